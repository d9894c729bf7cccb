import Foundation
import SceneBasics
import SceneCLI
import ScenePlan
import SceneProgram
import SceneStoryboards
import SceneTestSupport
import SceneWriting
import Testing

@testable import SceneImport

/// All real storyboards as scenes, where they lie beside the package. Nothing of them is ever committed but counts.
@Suite struct ImportedCorpusTests {
  static let folder = "../shared/corpus/storyboards/files"
  static let files = Repository.files(below: folder) { $0.hasSuffix(".storyboard") }
  static let missing: Comment = "shared/corpus/storyboards is not there"
  private static let views = ["tree", "segues", "timeline", "sequence", "screens"]

  static func text(_ path: String) throws -> String { try Repository.text(path) }

  static func project(_ path: String) throws -> StoryboardProject? {
    var sink = DiagnosticSink()
    let file = SourceFile(path: path, bytes: Array(try text(path).utf8))
    return StoryboardParser.parse(file, id: FileID(0), sink: &sink).map { StoryboardProject([$0]) }
  }

  @Test(.enabled(if: !files.isEmpty, missing), arguments: files)
  func `a real storyboard imports, checks, draws in each view and runs`(path: String) throws {
    let files = MemoryFiles(["Main.storyboard": try ImportedCorpusTests.text(path)])
    func run(_ arguments: [String]) -> CommandRun { CommandRun(arguments, files: files) }
    let first = run(["import", "Main.storyboard", "-o", "main.scene.yaml"])
    guard first.exit == 0 else {
      #expect(path.contains("_special") && first.exit == 1 && first.errors.contains("[SG127]"), "\(first.errors)")
      return
    }
    let scene = files.contents["main.scene.yaml"]
    #expect(run(["import", "Main.storyboard", "-o", "main.scene.yaml"]).exit == 0)
    #expect(files.contents["main.scene.yaml"] == scene, "imported twice")
    #expect(run(["import", "--check", "Main.storyboard", "main.scene.yaml"]).transcript == "")
    #expect(run(["fmt", "--check", "main.scene.yaml"]).transcript == "")
    let check = run(["check", "main.scene.yaml"])
    #expect(check.exit == 0, "\(check.output)")
    let isRun = String(decoding: scene ?? [], as: UTF8.self).contains("\ninitial: ")
    for view in ImportedCorpusTests.views {
      let drawing = run(["diagram", "--view", view, "--format", "svg", "main.scene.yaml"])
      #expect(drawing.exit == (isRun || view == "segues" ? 0 : 1), "\(view): \(drawing.errors)")
      #expect(drawing.output.hasSuffix("</svg>\n") == (drawing.exit == 0))
    }
    let trace = run(["run", "main.scene.yaml"])
    #expect(trace.exit == (isRun ? 0 : 1) && (isRun || trace.errors.contains("nothing to run")), "\(trace.errors)")
  }

  @Test(.enabled(if: !files.isEmpty, missing), arguments: files)
  func `scenes that change places in a storyboard change nothing in its scene`(path: String) throws {
    let text = try ImportedCorpusTests.text(path)
    let scenes = text.ranges(of: /<scene [^>]*>[\s\S]*?<\/scene>/)
    var shuffled = text
    for (here, there) in zip(scenes.reversed(), scenes) {
      shuffled.replaceSubrange(here, with: text[there])
    }
    let files = MemoryFiles(["a/Main.storyboard": text, "b/Main.storyboard": shuffled, "x.txt": ""])
    for folder in ["a", "b"] {
      _ = CommandRun(["import", "\(folder)/Main.storyboard", "-o", "\(folder).scene.yaml"], files: files)
    }
    #expect(files.contents["a.scene.yaml"] == files.contents["b.scene.yaml"])
  }

