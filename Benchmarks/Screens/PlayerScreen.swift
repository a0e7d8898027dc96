import ViewGraph

/// A music player: a timeline that is dragged, buttons with a style, a queue, and a cover that flies.
@MainActor func playerScreenBenchmarks() -> [Benchmark] {
  Screen(
    name: "player", model: { PlayerModel() },
    root: { PlayerScreen(model: $0, revision: $1) },
    updates: [
      ScreenUpdate(
        name: "tick", note: "the time goes on by a second", change: { $0.seconds = ($0.seconds + 1) % 200 }),
      ScreenUpdate(
        name: "play", note: "play becomes pause, animated",
        change: { model in withAnimation(.spring) { model.isPlaying.toggle() } }),
      ScreenUpdate(
        name: "expand", note: "the small player and the large one change places",
        change: { model in model.isExpanded.toggle() }),
    ]
  ).benchmarks
}

@MainActor @Observable private final class PlayerModel {
  var seconds = 42
  var isPlaying = false
  var isExpanded = true
  var isShuffled = false
  var current = 2
  var volume = 0.7
  let tracks = (0..<16).map {
    Track(
      id: $0, title: "Track \($0 + 1)", artist: $0.isMultiple(of: 2) ? "Ensemble" : "Quartet", length: 200)
  }
  let levels = (0..<48).map { Double(($0 * 37) % 60 + 4) }

  var track: Track { tracks[current] }
}

private struct Track: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
  let length: Int
}

private func clockText(_ seconds: Int) -> String {
  let rest = seconds % 60
  return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
}

private struct PlayerScreen: View {
  let model: PlayerModel
  let revision: Int
  @Namespace private var cover

  var body: some View {
    ZStack(alignment: .bottom) {
      QueueList(model: model, revision: revision)
      if model.isExpanded {
        LargePlayer(model: model, cover: cover, revision: revision)
          .transition(.move(edge: .bottom))
          .zIndex(1)
      } else {
        SmallPlayer(model: model, cover: cover, revision: revision)
          .transition(.opacity)
      }
    }
    .environment(\.colorScheme, .dark)
    .background(Color.black)
  }
}

private struct QueueList: View {
  @Bindable var model: PlayerModel
  let revision: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Toggle("Shuffle", isOn: $model.isShuffled)
          .toggleStyle(.button)
        ForEach(model.tracks) { track in
          TrackRow(track: track, isCurrent: track.id == model.current, revision: revision)
            .onTapGesture { model.current = track.id }
          Divider()
        }
      }
    }
  }
}

private struct TrackRow: View {
  let track: Track
  let isCurrent: Bool
  let revision: Int

  var body: some View {
    HStack(spacing: 12) {
      if isCurrent {
        Image(systemName: "waveform")
          .foregroundStyle(.tint)
      } else {
        Text("\(track.id + 1)")
          .foregroundStyle(.secondary)
      }
      VStack(alignment: .leading) {
        Text(track.title)
          .fontWeight(isCurrent ? .bold : .regular)
        Text(track.artist)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(clockText(track.length))
        .font(.caption)
        .monospacedDigit()
    }
    .padding(.vertical, 6)
    .padding(.horizontal)
  }
}

private struct Cover: View {
  let track: Track
  let size: CGFloat
  let revision: Int

  var body: some View {
    RoundedRectangle(cornerRadius: size / 12)
      .fill(
        AngularGradient(colors: [.purple, .blue, .teal, .purple], center: .center)
      )
      .frame(width: size, height: size)
      .overlay {
        Image(systemName: "music.note")
          .font(.system(size: size / 3))
          .foregroundColor(.white)
      }
      .shadow(radius: size / 20)
  }
}

private struct LargePlayer: View {
  @Bindable var model: PlayerModel
  let cover: Namespace.ID
  let revision: Int

  var body: some View {
    VStack(spacing: 24) {
      Capsule()
        .frame(width: 36, height: 4)
        .opacity(0.4)
      Cover(track: model.track, size: 280, revision: revision)
        .matchedGeometryEffect(id: "cover", in: cover)
        .scaleEffect(model.isPlaying ? 1 : 0.85)
        .animation(.spring, value: model.isPlaying)
      VStack(spacing: 4) {
        Text(model.track.title)
          .font(.title)
          .contentTransition(.opacity)
        Text(model.track.artist)
          .foregroundStyle(.secondary)
      }
      Timeline(model: model, revision: revision)
      Controls(model: model, revision: revision)
      HStack {
        Image(systemName: "speaker.fill")
        Slider(value: $model.volume)
        Image(systemName: "speaker.wave.3.fill")
      }
    }
    .padding()
    .background(.regularMaterial)
  }
}

private struct Timeline: View {
  let model: PlayerModel
  let revision: Int
  @GestureState private var translation: CGFloat = 0

  private var progress: Double { Double(model.seconds) / Double(model.track.length) }

  var body: some View {
    VStack(spacing: 6) {
      HStack(alignment: .center, spacing: 2) {
        ForEach(model.levels.indices, id: \.self) { index in
          Capsule()
            .fill(Double(index) / 48 < progress ? Color.accentColor : Color.gray)
            .frame(width: 3, height: model.levels[index])
        }
      }
      .offset(x: translation)
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in state = value.translation.width }
          .onEnded { value in model.seconds += Int(value.translation.width) })
      HStack {
        Text(clockText(model.seconds))
        Spacer()
        Text("-\(clockText(model.track.length - model.seconds))")
      }
      .font(.caption)
      .monospacedDigit()
    }
  }
}

private struct Controls: View {
  let model: PlayerModel
  let revision: Int

  var body: some View {
    HStack(spacing: 40) {
      Button {
        model.current = max(0, model.current - 1)
      } label: {
        Image(systemName: "backward.fill")
      }
      Button {
        model.isPlaying.toggle()
      } label: {
        Image(systemName: model.isPlaying ? "pause.fill" : "play.fill")
          .font(.largeTitle)
      }
      .keyboardShortcut(.space, modifiers: [])
      Button {
        model.current = min(model.tracks.count - 1, model.current + 1)
      } label: {
        Image(systemName: "forward.fill")
      }
    }
    .buttonStyle(PressableButtonStyle())
  }
}

private struct PressableButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .background(Circle().fill(Color.white.opacity(configuration.isPressed ? 0.3 : 0)))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

private struct SmallPlayer: View {
  let model: PlayerModel
  let cover: Namespace.ID
  let revision: Int

  var body: some View {
    HStack(spacing: 12) {
      Cover(track: model.track, size: 44, revision: revision)
        .matchedGeometryEffect(id: "cover", in: cover)
      Text(model.track.title)
      Spacer()
      Controls(model: model, revision: revision)
    }
    .padding()
    .background(.ultraThinMaterial)
  }
}
