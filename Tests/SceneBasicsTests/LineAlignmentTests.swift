import SceneBasics
import SceneTestSupport
import Testing

/// Two lists brought together.
@Suite struct LineAlignmentTests {
  private func text(_ first: String, _ second: String) -> String {
    let (first, second) = (first.map { $0 }, second.map { $0 })
    return LineAlignment.rows(first, second).map { row in
      switch row {
      case .both(let index, let other):
        first[index] == second[other] ? "\(first[index])" : "?"
      case .first(let index): "-\(first[index])"
      case .second(let index): "+\(second[index])"
      }
    }.joined(separator: " ")
  }

  @Test func `what both have stands beside itself`() {
    #expect(text("abc", "abc") == "a b c")
    #expect(text("", "").isEmpty)
    #expect(text("ab", "") == "-a -b")
    #expect(text("", "ab") == "+a +b")
    #expect(text("abcd", "axcy") == "a -b +x c -d +y")
    #expect(text("abab", "ab") == "a b -a -b")
  }

  /// How many lines of both lists stand alone, at least: by the table of all pairs.
  private func leastAlone(_ first: [Int], _ second: [Int]) -> Int {
    var longest = Array(repeating: 0, count: second.count + 1)
    for line in first {
      var diagonal = 0
      for (index, other) in second.enumerated() {
        let above = longest[index + 1]
        longest[index + 1] = line == other ? diagonal + 1 : max(above, longest[index])
        diagonal = above
      }
    }
    return first.count + second.count - 2 * longest[second.count]
  }

  private func alone(_ rows: [LineAlignment.Row]) -> Int {
    rows.count { if case .both = $0 { false } else { true } }
  }

  @Test func `no alignment has fewer lines that stand alone, and each line is there once`() {
    var state: UInt64 = 7
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      let kinds = 1 + number(below: 6)
      let first = (0..<number(below: 40)).map { _ in number(below: kinds) }
      let second = (0..<number(below: 40)).map { _ in number(below: kinds + 1) }
      let rows = LineAlignment.rows(first, second)
      #expect(alone(rows) == leastAlone(first, second), "\(first) \(second)")
      var (old, new): ([Int], [Int]) = ([], [])
      for row in rows {
        switch row {
        case .both(let one, let other):
          #expect(first[one] == second[other])
          old.append(one)
          new.append(other)
        case .first(let one): old.append(one)
        case .second(let other): new.append(other)
        }
      }
      #expect(old == Array(first.indices) && new == Array(second.indices))
    }
  }

  @Test func `what differs in more places than a search looks past is aligned still, line by line`() {
    // Each tenth line is another one, and each of these stands in the other list at another place.
    let count = 30 * LineAlignment.mostDifferences
    let first = Array(0..<count)
    let second = first.map { $0 % 10 == 0 ? count - 10 - $0 : $0 }
    let rows = LineAlignment.rows(first, second)
    let common = rows.count - alone(rows)
    #expect(common >= count * 9 / 10, "\(common) of \(count)")
  }

  @Test func `lists with nothing in common are aligned in passable time`() {
    let count = Thoroughness.rounds(30_000, orElse: 10_000)
    let rows = LineAlignment.rows(Array(0..<count), Array(30_000..<30_000 + count))
    #expect(rows.count == 2 * count)
    let (more, less) = (Thoroughness.rounds(20_000, orElse: 8_000), Thoroughness.rounds(10_000, orElse: 4_000))
    let middle = LineAlignment.rows([-1] + Array(0..<more) + [-2], [-1] + Array(50_000..<50_000 + less) + [-2])
    #expect(middle.first == .both(0, 0))
    #expect(middle.last == .both(more + 1, less + 1))
  }
}
