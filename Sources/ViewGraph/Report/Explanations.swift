extension Update {
  /// What one identity would have kept, a sentence for each sort of replacement.
  var explanations: [String] {
    let lost = lostPropertiesByRoot
    var sentences: [String] = []
    var known: Set<String> = []
    for replacement in replacements {
      let sentence = sentence(replacement, losing: lost[replacement.removed.identity] ?? [])
      if known.insert(sentence).inserted { sentences.append(sentence) }
    }
    return sentences
  }

  private func sentence(_ replacement: Replacement, losing properties: [String]) -> String {
    let (old, new) = (replacement.removed, replacement.inserted)
    let isAnimated = new.transition?.animation != nil || old.transition?.animation != nil
    let benefits = [
      quotedList(properties).map { "keep \($0)" }, isAnimated ? "interpolate" : nil,
    ].compactMap { $0 }
    let would = benefits.isEmpty ? "stay the same view" : benefits.joined(separator: " and ")
    switch old.reason {
    case .idChanged(let from, let to, _)?:
      return
        "\(old.typeName) is made anew because its id changes from \(from) to \(to). An id that stays would \(would)."
    case .contentChanged?:
      return
        "An AnyView wraps \(old.typeName) and \(new.typeName) in turn. One type whose values change would \(would)."
    default:
      let other = old.typeName == new.typeName ? "another \(new.typeName)" : new.typeName
      return
        "\(old.typeName) and \(other) take the same place in turn. One view whose values change would \(would)."
    }
  }

  /// The state that each removed view took with it, its own and that of the views below.
  private var lostPropertiesByRoot: [Identity: [String]] {
    var result: [Identity: [String]] = [:]
    var root: Identity?
    for change in changes {
      if change.isRoot { root = change.kind == .removed ? change.identity : nil }
      guard let root else { continue }
      for event in change.state where event.kind == .lost {
        if result[root]?.contains(event.property) != true { result[root, default: []].append(event.property) }
      }
    }
    return result
  }
}

/// Names in quotes, joined by commas and "and"; `nil` for none.
private func quotedList(_ names: [String]) -> String? {
  let quoted = names.map { "'\($0)'" }
  guard let last = quoted.last else { return nil }
  guard quoted.count > 1 else { return last }
  return quoted.dropLast().joined(separator: ", ") + " and " + last
}

extension Verdict {
  /// What breaks continuity, counted.
  var summary: String {
    [
      counted(replacements.count, "replacement"),
      counted(lostState.count, "state value", "state values", "lost"),
      counted(jumps.count, "value", "values", "jumped"),
      counted(frameJumps.count, "frame", "frames", frameJumpTail),
      counted(unanimatedInsertions.count, "insertion", "insertions", "without animation"),
      counted(unanimatedRemovals.count, "removal", "removals", "without animation"),
      failures.isEmpty ? nil : "nothing was done",
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private var frameJumpTail: String {
    let farthest = frameJumps.map(\.frame.distance).max() ?? 0
    return frameJumps.count == 1
      ? "jumped by \(shortNumber(farthest)) points" : "jumped by up to \(shortNumber(farthest)) points"
  }

  private func counted(_ count: Int, _ one: String, _ many: String? = nil, _ tail: String? = nil) -> String? {
    guard count > 0 else { return nil }
    let noun = count == 1 ? one : (many ?? one + "s")
    return ["\(count)", noun, tail].compactMap { $0 }.joined(separator: " ")
  }
}
