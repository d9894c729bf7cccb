import Foundation
import FuzzTargets
import SceneTestSupport

/// The seeds of each fuzz target: the examples, the cases, the samples of documents, and earlier finds.
enum FuzzSeeds {
  /// The words of the language, with blanks between them: those of the schema, which is made from the decoder's tables.
  static let words = Set(
    ((try? Repository.text("schema/scene.schema.json")) ?? "").matches(of: /"([A-Za-z][A-Za-z-]+)"/)
      .map { String($0.1) }
  ).sorted().joined(separator: " ")

  static func of(_ target: FuzzTarget) -> [[UInt8]] {
    let found = files(below: "Tests/Cases/fuzz/" + target.rawValue) { _ in true }
    switch target {
    case .check, .scene, .format, .fix, .comparison, .server: return found + scenes
    case .plan:
      let paths = Repository.files(below: "examples") { $0.hasSuffix(".scene.yaml") }
      return found
        + stride(from: 0, to: paths.count, by: 5).map { Array(CommandRun(["compile", paths[$0]]).output.utf8) }
    case .document:
      let pages = ["README.md", "schema/README.md", "examples/README.md"].compactMap { try? Repository.text($0) }
      let regions = [
        "diagram s.yaml -o p.svg", "gallery . --into pictures", "segues s.yaml", "check s.yaml", "scenes ..",
        "run s.yaml -o p.svg",
      ]
      return found + pages.map { Array($0.utf8.prefix(3_000)) }
        + regions.map { Array("<!-- scenograph: \($0) -->\n<!-- /scenograph -->\n".utf8) }
    case .storyboard:
      let page = (try? Repository.text("schema/diagnostics.md")) ?? ""
      return found + page.split(separator: "```").filter { $0.hasPrefix("xml\n") }.map { Array($0.utf8.dropFirst(4)) }
        + [Array("let board = UIStoryboard(name: \"M\", bundle: nil) // code\n".utf8)]
    case .log:
      let page = (try? Repository.text("schema/diagnostics.md")) ?? ""
      let logs = page.split(separator: "```").filter { $0.hasPrefix("text\n") }.map { Array($0.utf8.dropFirst(5)) }
      return found + logs.suffix(30)
        + [Array("2021-03-04 10:00:20.5+0100 A[1:2] -[<A.X: 0x1f> viewWillAppear:] animated=1\nX deinit\n".utf8)]
    case .command:
      let page = ["README.md", "schema/README.md"].compactMap { try? Repository.text($0) }.joined()
      return found + page.matches(of: /(?m)^\$ scenograph (.*)/).map { Array(String($0.1).utf8) }
        + [Array("diagram s.yaml --view segues --format mermaid -o out".utf8)]
    case .reasons:
      let wrong = "  - expect: { visible: zz, contains: [a.viewDidLoad, zz.viewDidAppear] }\n"
      return found
        + scenes.map { scene in
          String(decoding: scene, as: UTF8.self).contains("\nscript:\n") ? scene + wrong.utf8 : scene
        }
    case .patterns:
      let texts = ["*a*a*a*a*a*ab\n", "**/a/**/a/**/b\n!/a/*.yaml\n", "a?[!b-z]\\*\n# no\nb/\n", "/in\r\n*.scene.*\n"]
      return found + texts.map { Array($0.utf8) }
    }
  }

  private static let scenes = files(below: "examples", where: isScene) + files(below: "Tests/Cases", where: isScene)

  private static func isScene(_ path: String) -> Bool { path.hasSuffix(".yaml") }

  /// The small files of a folder.
  private static func files(below folder: String, where isWanted: (String) -> Bool) -> [[UInt8]] {
    Repository.files(below: folder, where: isWanted).compactMap { try? Data(contentsOf: Repository.url($0)) }
      .filter { $0.count < 5_000 }.map { Array($0) }
  }
}
