import SceneBasics
import ScenePlan
import SceneTrace
import Testing

/// Lines that are written part by part into room that was made once.
@Suite struct LineCursorTests {
  private func line(_ parts: [String], blanks: Int, in output: inout ByteWriter) {
    let words = parts.map { PaddedBytes($0) }
    output.writeLines(1, atMost: words.reduce(blanks + 1) { $0 + $1.count }) { line, _ in
      line.write(indent: blanks)
      for word in words { line.write(word) }
      line.write(byte: 0x0A)
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 63, 64, 65, 300])
  func `parts of any length stand side by side`(length: Int) {
    let long = String(repeating: "x", count: length)
    var output = ByteWriter()
    line([long, "a", "", long, "b"], blanks: min(length, 96), in: &output)
    line(["c"], blanks: 0, in: &output)
    let expected = String(repeating: " ", count: min(length, 96)) + long + "a" + long + "b\nc\n"
    #expect(String(decoding: output.take(), as: UTF8.self) == expected)
  }

  @Test func `a line at the end of the room begins a new one`() {
    var handed: [[UInt8]] = []
    // 30 bytes and the slack of 64 fit in once.
    var output = ByteWriter(capacity: 100) { handed.append(Array($0)) }
    for _ in 0..<3 { line([String(repeating: "y", count: 29)], blanks: 0, in: &output) }
    output.flush()
    #expect(handed.map(\.count) == [30, 30, 30])
  }

  @Test func `what was appended last stands at the end, also after some was deleted`() {
    var bytes = PaddedBytes("seq ")
    bytes.append("1,000,000,000,000,000,000,000,000,000")
    bytes.truncate(to: 4)
    bytes.append(Array("23".utf8)[...])
    bytes[5] = 0x34
    #expect(String(decoding: bytes.used, as: UTF8.self) == "seq 24" && bytes.count == 6)
  }

  @Test(arguments: [
    0, 1, 9, 10, 99, 100, 12_345, 999_999, 1_000_000, 2_050_000, 9_999_999, 10_000_001, 87_654_321, 99_999_999,
    100_000_000, 100_000_010, 123_456_789_012, 9_007_199_254_740_993, -7, -100_000_000, Int.max, Int.min,
  ])
  func `numbers and seconds are written as they are spelled`(number: Int) {
    // Time never runs backwards.
    let ticks = Ticks(microseconds: Int64(max(0, number)))
    var output = ByteWriter()
    output.writeLines(1, atMost: 60) { line, _ in
      line.write(number: number)
      line.write(byte: 0x20)
      line.write(seconds: ticks)
    }
    #expect(String(decoding: output.take(), as: UTF8.self) == "\(number) \(ticks.seconds)")
  }
}
