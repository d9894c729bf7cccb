import SceneTestSupport
import Testing

/// Signs and words of pictures: each is explained, and none is cut where fewer words say enough.
@Suite struct PictureSignTests {
  private func picture(_ words: [String], _ path: String) throws -> PictureCheck {
    let run = CommandRun(["diagram"] + words + ["--format", "svg", path])
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    return check
  }

  // MARK: Screens

  @Test func `the signs of a path are explained where they stand, and only there`() throws {
    let inspector = try picture(["--view", "screens"], "examples/split/inspector.scene.yaml").texts
    #expect(inspector.contains("a › b: a contains b") && inspector.contains("a » b: a presents b"), "\(inspector)")
    // In a narrow window the inspector is a sheet, whatever UIKit puts between.
    #expect(inspector.contains("studio » tools") && !inspector.contains("studio › tools"), "\(inspector)")
    let alone = CommandRun(
      ["diagram", "--view", "screens", "--format", "svg", "-"],
      input: "scene: One\ninitial: a\ncontrollers: { a: , b: }\nscript: [present: b]\n")
    let texts = try #require(PictureCheck(alone.output)).texts
    #expect(texts.contains("a » b: a presents b") && !texts.contains { $0.hasPrefix("a › b: ") }, "\(texts)")
  }

  /// Apple: `prefersEdgeAttachedInCompactHeight` is false by default. Since iPadOS 18 tabs stand at the top.
  @Test func `a sheet fills a phone that lies, and tabs of a pad stand above what they show`() throws {
    func svg(_ rest: String) -> String {
      CommandRun(["diagram", "--view", "screens", "--format", "svg", "-"], input: "scene: S\n" + rest).output
    }
    let phone = "initial: a\ncontrollers: { a: , b: }\nscript: [rotate: landscape, present: b]\n"
    #expect(!svg(phone).contains("class=\"dim\""))
    #expect(svg(phone.replacing("rotate: landscape, ", with: "")).contains("class=\"dim\""))
    let pad =
      "device: pad\ninitial: s\ncontrollers: { s: { kind: tabs, tabs: [one, two] }, one: { title: First }, two: }\n"
    func height(of text: String, ios: Int) throws -> Int {
      let line = svg("ios: \(ios)\n" + pad).split(separator: "\n").first { $0.hasSuffix(">\(text)</text>") }
      return try #require(line?.split(separator: " y=\"").dropFirst().first.flatMap { Int($0.prefix { $0 != "\"" }) })
    }
    #expect(try height(of: "First", ios: 26) < height(of: "one", ios: 26))
    #expect(try height(of: "First", ios: 17) > height(of: "one", ios: 17))
  }

  // MARK: Causes

  @Test func `a trunk is whole where an arrow crosses it`() throws {
    let scene = """
      scene: Crossed
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list:
        article: { kind: container, children: [related] }
        related:
      script: [{ push: article, in: nav }]

      """
    let files = MemoryFiles(["a.yaml": scene])
    let svg = CommandRun(["why", "--step", "1", "--format", "svg", "a.yaml"], files: files).output
    let check = try #require(PictureCheck(svg))
    #expect(check.problems == [] && !svg.contains("backdrop"))
    // An arrow that crosses a trunk is a line up to it, and an arrow from behind it.
    #expect(svg.contains(/message" d="M\d+,(\d+)L\d+,\1"/), "\(svg)")
  }

  // MARK: Sequence

  @Test func `parts of a screen are told with it, and a gesture is no call`() throws {
    let scene = """
      scene: News
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [front] }
        front: { kind: container, children: [ticker, stories] }
        ticker:
        stories:
        article: { kind: container, children: [related] }
        related:
        sheet:
      script:
      \((0..<6).map { _ in "  - { push: article, in: nav }\n  - { present: sheet, in: nav }\n  - dismiss\n  - swipe: pop\n" }
        .joined())
      """
    let words = ["diagram", "--view", "sequence", "--width", "480", "--format"]
    let svg = CommandRun(words + ["svg", "-"], input: scene)
    let texts = try #require(PictureCheck(svg.output), "\(svg.errors)").texts
    #expect(texts.contains { $0.contains("appearance of") && $0.contains("ticker") }, "\(texts)")
    #expect(!texts.contains { $0.contains(/appearance of .*(front|article)/) }, "\(texts)")
    let text = CommandRun(words.dropLast(3) + ["--format", "text", "-"], input: scene).output
    #expect(text.contains("script → nav: swipe back") && !text.contains("script → nav: popViewController"), "\(text)")
  }

