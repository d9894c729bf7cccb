package import SceneBasics

/// Files that aren't text, or no scene, or too large, among SG101 and up.
extension Diagnostic {
  package static let yamlFiles: [Finding] = [
    notUTF8, forbiddenCharacter, emptyFile, severalDocuments, tabInIndentation, nestedTooDeep, inputTooLarge,
    tabBetweenWords,
  ]

  // MARK: SG101

  package static let notUTF8 = Finding(
    101, "notUTF8", .error, "not UTF-8",
    explanation: """
      A scene is text in UTF-8. The bytes at the mark aren't UTF-8. Or the whole file has another encoding such as \
      UTF-16, or a tool has already replaced unreadable bytes by U+FFFD. A guess could silently change titles, so the \
      tool doesn't guess. Save the file as UTF-8, or convert it with iconv. At U+FFFD, type the lost character again.
      """,
    wrong: """
      scene: Caf�
      controllers: { home: }
      """,
    right: """
      scene: Café
      controllers: { home: }
      """)

  package static func notUTF8(byte: UInt8?, at span: SourceSpan) -> Diagnostic {
    let shown = byte.map { "byte 0x" + String($0, radix: 16, uppercase: true) } ?? "the end of the file"
    return Diagnostic(
      notUTF8, "\(shown) isn't UTF-8 here", at: span, hint: "save the file as UTF-8")
  }

  /// About a file that is no text at all.
  package static func noText(in file: FileID) -> Diagnostic {
    Diagnostic(
      notUTF8, "this is no text", at: .start(of: file),
      hint: "name a scene, which is text in UTF-8; 'scenograph init' writes a first one")
  }

  package static func otherEncoding(_ encoding: String, in file: FileID) -> Diagnostic {
    Diagnostic(
      notUTF8, "the file is \(encoding), not UTF-8", at: .start(of: file),
      hint: "convert it, for example with 'iconv -f \(encoding) -t UTF-8'")
  }

