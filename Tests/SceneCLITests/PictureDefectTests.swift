import Foundation
import SceneTestSupport
import Testing

/// Pictures that were wrong once, by the numbers in `Tests/Pictures/README.md`.
@Suite struct PictureDefectTests {
  private static func draw(_ view: String, _ path: String, _ options: [String] = []) -> String {
    CommandRun(["diagram", "--view", view, "--format", "svg"] + options + ["examples/\(path).scene.yaml"]).output
  }

  /// Rectangles of a look: x, y, width and height.
  private static func boxes(_ looks: String..., in svg: String) -> [[Int]] {
    svg.matches(of: /<rect class="([^"]*)" x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/)
      .filter { looks.contains(String($0.output.1)) }.map { match in
        [match.output.2, match.output.3, match.output.4, match.output.5].compactMap { Int($0) }
      }
  }

  @Test func `7: each card steps back under the next`() throws {
    let svg = PictureDefectTests.draw("screens", "modal/photo-frame-card")
    // In the third panel yellow is a card behind blue, narrower and higher.
    let sheets = PictureDefectTests.boxes("sheet", "stillSheet", in: svg)
    let pair = try #require(zip(sheets, sheets.dropFirst()).first { $0[0] > $1[0] && $0[0] + $0[2] < $1[0] + $1[2] })
    #expect(pair.0[1] < pair.1[1], "\(sheets)")
  }

  @Test func `8: a stack in a stack has one bar`() {
    let svg = CommandRun(
      ["diagram", "--view", "screens", "Tests/Cases/pictures/split3.scene.yaml"]
    ).output
    let last = svg.components(separatedBy: "<title>5  resize").last ?? ""
    #expect(last.matches(of: /‹/).count == 1)
    #expect(last.matches(of: />Photo.jpg</).count == 1, "its title is written once")
  }

  @Test func `11: a child that is too small for its name has it beside a line`() throws {
    let svg = PictureDefectTests.draw("screens", "size/fixed-child")
    #expect(svg.matches(of: /<path class="leader"/).count == 2)
    #expect(svg.matches(of: />badge</).count == 2)
  }

  @Test func `11: names of small children stand beside all other names, and page dots above the home bar`() throws {
    let path = "Tests/Cases/pictures/small-children.scene.yaml"
    let svg = CommandRun(["diagram", "--view", "screens", "--format", "svg", path]).output
    let middle = try #require(
      svg.components(separatedBy: "<title>1  ").last?.components(separatedBy: "<title>2  ").first)
    #expect(
      ["shell#2", "column#2", "list#3", "list#4"].allSatisfy { middle.contains(">\($0)<") }, "all four have a name")
    let pages = PictureDefectTests.draw("screens", "embedding/container-views")
    let dots = try #require(pages.firstMatch(of: /y="(\d+)"[^>]*>● ○</).flatMap { Int($0.output.1) })
    let bar = try #require(PictureDefectTests.boxes("home", in: pages).first?[1])
    #expect(dots < bar)
  }

  @Test func `12: a column over the detail leaves its name to be seen, and throws a shadow`() {
    let svg = PictureDefectTests.draw("screens", "split/display-modes")
    #expect(svg.matches(of: />detail</).count == 6, "in each of six panels")
    #expect(!PictureDefectTests.boxes("shadow", in: svg).isEmpty)
    #expect(PictureDefectTests.boxes("dim", in: svg).count == 1)
  }

  @Test func `13: a tree says which controller answers, before and after that changes`() throws {
    let svg = PictureDefectTests.draw("scene", "delegation/status-bar")
    let boxes = svg.split(separator: "<g id=").filter { $0.contains(">answers for the status bar") }
    let answers = boxes.compactMap { $0.firstMatch(of: /<text class="name"[^>]*>(\w+)</).map { String($0.output.1) } }
    #expect(answers == ["film", "notes"])
  }

  @Test func `15: before the launch the display is dark`() {
    let svg = PictureDefectTests.draw("screens", "app/before-launching")
    #expect(PictureDefectTests.boxes("dark", in: svg).count == 1)
    #expect(svg.contains("nothing yet"))
  }

  @Test func `20: loose screens fill their rows evenly`() {
    func rows(_ count: Int) -> [Int] {
      let more = (0..<count).map { "  s\($0):\n" }.joined()
      let scene = "scene: Loose\ninitial: home\ncontrollers:\n  home:\n" + more
      let svg = CommandRun(["diagram", "--view", "segues", "--format", "svg", "-"], input: scene).output
      let tops = PictureDefectTests.boxes("n card", in: svg).map { $0[1] }
      return Set(tops).sorted().map { top in tops.count { $0 == top } }
    }
    // The first one stands where the dot leads.
    #expect(rows(6) == [1, 6])
    #expect(rows(8) == [1, 4, 4])
    #expect(rows(13) == [1, 5, 5, 3])
  }

  @Test func `22: below its label the arrow of a presentation still has a line and a head`() throws {
    let svg = PictureDefectTests.draw("tree", "modal/context-in-a-tab")
    let line = try #require(svg.firstMatch(of: /<path class="e presents" d="[^"]*V(\d+)"/))
    let head = try #require(svg.firstMatch(of: /<path class="h presents" d="M\d+,(\d+)/))
    let (end, tip) = (try #require(Int(line.output.1)), try #require(Int(head.output.1)))
    // What the label stands on, over the arrow and not over the whole picture.
    let label = try #require(PictureDefectTests.boxes("paper", in: svg).last)
    let bottom = label[1] + label[3]
    #expect(end - bottom >= 9 && tip - end >= 7, "a line of \(end - bottom), a head of \(tip - end)")
  }

  @Test func `24: what appears rises, and what disappears falls`() {
    let svg = PictureDefectTests.draw("timeline", "modal/photo-frame-full-screen")
    let rising = svg.matches(of: /<path class="moving" d="M(\d+),(\d+)L(\d+),(\d+)V/)
    let falling = svg.matches(of: /<path class="leaving" d="M(\d+),(\d+)V(\d+)H(\d+)z/)
    #expect(rising.count > 2 && falling.count > 2)
    for ramp in rising { #expect(Int(ramp.output.2) ?? 0 > Int(ramp.output.4) ?? 0) }
    for ramp in falling { #expect(Int(ramp.output.2) ?? 0 < Int(ramp.output.3) ?? 0) }
  }

  @Test func `28: several pictures in one page share no id, and none has a say in how another looks`() {
    let pictures = [
      PictureDefectTests.draw("tree", "modal/context-in-a-tab", ["--theme", "light"]),
      PictureDefectTests.draw("tree", "modal/context-in-a-tab", ["--theme", "dark"]),
      PictureDefectTests.draw("segues", "segues/show-three-ways"),
      PictureDefectTests.draw("tree", "app/memory-warning", ["--step", "all"]),
    ]
    var seen: Set<Substring> = []
    for picture in pictures {
      let ids = picture.matches(of: /\sid="([^"]*)"/).map { $0.output.1 }
      #expect(Set(ids).count == ids.count && seen.isDisjoint(with: ids))
      seen.formUnion(ids)
      let scope = picture.firstMatch(of: /<svg [^>]*class="\w+ (\w+)"/)?.output.1 ?? ""
      let sheet = picture.firstMatch(of: /(?s)<style>(.*?)<\/style>/)?.output.1 ?? ""
      let selectors = sheet.matches(of: /([^{}]+)\{/).map { $0.output.1 }.filter { !$0.contains("@media") }
      #expect(!scope.isEmpty && selectors.count > 10)
      for selector in selectors.flatMap({ $0.split(separator: ",") }) {
        #expect(selector.contains(".\(scope)"), "'\(selector)' reaches into other pictures")
      }
    }
  }

  @Test func `M6.47: how a sheet stands is said in the strip, its description, the tree and the page`() throws {
    let path = "examples/modal/map-under-a-sheet.scene.yaml"
    let strip = PictureDefectTests.draw("screens", "modal/map-under-a-sheet")
    let described = try #require(strip.firstMatch(of: /<desc[^>]*>([^<]*)</)?.output.1)
    #expect(described.contains("place, search; search at medium height, nothing dimmed."))
    #expect(described.hasPrefix("At the end the screen shows search; search at large height."))
    // A drag sends no callback of appearance, so only these words tell of it.
    let text = CommandRun(["diagram", "--view", "screens", "--format", "text", path]).output
    #expect(text.matches(of: /search at large height/).count == 1)
    #expect(text.matches(of: /search at medium height, nothing dimmed/).count == 1)
    let trees = PictureDefectTests.draw("tree", "modal/map-under-a-sheet", ["--step", "all"])
    #expect(trees.matches(of: />at (medium|large) height[^<]*</).map { String($0.output.1) } == ["medium", "large"])
    let page = CommandRun(["run", "--format", "html", path]).output
    #expect(page.contains("pageSheet at medium height, nothing dimmed"))
    #expect(page.contains("pageSheet at large height"))
  }

  @Test func `a film strip with upright and lying phones has no more rows than its panels need`() throws {
    let svg = PictureDefectTests.draw("screens", "guide/app-on-a-phone")
    let panels = PictureDefectTests.boxes("bezel", in: svg)
    #expect(Set(panels.map { $0[2] }).count == 2, "some lie")
    // Each row takes what it has room for: 840 px without the margins, and 16 between two panels.
    var (rows, width) = (1, 0)
    for panel in panels.map({ max(112, $0[2] + 2) + 16 }) {
      if width + panel > 840 - 48 + 16 { (rows, width) = (rows + 1, 0) }
      width += panel
    }
    #expect(Set(panels.map { $0[1] }).count == rows)
  }
}
