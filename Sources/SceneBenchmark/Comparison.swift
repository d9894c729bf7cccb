/// All that is measured, printed as a table while it is measured.
enum Comparison {
  /// How many controllers the scene has.
  static let size = 100_000
  /// How many controllers the tree has that is drawn.
  static let drawnSize = 10_000
  private static let rounds = 9

  static func printAll() {
    printRow("what", "ratio", "goal")
    printRow("---", "---:", "---:")
    compareChecks()
    compareGrowth()
    compareMemory()
    compareStarts()
    compareDrawings()
  }

  /// Drawings, beside graphviz's time for the same graphs.
  static func compareDrawings() {
    let sizes = [drawnSize, drawnSize * 2]
    let trees = sizes.compactMap { Drawing.tree(controllers: $0) }
    guard trees.count == sizes.count, let segues = Drawing.segues(scenes: 1_000) else { return }
    let rounds = Rounds(
      rounds, trees.map { tree in { tree.write("tree", as: "svg") } } + [{ segues.write("segues", as: "svg") }])
    printRow("SVG of a tree of 10,000 controllers, in seconds", rounds.seconds(of: 0), goal: "≤ 0.2")
    printRow("SVG of a tree, 20,000 : 10,000 controllers", rounds.ratio(of: 1, to: 0), goal: "~ 2")
    printRow("SVG of 1,000 scenes with 3,000 segues, in seconds", rounds.seconds(of: 2), goal: "a few")
    guard let path = Files.makeTemporary() else { return }
    defer { Files.delete(path) }
    Files.write(trees[0].write("tree", as: "dot"), to: path)
    guard Children.run(["sh", "-c", "command -v dot > /dev/null"]) else { return }
    let sideBySide = Rounds(
      1, clock: Rounds.wall, [{ trees[0].write("tree", as: "svg") }, { Children.run(["dot", "-Tsvg", path]) }])
    printRow("`dot -Tsvg` of the same 10,000 : the SVG drawn without it", sideBySide.ratio(of: 1, to: 0))
  }

  private static func compareChecks() {
    let scene = GeneratedScene.yaml(controllers: size)
    let launched = GeneratedScene.yaml(controllers: size, hasInitial: true)
    let rounds = Rounds(
      rounds,
      [
        { _ = BareLoop.countEvents(of: scene) }, { _ = Checking.countFindings(of: scene) },
        { _ = Checking.countFindings(of: launched) },
      ])
    printRow("`check` : libyaml's events", rounds.ratio(of: 1, to: 0), goal: "≤ 1.5")
    printRow("`check` with the launch rehearsed : libyaml's events", rounds.ratio(of: 2, to: 0))
  }

  private static func compareGrowth() {
    for (hasInitial, what) in [(false, "`check`"), (true, "`check` with launch")] {
      let scenes = [size / 2, size, size * 2].map { GeneratedScene.yaml(controllers: $0, hasInitial: hasInitial) }
      let rounds = Rounds(5, scenes.map { scene in { _ = Checking.countFindings(of: scene) } })
      printRow("\(what), 100,000 : 50,000 controllers", rounds.ratio(of: 1, to: 0), goal: "~ 2")
      printRow("\(what), 200,000 : 100,000 controllers", rounds.ratio(of: 2, to: 1), goal: "~ 2")
    }
  }

  private static func compareMemory() {
    for (hasInitial, what) in [(false, "`check`"), (true, "`check` with launch")] {
      let scene = GeneratedScene.yaml(controllers: size, hasInitial: hasInitial)
      guard let peak = Children.peakMemory(checking: scene) else { continue }
      printRow("\(what), peak memory : file", Double(peak) / Double(scene.count), goal: hasInitial ? "" : "≤ 4")
    }
  }

  private static func compareStarts() {
    guard let empty = Children.makeEmptyProgram() else { return }
    defer { Files.delete(empty) }
    let own = CommandLine.arguments[0]
    let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? ""
    let command = folder + "scenograph"
    guard Children.run([command, "--version"]) else { return }
    let rounds = Rounds(
      41, clock: Rounds.wall, [{ Children.run([empty]) }, { Children.run([command, "--version"]) }])
    printRow("start of `scenograph --version` : an empty C program", rounds.ratio(of: 1, to: 0), goal: "≤ 2.5")
  }

  // MARK: The table

  private static func printRow(_ what: String, _ ratio: Double, goal: String = "") {
    let hundredths = Int((ratio * 100).rounded())
    printRow(what, "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)", goal)
  }

  private static func printRow(_ what: String, _ ratio: String, _ goal: String) {
    print("|", what, "|", ratio, "|", goal, "|")
  }
}
