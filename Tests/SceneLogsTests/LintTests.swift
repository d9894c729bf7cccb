import SceneBasics
import Testing

@testable import SceneLogs

/// Logs that contradict UIKit, and logs that only seem to.
@Suite struct LintTests {
  private static func log(_ words: String) -> String {
    let names = [
      "I": "init", "L": "viewDidLoad", "wa": "viewWillAppear", "da": "viewDidAppear", "wd": "viewWillDisappear",
      "dd": "viewDidDisappear", "f": "deinit", "wm": "willMove(toParent: <P: 0x1>)", "dm": "didMove(toParent: nil)",
    ]
    return words.split(separator: " ").map { word in
      let parts = word.split(separator: ".")
      return "\(parts[0]): \(names[String(parts[1])] ?? "?")\n"
    }.joined()
  }

  private static let all =
    "@callbacks viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear deinit\n"

  @Test(arguments: [
    ("A.L A.wa A.da A.wa", "5: appearsTwice"), ("A.L A.wa A.wa", "4: appearsTwice"),
    ("A.L A.wa A.da A.da", "5: appearsTwice"), ("A.L A.wd", "3: disappearsUnseen"),
    ("A.L A.wa A.da A.wd A.dd A.wd", "7: disappearsUnseen"), ("A.L A.dd", "3: disappearsUnseen"),
    ("A.L A.da", "3: didWithoutWill"), ("A.L A.wa A.da A.dd", "5: didWithoutWill"),
    ("A.L A.wa A.da A.f", "5: freedOnScreen"), ("A.L A.wa A.f", "4: freedOnScreen"),
    ("A.L A.wa A.da A.wd A.f", "6: unfinished"),
    ("A.L A.wa B.L B.wa B.da C.L C.wa C.da", "3: unfinished"),
  ]) func `a contradiction is found in its line`(words: String, finding: String) {
    let log = LintTests.all + LintTests.log(words)
    #expect(Read(log).contradictions == [finding])
    // By address it is found as well.
    let addressed = log.replacing("A: ", with: "<A: 0x7> ").replacing("B: ", with: "<B: 0x8> ")
    #expect(Read(addressed).contradictions == [finding])
  }

  @Test(arguments: [
    "A.L A.wa A.da A.wd A.dd A.wa A.da A.wd A.dd A.f",  // a kept screen, shown twice
    "A.L A.wa A.wd A.dd",  // a push that is cancelled
    "A.L A.wa A.da A.wd A.wa A.da",  // a swipe back that is cancelled
    "A.wd A.dd A.wa A.da",  // it was there before the log begins
    "A.L A.wa",  // the log ends in a transition
    "A.L A.wa B.L B.wa B.da",  // the child is faster than its parent
    "A.I A.L A.wa A.da A.I A.L A.wa A.da A.wd A.dd A.wd A.dd",  // two instances
    "A.wa A.da A.wa A.da",  // perhaps two, which were there before
    "A.I A.I A.L A.wa A.da A.L A.wa A.da",  // tabs of one class
  ]) func `what UIKit does is silent`(words: String) {
    #expect(Read(LintTests.all + LintTests.log(words)).contradictions == [], "\(words)")
  }

  @Test func `what isn't printed proves nothing`() {
    #expect(Read(LintTests.log("A.L A.wa A.da A.f")).contradictions == [])
    #expect(Read(LintTests.log("A.L A.da A.da A.da")).contradictions == [])
    #expect(Read(LintTests.log("A.L A.wd A.dd")).contradictions == [])
    #expect(Read(LintTests.log("A.L A.wa A.da A.f"), printed: ["viewDidDisappear"]).contradictions.count == 1)
  }

  @Test func `of one address only one instance lives, until it is freed`() {
    let visit = LintTests.log("A.L A.wa A.da")
    let one = visit.replacing("A: ", with: "<A: 0x7> ")
    let other = visit.replacing("A: ", with: "<A: 0x8> ")
    #expect(Read(LintTests.all + one + other).contradictions == [])
    #expect(Read(LintTests.all + one + one).contradictions == [], "the address may be used again")
    #expect(Read(LintTests.all + one + "<A: 0x7> viewWillAppear\n").contradictions == ["5: appearsTwice"])
  }

  @Test func `a class whose instances can't be told apart is named`() {
    let read = Read(LintTests.log("A.wa A.da B.L B.wa"))
    #expect(read.verdict.silent == [0])
    #expect(Read("<A: 0x1> viewWillAppear\n").verdict.silent == [])
  }

  @Test func `a base class that prints too is no contradiction`() {
    let doubled = LintTests.log("A.L A.L A.wa A.wa A.da A.da A.wd A.wd A.dd A.dd")
    #expect(Read(doubled).contradictions == [])
  }

  @Test func `willMove and never didMove is a remark`() {
    #expect(Read(LintTests.log("A.wm A.L A.wa A.da A.wd")).contradictions == ["1: didMoveUnprinted"])
    #expect(Read(LintTests.log("A.wm A.L A.wa A.da A.dm A.wd")).contradictions == [])
    #expect(Read(LintTests.log("A.wm A.L A.wa A.da")).contradictions == [], "it may come behind the end of the log")
  }

  @Test func `of many of one sort the first ten are told, with the number of the others`() {
    let visit = LintTests.log("A.L A.wa A.da") + String(repeating: LintTests.log("A.da"), count: 25)
    let read = Read(LintTests.all + visit)
    #expect(read.contradictions.count == 10)
    #expect(read.verdict.findings[9].notes.map(\.message).last == "15 more of the same follow")
  }

  @Test func `UIKit's sentences are findings, with their codes`() {
    let read = Read("A: viewDidLoad\nUnbalanced calls to begin/end appearance transitions for <A: 0x1>.\n")
    #expect(read.contradictions == ["2: uikitComplains"])
    #expect(read.verdict.findings[0].message.contains("SG509"))
  }

  @Test func `nothing is concluded from one run to the next`() {
    let visit = LintTests.log("A.L A.wa A.da")
    #expect(Read(LintTests.all + visit + "@log\n" + LintTests.log("A.wa A.da")).contradictions == [])
  }
}
