import ViewGraph

/// A conversation: bubbles on two sides, avatars with badges, menus, and a field to write in.
@MainActor func chatScreenBenchmarks() -> [Benchmark] {
  Screen(
    name: "chat", model: { ChatModel() },
    root: { ChatScreen(model: $0, revision: $1) },
    updates: [
      ScreenUpdate(
        name: "type", note: "a letter is typed",
        change: { $0.draft.append("a") }, undo: { $0.draft.removeLast() }),
      ScreenUpdate(
        name: "receive", note: "a message is added",
        change: { $0.messages.append($0.reply) }, undo: { $0.messages.removeLast() }),
      ScreenUpdate(
        name: "react", note: "a message gets a reaction",
        change: { $0.messages[12].reaction = $0.messages[12].reaction == nil ? "heart" : nil }),
    ]
  ).benchmarks
}

@MainActor private final class ChatModel: ObservableObject {
  @Published var messages: [Message] = (0..<16).map { Message.sample($0) }
  @Published var draft = ""
  @Published var isTyping = true
  let reply = Message.sample(100)
}

private struct Message: Identifiable, Equatable {
  let id: Int
  let sender: String
  let text: String
  let isMine: Bool
  let time: String
  var reaction: String?
  var isRead = true

  static func sample(_ number: Int) -> Message {
    let texts = [
      "Are we still on for the ridge walk on Saturday?", "Yes!", "The forecast looks fine until noon.",
      "I would start early then, and be back before the rain.", "See you at seven.",
    ]
    let senders = ["Grace", "Edsger", "Barbara"]
    return Message(
      id: number, sender: senders[number % 3], text: texts[number % 5], isMine: number % 3 == 1,
      time: "\(8 + number / 10):\(10 + number % 10)", reaction: number % 7 == 3 ? "hand.thumbsup" : nil,
      isRead: number < 13)
  }
}

private struct ChatScreen: View {
  @ObservedObject var model: ChatModel
  let revision: Int

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(model.messages) { message in
            MessageRow(message: message, revision: revision)
              .contextMenu {
                Button("Copy") {}
                Button("Reply") { model.draft = "@\(message.sender) " }
                Button("Delete", role: .destructive) {
                  model.messages.removeAll { $0.id == message.id }
                }
              }
              .transition(.move(edge: .bottom).combined(with: .opacity))
          }
          if model.isTyping {
            TypingIndicator(revision: revision)
          }
        }
        .padding(.horizontal)
        .animation(.easeOut, value: model.messages.count)
      }
      Divider()
      MessageField(draft: $model.draft, revision: revision) {
        model.messages.append(model.reply)
        model.draft = ""
      }
    }
    .navigationTitle("Weekend")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          model.isTyping.toggle()
        } label: {
          Image(systemName: "phone")
        }
      }
    }
  }
}

private struct MessageRow: View {
  let message: Message
  let revision: Int

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if message.isMine {
        Spacer(minLength: 40)
        Bubble(message: message, revision: revision)
      } else {
        Avatar(name: message.sender, isUnread: !message.isRead, revision: revision)
        Bubble(message: message, revision: revision)
        Spacer(minLength: 40)
      }
    }
  }
}

private struct Bubble: View {
  let message: Message
  let revision: Int
  @Environment(\.colorScheme) private var colorScheme

  private var color: Color {
    if message.isMine { return .blue }
    return colorScheme == .dark ? .gray : Color(white: 0.9)
  }

  var body: some View {
    VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
      if !message.isMine {
        Text(message.sender)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Text(message.text)
        .padding(10)
        .background(color)
        .foregroundColor(message.isMine ? .white : .primary)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .overlay(alignment: .topTrailing) {
          if let reaction = message.reaction {
            Image(systemName: reaction)
              .font(.caption)
              .offset(x: 8, y: -8)
          }
        }
      Text(message.time)
        .font(.caption2)
        .foregroundStyle(.tertiary)
    }
  }
}

private struct Avatar: View {
  let name: String
  let isUnread: Bool
  let revision: Int

  var body: some View {
    Circle()
      .fill(Color.teal)
      .frame(width: 32, height: 32)
      .overlay {
        Text(String(name.prefix(1)))
          .font(.headline)
          .foregroundColor(.white)
      }
      .overlay(alignment: .bottomTrailing) {
        if isUnread {
          Circle()
            .fill(Color.red)
            .frame(width: 10, height: 10)
        }
      }
      .accessibilityLabel(name)
  }
}

private struct TypingIndicator: View {
  let revision: Int
  @State private var phase = 0

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 6, height: 6)
          .opacity(index == phase ? 1 : 0.3)
      }
    }
    .padding(8)
    .background(Color(white: 0.9), in: Capsule())
    .onTapGesture { phase = (phase + 1) % 3 }
  }
}

private struct MessageField: View {
  @Binding var draft: String
  let revision: Int
  let send: @MainActor () -> Void

  var body: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "plus.circle")
      }
      TextField("Message", text: $draft)
        .textFieldStyle(.roundedBorder)
        .onSubmit(send)
      Button(action: send) {
        Image(systemName: "arrow.up.circle.fill")
          .font(.title2)
      }
      .disabled(draft.isEmpty)
    }
    .padding(8)
  }
}
