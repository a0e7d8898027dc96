import ViewGraph

/// The five checks of the article.
let checks = [
  "1  hidden → visible ends opaque",
  "2  visible → hidden hides after the fade",
  "3  hide at 0.10 s, show at 0.31 s",
  "4  the slide stays in step with the fade",
  "5  reduced motion ends right, at once",
]

/// What a check found.
struct Finding {
  let holds: Bool
  let measured: String

  /// The finding as the table prints it.
  var text: String { (holds ? "ok    " : "wrong ") + measured }
}

/// The five checks, measured on one panel.
@MainActor struct Checklist<P: CheckedPanel> {
  /// The findings in the order of the article.
  var findings: [Finding] {
    [endsOpaque, hidesAfterTheFade, survivesAQuickToggle, staysInStep, endsRightWithReducedMotion]
  }

  /// What shows at some moments when the panel is hidden at 0.10 s and shown at 0.31 s.
  func quickToggle(at moments: [Duration]) -> [Double] {
    let host = ViewHost(P(isShown: true, reducesMotion: false))
    return moments.map { moment in
      for (time, name) in [(Duration.milliseconds(100), "hide"), (.milliseconds(310), "show")]
      where host.moment < time && time <= moment {
        host.advance(by: time - host.moment)
        host.tap(ViewQuery(stringLiteral: name))
      }
      host.advance(by: moment - host.moment)
      return opacity(host)
    }
  }

  private var endsOpaque: Finding {
    let host = ViewHost(P(isShown: false, reducesMotion: false))
    host.tap("show")
    host.advanceToEnd()
    return Finding(holds: opacity(host) == 1, measured: "alpha \(number(opacity(host)))")
  }

  private var hidesAfterTheFade: Finding {
    let host = ViewHost(P(isShown: true, reducesMotion: false))
    host.tap("hide")
    var last = 0.0
    while opacity(host) > 0, host.moment < .seconds(1) {
      last = opacity(host)
      host.advance(by: .milliseconds(1))
    }
    // In the last millisecond of the fade nearly nothing shows.
    return Finding(holds: last < 0.001, measured: "hidden at \(seconds(host.moment))")
  }

  private var survivesAQuickToggle: Finding {
    let end = quickToggle(at: [.seconds(2)])[0]
    return Finding(holds: end == 1, measured: "alpha \(number(end)), wanted 1.00")
  }

  private var staysInStep: Finding {
    let host = ViewHost(P(isShown: true, reducesMotion: false))
    var apart = 0.0
    for name in ["hide", "show"] {
      host.tap(ViewQuery(stringLiteral: name))
      for _ in 0..<300 {
        apart = max(apart, abs(opacity(host) - (top(host) + height) / height))
        host.advance(by: .milliseconds(1))
      }
    }
    return Finding(holds: apart < 1e-9, measured: "apart by \(number(apart))")
  }

  private var endsRightWithReducedMotion: Finding {
    let host = ViewHost(P(isShown: false, reducesMotion: true))
    host.tap("show")
    let shown = opacity(host)
    host.tap("hide")
    let hidden = opacity(host)
    return Finding(
      holds: shown == 1 && hidden == 0 && host.moment == .zero,
      measured: "alpha \(number(shown)), \(number(hidden)) at \(seconds(host.moment))")
  }

  private func opacity(_ host: ViewHost<P>) -> Double { host.shownOpacity(of: "Filters") ?? .nan }

  private func top(_ host: ViewHost<P>) -> Double {
    if case .point(let offset)? = host.value(of: "offset", in: "Filters") { offset.y } else { .nan }
  }
}