  package static func replacementCharacter(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      notUTF8, "U+FFFD replaces a character here that another tool couldn't read", at: span,
      hint: "type the character again, and save the file as UTF-8")
  }

  // MARK: SG102

  package static let forbiddenCharacter = Finding(
    102, "forbiddenCharacter", .error, "a character that YAML forbids or that breaks lines for some readers",
    explanation: """
      Control characters are not allowed in YAML. The line separators U+0085, U+2028 and U+2029 are allowed. But they \
      end a line in YAML 1.1 and not in YAML 1.2, so line numbers and sometimes text would differ between tools. They \
      often come with pasted text and are invisible. Delete the character, or write it as an escape in double quotes.
      """,
    wrong: """
      scene: "Two\u{2028}lines"
      controllers: { home: }
      """,
    right: """
      scene: "Two lines"
      controllers: { home: }
      """)

  package static func forbiddenCharacter(_ value: UInt32, at span: SourceSpan) -> Diagnostic {
    var digits = String(value, radix: 16, uppercase: true)
    digits = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Diagnostic(
      forbiddenCharacter, "the character U+\(digits) can't stand in a scene file", at: span,
      hint: "delete it, or write it as '\\u\(digits)' in double quotes")
  }

  // MARK: SG103

  package static let emptyFile = Finding(
    103, "emptyFile", .error, "nothing in the file",
    explanation: """
      The file is empty, or contains only comments. Usually that means a file that was not saved, or a wrong path. An \
      empty scene would silently pass every check, so it is an error. Start with the key 'scene' and a name, and \
      declare the controllers.
      """,
    wrong: """
      # to be written
      """,
    right: """
      scene: To be written
      controllers: { home: }
      """)

  package static func emptyFile(in file: FileID) -> Diagnostic {
    Diagnostic(
      emptyFile, "the file is empty", at: .start(of: file),
      hint: "start with 'scene:' and a name")
  }

  // MARK: SG104

  package static let severalDocuments = Finding(
    104, "severalDocuments", .error, "a second YAML document",
    explanation: """
      YAML allows several documents in one file, separated by '---'. But an import finds a scene by the name of its \
      file, so it could never reach a second one. Move it to its own file; files can import each other.
      """,
    wrong: """
      scene: One
      controllers: { home: }
      ---
      scene: Two
      """,
    right: """
      scene: One
      controllers: { home: }
      """)

  package static func severalDocuments(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      severalDocuments, "a second document starts here; a file holds one scene", at: span,
      hint: "move it to its own file, which can be imported")
  }

  // MARK: SG106

  package static let tabInIndentation = Finding(
    106, "tabInIndentation", .error, "a tab where spaces are counted",
    explanation: """
      YAML counts the spaces at the start of a line to find the structure. A tab has no fixed width, so YAML forbids \
      it there. It looks right in an editor and fails in every tool. Indent by two spaces per level, and let the \
      editor insert spaces for tabs in YAML files.
      """,
    wrong: """
      scene: Tabs
      controllers:
      	home:
      """,
    right: """
      scene: Tabs
      controllers:
        home:
      """)

  package static func tabInIndentation(at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      tabInIndentation, "a tab stands where YAML counts spaces", at: span,
      hint: fix == nil
        ? "indent with spaces, as deep as the lines that it belongs with" : "indent with spaces instead", fix: fix)
  }

  // MARK: SG118

  package static let nestedTooDeep = Finding(
    118, "nestedTooDeep", .error, "too deep",
    explanation: """
      Lists and mappings may be nested up to 128 levels deep. People write about ten levels. A deeper file comes from \
      a mistake in a program, or from an attempt to keep readers busy: the reading time grows with the square of the \
      depth. Declare inner controllers under 'controllers' and name them.
      """,
    wrong: """
      scene: Deep
      x-data: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      """,
    right: """
      scene: Deep
      controllers: { home: }
      x-data: [[[[]]]]
      """, exceedsLimit: true)

  package static func nestedTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      nestedTooDeep, "lists and mappings are nested more than \(limit) deep", at: span,
      hint: "declare the inner controllers under 'controllers'")
  }

  // MARK: SG119

  package static let inputTooLarge = Finding(
    119, "inputTooLarge", .error, "too much to read",
    explanation: """
      The file is larger than 512 MiB, or its aliases stand for more than 100,000 values in total. A few lines of \
      aliases of aliases can stand for billions of values, more than fit into memory. So the reader counts these \
      values, and ignores aliases when the count is full. Write fewer aliases of aliases, or split the file into \
      several that import each other.
      """,
    wrong: """
      scene: Many
      controllers: { home: }
      x-a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      x-d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      x-e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      """,
    right: """
      scene: Many
      controllers: { home: }
      x-a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      """, exceedsLimit: true)

  package static func aliasesBringTooMuch(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      inputTooLarge, "the aliases stand for more than \(limit) values", at: span,
      hint: "write fewer aliases of aliases")
  }

  package static func outOfMemory(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      inputTooLarge, "there is no memory left to read the file", at: span,
      hint: "give the command more memory, or split the file into files that import each other")
  }

  package static func fileTooLarge(_ size: Int, limit: Int, in file: FileID) -> Diagnostic {
    Diagnostic(
      inputTooLarge, "the file has \(size) bytes; at most \(limit) are read", at: .start(of: file),
      hint: "split it into files that import each other")
  }

  // MARK: SG129

  package static let tabBetweenWords = Finding(
    129, "tabBetweenWords", .warning, "a tab between two words of a line",
    explanation: """
      YAML allows a tab behind a colon, a dash or a comma, and this tool reads it as a blank. Many other readers \
      don't: some refuse the file, and some take the whole line for one text. So an editor or a check beside this tool \
      may not read the scene. Write blanks there. A tab inside quotes or in a comment harms nothing.
      """,
    wrong: """
      scene: Tabs
      controllers:
        home:	{ title: Home }
      """,
    right: """
      scene: Tabs
      controllers:
        home: { title: Home }
      """)

  /// About all tabs of a file, at the first; nil if there are none.
  package static func tabs(_ blanks: [SourceBlank], in file: FileID) -> Diagnostic? {
    guard let first = blanks.first else { return nil }
    func edit(_ blank: SourceBlank) -> TextEdit {
      let text = blank.endsLine ? "" : blank.startsLine ? String(repeating: " ", count: 2 * blank.count) : " "
      return TextEdit(
        file: file, from: .init(line: blank.line, column: blank.column),
        to: .init(line: blank.line, column: blank.column + blank.count), by: text)
    }
    let lines = Set(blanks.map(\.line)).count
    let place = lines == 1 ? "on this line" : "on \(lines) lines"
    return Diagnostic(
      tabBetweenWords, "a tab stands between words \(place), which other readers of YAML refuse",
      at: SourceSpan(
        line: UInt32(clamping: first.line), column: UInt32(clamping: first.column),
        length: UInt32(clamping: first.count), file: file),
      hint: "write a blank instead", fix: Fix("write blanks for tabs", blanks.map(edit)))
  }
}
