internal import SceneCanvas

/// The lines and labels of arrows.
extension RowLayout {
  /// Draws a route.
  ///
  /// - Parameter origin: Where the content of the level begins.
  func draw(_ route: Int, from origin: Point, with pen: inout ArrowPen) {
    let origin = Point(x: origin.x, y: origin.y + top)
    if drawTurn(grid.routes[route], from: origin, with: &pen) { return }
    for (index, step) in grid.routes[route].steps.enumerated() {
      let link = grid.links[step.link]
      let (from, to) = (grid.cells[link.from], grid.cells[link.to])
      let edge = columns[from.column]
      let left = Point(x: origin.x + from.origin.x + from.width, y: origin.y + from.origin.y + link.exit)
      let right = Point(x: origin.x + to.origin.x, y: origin.y + to.origin.y + link.entry)
      let start = Point(x: origin.x + edge.x + edge.width + RowLayout.stub, y: left.y)
      let end = Point(x: right.x - RowLayout.stub, y: right.y)
      let way = step.isBackwards ? [right, end, start, left] : [left, start, end, right]
      if step.isBackwards, index > 0, case .turn = to.content { pen.turn(to: right) }
      pen.line(to: way[0])
      pen.line(to: way[1])
      pen.bend(to: way[2])
      pen.line(to: way[3])
    }
  }

  /// Draws an arrow without a text that turns back to its own column, with one line up or down; false for any other.
  private func drawTurn(_ route: ColumnGrid.Route, from origin: Point, with pen: inout ArrowPen) -> Bool {
    guard let start = route.steps.first, let end = route.steps.last else { return false }
    let (first, last) = (grid.links[start.link], grid.links[end.link])
    guard grid.cells[first.to].isPlain else { return false }
    let turns = grid.columns[grid.cells[first.to].column].filter { grid.cells[$0].isPlain }
    let place = turns.firstIndex(of: first.to) ?? 0
    let edge = columns[grid.cells[first.from].column]
    let x = origin.x + max(edge.x + edge.width + 4, columns[grid.cells[first.to].column].x - 6 - 5 * place)
    let ends = [first, last].map { link in
      let from = grid.cells[link.from]
      return Point(x: origin.x + from.origin.x + from.width, y: origin.y + from.origin.y + link.exit)
    }
    pen.line(to: ends[0])
    pen.corners([Point(x: x, y: ends[0].y), Point(x: x, y: ends[1].y), ends[1]])
    return true
  }

  /// The label of a route, if it has one and is the first of those that share it.
  func label(of route: Int, from origin: Point) -> Picture.Caption? {
    let route = grid.routes[route]
    for step in route.steps {
      let link = grid.links[step.link]
      for index in [link.from, link.to] {
        guard let text = labels[index] else { continue }
        let cell = grid.cells[index]
        let shift: Int
        switch cell.content {
        case .label(route.edge): shift = 0
        case .turn(route.edge): shift = RowLayout.turn
        case .label, .turn, .item, .bend, .border: continue
        }
        guard !text.lines.isEmpty else { return nil }
        return .init(text: text, origin: Point(x: origin.x + cell.origin.x + shift, y: origin.y + top + cell.origin.y))
      }
    }
    return nil
  }
}
