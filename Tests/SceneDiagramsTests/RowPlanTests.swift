import Testing

@testable import SceneDiagrams

@Suite("Layers in rows")
struct RowPlanTests {
  /// Layers of equal width and arrows between them, in a room for five.
  private func rows(_ count: Int, _ arrows: [(Int, Int)]) -> [Range<Int>] {
    let links = arrows.map { RowPlan.Arrow(from: $0.0, to: $0.1, label: 0, trunk: $0.1) }
    return RowPlan(Array(repeating: 100, count: count), links, room: 640).rows
  }

  @Test func `two rows part where the fewest arrows lead on`() {
    let chain = (0..<5).map { ($0, $0 + 1) }
    #expect(rows(6, chain) == [0..<3, 3..<6])
    // Two arrows more lead from the second layer to the fourth: to part there would carry them to the next row.
    #expect(rows(6, chain + [(1, 3), (2, 3)]) == [0..<4, 4..<6])
  }
}
