import ViewGraph

/// A settings form: sections of toggles, pickers and steppers that write an observable object.
@MainActor func settingsScreenBenchmarks() -> [Benchmark] {
  Screen(
    name: "settings", model: { SettingsStore() },
    root: { SettingsScreen(store: $0, revision: $1) },
    updates: [
      ScreenUpdate(name: "toggle", note: "a toggle is switched", change: { $0.playsSounds.toggle() }),
      ScreenUpdate(
        name: "pick", note: "a picker selects another value",
        change: { $0.appearance = $0.appearance == .dark ? .light : .dark }),
      ScreenUpdate(
        name: "branch", note: "a section of 7 rows comes",
        change: { $0.allowsNotifications = true }, undo: { $0.allowsNotifications = false }),
    ]
  ).benchmarks
}

@MainActor private final class SettingsStore: ObservableObject {
  @Published var name = "Ada Lovelace"
  @Published var playsSounds = true
  @Published var allowsNotifications = false
  @Published var showsPreviews = true
  @Published var badge = BadgeKind.all
  @Published var quietFrom = 22
  @Published var quietUntil = 7
  @Published var appearance = Appearance.light
  @Published var textScale = 1.0
  @Published var usesLargeTitles = true
  @Published var accent = "Blue"
  @Published var downloadsOverCellular = false
  @Published var cacheLimit = 500
  @Published var sendsReports = false
}

private enum Appearance: String, CaseIterable, Identifiable {
  case system = "System"
  case light = "Light"
  case dark = "Dark"

  var id: Self { self }
}

private enum BadgeKind: String, CaseIterable, Identifiable {
  case all = "All"
  case mentions = "Mentions"
  case none = "None"

  var id: Self { self }
}

private struct SettingsScreen: View {
  @ObservedObject var store: SettingsStore
  let revision: Int
  @State private var asksToReset = false

  private let accents = ["Blue", "Green", "Orange", "Pink", "Purple", "Red"]

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ProfileHeader(name: store.name, revision: revision)
        }
        generalSection
        NotificationSections(store: store, revision: revision)
        AppearanceSection(store: store, accents: accents, revision: revision)
        StorageSection(store: store, revision: revision)
        Section {
          Toggle("Send crash reports", isOn: $store.sendsReports)
          Button("Reset all settings", role: .destructive) { asksToReset = true }
        } footer: {
          Text("Reports hold no personal data.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        AboutSection(revision: revision)
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .tint(store.accent == "Blue" ? .blue : .orange)
      .confirmationDialog("Reset all settings?", isPresented: $asksToReset) {
        Button("Reset", role: .destructive) { store.playsSounds = true }
      }
    }
  }

  private var generalSection: some View {
    Section("General") {
      TextField("Name", text: $store.name)
      Toggle(isOn: $store.playsSounds) {
        Label("Sounds", systemImage: "speaker.wave.2")
      }
      NavigationLink("Language") { Text("English") }
      NavigationLink {
        Text("Keyboard")
      } label: {
        Label("Keyboard", systemImage: "keyboard")
      }
    }
  }
}

private struct ProfileHeader: View {
  let name: String
  let revision: Int

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .frame(width: 64, height: 64)
        .foregroundStyle(.tint)
      VStack(alignment: .leading) {
        Text(name)
          .font(.title2)
          .bold()
        Text("ada@example.org")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

private struct NotificationSections: View {
  @ObservedObject var store: SettingsStore
  let revision: Int

  var body: some View {
    Section("Notifications") {
      Toggle(isOn: $store.allowsNotifications) {
        SettingsLabel(
          title: "Allow notifications", symbol: "bell.badge", color: .red, revision: revision)
      }
    }
    if store.allowsNotifications {
      Section {
        Toggle("Show previews", isOn: $store.showsPreviews)
        Picker("Badges", selection: $store.badge) {
          ForEach(BadgeKind.allCases) { Text($0.rawValue).tag($0) }
        }
        Stepper("Quiet from \(store.quietFrom):00", value: $store.quietFrom, in: 0...23)
        Stepper("Quiet until \(store.quietUntil):00", value: $store.quietUntil, in: 0...23)
      } header: {
        Text("Quiet hours")
      } footer: {
        Text("During quiet hours only calls ring.")
      }
    }
  }
}

private struct AppearanceSection: View {
  @ObservedObject var store: SettingsStore
  let accents: [String]
  let revision: Int

  var body: some View {
    Section("Appearance") {
      Picker(selection: $store.appearance) {
        ForEach(Appearance.allCases) { Text($0.rawValue).tag($0) }
      } label: {
        SettingsLabel(title: "Theme", symbol: "paintbrush", color: .indigo, revision: revision)
      }
      .pickerStyle(.segmented)
      Picker("Accent colour", selection: $store.accent) {
        ForEach(accents, id: \.self) { accent in
          Label(accent, systemImage: "circle.fill").tag(accent)
        }
      }
      Slider(value: $store.textScale, in: 0.8...1.6, step: 0.1) { Text("Text size") }
      Toggle("Large titles", isOn: $store.usesLargeTitles)
        .disabled(store.appearance == .system)
    }
  }
}

private struct StorageSection: View {
  @ObservedObject var store: SettingsStore
  let revision: Int

  private let usage = [("Photos", 212), ("Messages", 98), ("Maps", 61), ("Other", 17)]

  var body: some View {
    Section {
      ForEach(usage, id: \.0) { entry in
        LabeledContent(entry.0, value: "\(entry.1) MB")
      }
      ProgressView(value: 0.78)
      Toggle(isOn: $store.downloadsOverCellular) {
        SettingsLabel(
          title: "Download over cellular", symbol: "antenna.radiowaves.left.and.right", color: .green,
          revision: revision)
      }
      Stepper(value: $store.cacheLimit, in: 100...1000, step: 100) {
        Text("Keep \(store.cacheLimit) MB")
      }
      Button("Empty cache") { store.cacheLimit = 100 }
    } header: {
      Text("Storage")
    }
  }
}

private struct AboutSection: View {
  let revision: Int

  var body: some View {
    Section("About") {
      LabeledContent("Version", value: "4.2")
      ForEach(["Acknowledgements", "Privacy", "Terms of use"], id: \.self) { title in
        NavigationLink {
          ScrollView { Text(title).font(.title) }
        } label: {
          SettingsLabel(title: title, symbol: "doc.text", color: .gray, revision: revision)
        }
      }
      Link("Website", destination: URL(fileURLWithPath: "/"))
    }
  }
}

private struct SettingsLabel: View {
  let title: String
  let symbol: String
  let color: Color
  let revision: Int

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol)
        .foregroundColor(.white)
        .frame(width: 28, height: 28)
        .background(color)
        .clipShape(RoundedRectangle(cornerRadius: 6))
    }
  }
}
