import SceneBasics
import Testing

/// Findings as people read them.
@Suite struct DiagnosticPrinterTests {
  private static let sample = Finding(104, "sample", .error, "sample", explanation: "", wrong: "", right: "")

  /// The excerpt that is printed for a place in a text, without the first line.
  private func excerpt(_ source: String, line: UInt32 = 1, column: UInt32, length: UInt32 = 1) -> String {
    let text = print(source, line: line, column: column, length: length)
    return String(text[text.index(after: text.firstIndex(of: "\n")!)...])
  }

  private func print(
    _ source: String, path: String = "a.yaml", message: String = "wrong", line: UInt32 = 1, column: UInt32,
    length: UInt32 = 1, notes: [(String, line: UInt32, column: UInt32)] = [], hint: String? = nil,
    decoration: Decoration = .plain
  ) -> String {
    var files = SourceFiles()
    let file = files.add(SourceFile(path: path, bytes: Array(source.utf8)))
    func span(_ line: UInt32, _ column: UInt32, _ length: UInt32) -> SourceSpan {
      SourceSpan(line: line, column: column, length: length, file: file)
    }
    let diagnostic = Diagnostic(
      DiagnosticPrinterTests.sample, message, at: span(line, column, length),
      notes: notes.map { Diagnostic.Note($0.0, at: span($0.line, $0.column, 1)) }, hint: hint)
    var writer = ByteWriter()
    var printer = DiagnosticPrinter(files: files, decoration: decoration)
    printer.print(diagnostic, to: &writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func `a finding shows its place, its source, its notes and the way out`() {
    let source = "scene: x\ncontrollers:\n" + String(repeating: "#\n", count: 7) + "  a: { seques: {} }\n"
    let text = print(
      source, message: "unknown key 'seques'", line: 10, column: 8, length: 6,
      notes: [("the keys of 'a' start here", line: 2, column: 1)], hint: "write 'segues'")
    #expect(
      text == """
        a.yaml:10:8: error: unknown key 'seques' [SG104]
         10 |   a: { seques: {} }
            |        ^^^^^^
        a.yaml:2:1: note: the keys of 'a' start here
          2 | controllers:
            | ^
        help: write 'segues'

        """)
  }

  @Test func `tabs reach to the next fourth column, in the line and under it`() {
    #expect(excerpt("a\tb\tcd", column: 5, length: 2) == " 1 | a   b   cd\n   |         ^^\n")
    #expect(excerpt("abcd\te", column: 5) == " 1 | abcd    e\n   |     ^^^^\n")
  }

  @Test func `a place far behind in a long line is found, whatever stands before it`() {
    for character in ["x", "é", "漢", "🐟"] {
      for (before, above) in [(400, 0), (1_023, 7), (5_000, 1_500)] {
        let lines = String(repeating: "y", count: above) + "\n" + String(repeating: character, count: before)
        let text = excerpt(lines + "!" + lines, line: 2, column: UInt32(before + 1))
        let rows = text.split(separator: "\n")
        #expect(rows[0].contains(character + "!"), "\(character) \(before)")
        let width = character == "漢" || character == "🐟" ? 2 : 1
        let left = rows[0].prefix { $0 != "!" }.reduce(0) { $0 + (String($1) == character ? width : 1) }
        #expect(rows[1].prefix { $0 != "^" }.count == left, "\(character) \(before)")
      }
    }
  }

  @Test func `wide characters take two columns, combining marks none`() {
    #expect(excerpt("名前: x", column: 5) == " 1 | 名前: x\n   |       ^\n")
    #expect(excerpt("名前: x", column: 2) == " 1 | 名前: x\n   |   ^^\n")
    #expect(excerpt("e\u{301}tat x", column: 7) == " 1 | e\u{301}tat x\n   |      ^\n")
    #expect(excerpt("👍🏽 x", column: 4) == " 1 | 👍🏽 x\n   |    ^\n")
    #expect(excerpt("👨‍👩‍👧 x", column: 7) == " 1 | 👨‍👩‍👧 x\n   |    ^\n")
    #expect(excerpt("🇩🇪 x", column: 4) == " 1 | 🇩🇪 x\n   |    ^\n")
    #expect(excerpt("क्षि x", column: 6) == " 1 | क्षि x\n   |     ^\n")
  }

  @Test func `a mark is pointed at where its letter stands`() {
    #expect(excerpt("e\u{301}x", column: 2) == " 1 | e\u{301}x\n   | ^\n")
  }

  @Test func `lines end where libyaml ends them, and a byte order mark takes no column`() {
    #expect(excerpt("a\r\nbc\r\nd", line: 2, column: 2) == " 2 | bc\n   |  ^\n")
    #expect(excerpt("a\rbc\rd", line: 3, column: 1) == " 3 | d\n   | ^\n")
    #expect(excerpt("a\u{2028}b\u{85}c\u{2029}d", line: 4, column: 1) == " 4 | d\n   | ^\n")
    #expect(excerpt("a\r\rb\n\nc", line: 5, column: 1) == " 5 | c\n   | ^\n")
    #expect(excerpt("\u{FEFF}abc", column: 2) == " 1 | abc\n   |  ^\n")
  }

  @Test func `what would steer a terminal is spelled out`() {
    let text = print(
      "a: \u{1B}[31m\u{202E}x\u{9B}", path: "b\u{7}.yaml", message: "no '\u{1B}]0;t\u{7}\n'", column: 10,
      hint: "not \u{2028}")
    #expect(
      text == """
        b␇.yaml:1:10: error: no '␛]0;t␇␊' [SG104]
         1 | a: ␛[31m<U+202E>x<U+009B>
           |                 ^
        help: not <U+2028>

        """)
  }

