import SceneBasics
import Testing

@testable import SceneSyntax

@Suite("Findings about bytes and YAML")
struct YAMLFindingTests {
  @Test("broken UTF-8 is shown where it stands")
  func brokenUTF8() {
    let parsed = parse(Array("scene: é\n# ü".utf8) + [0xC3, 0x28] + Array("\n".utf8))
    #expect(parsed.findings.map(\.span) == [SourceSpan(line: 2, column: 4, length: 1, file: FileID(0))])
    #expect(parsed.codes == [101])
  }

  @Test("a byte order mark takes no column and no line")
  func byteOrderMark() {
    let parsed = parse([0xEF, 0xBB, 0xBF] + Array("scene: A\nfoo: 1\ncontrollers: { a: { titel: é } }".utf8))
    #expect(parsed.findings.map(\.span.line) == [2, 3])
    #expect(parsed.findings.map(\.span.column) == [1, 21])
    #expect(parsed.document.scene?.span.column == 8)
  }

  @Test(
    "other encodings are refused by name",
    arguments: [
      ([0xFF, 0xFE, 0x73, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x73], "UTF-16"),
      ([0x73, 0x00, 0x63, 0x00], "UTF-16"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"),
      ([0x00, 0x00, 0x00, 0x73], "UTF-32"),
    ] as [([UInt8], String)])
  func encodings(_ bytes: [UInt8], _ name: String) {
    let findings = parse(bytes).findings
    #expect(findings.map(\.message) == ["the file is \(name), not UTF-8"])
    #expect(findings.first?.hint?.contains("iconv") ?? false)
  }

  @Test("a control character is named by its number", arguments: [0x00, 0x07, 0x1B, 0x7F] as [UInt8])
  func controls(_ byte: UInt8) {
    let parsed = parse(Array("scene: a".utf8) + [byte] + Array("b\n".utf8))
    #expect(parsed.codes == [102])
    #expect(parsed.findings.first?.span.column == 9)
    #expect(parsed.findings.allSatisfy { !$0.message.utf8.contains(byte) })
  }

  @Test("control characters in quotes are made visible")
  func visible() {
    check(
      #"""
      scene: A
      controllers: { a: }
      initial: "a\e[31m"
      #        ^^^^^^^^^ SG147 'a\u{1B}[31m' can't be the name of a controller
      """#)
  }

  @Test("repeated keys point at the first one, whatever the style")
  func repeatedKeys() {
    let parsed = check(
      """
      scene: A
      controllers:
        a: { "title": X, title: Y }
        #                ^^^^^ SG112 the key 'title' is a duplicate
        b:
          segues: { go: { show: a }, go: { show: b } }
          #                          ^^ SG112 the key 'go' is a duplicate
        a:
      # ^ SG112 the key 'a' is a duplicate
          x-one: { k: 1, k: 2 }
          #              ^ SG112 the key 'k' is a duplicate
      scene: B
      #<<<<< SG112 the key 'scene' is a duplicate
      """)
    #expect(parsed.findings.first?.notes.first?.span.column == 8)
    #expect(parsed.document.scene?.value == "A")
  }

  @Test("anchors, tags and merge keys")
  func anchors() {
    check(
      """
      scene: !name A
      #      ^^^^^ SG115 a tag has no meaning in a scene
      controllers:
        a: &a { segues: { go: *a } }
        #                     ^^ SG114 the alias '*a' is inside its own value
        b: *b
        #  ^^ SG113 no anchor '&b' stands above this alias
        c: { <<: *a }
        #    ^^ SG116 the merge key '<<' isn't part of YAML 1.2, nor of a scene
        [d]:
      # ^ SG117 a key is text, and this is something else
      """)
  }

  @Test("an alias stands for what its anchor marks, keys included")
  func aliases() {
    let parsed = check(
      """
      scene: A
      initial: &home home
      controllers:
        *home : { title: &title "Home" }
        b: { title: *title, children: &list [home, home] }
        c: { children: *list }
      script: &steps
        - present: b
          completion: &more
            - dismiss
        - present: c
          completion: *more
      """)
    #expect(parsed.document.controllers.map { parsed.text($0.id) } == ["home", "b", "c"])
    #expect(parsed.document.controllers.map(\.title) == ["Home", "Home", nil])
    #expect(parsed.document.controllers[2].contents.count == 2)
    #expect(parsed.document.script?[1].options.completion?.count == 1)
  }

  @Test(
    "libyaml's errors are told in our words",
    arguments: [
      ("scene: \"a\ncontrollers: { a: }\n", 107, 1, 8), ("scene: A\ncontrollers: [a, b\n", 107, 2, 14),
      ("scene: A\ncontrollers: { a: { title: X y: Z } }\n", 107, 2, 31), ("scene: `a`\n", 108, 1, 8),
      ("scene: A: B\n", 110, 1, 9), ("scene: A\ncontrollers:\n\ta:\n", 106, 3, 1),
      ("scene: A\n  initial: b\n", 110, 2, 3), ("scene: \"\\q\"\n", 105, 1, 9),
      ("scene: A\ncontrollers:\n    a:\n  b:\n", 109, 4, 3),
    ])
  func broken(_ text: String, _ code: Int, _ line: UInt32, _ column: UInt32) {
    let finding = parse(text).findings.first
    #expect(finding.map { [Int($0.span.line), Int($0.span.column)] } == [Int(line), Int(column)])
    #expect(finding?.hint != nil)
    let words = ["while", "did not find", "could not find", "found character", "mapping values"]
    #expect(!words.contains { finding?.message.contains($0) ?? true })
  }
}
