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