  @Test func `a place behind the end of a line, or of the file, is its end`() {
    #expect(excerpt("abc", column: 4, length: 0) == " 1 | abc\n   |    ^\n")
    #expect(excerpt("abc", column: 90) == " 1 | abc\n   |    ^\n")
    #expect(excerpt("abc\n", line: 2, column: 1) == " 2 |\n   | ^\n")
    #expect(excerpt("abc", line: 7, column: 1) == "")
    #expect(excerpt("abcdef", column: 5, length: 99) == " 1 | abcdef\n   |     ^^\n")
  }

  @Test func `a long line is cut around the place`() {
    let long = String(repeating: "0123456789", count: 100)
    for (column, length) in [(1, 1), (40, 3), (101, 1), (500, 10), (500, 400), (998, 3), (1_000, 1), (1_001, 0)] {
      let lines = excerpt(long, column: UInt32(column), length: UInt32(length)).split(separator: "\n")
      let text = Array(lines[0].dropFirst(5))
      let carets = Array(lines[1].dropFirst(5))
      #expect(text.count <= 102, "column \(column)")
      #expect(carets.count <= text.count + 1, "column \(column)")
      let first = carets.firstIndex(of: "^")!
      if column <= 1_000 { #expect(text[first] == Character(String((column - 1) % 10)), "column \(column)") }
      #expect((text.first == "…") == (column > 34), "column \(column)")
      #expect((text.last == "…") == (column < 930), "column \(column)")
    }
  }

  @Test func `a line of megabytes is cut as well`() {
    let long = String(repeating: "名", count: 1_000_000) + "x" + String(repeating: "y", count: 1_000_000)
    let lines = excerpt(long, column: 1_000_001).split(separator: "\n")
    #expect(lines[0].contains("名x") && lines[0].hasSuffix("y…") && lines[0].hasPrefix(" 1 | …名"))
    let before = lines[0].prefix { $0 != "x" }.dropFirst(5)
    #expect(lines[1] == "   | " + String(repeating: " ", count: (before.count - 1) * 2 + 1) + "^")
  }

  @Test func `colour is in the decorated form only, and changes no text`() {
    let plain = print("abc", column: 2, hint: "x")
    let decorated = print("abc", column: 2, hint: "x", decoration: .ansi)
    #expect(!plain.contains("\u{1B}"))
    #expect(decorated.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(decorated.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `on a terminal long messages, notes and hints are broken between words`() {
    var decoration = Decoration.plain
    decoration.width = 60
    let words = Array(repeating: "words", count: 30).joined(separator: " ")
    func text(_ decoration: Decoration) -> String {
      print("abc", message: words, column: 2, notes: [(words, line: 1, column: 1)], hint: words, decoration: decoration)
    }
    let (wide, narrow) = (text(.plain), text(decoration))
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 60 }, "\(narrow)")
    #expect(narrow.replacing("\n    ", with: " ") == wide.replacing("\n    ", with: " "))
    #expect(narrow.hasPrefix("a.yaml:1:2: error: words"))
    // A word that is wider than the terminal is not broken.
    let long = print("abc", message: String(repeating: "w", count: 80), column: 2, decoration: decoration)
    #expect(long.contains(String(repeating: "w", count: 80)))
    var (files, writer) = (SourceFiles(), ByteWriter())
    let file = files.add(SourceFile(path: "a.yaml", bytes: Array("abc".utf8)))
    let finding = Diagnostic(
      DiagnosticPrinterTests.sample, words, at: SourceSpan(line: 1, column: 2, length: 1, file: file))
    DiagnosticPrinter(files: files, decoration: decoration).printConcise(finding, to: &writer)
    #expect(writer.take().count { $0 == 0x0A } == 1, "a concise finding is one line for programs")
  }
}
