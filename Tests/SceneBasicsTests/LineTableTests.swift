import SceneBasics
import Testing

@Suite struct LineTableTests {
  /// YAML 1.2.2, section 5.4, and YAML 1.1, section 4.1.4.
  @Test func `lines end where the two specifications end them`() {
    let text = Array("a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}".utf8)
    func lines(_ table: LineTable) -> [String] {
      (1...table.count).map { String(decoding: table.bytes(of: $0), as: UTF8.self) }
    }
    #expect(lines(LineTable(text)) == ["a", "b", "c", "d\u{85}e\u{2028}f\u{2029}"])
    #expect(lines(LineTable(text, breaks: .libyaml)) == ["a", "b", "c", "d", "e", "f", ""])
    #expect(LineTable(text).lineBreak == "\n")
    #expect(LineTable(Array("a\r\nb\n".utf8)).lineBreak == "\r\n")
  }

  @Test func `the lines of bytes are those of their table`() {
    for text in ["", "a", "\n", "\r\n\n\r", "a\r\r\nb", "é\n\u{2028}\n"] {
      let table = LineTable(Array(text.utf8))
      #expect(Array(text.utf8).lines.map(Array.init) == (1...table.count).map { Array(table.bytes(of: $0)) })
    }
  }

  /// Lines of some hundred characters of one to four bytes, so that a place lies behind several stretches.
  @Test(arguments: [LineBreaks.common, .libyaml]) func `each byte's place leads back to it`(breaks: LineBreaks) {
    let line = String(repeating: "aé€🙂", count: 60)
    let bytes = Array("\u{FEFF}\(line)\n\n\(line.dropFirst(7))\r\nplain\n\(line)".utf8)
    let table = LineTable(bytes, breaks: breaks)
    for number in 1...table.count {
      var column = 1
      for offset in table.range(of: number) where bytes[offset].startsCharacter {
        #expect(table.offset(line: number, column: column) == offset)
        #expect(table.number(at: offset) == number && table.column(of: offset) == column)
        #expect(table.span(at: offset, in: FileID(0)).column == UInt32(column))
        column += 1
      }
      #expect(table.offset(line: number, column: column) == table.end(of: number))
      #expect(table.offset(line: number, column: column + 9) == table.end(of: number))
    }
    #expect(table.offset(line: table.count + 1, column: 1) == bytes.count)
    #expect(table.start(of: 1) == 3 && LineTable(bytes, countsMark: true).start(of: 1) == 0)
  }
}
