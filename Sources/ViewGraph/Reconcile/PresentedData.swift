import Foundation

/// A view or modifier with other animatable data than its own, if it has any.
///
/// - Parameter data: The data as an attribute's value, as a tree keeps it.
func presenting<Value>(_ data: AttributeValue, in value: Value) -> Value {
  func presenting<Shown: Animatable>(_ shown: Shown) -> Any {
    guard let data = data.base(as: Shown.AnimatableData.self) else { return shown }
    var copy = shown
    copy.animatableData = data
    return copy
  }
  guard let animatable = value as? any Animatable else { return value }
  return _openExistential(animatable, do: presenting) as? Value ?? value
}

/// The animatable data of a view or modifier as an attribute's value, if it has any.
func animatableData<Value>(of value: Value) -> AttributeValue? {
  func data<Shown: Animatable>(_ shown: Shown) -> AttributeValue {
    AttributeValue(animatable: shown.animatableData)
  }
  return (value as? any Animatable).map { _openExistential($0, do: data) }
}

extension AttributeValue {
  fileprivate func base<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
    switch self {
    case .number(let number): number as? Data ?? CGFloat(number) as? Data ?? Float(number) as? Data
    case .opaque(let value): value.base as? Data
    default: nil
    }
  }
}

extension DescribingPass {
  /// Lets a body go on with the data that it shows, where an animation will lead to those of its new value.
  ///
  /// - Parameters:
  ///   - old: The value before.
  ///   - animation: The animation of the transaction that reaches the view.
  func keepPresented<Value>(_ old: Value, on body: AnyBody, of node: NodeID, under animation: Animation?) {
    guard animation != nil, let data = animatableData(of: old) else { return }
    body.presented = body.presented ?? data
    graph.presenting.insert(node)
  }
}
