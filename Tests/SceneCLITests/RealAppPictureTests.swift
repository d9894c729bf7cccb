import Foundation
import SceneTestSupport
import Testing

/// Pictures of real apps, as they look to a designer at first sight.
@Suite struct RealAppPictureTests {
  private func draw(_ view: String, _ path: String, _ options: [String] = []) -> String {
    CommandRun(["diagram", "--view", view, "--format", "svg"] + options + ["examples/" + path + ".scene.yaml"]).output
  }

  private func draw(_ view: String, scene: String, _ options: [String] = []) -> String {
    CommandRun(["diagram", "--view", view, "--format", "svg"] + options + ["-"], input: scene).output
  }

  /// A shop whose first tab leads to a screen of another lane, between two of its own.
  private static let shop = """
    scene: Shop
    initial: shell
    controllers:
      shell: { kind: tabs, tabs: [homeNav, searchNav, cartNav] }
      homeNav: { kind: navigation, stack: [home] }
      home:
        segues:
          openProduct: { show: product, sender: Card }
          openCampaign: { show: campaign }
          scan: { present: scanner, modalPresentationStyle: fullScreen }
      campaign: { segues: { openProduct2: { show: product } } }
      scanner: { segues: { found: { show: product } } }
      product: { segues: { reviews: { show: reviews }, gallery: { present: gallery } } }
      reviews: { segues: { write: { present: writeReview } } }
      gallery:
      writeReview:
      searchNav: { kind: navigation, stack: [search] }
      search: { segues: { pickResult: { show: results }, filter: { present: filters } } }
      results: { segues: { openResult: { show: product }, refine: { present: filters } } }
      filters:
      cartNav: { kind: navigation, stack: [cart] }
      cart: { segues: { checkout: { present: checkout } } }
      checkout:

    """

