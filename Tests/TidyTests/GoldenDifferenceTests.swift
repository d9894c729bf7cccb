import SceneTestSupport
import Testing

/// The comparison on which all records rest.
@Suite struct GoldenDifferenceTests {
  @Test func `the same text differs nowhere`() {
    #expect(Golden.difference(expected: "a\nb\n", actual: "a\nb\n") == nil)
  }

  @Test func `the first line that differs is shown with three lines around it`() {
    let difference = Golden.difference(expected: "1\n2\n3\n4\n5\n6\n", actual: "1\n2\n3\n4\nfive\n6\n")
    #expect(difference == "5: first difference (- recorded, + now)\n  2\n  3\n  4\n- 5\n- 6\n+ five\n+ 6\n")
  }

  @Test func `a missing end and a missing last line break are differences`() {
    #expect(Golden.difference(expected: "a\nb\n", actual: "a\n") != nil)
    #expect(Golden.difference(expected: "a\n", actual: "a\nb\n") != nil)
    #expect(Golden.difference(expected: "a\n", actual: "a") != nil)
    #expect(Golden.difference(expected: "", actual: "a\n") != nil)
  }

  @Test func `letters that look alike differ`() {
    #expect(Golden.difference(expected: "\u{E9}\n", actual: "e\u{301}\n") != nil)
  }

  @Test(.disabled(if: Golden.isRecording, "recording would write it"))
  func `a record that isn't there is a fault`() {
    #expect(Golden.problem(with: "", at: "Tests/no-such-record.trace") != nil)
  }
}
