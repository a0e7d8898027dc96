import Testing
@testable import ViewGraph
@Test func `x`() { #expect(1 == 1) }