  @Test func `arrows leave a card in the order of their lines, also into another lane`() throws {
    let svg = draw("segues", scene: RealAppPictureTests.shop)
    let home = try #require(
      svg.firstMatch(of: /<g id="([^"]*)"[^>]*><rect class="n card"[^>]*><text class="name"[^>]*>home</)?.output.1)
    let starts = svg.matches(of: /data-from="([^"]*)"[^>]*>\s*<path class="e [^"]*"[^>]* d="M\d+,(\d+)([^"]*)"/)
    var ways: [(start: Int, line: Int)] = []
    for match in starts where match.output.1 == home {
      let start = try #require(Int(match.output.2))
      // The last place of the first curve is the height of the line.
      let bend = match.output.3.firstMatch(of: /C\S+ \S+ \d+,(\d+)/).flatMap { Int($0.output.1) }
      ways.append((start, bend ?? start))
    }
    ways.sort { $0.start < $1.start }
    #expect(ways.count == 3 && ways.map(\.line) == ways.map(\.line).sorted(), "\(ways)")
  }

  @Test func `each step of a timeline has a line, and a number where there is room`() {
    let scene =
      "scene: Many\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [a] }\n  a:\n  b:\nscript:\n"
    for count in [8, 13] {
      let steps = (0..<count).map { $0.isMultiple(of: 2) ? "  - push: b\n" : "  - pop\n" }.joined()
      let svg = draw("timeline", scene: scene + steps, ["--width", "360"])
      #expect(svg.matches(of: /class="boundary"/).count == count)
      let numbers = Set(svg.matches(of: /<text class="small"[^>]*>(\d+)</).compactMap { Int($0.output.1) })
      #expect(numbers.isSuperset(of: 1...count), "\(numbers.sorted())")
    }
  }

  @Test func `a gesture is a message of a person, and says when it is given up`() {
    let path = "questions/half-finished-swipe-back"
    let svg = draw("sequence", path)
    #expect(svg.matches(of: />swipe back</).count == 1)
    #expect(svg.contains(">1.5 s · given up<") && svg.contains(/>2 {1,2}swipe back, given up · 0.5 s</))
    let strip = draw("screens", path)
    #expect(strip.contains(/>2 {1,2}swipe back, half way</) && strip.contains(">… given up<"))
    #expect(!strip.contains("still running"))
  }

  @Test(arguments: ["modal/too-early", "modal/dismiss-then-present", "pager/wrong-count"])
  func `a sequence has UIKit's sentence in full`(path: String) throws {
    let svg = draw("sequence", path)
    let lines = svg.matches(of: /<text class="smallAlarm"[^>]*>([^<]*)</).map { String($0.output.1) }
    let said = lines.joined(separator: " ")
    #expect(!lines.isEmpty && !said.contains("…") && !said.contains("warning("), "\(lines)")
    #expect(said.hasSuffix(".") || said.hasSuffix("for the requested transition"), "\(lines)")
    #expect(try #require(PictureCheck(svg)).problems == [])
  }

  @Test func `what lets the screen shine through has the corners of the screen`() throws {
    let svg = draw("screens", "modal/search-over-a-list")
    let glass = svg.matches(of: /class="(glass|stillGlass)" d="([^"]*)"/).map { $0.output.2 }
    #expect(glass.count == 2 && glass.allSatisfy { $0.matches(of: /a12,12/).count == 2 })
    #expect(!svg.contains(#"<rect class="glass""#))
    // Its own view leaves the dashes to be seen.
    let bars = svg.matches(of: /<path class="bar" d="M(\d+),/).compactMap { Int($0.output.1) }
    let edges = glass.compactMap { $0.firstMatch(of: /M(\d+),/).flatMap { Int($0.output.1) } }
    #expect(bars == edges.map { $0 + 1 })
  }

  @Test func `an app that was started in the background comes to the front in a panel of its own`() {
    let svg = draw("screens", "app/started-by-a-message")
    let captions = svg.matches(of: /<text class="smallName"[^>]*>(\d  [^<]*|\d [^<]*)</).map { String($0.output.1) }
    #expect(captions.count == 2 && captions.last?.hasSuffix("foreground") == true, "\(captions)")
    #expect(svg.matches(of: />in the background</).count == 1 && svg.matches(of: /class="dim"/).count == 1)
  }

  @Test func `no line of a label begins with a dot`() {
    let scene = "scene: Dots\ninitial: a\ncontrollers:\n  a: { segues: { toNoteInformation: { present: b } } }\n  b:\n"
    for width in stride(from: 280, to: 480, by: 12) {
      let svg = draw("segues", scene: scene, ["--width", "\(width)"])
      let words = svg.matches(of: /<text [^>]*>([^<]*)</).map { $0.output.1 }
      #expect(!words.isEmpty && !words.contains { $0.hasPrefix("·") }, "\(width): \(words)")
    }
  }

  @Test func `thirty steps of a tree are lower than 3,000 pixels, and containers without news share a box`() throws {
    let run = CommandRun([
      "diagram", "--view", "tree", "--step", "all", "--format", "svg", "Tests/Cases/pictures/steps30.scene.yaml",
    ])
    let check = try #require(PictureCheck(run.output))
    #expect(check.problems == [])
    let height = try #require(run.output.firstMatch(of: /width="\d+" height="(\d+)"/).flatMap { Int($0.output.1) })
    #expect(height < 3_000 && run.output.contains(">tabs › nav<"), "\(height)")
  }

  @Test func `no words touch the home indicator`() throws {
    let scene = """
      scene: News
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [front] }
        front: { kind: container, children: [ticker, stories] }
        ticker:
        stories:

      """
    let svg = draw("screens", scene: scene)
    #expect(svg.contains("+1 behind: ticker"))
    #expect(try #require(PictureCheck(svg)).problems == [])
  }

  @Test func `in a comparison what came is blue, and what stays is grey, containers too`() {
    let new = RealAppPictureTests.shop.replacing(
      "  gallery:\n", with: "  gallery: { segues: { zoomPhoto: { present: zoom } } }\n  zoom:\n")
    let files = MemoryFiles(["a.yaml": RealAppPictureTests.shop, "b.yaml": new])
    let svg = CommandRun(
      ["diagram", "--compare", "--view", "segues", "--format", "svg", "a.yaml", "b.yaml"], files: files
    )
    .output
    #expect(svg.matches(of: /<rect class="n card came"/).count == 1)
    #expect(svg.matches(of: /<rect class="f container stays"/).count == 3)
    #expect(svg.contains(/\.n\.came[^{]*\{[^}]*stroke: #/))
  }

  @Test(arguments: ["auto-over", "imports", "forty-lanes"])
  func `what fits into a width fits into a greater one, and a refusal names a width that does`(name: String) throws {
    let path = "Tests/Cases/pictures/\(name).scene.yaml"
    func draw(_ width: Int) -> CommandRun {
      CommandRun(["diagram", "--view", "segues", "--format", "svg", "--width", "\(width)", path])
    }
    var fits = false
    for asked in stride(from: 300, to: 900, by: name == "auto-over" ? 21 : 84) {
      let run = draw(asked)
      if let least = run.errors.firstMatch(of: /can't be narrower than (\d+) pixels/).flatMap({ Int($0.output.1) }) {
        #expect(!fits && least > asked, "\(asked) is refused, and less was not")
        #expect(draw(least).exit == 0, "\(least) is named for \(asked), and refused")
      } else {
        fits = true
        let width = try #require(run.output.firstMatch(of: /<svg [^>]*width="(\d+)"/).flatMap { Int($0.output.1) })
        #expect(width <= asked)
      }
    }
    #expect(fits)
  }

  @Test func `folders of a single file have a page each`() {
    let files = MemoryFiles([
      "map.yaml": "scene: Map\nimport: { code: code.yaml }\n",
      "code.yaml": """
      scene: Code
      controllers:
        about: { group: About/Pages, segues: { open: { show: list } } }
        list: { group: Lists, segues: { more: { show: item } } }
        item: { group: Lists }

      """,
    ])
    let run = CommandRun(["diagram", "--view", "segues", "--pages", "out", "map.yaml"], files: files)
    let pages = files.contents.keys.filter { $0.hasPrefix("out/") }.sorted()
    #expect(pages == ["out/1-About-Pages.svg", "out/2-Lists.svg"], "\(run.errors)")
  }
}
