extension StoryboardProject {
  /// The unreachable controllers: no path leads to them from an initial controller or from one that code can make.
  package var unreachable: [Int] {
    var starts: [Int] = []
    for (place, storyboard) in storyboards.enumerated() {
      starts += storyboard.controllers.indices.filter {
        $0 == storyboard.initial || storyboard.controllers[$0].storyboardIdentifier != nil
      }.map { number(of: $0, in: place) }
    }
    let reached = reached(from: starts + attributeEdges.map(\.destination))
    // A reference without an edge to it is no controller.
    return reached.indices.filter { !reached[$0] && self[$0].kind != .placeholder }
  }

  /// Whether each controller can be reached from some, by its number.
  ///
  /// - Parameters:
  ///   - starts: Where to start, by their numbers.
  ///   - further: Edges beside the storyboards' own, such as those that stand in code.
  package func reached(from starts: [Int], also further: [(source: Int, destination: Int)] = []) -> [Bool] {
    var next: [[Int]] = Array(repeating: [], count: count)
    for edge in edges { if let destination = edge.destination { next[edge.source].append(destination) } }
    for edge in further { next[edge.source].append(edge.destination) }
    var reached = Array(repeating: false, count: count)
    var waiting = starts
    while let number = waiting.popLast() {
      guard !reached[number] else { continue }
      reached[number] = true
      waiting += next[number]
    }
    return reached
  }

  /// The controllers that bring a controller onto the screen, alone or inside a container: the sources of the segues
  /// that lead to it or to its initial container.
  package func presenters(of number: Int) -> [Int] {
    var holders: Set<Int> = [number]
    var waiting = [number]
    var presenters: Set<Int> = []
    while let held = waiting.popLast() {
      for edge in incoming[held].map({ edges[$0] }) {
        if !self[edge].holdsDestination {
          presenters.insert(edge.source)
        } else if holders.insert(edge.source).inserted {
          waiting.append(edge.source)
        }
      }
    }
    return presenters.subtracting(holders).sorted()
  }
}