  @Test(.enabled(if: !files.isEmpty && OtherProgram.hasPython, missing))
  func `scenes have as many controllers and edges as Python's own XML reader counts`() throws {
    let paths = ImportedCorpusTests.files.joined(separator: "\n") + "\n"
    let answer = try OtherProgram.run(["python3", "Tests/Storyboards/counts.py"], input: paths)
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any] ?? [:]
    var texts = ""
    for path in ImportedCorpusTests.files {
      guard let project = try ImportedCorpusTests.project(path) else { continue }
      let counted = try #require(object[path] as? [String: Int])
      func count(_ prefixes: String...) -> Int {
        counted.filter { entry in prefixes.contains { entry.key.hasPrefix("edge " + $0) } }.values.reduce(0, +)
      }
      let storyboards = StoryboardImport(project, isProject: false)
      let program = storyboards.program()
      let segues = program.templates.flatMap(\.segues)
      func segueCount(_ verbs: Set<String>) -> Int { segues.count { verbs.contains($0.verb.rawValue) } }
      let resolved = project.references.count { project.target(of: $0.placeholder) != nil }
      #expect(program.templates.count == (counted["controllers"] ?? 0) - resolved, "\(path)")
      #expect(program.templates.flatMap(\.contents).count == count("relationship"), "\(path)")
      #expect(segueCount(["embed"]) == count("embed"), "\(path)")
      #expect(segueCount(["show", "showDetail"]) == count("show", "replace"), "\(path)")
      #expect(segueCount(["present"]) == count("presentation", "modal", "popover"), "\(path)")
      #expect(segueCount(["push"]) == count("push") && segueCount(["custom"]) == count("custom"), "\(path)")
      #expect(segueCount(["unwind"]) == count("unwind"), "\(path)")
      #expect(
        program.templates.count { $0.settings?.storyboardIdentifier != nil } == counted["storyboardIdentifier"] ?? 0)
      texts += try storyboards.scenes().map(\.text).joined()
    }
    #expect(SHA256.base64(of: Array(texts.utf8)) == "Esr01/kQN2xU9FJ7sUpvaygYrDTlD0YMWe1jHXhZXWQ=")
  }

  @Test(.enabled(if: !files.isEmpty, missing))
  func `each file with an initial controller is walked through, and every script runs`() throws {
    var (walked, visited, fired, backs, scripts) = (0, 0, 0, 0, "")
    for path in ImportedCorpusTests.files {
      guard let project = try ImportedCorpusTests.project(path) else { continue }
      let program = StoryboardImport(project, isProject: false).program()
      guard program.initial != nil else { continue }
      let reach = Reach(program)
      walked += 1
      visited += reach.visited.count
      fired += reach.segueCount
      backs += reach.backCount
      #expect(reach.visited.count + reach.unreached.count == program.templates.count)
      let scene = try StoryboardImport(project, isProject: false).scenes()[0]
      for walk in try reach.scenes(importing: "Main.scene.yaml", name: { "reach-\($0).scene.yaml" }) {
        scripts += walk.text
        let files = MemoryFiles(["Main.scene.yaml": scene.text, walk.path: walk.text])
        let run = CommandRun(["run", walk.path], files: files)
        #expect(run.exit == 0, "\(path): \(run.errors)")
        let findings = CommandRun(["check", walk.path], files: files).output.split(separator: "\n")
        // A context that no controller defines is so in the app, too.
        let own = findings.filter { $0.hasPrefix(walk.path + ":") && !$0.contains("[SG405]") }
        #expect(own.isEmpty, "\(path): \(own)")
      }
    }
    #expect(
      "\(walked) files, \(visited) visited, \(fired) fired, \(backs) back"
        == "41 files, 207 visited, 114 fired, 128 back")
    #expect(SHA256.base64(of: Array(scripts.utf8)) == "gq9N/xhmeKwcdmenBDTLAJrun+O6WvQJP5Jy2lyg9s8=")
  }

  @Test(.enabled(if: !files.isEmpty, missing))
  func `with the answers of its code, an app of many screens is walked through on a phone`() throws {
    let path = try #require(ImportedCorpusTests.files.first { $0.contains("mssun__passforios") })
    let answers = """
      scene: App
      import: { main: main.scene.yaml }
      initial: main/tabs
      controllers:
        main/settingsSplit: { overrides: { collapseSecondary: handled } }

      """
    let files = MemoryFiles(["Main.storyboard": try ImportedCorpusTests.text(path), "app.scene.yaml": answers])
    #expect(CommandRun(["import", "Main.storyboard", "-o", "main.scene.yaml"], files: files).exit == 0)
    let run = CommandRun(["import", "--script", "reach", "app.scene.yaml"], files: files)
    #expect(run.errors.contains("\n37 of 37 controllers were on the screen"), "\(run.errors)")
    #expect(CommandRun(["run", "app.reach.scene.yaml"], files: files).exit == 0)
  }

  @Test(.enabled(if: !files.isEmpty, missing))
  func `the whole corpus is one project`() throws {
    let folder = ImportedCorpusTests.folder
    var contents: [String: String] = [:]
    for path in ImportedCorpusTests.files {
      contents["apps" + path.dropFirst(folder.count)] = try ImportedCorpusTests.text(path)
    }
    let files = MemoryFiles(contents.merging(["scenes/.keep": ""]) { $1 })
    let run = CommandRun(["import", "apps", "-o", "scenes"], files: files)
    #expect(run.exit == 0 && run.errors.components(separatedBy: ", not for UIKit\n").count == 3)
    let scenes = files.contents.keys.filter { $0.hasSuffix(".scene.yaml") }
    // Without the two that are refused and a launch screen, and with the project.
    #expect(scenes.count == 50)
    let check = CommandRun(["check", "scenes"], files: files)
    #expect(check.exit == 0, "\(check.output.suffix(500))")
  }
}