  private static let shop = """
    scene: Shop
    initial: bar
    controllers:
      bar: { kind: tabs, tabs: [homeNav, cartNav, orderNav, helpNav] }
    \(["home", "cart", "order", "help"].map { "  \($0)Nav: { kind: navigation, stack: [\($0)] }\n  \($0):\n" }.joined())
      product: { segues: { buy: { show: address } } }
      address: { segues: { pay: { show: thanks } } }
      thanks:
    script:
      - push: product
        in: homeNav
      - tap: cartNav
      - push: address
        in: cartNav
      - trigger: pay
      - tap: orderNav
      - tap: helpNav
      - tap: homeNav

    """

  @Test(arguments: [360, 480, 700, 840])
  func `what is folded is said in as many words as there is room for`(width: Int) throws {
    let words = ["diagram", "--view", "sequence", "--format", "svg", "--width", "\(width)", "-"]
    let run = CommandRun(words, input: PictureSignTests.shop)
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    let told = check.texts.filter { $0.contains("folded") || $0.hasPrefix("like step") || $0.hasSuffix("as well") }
    #expect(!told.isEmpty && !told.contains { $0.contains("…") }, "\(told)")
  }

  @Test func `containers that hand messages on keep their lines, and a message from the shared line says whose it is`()
    throws
  {
    let run = CommandRun(
      ["diagram", "--view", "sequence", "--format", "svg", "--width", "480", "-"], input: PictureSignTests.shop)
    let texts = try #require(PictureCheck(run.output), "\(run.errors)").texts
    #expect(texts.contains("homeNav") && texts.contains { $0.hasSuffix(" more") }, "\(texts)")
    #expect(!texts.contains { $0.contains(/^[a-zA-Z]+: view/) }, "\(texts)")
    #expect(texts.contains { $0.contains("dashed: ") } == run.output.contains(#"<path class="own""#), "\(texts)")
  }

  @Test func `words of an arrow that has room beside the bars cut none of them`() throws {
    let words = ["--events", "appearance", "--format", "svg", "--width", "0", "-"]
    let run = CommandRun(["diagram", "--view", "sequence"] + words, input: PictureSignTests.shop)
    func numbers(_ name: String) -> [[Int]] {
      run.output.split(separator: "\n").filter { $0.contains("<rect class=\"\(name)\"") }.map { line in
        ["x", "y", "width", "height"].map { key in
          line.split(separator: " \(key)=\"").dropFirst().first.flatMap { Int($0.prefix { $0 != "\"" }) } ?? 0
        }
      }
    }
    let (bars, grounds) = (numbers("active"), numbers("backdrop"))
    #expect(bars.count > 20 && grounds.count > 40, "\(run.errors)")
    let cuts = grounds.filter { ground in
      bars.contains { bar in
        ground[0] < bar[0] + bar[2] && bar[0] < ground[0] + ground[2] && ground[1] < bar[1] + bar[3]
          && bar[1] < ground[1] + ground[3]
      }
    }
    #expect(cuts.isEmpty, "\(cuts)")
  }

  @Test func `a picture that is refused isn't said to leave anything out`() {
    let scene = "examples/modal/unsaved-changes.scene.yaml"
    let run = CommandRun(["diagram", "--view", "sequence", "--width", "240", "--format", "svg", scene])
    #expect(run.exit != 0 && run.errors.contains("can't be narrower than"), "\(run.errors)")
    #expect(!run.errors.contains("note: "), "\(run.errors)")
  }

  @Test func `a heading is as wide as its picture before it takes another line`() throws {
    let check = try picture(["--view", "sequence"], "examples/modal/unsaved-changes.scene.yaml")
    let line = "the messages in their order; numbers are lines of the trace; dashed: to itself, or to its delegate"
    #expect(check.texts.contains(line), "\(check.texts)")
  }

  // MARK: Trees

  @Test func `the looks of a first moment are explained`() throws {
    let check = try picture(["--step", "all"], "examples/guide/app-on-a-phone.scene.yaml")
    #expect(check.texts.contains("on the screen") && check.texts.contains("new since the panel before"))
    #expect(check.texts.filter { $0 == "view not loaded" }.count > 1, "\(check.texts)")
  }
}
