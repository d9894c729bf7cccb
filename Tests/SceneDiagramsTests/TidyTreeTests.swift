import Testing

@testable import SceneDiagrams

@Suite("Tidy trees")
struct TidyTreeTests {
  @Test("A parent stands over the middle of its children, which keep their distance")
  func middle() {
    let tree = TidyTree(children: [[1, 2, 3], [], [], []], roots: [0], widths: [10, 20, 40, 20], gap: 6)
    #expect(tree.middles == [46, 10, 46, 82])
  }

  @Test("Subtrees slide under one another, and what lies between two large ones is spread")
  func apart() {
    // Two parents of three, and a lone one between them.
    let children = [[1, 2, 3], [4, 5, 6], [], [7, 8, 9], [], [], [], [], [], []]
    let tree = TidyTree(children: children, roots: [0], widths: Array(repeating: 10, count: 10), gap: 10)
    #expect(tree.middles[4...9].map { $0 } == [5, 25, 45, 65, 85, 105])
    #expect(tree.middles[1...3].map { $0 } == [25, 55, 85])
    #expect(tree.middles[0] == 55)
  }

  @Test("Boxes of one level never come closer than the gap", arguments: 1...40)
  func distances(_ seed: Int) {
    var state = UInt64(seed)
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var children: [[Int]] = [[]]
    var depths = [0]
    for node in 1..<200 {
      let parent = max(0, node - 1 - below(12))
      children.append([])
      children[parent].append(node)
      depths.append(depths[parent] + 1)
    }
    let widths = (0..<200).map { _ in 10 + 2 * below(60) }
    let tree = TidyTree(children: children, roots: [0], widths: widths, gap: 8)
    var order: [Int] = []
    var open = [0]
    while let node = open.popLast() {
      order.append(node)
      open += children[node].reversed()
    }
    var rights: [Int: Int] = [:]
    for node in order {
      let left = tree.middles[node] - widths[node] / 2
      // Rounding may take a pixel.
      if let right = rights[depths[node]] { #expect(left - right >= 7) }
      rights[depths[node]] = left + widths[node]
      #expect(left >= 0)
    }
  }

  @Test("A chain of a hundred thousand and a row of as many are laid out like any other tree")
  func deep() {
    let count = 100_000
    let chain = TidyTree(
      children: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }, roots: [0],
      widths: Array(repeating: 10, count: count), gap: 5)
    #expect(chain.middles.allSatisfy { $0 == 5 })
    let row = TidyTree(
      children: [Array(1..<count)] + Array(repeating: [], count: count - 1), roots: [0],
      widths: Array(repeating: 10, count: count), gap: 5)
    #expect(row.middles.last == 5 + 15 * (count - 2))
  }
}
