extension ColumnGrid {
  /// Puts what leads from one card to a side of the row in the order in which it doesn't cross where it turns: from top
  /// to bottom what comes from above, the nearest first, what goes on straight, and what leads down, the furthest first.
  ///
  /// - Parameter borders: The order of arrows that go straight on, as far as that is known.
  mutating func sortTurns(_ borders: [Int: Int]) {
    for column in Set([0, columns.count - 1]) {
      var ways: [Card: [[Int]]] = [:]
      for cell in columns[column] where cells[cell].content == .border {
        if let way = straightWay(from: cell) { ways[way.card, default: []].append(way.cells) }
      }
      let places = ranks
      for ways in ways.values where ways.count > 1 {
        let keys = ways.map { way in
          let link = cells[way[0]].left.first ?? cells[way[0]].right.first
          return (cells[way[0]].turn, link.flatMap { borders[links[$0].edge] } ?? -1)
        }
        let order = ways.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
        for depth in ways[0].indices {
          let free = ways.map { places[$0[depth]] }.sorted()
          for (way, place) in zip(order.map { ways[$0] }, free) {
            columns[cells[way[depth]].column][place] = way[depth]
          }
        }
      }
    }
  }

  /// A card, or a card in a frame by how far down it stands there.
  private struct Card: Hashable {
    var cell: Int
    var slot: Int
  }

  /// The cells from one at the row's side up to the card that it belongs to; nil where arrows share some of the way.
  private func straightWay(from border: Int) -> (card: Card, cells: [Int])? {
    let isLeft = cells[border].column == 0
    var way = [border]
    var here = border
    while true {
      let inward = isLeft ? cells[here].right : cells[here].left
      guard inward.count == 1, let link = inward.first else { return nil }
      here = isLeft ? links[link].to : links[link].from
      switch cells[here].content {
      case .item: return (Card(cell: here, slot: isLeft ? links[link].entry : links[link].exit), way)
      case .turn, .border: return nil
      case .label, .bend: if (isLeft ? cells[here].left : cells[here].right).count != 1 { return nil }
      }
      way.append(here)
    }
  }
}
