import Testing

@testable import SceneCanvas
@testable import SceneDiagrams
@testable import SceneGraphs

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

  @Test func `a line that turns turns once`() throws {
    // From the third card back to the first, below the second, which is in the way.
    let wires = [
      ColumnGrid.Wire(edge: 0, from: .item(.node(0)), to: .item(.node(1)), isLabelled: true),
      ColumnGrid.Wire(edge: 2, from: .item(.node(1)), to: .item(.node(2)), isLabelled: true),
      ColumnGrid.Wire(edge: 3, from: .item(.node(2)), to: .item(.node(0)), isLabelled: true),
    ]
    var grid = ColumnGrid([(.node(0), 0), (.node(1), 1), (.node(2), 2)], wires, .free, count: 3)
    for cell in grid.cells.indices {
      switch grid.cells[cell].content {
      case .item: grid.cells[cell].height = 44
      case .label(let edge): (grid.cells[cell].height, grid.cells[cell].width) = (edge == 3 ? 31 : 16, 60)
      case .turn, .bend, .border: break
      }
    }
    let placed = ColumnPlacement.applied(to: grid)
    func isStraight(_ link: ColumnGrid.Link) -> Bool {
      placed.cells[link.from].origin.y + link.exit == placed.cells[link.to].origin.y + link.entry
    }
    let bends = placed.cells.filter { $0.content == .bend }
    #expect(!bends.isEmpty)
    for bend in bends {
      let links = (bend.left + bend.right).map { placed.links[$0] }
      #expect(links.contains(where: isStraight), "it turns at both sides of a bend")
    }
  }
}
