import SceneTestSupport
import Testing

/// How far what a document or a scene names may lie from it.
@Suite struct ConfinementTests {
  private static let end = "<!-- /scenograph -->\n"

  /// A folder with a document in `docs`, whose only region asks for something.
  private func shop(_ region: String, _ more: [String: String] = [:]) throws -> Workshop {
    try Workshop(
      [
        "docs/a.md": "<!-- scenograph: \(region) -->\n" + ConfinementTests.end, "docs/x.yaml": SampleScene.plain,
        "y.yaml": SampleScene.plain, "secret.txt": "root:secret\n", "secret.yaml": "password: hunter2\n",
      ].merging(more) { $1 })
  }

  @Test(arguments: [
    "diagram x.yaml -o ../elsewhere.svg", "diagram x.yaml -o \"$PWD/docs/p.svg\"", "diagram x.yaml -o out/p.svg",
    "diagram x.yaml -o linked.svg", "run x.yaml --diagram ../p.svg", "gallery x.yaml --into ..",
    "diagram x.yaml -o sub/../../p.svg", "run x.yaml -o script.sh", "check x.yaml --reporter sarif:x.yaml",
    "check --fix slip.yaml", "tree x.yaml -o Makefile", "run x.yaml -o p.svg", "tree x.yaml -o p.svg",
    "why x.yaml -o p.svg", "run --compare --ios 12,17 x.yaml -o p.svg", "check x.yaml --reporter sarif:p.svg",
    "run --matrix ios=12,17 --format json x.yaml -o p.svg", "run x.yaml -o p.png", "tree x.yaml -o p.pdf",
    "scenes ..", "check ..", "test x.yaml ..", "gallery .. --into p", "check /",
  ]) func `a document writes drawings below its root and nothing else`(region: String) throws {
    let shop = try shop(
      "tree x.yaml",
      [
        "docs/sub/z": "", "elsewhere/z": "", "elsewhere/p.svg": "<svg>old</svg>",
        "docs/slip.yaml": SampleScene.mendable,
      ])
    try shop.run(
      """
      cd docs; ln -s ../elsewhere out; ln -s ../elsewhere/p.svg linked.svg
      cat >> a.md <<EOF
      <!-- scenograph: diagram x.yaml -o good.svg -->
      <!-- /scenograph -->
      <!-- scenograph: \(region.replacing("$PWD/docs", with: "$PWD")) -->
      <!-- /scenograph -->
      EOF
      """)
    let before = shop.contents
    for line in ["docs --write docs", "docs --write docs/a.md", "docs --check docs"] {
      let outcome = try shop.run("scenograph \(line)")
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.errors.contains("docs/a.md:5:18: error: "), "\(outcome)")
      #expect(shop.contents == before)
    }
  }

  @Test func `the root of a single document is its catalogue, its repository or its own folder`() throws {
    let shop = try shop("diagram x.yaml -o ../p.svg")
    #expect(try shop.run("scenograph docs --write docs/a.md").status == 2)
    #expect(try shop.run("scenograph docs --write --root . docs/a.md").status == 0)
    #expect(try shop.run("rm p.svg; mkdir .git; scenograph docs --write docs/a.md").status == 0)
    // What is given says more than what is found.
    #expect(try shop.run("rm p.svg; scenograph docs --write docs").status == 2)
    // DocC wants a title first.
    try shop.run("sed -i '1i # A' docs/a.md")
    #expect(try shop.run("mv docs A.docc; scenograph docs --write A.docc/a.md").status == 2)
    #expect(try shop.run("mkdir A.docc/in; cd A.docc; mv a.md x.yaml in; scenograph docs --write in/a.md").status == 0)
    #expect(try shop.run("scenograph docs --write --root nowhere A.docc").status == 2)
  }

  @Test(arguments: ["source ../secret.txt", "source ../secret.yaml", "check ../secret.yaml", "source /etc/passwd"])
  func `a document shows no file from outside that isn't a scene`(region: String) throws {
    let shop = try shop(region)
    let outcome = try shop.run("scenograph docs --write docs")
    #expect(outcome.status != 0)
    let all = outcome.output + outcome.errors + (shop.text("docs/a.md") ?? "")
    #expect(!all.contains("hunter2") && !all.contains("root:"), "\(outcome)")
    #expect(all.contains("it lies outside 'docs' and isn't a scene"))
  }

  @Test func `a scene from outside is shown, unless the confinement is strict`() throws {
    let shop = try shop("tree ../y.yaml")
    let strict = try shop.run("scenograph docs --write --confined docs")
    #expect(strict.status == 2 && strict.errors.contains("it lies outside 'docs'"), "\(strict)")
    #expect(try shop.run("scenograph docs --write docs").status == 0)
    #expect(shop.text("docs/a.md")?.contains("a appeared") == true)
  }

  @Test(arguments: ["check docs", "check docs/x.yaml", "run docs/x.yaml", "test docs", "check docs/found.yaml"])
  func `no line of a file from outside is quoted unless it is a scene`(line: String) throws {
    let shop = try Workshop([
      "docs/x.yaml":
        "scene: X\nimport: { a: ../secret.txt, b: ../secret.yaml, c: ../../../etc/passwd }\ncontrollers: { a: }\n",
      "secret.txt": "root:secret\n", "secret.yaml": "password: hunter2\n",
    ])
    try shop.run("ln -s ../secret.yaml docs/found.yaml")
    // A file that the command line names is shown to its user.
    if line.hasSuffix("found.yaml") {
      #expect(try shop.run("scenograph \(line)").output.contains("hunter2"))
      return
    }
    let outcome = try shop.run("scenograph \(line)")
    let all = outcome.output + outcome.errors
    // The imports are at fault. What the link in the folder leads to is no scene. So it is counted and left alone, as
    // any other YAML in a folder is.
    #expect(outcome.status == 1, "\(outcome)")
    let note = "note: 1 other YAML file is no scene: no key 'scene' or 'plan'\n"
    #expect(outcome.errors.contains(note) == line.hasSuffix("docs"), "\(outcome)")
    #expect(!all.contains("found.yaml"), "\(outcome)")
    #expect(!all.contains("hunter2") && !all.contains("password") && !all.contains("root:"), "\(outcome)")
    #expect(all.contains("passwd' can't be read: it lies outside"))
  }

  @Test(arguments: ["check", "test"])
  func `a link that leads out of a folder is refused if it is to be a scene, or if nothing outside may be read`(
    verb: String
  ) throws {
    let shop = try Workshop(["docs/x.yaml": SampleScene.plain, "secret.yaml": "password: hunter2\n"])
    try shop.run("ln -s ../secret.yaml docs/found.scene.yaml")
    let named = try shop.run("scenograph \(verb) docs")
    #expect(named.status == 2, "\(named)")
    #expect(named.errors.contains("docs/found.scene.yaml: error: it lies outside 'docs' and isn't a scene"), "\(named)")
    try shop.run("mv docs/found.scene.yaml docs/found.yaml")
    let strict = try shop.run("scenograph \(verb) --confined docs")
    #expect(strict.status == 2, "\(strict)")
    #expect(strict.errors.contains("docs/found.yaml: error: it lies outside 'docs'\n"), "\(strict)")
    #expect(try shop.run("scenograph \(verb) docs").status == 0)
    for outcome in [named, strict] {
      #expect(!(outcome.output + outcome.errors).contains("hunter2"), "\(outcome)")
      #expect(!(outcome.output + outcome.errors).contains("password"), "\(outcome)")
    }
  }

  @Test func `a scene is imported from outside, unless the confinement is strict`() throws {
    let shop = try Workshop([
      "in/x.yaml": SampleScene.importing.replacing("part.yaml", with: "../part.yaml"), "part.yaml": SampleScene.part,
    ])
    #expect(try shop.run("scenograph check in").status == 0)
    let strict = try shop.run("scenograph check --confined in")
    #expect(strict.status == 1 && strict.output.contains("it lies outside 'in'"), "\(strict)")
    #expect(try shop.run("scenograph check --confined --root . in").status == 0)
    #expect(try shop.run("scenograph run --confined in/x.yaml").status == 1)
    // What isn't there is told from what is no more than what is.
    try shop.run("rm part.yaml")
    #expect(try shop.run("scenograph check --confined in").output == strict.output)
  }

  @Test func `a document can't let itself out`() throws {
    let shop = try shop("tree --root .. ../y.yaml")
    let outcome = try shop.run("scenograph docs --write docs/a.md")
    #expect(outcome.status == 1 && outcome.errors.contains("unknown option '--root'"), "\(outcome)")
  }

  /// The system takes a path up to its first NUL, so it would look at, or write, another file.
  @Test(arguments: [
    "diagram x.yaml -o p␀.svg", "diagram x.yaml --pair -o p␀.svg", "run x.yaml --diagram p␀.svg",
    "gallery x.yaml --into p␀/z", "gallery . --into p␀", "source x.yaml␀z", "check x.yaml␀z", "tree .␀/x.yaml",
    "scenes .␀", "diagram --compare x.yaml x.yaml␀ --view tree -o p.svg",
  ]) func `a path with a NUL leads nowhere`(region: String) throws {
    let shop = try shop(region.replacing("␀", with: "\0"))
    let before = shop.contents
    for line in ["docs --write docs", "docs --write docs/a.md", "docs --check docs"] {
      let outcome = try shop.run("scenograph \(line)")
      #expect(outcome.status == 2, "\(outcome)")
      #expect(outcome.errors.contains("docs/a.md:1:18: error: "), "\(outcome)")
      #expect(outcome.errors.contains("the path holds a NUL character"))
      #expect(outcome.errors.contains("help: delete that character"), "\(outcome)")
      #expect(shop.contents == before)
    }
  }
}
