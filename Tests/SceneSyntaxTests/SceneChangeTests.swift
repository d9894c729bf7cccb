import SceneBasics
import SceneSyntax
import Testing

/// Proposed changes of a scene's text, in each layout that has a place for them.
@Suite struct SceneChangeTests {
  /// The text after a change, where `^` stands before the place of the change.
  private func changed(_ text: String, _ change: (SourceSpan) -> SceneChange) -> String? {
    let before = text.prefix { $0 != "^" }
    let column = before.reversed().prefix { !$0.isNewline }.count
    let span = SourceSpan(
      line: UInt32(before.count { $0.isNewline } + 1), column: UInt32(column + 1), length: 1, file: FileID(0))
    let file = SourceFile(path: "x.yaml", bytes: Array(text.replacing("^", with: "").utf8))
    return SceneEditor.text(of: file, id: FileID(0), with: change(span)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("- ^present: b\n  in: a\n", "- present: b\n  animated: false\n  in: a\n"),
    ("- { ^present: b, in: a }\n", "- { present: b, in: a, animated: false }\n"),
    ("- ^present: b\n  animated:\n", "- present: b\n  animated: false\n"),
    ("- ^present: b\n  animated: true  # as usual\n", "- present: b\n  animated: false  # as usual\n"),
    ("- ^present: b\n  animated: [ true ]\n", "- present: b\n  animated: false\n"),
    ("- ^present: b\n  animated: |\n    true\n", nil),
    ("- ^present: b\n  animated:\n    - true\n", nil),
    ("- ^dismiss\n", "- { dismiss: , animated: false }\n"),
    ("- ^present: b\r\n  in: a\r\n", "- present: b\r\n  animated: false\r\n  in: a\r\n"),
    ("- ^present: b", "- present: b\n  animated: false"),
    ("[]^", nil),
  ]) func `an entry beside another one`(text: String, expected: String?) {
    #expect(changed(text) { .set(["animated"], value: "false", at: $0, isInside: false) } == expected)
  }

  @Test(arguments: [
    ("^a:\nb:\n", "a: { containment: { add: [addChild] } }\nb:\n"),
    ("^a: { title: A }\n", "a: { title: A, containment: { add: [addChild] } }\n"),
    ("^a:\n  title: A\nb:\n", "a:\n  title: A\n  containment: { add: [addChild] }\nb:\n"),
    ("^a:\n  containment: { remove: [] }\n", "a:\n  containment: { remove: [], add: [addChild] }\n"),
    ("^a:\n  containment:\n    add:\n", "a:\n  containment:\n    add: [addChild]\n"),
    ("^a:\n  containment:\n", nil), ("- ^dismiss\n", nil), ("? ^a\n", nil),
  ]) func `an entry inside another one`(text: String, expected: String?) {
    #expect(changed(text) { .set(["containment", "add"], value: "[addChild]", at: $0, isInside: true) } == expected)
  }

  @Test func `an entry of the scene`() {
    #expect(
      changed("scene: S\ninitial: a\n^") { _ in .set(["ios"], value: "12", at: nil, isInside: false) }
        == "scene: S\nios: 12\ninitial: a\n")
  }

  @Test(arguments: [
    ("s:\n  - ^present: b\n    in: a\n  - pop:\n", "s:\n  # - present: b\n  #   in: a\n  - pop:\n"),
    ("s:\n- ^dismiss\n", "s:\n# - dismiss\n"), ("s: [^dismiss]\n", nil), ("s: ^dismiss\n", nil),
    ("s:\n  -\n    ^present: b\n", nil),
  ]) func `a step as a comment`(text: String, expected: String?) {
    #expect(changed(text) { .leaveOut($0) } == expected)
  }

  @Test(arguments: [
    (
      "s:\n  - ^present: b\n    in: a\n  - pop:\n",
      "s:\n  - present: b\n    in: a\n  - present: b\n    in: a\n  - pop:\n"
    ),
    ("s:\r\n- ^dismiss\r\n", "s:\r\n- dismiss\r\n- dismiss\r\n"), ("s: [^dismiss]\n", nil),
  ]) func `a step twice`(text: String, expected: String?) {
    #expect(changed(text) { .again($0) } == expected)
  }

  @Test(arguments: [
    ("script:\n  - dismiss\nviews: a\n^", "script:\n  - dismiss\n  - pop:\nviews: a\n"),
    ("scene: S\n\n^", "scene: S\nscript:\n  - pop:\n\n"), ("script: [dismiss]\n^", nil), ("script:\n^", nil),
    ("- script\n^", nil),
  ]) func `a step behind the last one`(text: String, expected: String?) {
    #expect(changed(text) { _ in .append("pop:") } == expected)
  }

  @Test(arguments: [
    ("s:\n  - dismiss\n  # Why.\n  - ^present: b\n", "s:\n  - dismiss\n  - pop:\n  # Why.\n  - present: b\n"),
    ("s:\n- ^dismiss\n", "s:\n- pop:\n- dismiss\n"), ("# Why.\n- ^dismiss\n", nil), ("s: [^dismiss]\n", nil),
  ]) func `a step before another one`(text: String, expected: String?) {
    #expect(changed(text) { .insert("pop:", before: $0) } == expected)
  }

  @Test func `nothing is changed in what isn't YAML`() {
    #expect(changed("a: [^") { .leaveOut($0) } == nil)
  }
}
