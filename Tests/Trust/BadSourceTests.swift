import Foundation
import SceneTestSupport
import Testing

/// Source files that can't be read as code, on a real disk: each is named once, and the rest is read.
@Suite struct BadSourceTests {
  private static let list = """
    class ListViewController: UIViewController {
      func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }
    }
    class DetailViewController: UIViewController {}

    """

  /// Imports an app with further files, which a line of the shell may make.
  private static func outcome(_ files: [String: String], _ line: String = "true") throws -> (Workshop, Workshop.Outcome)
  {
    let workshop = try Workshop(files.merging(["App/List.swift": list]) { $1 })
    #expect(try workshop.run(line).status == 0)
    return (workshop, try workshop.run("scenograph import App -o map", seconds: 60))
  }

  private static let scene = """
    scene: Code
    partial: true
    controllers:
      # from List.swift
      detail: { class: DetailViewController }
      # from List.swift
      list:
        class: ListViewController
        segues:
          # from List.swift: open
          toDetail: { show: detail }

    """

  @Test(arguments: [
    ("printf 'class A\\0' > App/A.swift", "App/A.swift is left out: it is binary"),
    ("printf '\\377\\376c\\0' > App/A.swift", "App/A.swift is left out: it is UTF-16, not UTF-8"),
    ("printf 'c\\0l\\0a\\0' > App/A.swift", "App/A.swift is left out: it is binary"),
    (
      "yes '  let value = Thing(a: 1)' | head -c 50000000 > App/A.swift",
      "App/A.swift is left out: it is larger than 16 MB"
    ),
    ("printf 'class A {\\n  func b() {\\n}\\n' > App/A.swift", "App/A.swift:1:9: a bracket without a partner"),
    ("printf 'class A { }\\n}\\n' > App/A.swift", "App/A.swift:2:1: a bracket without a partner"),
    ("printf 'let a = f(b]\\n' > App/A.swift", "App/A.swift:1:10: a bracket without a partner"),
    (
      "printf 'class A {\\n<<<<<<< HEAD\\n func b() {\\n=======\\n func c() {\\n>>>>>>> d\\n }\\n}\\n' > App/A.swift",
      "App/A.swift:2:1: a merge conflict: both sides are read"
    ),
  ])
  func `a source that isn't whole is named in one note`(line: String, note: String) throws {
    let (workshop, run) = try BadSourceTests.outcome([:], line)
    #expect(run.status == 0 && workshop.text("map/Code.scene.yaml") == BadSourceTests.scene, "\(run.errors)")
    #expect(run.errors.components(separatedBy: "App/A.swift").count == 2, "\(run.errors)")
    #expect(run.errors.contains("note: " + note), "\(run.errors)")
  }

  @Test(arguments: [
    ("ln -s b.swift App/a.swift; ln -s a.swift App/b.swift", ["App/a.swift", "App/b.swift"]),
    ("ln -s nowhere.swift App/a.swift", ["App/a.swift"]),
    ("mkdir App/a.swift; ln -s .. App/a.swift/loop; ln -s nowhere.swift App/a.swift/b.swift", ["App/a.swift/b.swift"]),
  ])
  func `a link that leads to no file is named once, and one to a file that is read says nothing new`(
    line: String, named: [String]
  ) throws {
    let (workshop, run) = try BadSourceTests.outcome([:], line + "; ln -s List.swift App/Same.swift; ln -s . App/loop")
    #expect(run.status == 0 && workshop.text("map/Code.scene.yaml") == BadSourceTests.scene, "\(run.errors)")
    for path in named {
      let note = "note: \(path) is left out: it is a link that leads to no file\n"
      #expect(run.errors.components(separatedBy: note).count == 2, "\(run.errors)")
    }
    #expect(run.errors.components(separatedBy: " is left out: ").count == named.count + 1, "\(run.errors)")
    #expect(!run.errors.contains("error: "), "\(run.errors)")
  }

  @Test func `a branch of a condition may leave a brace to the other one`() throws {
    let source = "class A {\n#if DEBUG\n  func a() {\n#else\n  func b() {\n#endif\n  }\n}\n"
    let (workshop, run) = try BadSourceTests.outcome(["App/A.swift": source])
    #expect(run.status == 0 && !run.errors.contains("A.swift"), "\(run.errors)")
    #expect(workshop.text("map/Code.scene.yaml") == BadSourceTests.scene)
  }
}
