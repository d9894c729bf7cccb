import Foundation
import SceneTestSupport
import Testing

/// The texts that the verbs write are read the same by every reader of YAML: libyaml, PyYAML, ruamel.yaml with and
/// without its reader in C, and fy-tool of Debian, where that is installed.
@Suite(.enabled(if: PythonTools.areThere, "\(PythonTools.missing)")) struct OtherReaderTests {
  /// Texts that some reader takes for a sign, a number or a break.
  private static let titles = [
    "New here?", "http://a.b/c", "a:b", "a: b", "?", "? a", "- a", "a - b", "-", "--- a", "...", "a #b", "#a", "a, b",
    "{a}",
    "[a]", "a]", "a}", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a`", "'a'", "\"a\"", "it's", "a\\b", "a\tb", " a",
    "a ",
    "yes", "No", "null", "~", "1", "1.5", "0x1F", "1:30", "2024-05-17", "=", "<<", "é", "日本", "a\u{A0}b", "a\u{2028}b",
    "😀",
    "", "a?b", "a?", "a:", ":a", "a::b", "a,b", "a=b;c", "x\ny",
  ]

  private func storyboard(_ titles: some Sequence<String>) -> String {
    func escaped(_ text: String) -> String {
      text.unicodeScalars.map { scalar in
        scalar.value < 0x80 && !"abcdefghijklmnopqrstuvwxyz0123456789 ".unicodeScalars.contains(scalar)
          ? "&#\(scalar.value);" : String(scalar)
      }.joined()
    }
    let scenes = titles.enumerated().map { index, title in
      """
      <scene sceneID="s\(index)"><objects>
      <viewController title="\(escaped(title))" id="v\(index)" sceneMemberID="viewController">
      <view key="view" id="w\(index)"><subviews><button id="b\(index)"><state key="normal" title="\(escaped(title))"/>
      <connections><segue destination="v0" kind="show" identifier="go\(index)" id="g\(index)"/></connections>
      </button></subviews></view></viewController></objects></scene>
      """
    }
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
      + "version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"v0\"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>\n"
  }

  /// Titles of letters and signs, by chance, the same each time.
  private static var drawn: [String] {
    var number: UInt64 = 20_261_127
    func roll(_ count: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % count
    }
    let signs = Array("ab ?:-#,[]{}&*!|>'\"%@`\\/=~<.;+$^()_1é")
    return (0..<Thoroughness.sample(Array(0..<4_000), oneIn: 10).count).map { _ in
      String((0...roll(7)).map { _ in signs[roll(signs.count)] })
    }
  }

  @Test func `what is written is read the same by every reader`() throws {
    var texts: [String] = []
    for titles in [OtherReaderTests.titles, OtherReaderTests.drawn] {
      let files = MemoryFiles(["m.storyboard": storyboard(titles)])
      let imported = CommandRun(["import", "m.storyboard"], files: files)
      #expect(imported.exit == 0, "\(imported.errors.prefix(500))")
      #expect(titles.count < 20 || imported.output.utf8.count > 1_000)
      texts.append(imported.output)
      texts.append(CommandRun(["fmt", "-"], input: imported.output).output)
    }
    for words in [["init"], ["init", "--kind", "tabs"], ["init", "--kind", "split"]] {
      let scene = CommandRun(words + ["-"])
      if scene.exit == 0 { texts.append(scene.output) }
    }
    let accepted = MemoryFiles([
      "a.yaml": """
      scene: "A: what? #1"
      initial: a
      controllers: { a: { title: "New here?" }, b: }
      script:
        - present: b
        - expect: { visible: a, trace: [a.viewDidLoad] }

      """
    ])
    _ = CommandRun(["test", "--accept", "a.yaml"], files: accepted)
    _ = CommandRun(["check", "--fix", "a.yaml"], files: accepted)
    texts.append(String(decoding: accepted.contents["a.yaml"] ?? [], as: UTF8.self))
    let scene = "examples/guide/app-on-a-phone.scene.yaml"
    texts.append(CommandRun(["compile", scene]).output)
    texts.append(CommandRun(["fmt", "-"], input: try Repository.text(scene)).output)
    let braces =
      "scene: S\ncontrollers: { a: { title: New here?, note: see http://a.b/c }, b: { title: it's a \"?\" } }\n"
    texts.append(CommandRun(["fmt", "-"], input: braces).output)
    #expect(texts.last?.contains("{ title: \"New here?\", note: \"see http://a.b/c\" }") == true, "\(texts.last ?? "")")
    let input = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let script = Repository.url("Tests/Readers/readers.py").path()
    let answer = try OtherProgram.run([PythonTools.tool("python").program, script], input: input)
    #expect(answer.status == 0, "\(answer)")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.dropLast().isEmpty, "\(answer.output.prefix(2_000))")
    #expect(lines.last?.hasPrefix("readers: libyaml, PyYAML, ruamel.yaml") == true)
  }
}
