import SceneBasics
import Testing

/// Lines that are written part by part into room that was made once.
@Suite struct LineCursorTests {
  private func line(_ parts: [String], blanks: Int, in output: inout ByteWriter) {
    let words = parts.map { PaddedBytes($0) }
    output.write(atMost: words.reduce(blanks + 1) { $0 + $1.count }) { line in
      line.write(blanks: blanks)
      for word in words { line.write(word) }
      line.write(byte: 0x0A)
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 63, 64, 65, 300])
  func `parts of any length stand side by side`(length: Int) {
    let long = String(repeating: "x", count: length)
    var output = ByteWriter()
    line([long, "a", "", long, "b"], blanks: length, in: &output)
    line(["c"], blanks: 0, in: &output)
    let expected = String(repeating: " ", count: length) + long + "a" + long + "b\nc\n"
    #expect(String(decoding: output.take(), as: UTF8.self) == expected)
  }

  @Test func `a line at the end of the room begins a new one`() {
    var handed: [[UInt8]] = []
    // 64 bytes are the least that a writer gathers; 30 and the slack of 32 fit in once.
    var output = ByteWriter(capacity: 64) { handed.append(Array($0)) }
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
}
