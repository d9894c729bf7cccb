import Testing

@testable import SceneCanvas
@testable import SceneDiagrams

@Suite("Heights in columns")
struct ColumnPlacementTests {
  @Test func `what is linked to the side of its row alone stands right below the frame above it`() throws {
    // A tall frame that many arrows enter from the left, and below it a card with one arrow to the right.
    let entries = (0..<10).map {
      ColumnGrid.Wire(edge: $0, from: .border(.left), to: .item(.cluster(0)), isLabelled: false)
    }
    let exit = ColumnGrid.Wire(edge: 10, from: .item(.node(0)), to: .border(.right), isLabelled: false)
    var grid = ColumnGrid([(.cluster(0), 0), (.node(0), 0)], entries + [exit], .free, count: 1)
    for cell in grid.cells.indices {
      switch grid.cells[cell].content {
      case .item(.cluster): grid.cells[cell].height = 8_000
      case .item(.node): grid.cells[cell].height = 44
      case .label, .turn, .bend, .border: break
      }
    }
    for (index, link) in grid.links.enumerated() where grid.cells[link.to].content == .item(.cluster(0)) {
      grid.links[index].entry = 700 * link.edge
    }
    let placed = ColumnPlacement.applied(to: grid)
    func top(_ item: DiagramGraph.End) throws -> Int {
      try #require(placed.cells.first { $0.content == .item(item) }).origin.y
    }
    let free = try top(.node(0)) - top(.cluster(0)) - 8_000
    #expect(free == 26, "the gap between any two boxes")
    #expect(placed.cells.map(\.origin.y).min() == 0)
  }
}
