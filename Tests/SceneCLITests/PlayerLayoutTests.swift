import Foundation
import SceneTestSupport
import Testing

/// The parts of a page that can be seen at once, in windows of several sizes, and how it moves.
@Suite(.enabled(if: Browser.program != nil, "needs Chromium (the Debian package chromium) and python3"))
struct PlayerLayoutTests {
  private static func page(_ path: String) -> String { CommandRun(["run", "--format", "html", path]).output }

  private static let scenes = [
    "examples/modal/photo-frame-card.scene.yaml", "examples/loading/view-only.scene.yaml",
    "Tests/Cases/pictures/forty-lanes.scene.yaml", "Tests/Cases/pictures/titles.scene.yaml",
  ]

  /// The parts below the fold, or behind a scrollbar of the page.
  private static let outside = """
    [...document.querySelectorAll('section.pane')].filter((pane) => {
      const box = pane.getBoundingClientRect();
      return box.height < 120 || box.bottom > innerHeight || box.right > innerWidth || box.left < 0;
    }).map((pane) => pane.className).concat(
      document.documentElement.scrollHeight > innerHeight ? ['scrolls down'] : [],
      document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []).join()
    """

  @Test(arguments: [[1_280, 800], [800, 600]])
  func `all panes are seen at once, and the page needs no scrollbar`(size: [Int]) throws {
    var pages: [String: String] = [:]
    var actions: [[String: Any]] = [["size": size]]
    for (index, path) in PlayerLayoutTests.scenes.enumerated() {
      pages["\(index)"] = PlayerLayoutTests.page(path)
      actions += [["open": "\(index)"], ["key": "End"], ["eval": PlayerLayoutTests.outside]]
    }
    let visit = try Browser.visit(pages, actions)
    #expect(visit.problems == [])
    for (index, path) in PlayerLayoutTests.scenes.enumerated() { #expect(visit.text(3 * index + 3) == "", "\(path)") }
  }

  @Test func `on a phone the controls stay in sight, what is touched is 44 pixels high, and panes are tabs`() throws {
    let seen = """
      [...document.querySelectorAll('section.pane')].filter((pane) => pane.offsetHeight > 0)
        .map((pane) => pane.className.split(' ')[1]).join()
      """
    let play = "const box = document.getElementById('play').getBoundingClientRect(); box.top >= 0 && box.bottom < 200"
    let low = """
      [...document.querySelectorAll('button, select, #steps a')].filter((one) => one.offsetHeight > 0
        && one.offsetHeight < 44).map((one) => one.id || one.textContent).join()
      """
    let visit = try Browser.visit(
      ["page": PlayerLayoutTests.page(PlayerLayoutTests.scenes[2])],
      [
        ["size": [390, 844]], ["open": "page"],
        ["eval": "document.documentElement.scrollWidth <= innerWidth"], ["eval": seen], ["eval": low],
        ["click": "#views [data-pane=trace]"], ["eval": seen], ["eval": "scrollTo(0, 100000)"], ["eval": play],
        ["eval": low], ["click": "#views [data-pane=screen]"],
        [
          "eval": """
          [...document.querySelectorAll('#screen rect')].every((one) =>
            getComputedStyle(one).height === one.getAttribute('height') + 'px')
          """
        ],
      ])
    #expect(visit.problems == [])
    #expect(visit.results[11] as? Bool == true, "the looks of panes are none of the screen's")
    #expect(visit.results[2] as? Bool == true)
    #expect(visit.text(3) == "screen" && visit.text(6) == "trace")
    #expect(visit.text(4) == "" && visit.text(9) == "")
    #expect(visit.results[8] as? Bool == true, "Play is in sight at the end of the page")
  }

  @Test func `the tree of forty controllers shows the one that is seen`() throws {
    let seen = """
      (() => { const pane = document.getElementById('tree').getBoundingClientRect();
        const name = document.getElementById('path').textContent.split(' › ').pop();
        const box = [...document.querySelectorAll('#tree button')].find((one) => one.textContent === name)
          .getBoundingClientRect();
        return name + ' ' + (box.top >= pane.top && box.bottom <= pane.bottom); })()
      """
    let fold = "document.querySelector('#tree summary').textContent"
    let clock = "document.getElementById('clock').textContent"
    let visit = try Browser.visit(
      ["page": PlayerLayoutTests.page(PlayerLayoutTests.scenes[2])],
      [
        ["size": [800, 600]], ["open": "page"], ["eval": seen], ["key": "End"], ["eval": seen], ["eval": fold],
        ["eval": clock], ["open": "page", "hash": "#step-41"], ["eval": seen],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(2) == "c00 true")
    #expect(visit.text(4) == "c39 true")
    #expect(visit.text(5) == "39 more: c00 … c38")
    #expect(visit.text(6) == "step 77 of 77, 116.1 s", "the last wait of six seconds is over, and goes with a step")
    #expect(visit.text(8) == "c21 true")
  }

  @Test func `a finding stands beside its step, and a view whose controller is gone says so`() throws {
    let visit = try Browser.visit(
      ["page": PlayerLayoutTests.page("examples/loading/view-only.scene.yaml")],
      [
        ["open": "page", "hash": "#step-1"],
        ["eval": "document.querySelector('#trace h3[data-step=\"1\"] + .finding').textContent"],
        ["eval": "document.querySelector('#tree .word.alarm').textContent"],
        [
          "eval": """
          getComputedStyle(document.querySelector('#tree .word.alarm')).color
            === getComputedStyle(document.querySelector('#trace .finding')).color
          """
        ],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(1).contains("[SG301]") && visit.text(1).contains("call 'addChild' before 'addSubview'"))
    #expect(visit.text(2) == "view only: released, and its view is still there")
    #expect(visit.results[3] as? Bool == true)
  }

  @Test func `it plays at its own pace, at a quarter of it, and in still pictures where no motion is wanted`() throws {
    // How long a card takes to come up, by the browser's clock, and in how many places it was seen on its way.
    let play = """
      new Promise((done) => {
        const start = performance.now();
        const places = new Set();
        document.getElementById('play').click();
        const look = () => {
          const card = document.querySelector('#screen .way');
          if (card) places.add(card.getAttribute('transform'));
          if (location.hash !== '#step-2') return requestAnimationFrame(look);
          document.getElementById('play').click();
          done(Math.round(performance.now() - start) + ' ' + places.size);
        };
        look();
      })
      """
    func begin(_ more: [[String: Any]]) -> [[String: Any]] {
      [["open": "page", "hash": "#step-0"]] + more + [["eval": play]]
    }
    let scene = """
      scene: Pace
      initial: a
      controllers: { a: , b: }
      script: [{ present: b }, dismiss]
      """
    let page = CommandRun(["run", "--format", "html", "-"], input: scene).output
    let visit = try Browser.visit(
      ["page": page],
      begin([]) + begin([["click": "#slow"]]) + [["calm": true]] + begin([]))
    #expect(visit.problems == [])
    let results = [1, 4, 7].map { visit.text($0).split(separator: " ").compactMap { Int($0) } }
    let (usual, slow, calm) = (try #require(results[0].first), try #require(results[1].first), results[2])
    #expect(slow > 2 * usual, "\(results)")
    #expect(results[0][1] > 3 && results[1][1] > results[0][1] && calm[1] <= 2, "\(results)")
  }

  @Test func `a link to a step and the scene's text can be taken along`() throws {
    let copied = """
      (() => { window.taken = []; document.execCommand = () => window.taken.push(document.activeElement.value);
        Object.defineProperty(navigator, 'clipboard', { value: undefined }); })()
      """
    let visit = try Browser.visit(
      ["page": PlayerLayoutTests.page("examples/modal/photo-frame-card.scene.yaml")],
      [
        ["open": "page", "hash": "#step-3"], ["eval": copied], ["click": "#share"], ["click": "#copy"],
        ["eval": "window.taken.map((text) => text.slice(-40)).join('|')"],
        ["eval": "document.getElementById('copy').textContent"],
        ["eval": "document.querySelectorAll('textarea').length"],
      ])
    #expect(visit.problems == [])
    let texts = visit.text(4).split(separator: "|", maxSplits: 1).map(String.init)
    #expect(texts.first?.hasSuffix(".html#step-3") == true, "\(texts)")
    let source = try String(contentsOf: Repository.url("examples/modal/photo-frame-card.scene.yaml"), encoding: .utf8)
    #expect(texts.last.map(source.hasSuffix) == true)
    #expect(visit.text(5) == "Copied")
    #expect(visit.results[6] as? Int == 0)
  }

  @Test func `a long run is gone through from its start to its end, and the shown row is in sight`() throws {
    let steps = String(repeating: "  - push: detail\n  - pop\n", count: 210)
    let scene = """
      scene: Long
      initial: nav
      controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
      script:
      \(steps)
      """
    let seen = """
      (() => { const row = document.querySelector('#trace [aria-current]');
        if (!row) return 'none ' + document.getElementById('trace').scrollTop;
        const [pane, box] = [document.getElementById('trace').getBoundingClientRect(), row.getBoundingClientRect()];
        return row.textContent + ' ' + (box.top >= pane.top && box.bottom <= pane.bottom); })()
      """
    let page = CommandRun(["run", "--format", "html", "-"], input: scene).output
    let visit = try Browser.visit(
      ["page": page],
      [
        ["open": "page"], ["key": "End"], ["eval": seen], ["key": "Home"], ["eval": seen],
        ["open": "page", "hash": "#step-200"], ["eval": seen],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(2) == "210 sdetail#210.deinit true")
    #expect(visit.text(4) == "none 0", "nothing has happened before the launch")
    #expect(visit.text(6) == "100 sdetail#100.deinit true")
  }

  @Test func `on a phone a question is seen when it is asked, and the name of its step`() throws {
    let button = "(document.querySelector('#trace .question button') || {}).offsetHeight || 0"
    let visit = try Browser.visit(
      ["page": PlayerLayoutTests.page("examples/guide/after-a-sheet.scene.yaml")],
      [
        ["size": [390, 844]], ["open": "page", "hash": "#ask"], ["click": "#step-on"], ["eval": button],
        ["eval": "document.getElementById('now').textContent"],
      ])
    #expect(visit.problems == [])
    #expect(visit.results[3] as? Int == 44)
    #expect(visit.text(4).hasPrefix("1  present editor"))
  }

  @Test func `on paper there are the screen after each step, the trace, and the source without a cut line`() throws {
    let visit = try Browser.visit(
      ["page": PlayerLayoutTests.page("examples/modal/photo-frame-card.scene.yaml")],
      [
        ["open": "page", "hash": "#step-3"], ["paper": true],
        [
          "eval": """
          ['.controls', '.keys', '#copy', '.pane.screen'].filter((part) =>
            getComputedStyle(document.querySelector(part)).display !== 'none').join()
          """
        ],
        [
          "eval": """
          [...document.querySelectorAll('.scroll')].filter((pane) => pane.offsetHeight > 0
            && (pane.scrollHeight > pane.clientHeight + 1 || pane.scrollWidth > pane.clientWidth + 1)).map((pane) =>
            pane.id).join()
          """
        ],
        ["eval": "dispatchEvent(new Event('beforeprint'))"],
        [
          "eval":
            "[...document.querySelectorAll('#strip figure')].filter((one) => one.offsetHeight > 200).map((one) => one.textContent.split(' ')[0]).join()"
        ],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(2) == "" && visit.text(3) == "")
    let captions = visit.text(5)
    #expect(captions.hasPrefix("launch") && captions.hasSuffix(",1,3,5,7"), "\(captions)")
  }

  @Test func `on paper titles and tabs keep their words, below the island`() throws {
    let scene = """
      scene: Tabs
      initial: shell
      controllers:
        shell: { kind: tabs, tabs: [home, search, cart, orders, account] }
        home: { kind: navigation, title: Home, stack: [today] }
        today: { title: Today }
        search: { title: Search }
        cart: { title: Cart }
        orders: { title: Orders }
        account: { title: Account }
      script: [{ tap: account }]
      """
    let page = CommandRun(["run", "--format", "html", "-"], input: scene).output
    let visit = try Browser.visit(
      ["page": page],
      [
        ["open": "page"], ["paper": true], ["eval": "dispatchEvent(new Event('beforeprint'))"],
        ["eval": "[...document.querySelectorAll('#strip text')].map((text) => text.textContent).join()"],
        [
          "eval": """
          [...document.querySelectorAll('#strip svg')].every((picture) => {
            const island = picture.querySelector('.island').getBoundingClientRect();
            const edge = picture.querySelector('.bezel').getBoundingClientRect();
            return [...picture.querySelectorAll('text')].map((text) => text.getBoundingClientRect()).every((box) =>
              box.left > edge.left && box.right < edge.right && (box.top >= island.bottom - 1 || box.right < island.left
                || box.left > island.right));
          })
          """
        ],
      ])
    #expect(visit.problems == [])
    let words = visit.text(3).split(separator: ",").map(String.init)
    #expect(words.contains("Today") && words.contains("Home") && words.contains("Account"), "\(words)")
    #expect(!words.contains { $0.hasSuffix("…") }, "\(words)")
    #expect(visit.results[4] as? Bool == true)
  }

  @Test func `M6.47: a low sheet is read out with its height, and leaves what is under it undimmed`() throws {
    let screen = "document.querySelector('#screen svg').getAttribute('aria-label')"
    let shades = "document.querySelectorAll('#screen .dimming').length"
    let visit = try Browser.visit(
      ["page": PlayerLayoutTests.page("examples/modal/map-under-a-sheet.scene.yaml")],
      [
        ["open": "page", "hash": "#step-2"], ["eval": screen], ["eval": "String(\(shades))"],
        ["open": "page", "hash": "#step-4"], ["eval": screen], ["eval": "String(\(shades))"],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(1) == "On the screen: place, search; search at medium height, nothing dimmed")
    #expect(visit.text(2) == "0")
    #expect(visit.text(4) == "On the screen: search; search at large height")
    #expect(visit.text(5) == "1")
  }
}
