extension UpdateReport {
  /// What ran the code that wrote a value.
  public struct Cause: Codable, Equatable, Sendable {
    /// The causes that are told apart.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// Something a person did on a view.
      case gesture
      /// A callback of a view.
      case callback
      /// The closure of `host.update { … }`.
      case update
      /// `host.update(to:)` replaced the root value.
      case rootValue
      /// `host.resize(to:)` changed the screen.
      case resize
      /// `host.setState(_:of:to:)` named the property.
      case setState
      /// Code outside the host, such as a task that went on.
      case outside
      /// The host's clock went on.
      case time
    }

    /// Which cause it is.
    public let kind: Kind
    /// The cause as the text report prints it, such as `tap on ExpandedCard`.
    public let text: String
    /// The gesture or callback, such as `tap`.
    public let name: String?
    /// The name of the view that the gesture or callback belongs to.
    public let view: String?
  }
}

extension UpdateReport.Cause {
  init(_ cause: Cause) {
    let (kind, name, view): (Kind, String?, String?) =
      switch cause {
      case .gesture(let name, let view): (.gesture, name, view)
      case .callback(let name, let view): (.callback, name, view)
      case .update: (.update, nil, nil)
      case .rootValue: (.rootValue, nil, nil)
      case .resize: (.resize, nil, nil)
      case .setState: (.setState, nil, nil)
      case .outside: (.outside, nil, nil)
      case .time: (.time, nil, nil)
      }
    self.init(kind: kind, text: "\(cause)", name: name, view: view)
  }
}
