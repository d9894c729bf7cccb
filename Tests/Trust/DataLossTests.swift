import Testing

/// Nothing that is read is written over.
@Suite struct DataLossTests {
  private static let files = [
    "x.yaml": SampleScene.importing, "part.yaml": SampleScene.part,
    "a.md": "<!-- scenograph: diagram x.yaml -o p.svg -->\n<!-- /scenograph -->\n",
    "b.md": "<!-- scenograph: diagram plan.txt -o plan.txt -->\n<!-- /scenograph -->\n",
  ]

  @Test(arguments: [
    "compile x.yaml -o x.yaml", "compile x.yaml -o ./x.yaml", "compile x.yaml -o \"$PWD/x.yaml\"",
    "compile x.yaml -o part.yaml", "compile x.yaml -o link.yaml", "compile link.yaml -o x.yaml",
    "compile x.yaml -o hard.yaml", "compile - -o x.yaml < x.yaml", "run x.yaml -o x.yaml", "run x.yaml -o part.yaml",
    "tree x.yaml -o x.yaml", "fmt x.yaml -o x.yaml", "fmt x.yaml -o link.yaml", "check x.yaml --reporter sarif:x.yaml",
    "check . --reporter json:part.yaml", "test x.yaml --reporter junit:x.yaml",
    "test . --reporter junit:\"$PWD/part.yaml\"", "run x.yaml --diagram plan.txt -o x.yaml",
    "diagram plan.txt --format dot -o plan.txt", "docs --write b.md",
  ]) func `a file that is read is not written over`(line: String) throws {
    let shop = try Workshop(DataLossTests.files)
    try shop.run("ln -s x.yaml link.yaml; ln part.yaml hard.yaml; scenograph compile x.yaml > plan.txt")
    #expect(shop.text("plan.txt")?.hasPrefix("{") == true)
    let before = shop.contents
    let outcome = try shop.run("scenograph \(line)")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(" is read, as '"), "\(outcome)")
    #expect(shop.contents == before)
  }

  @Test(arguments: [
    "x.storyboard -o x.storyboard", "x.storyboard -o link", "link -o \"$PWD/x.storyboard\"", "- -o x.storyboard < link",
    "x.storyboard --code a.swift -o a.swift", "x.storyboard --code . -o a.swift", ". --code . -o scenes",
  ]) func `'import --force' gives up a scene, and nothing that the scene is made of`(line: String) throws {
    let board =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\">"
      + "<scenes><scene><objects><viewController id=\"a\" sceneMemberID=\"viewController\"/></objects></scene></scenes>"
      + "</document>\n"
    let shop = try Workshop(["x.storyboard": board, "a.swift": "class A {}\n", "scenes/x.scene.yaml": "lost: true\n"])
    try shop.run("ln -s x.storyboard link; cp x.storyboard scenes; ln -sf ../a.swift scenes/Project.scene.yaml")
    let before = shop.contents
    let outcome = try shop.run("scenograph import --force \(line)")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.contains(" is read, as '"), "\(outcome)")
    #expect(shop.contents == before)
    #expect(try shop.run("scenograph import --force x.storyboard -o scenes/x.scene.yaml").status == 0)
    #expect(shop.text("scenes/x.scene.yaml")?.contains("lost") == false)
  }

  @Test func `a file that isn't read is written as usual`() throws {
    let shop = try Workshop(DataLossTests.files)
    #expect(try shop.run("scenograph compile x.yaml -o plan.json").status == 0)
    #expect(try shop.run("scenograph compile x.yaml -o plan.json").status == 0)
    #expect(try shop.run("scenograph run x.yaml -o /dev/stdout").output.contains("b.viewDidAppear"))
    #expect(try shop.run("scenograph docs --write a.md").status == 0)
    #expect(shop.text("p.svg")?.hasPrefix("<svg") == true)
  }

  @Test func `two outputs are two files`() throws {
    let shop = try Workshop(DataLossTests.files)
    #expect(try shop.run("scenograph run x.yaml -o out.txt --diagram ./out.txt").status == 64)
    #expect(try shop.run("scenograph check x.yaml --reporter json:r --reporter junit:./r").status == 64)
  }

  @Test func `a file counts once, however its path is written`() throws {
    let shop = try Workshop(DataLossTests.files)
    let spellings = "x.yaml ./x.yaml .//x.yaml \"$PWD/x.yaml\" ../${PWD##*/}/x.yaml"
    #expect(try shop.run("scenograph check \(spellings)").output == "1 file, no findings\n")
    try shop.write("scene: Part\ncontrollers:\n  b: { titel: B }\n", to: "part.yaml")
    let outcome = try shop.run("scenograph check x.yaml \"$PWD/part.yaml\"")
    #expect(outcome.output.hasSuffix("2 files: 1 error\n"), "\(outcome)")
  }
}
