/// Transparent views: what leaves no node and adds steps to the way of its children.
extension DescribingPass {
  /// Describes content whose place is known.
  @inlinable mutating func locating(
    _ location: SourceLocation?, _ content: @MainActor (inout DescribingPass) -> Void
  ) {
    let previous = innerLocation
    innerLocation = location ?? previous
    content(&self)
    innerLocation = previous
  }

  /// Describes content one step further.
  @inlinable mutating func stepping(
    _ sort: StepCode.Sort, _ number: Int, at location: SourceLocation?,
    _ content: @MainActor (inout DescribingPass) -> Void
  ) {
    stepping(StepCode(sort, number), key: nil, nil, at: location, content)
  }

  /// Describes content below an id that a construct of this place gives to it.
  mutating func stepping<ID: Hashable>(
    _ sort: StepCode.Sort, id: ID, at location: SourceLocation?,
    _ content: @MainActor (inout DescribingPass) -> Void
  ) {
    let memory = construct { IDNumbers<ID>() }
    let number = memory.number(of: id, among: storage.leavingSteps(of: frame.parent, sort))
    var key = IDKey(id: id)
    stepping(StepCode(sort, number), key: &key, at: location, content)
  }

  /// Describes content whose type is hidden from the place where it stands.
  mutating func stepping(
    hiding type: Any.Type, at location: SourceLocation?, _ content: @MainActor (inout DescribingPass) -> Void
  ) {
    let code = StepCode(.content, graph.number(of: type))
    var key = TypeKey(type: type)
    stepping(code, key: &key, at: location, content)
  }

  @inlinable mutating func stepping(
    _ code: StepCode, key: UnsafeRawPointer?, _ keyType: (any StepKey.Type)?, at location: SourceLocation?,
    _ content: @MainActor (inout DescribingPass) -> Void
  ) {
    let (previousWay, previous, count) = (way, innerLocation, frame.described)
    if !way.append(code) { appendToLongWay(code) }
    if stepCount == stepCapacity { growSteps() }
    givenSteps.advanced(by: stepCount).initialize(
      to: GivenStep(location: location, key: key, keyType: keyType))
    stepCount += 1
    innerLocation = location ?? previous
    content(&self)
    innerLocation = previous
    stepCount -= 1
    if code.isVariable, frame.described == count { emptyWays.append(way) }
    way = previousWay
  }

  /// Describes content below a key at an address, which is good for this call.
  @inlinable mutating func stepping<Key: StepKey>(
    _ code: StepCode, key: UnsafePointer<Key>, at location: SourceLocation?,
    _ content: @MainActor (inout DescribingPass) -> Void
  ) {
    stepping(code, key: UnsafeRawPointer(key), Key.self, at: location, content)
  }

  @usableFromInline mutating func appendToLongWay(_ code: StepCode) {
    way = storage.longWays.way(way, and: code)
  }

  @usableFromInline mutating func growSteps() {
    scratch.growSteps()
    (givenSteps, stepCapacity) = (scratch.steps, scratch.stepCapacity)
  }

  /// Describes one of several views in a row.
  @inlinable mutating func child<Content: View>(_ index: Int, _ child: Located<Content>) {
    stepping(.child, index, at: child.location) { Content._describe(child.content, in: &$0) }
  }

  /// Describes a view that is compared by its own `==`.
  mutating func comparingByEquality(_ content: @MainActor (inout DescribingPass) -> Void) {
    comparesByEquality = true
    content(&self)
    comparesByEquality = false
  }
}
