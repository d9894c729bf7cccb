import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneSyntax

/// The one form of scene files: what it is, and that nothing is lost on the way to it.
@Suite struct SceneFormatterTests {
  /// A text in the one form; nil if it can't be read, or would say something else.
  private func form(_ text: String) -> String? {
    var sink = DiagnosticSink()
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    guard case .formatted(let bytes) = SceneFormatter.format(file, id: FileID(0), sink: &sink) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks that a text comes to another, and that the other one stays.
  private func expect(_ text: String, _ wanted: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(form(text) == wanted, sourceLocation: sourceLocation)
    #expect(form(wanted) == wanted, "it doesn't stay", sourceLocation: sourceLocation)
  }

  @Test func `entries of one line get no empty lines between them when they get lines of their own`() {
    let long = String(repeating: "x", count: 120)
    expect("a: b\n\nc: {d: e, f: g, h: \(long)}\n", "a: b\n\nc:\n  d: e\n  f: g\n  h: \(long)\n")
    expect("c:\n\n  {d: e, f: g, h: \(long)}\n", "c:\n  d: e\n  f: g\n  h: \(long)\n")
    expect("c: [d: {e: f},\n\n  g: \(long)]\n", "c:\n  - d: { e: f }\n\n  - g: \(long)\n")
  }

  @Test func `two blanks a level, one behind colons and commas, none at the end of a line`() {
    expect("a:\n      b:   c   \n      d:\n       - e\n       -   f\n", "a:\n  b: c\n  d:\n    - e\n    - f\n")
    expect("a:\n- b\n- c", "a:\n  - b\n  - c\n")
    expect("a: {b: [c,d ,  {e: f}],g: h}\n", "a: { b: [c, d, { e: f }], g: h }\n")
    expect("-   - a\n    - b\n", "- - a\n  - b\n")
    expect("a:    \nb: {}\nc: [ ]\n", "a:\nb: {}\nc: []\n")
    expect("-   a: b\n    c:\n         d: e\n", "- a: b\n  c:\n    d: e\n")
    expect("a :  b\n\"c\"  :  d\n", "a: b\n\"c\": d\n")
  }

  @Test func `in brackets, text with a sign that other readers take otherwise gets quotes`() {
    expect("a: { b: New here? , c: http://d.e, f: g }\n", "a: { b: \"New here?\", c: \"http://d.e\", f: g }\n")
    expect("a: [it's \"b\"?, &x c:d, -]\n", "a: ['it''s \"b\"?', &x \"c:d\", -]\n")
    // To some readers this is a number, of which 'check' tells.
    expect("a: [1:30]\n", "a: [1:30]\n")
    expect("a: New here?\nb: http://d.e\n", "a: New here?\nb: http://d.e\n")
  }

  @Test func `what stands in brackets stays there if it fits on a line`() {
    expect("a: [b,\n    c,\n    d]\n", "a: [b, c, d]\n")
    let words = (0..<14).map { "controller\($0)" }
    let long = "a: [" + words.joined(separator: ", ") + "]\n"
    #expect(long.count > 120)
    expect(long, "a:\n" + words.map { "  - \($0)\n" }.joined())
    let entries = words.map { "\($0): x" }
    expect("a: {" + entries.joined(separator: ", ") + "}\n", "a:\n" + entries.map { "  \($0)\n" }.joined())
    expect("- {" + entries.joined(separator: ", ") + "}\n", "- " + entries.joined(separator: "\n  ") + "\n")
  }

  @Test func `a comment in brackets breaks them up, and stays where it was`() {
    expect("a: [b, # one\n  c]\n", "a:\n  - b # one\n  - c\n")
    expect(
      "a: {\n  # first\n  b: c,\n  d: e # last\n  # end\n}\nf: g\n",
      "a:\n  # first\n  b: c\n  d: e # last\n  # end\nf: g\n")
  }

  @Test func `comments keep their lines`() {
    let text = """
      # top

      # about a
      a: # beside a
        # above b
        b: c # beside b
        # below b
        d:
          - e # beside e
          # above f
          - f
          # below f
        # below d
      # above g
      g: |  # on the head
        text # no comment
      # end

      """
    expect(text, text)
    expect("a:\n    # in\n    b: c\n  # between\nd: e\n", "a:\n  # in\n  b: c\n# between\nd: e\n")
    expect("a: b     #   wide\n", "a: b  #   wide\n")
    expect("a: b # narrow\n", "a: b # narrow\n")
    expect("a:\n  - b  \n\n\n  # x\n\n\n  - c\n", "a:\n  - b\n\n  # x\n\n  - c\n")
    expect("- # x\n  a: b\n", "# x\n- a: b\n")
  }

  @Test func `comments and values that stood in columns do so again`() {
    expect("a: b      # x\nlong: c   # y\n", "a: b     # x\nlong: c  # y\n")
    expect("a:      b\nlonger: c\n", "a:      b\nlonger: c\n")
    expect("a:          b\nlonger:     c\n", "a:      b\nlonger: c\n")
    expect("a:  b\nlonger: c\n", "a: b\nlonger: c\n")
    expect("한글:    b\nlonger:  c\n", "한글:   b\nlonger: c\n")
  }

  @Test func `text stays as it is written`() {
    for text in [
      "a: 'it''s'\n", "a: \"\\u00e9 # \\\"\"\n", "a: ' x '\n", "a: \"yes\"\n", "a: 007\n", "a: ~\n", "a: 첫 화면 👩‍👩‍👧 # 끝\n",
      "a: |\n  one\n    two\n\n  three\nb: c\n", "a: >-\n  folded\n  text\n", "a: |2\n    far in\n  b\n",
      "a: |+\n  kept\n\n\n",
      "a: |-\n  last",
    ] {
      #expect(form(text) == (text.hasSuffix("\n") ? text : text + "\n"))
    }
    expect("a:\n      |\n       one\n        two\n", "a: |\n  one\n   two\n")
    expect("a: one\n      two\n\n      three\n", "a: one\n  two\n\n  three\n")
    expect("a:\n    \"one\n\n    two\"\n", "a: \"one\n\n  two\"\n")
    expect("- |3\n    x\n", "- |2\n   x\n")
  }

  @Test func `anchors, aliases, marks and directives stay`() {
    expect("a:   &x   b\nc:  *x\n", "a: &x b\nc: *x\n")
    expect("a: &x\n   b: c\nd: *x\n", "a: &x\n  b: c\nd: *x\n")
    expect("a: &x { b: c }\nd: [*x,*x ]\n", "a: &x { b: c }\nd: [*x, *x]\n")
    expect("a:\n- &x b\n- &y\n  c: d\n- *y\n", "a:\n  - &x b\n  - &y\n    c: d\n  - *y\n")
    expect("&x a: b\n", "&x a: b\n")
    expect("# top\n---   # mark\na: b\n", "# top\n---  # mark\na: b\n")
    expect("%YAML 1.1\n---\na: b\n", "%YAML 1.1\n---\na: b\n")
  }

  @Test func `line breaks and a byte order mark stay, and the last line ends`() {
    expect("a:\r\n    b: c\r\n", "a:\r\n  b: c\r\n")
    expect("\u{FEFF}a:  b", "\u{FEFF}a: b\n")
    expect("a: |\r\n   x\r\n   y\r\n", "a: |\r\n  x\r\n  y\r\n")
    expect("a: b\n\n\n\n", "a: b\n")
    expect("\n\n\na: b\n", "a: b\n")
    expect("a:\t\tb\t\n", "a: b\n")
  }

  @Test func `what isn't YAML, or not a scene's, is left alone`() {
    for text in ["", "# only\n", "a: [b\n", "a: b: c\n", "a: !t b\n", "a: b\n---\nc: d\n", "a: { <<: *b }\n", "\u{0}"] {
      #expect(form(text) == nil, "\(text)")
    }
    for text in ["text   # x", "---   text\n", "? a\n  b\n:   c\n"] { #expect(form(text) == text) }
    let plan = "{\"plan\":1,   \"scene\":\"x\"}"
    #expect(form(plan) == plan)
  }

  // MARK: Properties

  /// Checks that a text that can be read is formatted, keeps its anchors, and stays when it is formatted again.
  /// That the nodes and comments are the same is checked by the formatter itself, which gives up otherwise.
  private func checkForm(of text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    var sink = DiagnosticSink()
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    switch SceneFormatter.format(file, id: FileID(0), sink: &sink) {
    case .unreadable: return false
    case .changed: Issue.record("it would say something else: \(text.debugDescription)", sourceLocation: sourceLocation)
    case .formatted(let bytes):
      let formatted = String(decoding: bytes, as: UTF8.self)
      #expect(form(formatted) == formatted, "\(text.debugDescription)", sourceLocation: sourceLocation)
      let names = { (text: String) in text.matches(of: /&n\d+/).map { String($0.0) } }
      #expect(names(formatted) == names(text), "\(text.debugDescription)", sourceLocation: sourceLocation)
      for line in formatted.split(separator: "\n") where formatted != text && !text.contains(/[|>]/) {
        #expect(line.last != " ", "\(text.debugDescription)", sourceLocation: sourceLocation)
      }
    }
    return true
  }

  @Test(
    "an input of the YAML project's test suite keeps what it says",
    .enabled(if: Shared.has("corpus/yaml-test-suite"), "shared/corpus/yaml-test-suite is not there"),
    arguments: YAMLTestSuiteTests.inputs)
  func suite(_ path: String) throws {
    _ = checkForm(of: String(decoding: try Shared.bytes("corpus/yaml-test-suite/\(path)"), as: UTF8.self))
  }

  @Test func `documents made at random keep what they say`() {
    var readable = 0
    let seeds = Thoroughness.sample(Array(0..<3_000), oneIn: 5)
    for seed in seeds {
      var scribe = RandomScribe(seed: UInt64(seed) &* 2_654_435_761 &+ 99_991)
      if checkForm(of: scribe.document()) { readable += 1 }
    }
    #expect(readable > seeds.count * 2 / 3)
  }

  @Test func `pieces thrown together at random keep what they say`() {
    var random = Xorshift(seed: 77_2025)
    let pieces = [
      "a: ", "b:\n", "- ", "? ", "x", "it's", "'q # r'", "\"q # r\\\"\"", " #", " # c", "\n", "\n  ", "\n    ", "|",
      ">-",
      "|2", "[", "]", "{", "}", ", ", ": ", "&n ", "\t", "\u{E9}", "''", "\n\n", "c: d\n", "*n", "\r\n", "---\n",
    ]
    var readable = 0
    let rounds = Thoroughness.rounds(20_000, orElse: 4_000)
    for _ in 0..<rounds {
      if checkForm(of: (0...random.next(9)).map { _ in pieces[random.next(pieces.count)] }.joined()) { readable += 1 }
    }
    #expect(readable > rounds / 10)
  }
}
