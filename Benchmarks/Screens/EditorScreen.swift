import ViewGraph

/// A note editor: fields bound to an observable model, focus, a toolbar, tags and an outline.
@MainActor func editorScreenBenchmarks() -> [Benchmark] {
  Screen(
    name: "editor", model: { EditorModel() },
    root: { EditorScreen(model: $0, revision: $1) },
    updates: [
      ScreenUpdate(
        name: "type", note: "a letter is typed into the title",
        change: { $0.title.append("a") }, undo: { $0.title.removeLast() }),
      ScreenUpdate(
        name: "insert", note: "a task is added",
        change: { $0.tasks.insert($0.extra, at: 3) }, undo: { $0.tasks.remove(at: 3) }),
      ScreenUpdate(
        name: "check", note: "a task is ticked off", change: { $0.tasks[6].isDone.toggle() }),
    ]
  ).benchmarks
}

@MainActor @Observable private final class EditorModel {
  var title = "Ridge walk"
  var text = "Start at seven from the car park. Bring water, a map and a spare layer."
  var tasks = (0..<14).map { EditorTask(id: $0, title: "Task \($0)", isDone: $0 < 4) }
  var tags = ["outdoors", "saturday", "friends", "alps", "list"]
  var isPinned = false
  var changeCount = 0
  @ObservationIgnored let extra = EditorTask(id: 100, title: "Charge the lamp", isDone: false)

  var wordCount: Int { text.split(separator: " ").count }
  var openCount: Int { tasks.count { !$0.isDone } }
}

private struct EditorTask: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone: Bool
}

private enum EditorField: Hashable {
  case title
  case text
  case task(Int)
}

private struct EditorScreen: View {
  @Bindable var model: EditorModel
  let revision: Int
  @FocusState private var focus: EditorField?
  @State private var showsOutline = true

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          TextField("Title", text: $model.title)
            .font(.largeTitle)
            .focused($focus, equals: .title)
            .submitLabel(.next)
            .onSubmit { focus = .text }
          TagRow(tags: model.tags, revision: revision) { tag in
            model.tags.removeAll { $0 == tag }
          }
          TextEditor(text: $model.text)
            .focused($focus, equals: .text)
            .frame(minHeight: 200)
            .overlay(alignment: .topLeading) {
              if model.text.isEmpty {
                Text("Write something")
                  .foregroundStyle(.placeholder)
                  .allowsHitTesting(false)
              }
            }
          TaskSection(model: model, focus: $focus, revision: revision)
          if showsOutline {
            Outline(model: model, revision: revision)
          }
        }
        .padding()
      }
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button {
            model.isPinned.toggle()
          } label: {
            Image(systemName: model.isPinned ? "pin.fill" : "pin")
          }
          Button("Outline") { withAnimation { showsOutline.toggle() } }
        }
        ToolbarItem(placement: .status) {
          StatusText(model: model, revision: revision)
        }
      }
      .onChange(of: model.tasks.count) { model.changeCount += 1 }
      .navigationTitle("Note")
    }
  }
}

private struct TagRow: View {
  let tags: [String]
  let revision: Int
  let remove: (String) -> Void

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 6) {
        ForEach(tags, id: \.self) { tag in
          HStack(spacing: 4) {
            Text("#\(tag)")
            Button {
              remove(tag)
            } label: {
              Image(systemName: "xmark.circle.fill")
            }
            .buttonStyle(.plain)
          }
          .font(.caption)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(Color.gray.opacity(0.2), in: Capsule())
        }
      }
    }
  }
}

private struct TaskSection: View {
  @Bindable var model: EditorModel
  let focus: FocusState<EditorField?>.Binding
  let revision: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Tasks")
          .font(.headline)
        Spacer()
        Text("\(model.openCount) open")
          .foregroundStyle(.secondary)
      }
      ForEach($model.tasks) { $task in
        TaskRow(task: $task, revision: revision)
          .focused(focus, equals: .task(task.id))
      }
    }
  }
}

private struct TaskRow: View {
  @Binding var task: EditorTask
  let revision: Int
  @State private var isHovered = false

  var body: some View {
    HStack {
      Button {
        task.isDone.toggle()
      } label: {
        Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundColor(task.isDone ? .green : .secondary)
      }
      .buttonStyle(.plain)
      TextField("Task", text: $task.title)
        .strikethrough(task.isDone)
        .disabled(task.isDone)
      if isHovered {
        Image(systemName: "line.3.horizontal")
      }
    }
    .padding(.vertical, 2)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}

private struct Outline: View {
  let model: EditorModel
  let revision: Int

  var body: some View {
    GroupBox("Outline") {
      VStack(alignment: .leading) {
        LabeledContent("Title", value: model.title)
        LabeledContent("Words", value: "\(model.wordCount)")
        ForEach(model.tasks) { task in
          if !task.isDone {
            Text(task.title)
              .font(.caption)
          }
        }
      }
    }
    .transition(.opacity)
  }
}

private struct StatusText: View {
  let model: EditorModel
  let revision: Int

  var body: some View {
    Text("\(model.wordCount) words, \(model.changeCount) changes")
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}
