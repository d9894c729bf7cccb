/// The places of the nodes of trees: the picture is narrow, and every parent stands over the middle of its children.
///
/// The algorithm is that of Buchheim, Jünger and Leipert, "Improving Walker's Algorithm to Run in Linear Time".
///
/// Nothing recurs here: a chain of a hundred thousand nodes is laid out like any other tree.
struct TidyTree {
  private let children: [[Int]]
  private let widths: [Int]
  private let gap: Int
  /// The middle of each node, from the left edge of the whole.
  private(set) var middles: [Int] = []

  private var parents: [Int]
  /// The place of each node among its siblings.
  private var numbers: [Int]
  private var ancestors: [Int]
  private var threads: [Int?]
  private var places: [Double]
  private var modifiers: [Double]
  private var shifts: [Double]
  private var changes: [Double]

  /// - Parameters:
  ///   - children: The children of each node, from left to right.
  ///   - roots: The nodes that are no child of another.
  ///   - widths: The width of each node.
  ///   - gap: The least distance between two nodes of one level.
  init(children: [[Int]], roots: [Int], widths: [Int], gap: Int) {
    // Above all trees stands one more node, so that they keep their distances like siblings.
    self.children = children + [roots]
    self.widths = widths + [0]
    self.gap = gap
    let count = children.count + 1
    parents = Array(repeating: count - 1, count: count)
    numbers = Array(repeating: 0, count: count)
    ancestors = Array(0..<count)
    threads = Array(repeating: nil, count: count)
    (places, modifiers) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count))
    (shifts, changes) = (places, places)
    for (parent, children) in self.children.enumerated() {
      for (number, child) in children.enumerated() {
        parents[child] = parent
        numbers[child] = number
      }
    }
    place()
  }

  private mutating func place() {
    let top = children.count - 1
    var order: [Int] = []
    order.reserveCapacity(children.count)
    var open = [top]
    while let node = open.popLast() {
      order.append(node)
      open += children[node]
    }
    // Read backwards, the order has every node behind its children and its left siblings.
    var defaults: [Int] = children.map { $0.first ?? 0 }
    for node in order.reversed() {
      place(node)
      guard node != top else { continue }
      apportion(node, &defaults[parents[node]])
    }
    var sums = Array(repeating: 0.0, count: children.count)
    for node in order where node != top {
      let parent = parents[node]
      sums[node] = sums[parent] + modifiers[parent]
    }
    var left = Double.infinity
    for node in order where node != top { left = min(left, places[node] + sums[node] - Double(widths[node]) / 2) }
    middles = (0..<top).map { Int((places[$0] + sums[$0] - left).rounded()) }
  }

  private mutating func place(_ node: Int) {
    let left = leftSibling(of: node).map { places[$0] + distance($0, node) }
    guard let first = children[node].first, let last = children[node].last else {
      places[node] = left ?? 0
      return
    }
    var (shift, change) = (0.0, 0.0)
    for child in children[node].reversed() {
      places[child] += shift
      modifiers[child] += shift
      change += changes[child]
      shift += shifts[child] + change
    }
    let middle = (places[first] + places[last]) / 2
    places[node] = left ?? middle
    modifiers[node] = left.map { $0 - middle } ?? 0
  }

  /// Moves a node's subtree to the right until it clears those of its left siblings, and spreads what lies between.
  private mutating func apportion(_ node: Int, _ standard: inout Int) {
    guard let sibling = leftSibling(of: node), let leftmost = children[parents[node]].first else { return }
    var (innerRight, outerRight, innerLeft, outerLeft) = (node, node, sibling, leftmost)
    var sumInnerRight = modifiers[node]
    var sumOuterRight = modifiers[node]
    var sumInnerLeft = modifiers[sibling]
    var sumOuterLeft = modifiers[leftmost]
    while let nextLeft = below(innerLeft, atRight: true), let nextRight = below(innerRight, atRight: false) {
      (innerLeft, innerRight) = (nextLeft, nextRight)
      outerLeft = below(outerLeft, atRight: false) ?? outerLeft
      outerRight = below(outerRight, atRight: true) ?? outerRight
      ancestors[outerRight] = node
      let shift =
        places[innerLeft] + sumInnerLeft - places[innerRight] - sumInnerRight + distance(innerLeft, innerRight)
      if shift > 0 {
        let ancestor = ancestors[innerLeft]
        move(node, by: shift, from: parents[ancestor] == parents[node] ? ancestor : standard)
        sumInnerRight += shift
        sumOuterRight += shift
      }
      sumInnerLeft += modifiers[innerLeft]
      sumInnerRight += modifiers[innerRight]
      sumOuterLeft += modifiers[outerLeft]
      sumOuterRight += modifiers[outerRight]
    }
    if let next = below(innerLeft, atRight: true), below(outerRight, atRight: true) == nil {
      threads[outerRight] = next
      modifiers[outerRight] += sumInnerLeft - sumOuterRight
    }
    if let next = below(innerRight, atRight: false), below(outerLeft, atRight: false) == nil {
      threads[outerLeft] = next
      modifiers[outerLeft] += sumInnerRight - sumOuterLeft
      standard = node
    }
  }

  private mutating func move(_ node: Int, by shift: Double, from left: Int) {
    let part = shift / Double(numbers[node] - numbers[left])
    changes[node] -= part
    shifts[node] += shift
    changes[left] += part
    places[node] += shift
    modifiers[node] += shift
  }

  /// The next node on the left or right outline of a subtree.
  private func below(_ node: Int, atRight: Bool) -> Int? {
    (atRight ? children[node].last : children[node].first) ?? threads[node]
  }

  private func leftSibling(of node: Int) -> Int? {
    numbers[node] > 0 ? children[parents[node]][numbers[node] - 1] : nil
  }

  private func distance(_ left: Int, _ right: Int) -> Double {
    Double(widths[left] + widths[right]) / 2 + Double(gap)
  }
}
