import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneStoryboards

/// Damaged storyboards: read or refused, never a crash, never half a graph.
@Suite struct FuzzTests {
  private static let whole = Array(Sample.app.utf8)

  @Test func `a file cut off anywhere is refused, with one finding inside it`() {
    for length in Thoroughness.sample(Array(0..<FuzzTests.whole.count - 1), oneIn: 8) {
      let bytes = Array(FuzzTests.whole[..<length])
      let reading = Reading(bytes)
      #expect(reading.storyboard == nil, "\(length)")
      FuzzTests.check(reading, of: bytes)
    }
    #expect(Reading(FuzzTests.whole).storyboard != nil)
  }

  @Test func `a file with bytes turned is read or refused`() {
    var random = Lehmer(seed: 1)
    var readCount = 0
    for _ in 0..<1_000 {
      var bytes = FuzzTests.whole
      for _ in 0...random.below(3) { bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8)) }
      let reading = Reading(bytes)
      FuzzTests.check(reading, of: bytes)
      if reading.storyboard != nil { readCount += 1 }
    }
    // Both happen, or the bytes weren't worth turning.
    #expect((100..<900).contains(readCount))
  }

  @Test func `lines put in other places are read or refused`() {
    var random = Lehmer(seed: 2)
    let lines = Sample.app.split(separator: "\n")
    for _ in 0..<300 {
      var lines = lines
      lines.swapAt(random.below(lines.count), random.below(lines.count))
      if random.below(2) == 0 { lines.remove(at: random.below(lines.count)) }
      let bytes = Array(lines.joined(separator: "\n").utf8)
      FuzzTests.check(Reading(bytes), of: bytes)
    }
  }

  @Test(.enabled(if: !Corpus.files.isEmpty, Corpus.missing), arguments: Corpus.files)
  func `a real file with bytes turned is read or refused`(path: String) throws {
    let whole = try Corpus.source(path).bytes
    var random = Lehmer(seed: whole.count)
    for _ in 0..<8 {
      var bytes = Array(whole[..<(random.below(2) == 0 ? whole.count : random.below(whole.count))])
      for _ in 0..<4 where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      FuzzTests.check(Reading(bytes), of: bytes)
    }
  }

  @Test func `a tower of elements takes no longer than its length`() {
    let depth = 100_000
    let open = Sample.document().replacing(
      "<scenes>", with: "<scenes>" + String(repeating: "<a><label text=\"x\"/>", count: depth))
    let reading = Reading(open)
    #expect(reading.findings.count == 1)
  }

  /// A reading brings a graph whose parts are there, or one finding at a place of the file.
  private static func check(_ reading: Reading, of bytes: [UInt8]) {
    guard let storyboard = reading.storyboard else {
      let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let isPlaced = reading.findings.allSatisfy {
        (1...lineCount).contains(Int($0.span.line)) && (1...(bytes.count + 1)).contains(Int($0.span.column))
      }
      if reading.findings.count != 1 || !isPlaced { Issue.record("\(reading.findings)") }
      return
    }
    let controllers = storyboard.controllers.indices
    let isWhole = storyboard.segues.allSatisfy {
      controllers.contains($0.source) && $0.destination.controller.map(controllers.contains) ?? true
    }
    if !reading.findings.isEmpty || !isWhole { Issue.record("\(storyboard)") }
    for index in controllers { _ = storyboard.contained(in: index) }
  }
}

/// Numbers that look random and are the same every time.
struct Lehmer {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 2 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
