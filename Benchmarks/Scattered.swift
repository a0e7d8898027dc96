/// The numbers below a count in an order without a pattern, the same in each run.
func scattered(_ count: Int) -> [Int] {
  var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  var numbers = Array(0..<count)
  for index in numbers.indices.dropFirst().reversed() {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    numbers.swapAt(index, Int((seed >> 33) % UInt64(index + 1)))
  }
  return numbers
}
