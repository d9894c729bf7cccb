import Foundation
import SceneTestSupport
import Testing

/// The page that plays a run, in a real browser.
@Suite(.enabled(if: Browser.program != nil, "needs Chromium (the Debian package chromium) and python3"))
struct PlayerPageTests {
  private static func page(_ path: String) -> String { CommandRun(["run", "--format", "html", path]).output }

  /// The tree on the page, in the words of `scenograph tree`.
  private static let tree = """
    [...document.querySelectorAll('#tree li')].filter((item) => {
      for (let up = item; up; up = up.parentElement.closest('li')) {
        const words = [...up.querySelectorAll(':scope > .line > .word')].map((word) => word.textContent);
        if (words.some((word) => word.startsWith('not in') || word.startsWith('view only'))) return false;
      }
      return true;
    }).map((item) => {
      let depth = 0;
      for (let up = item.parentElement.closest('li'); up; up = up.parentElement.closest('li')) depth++;
      const line = item.firstElementChild;
      const state = line.querySelector('.state').textContent;
      return '  '.repeat(depth) + (line.querySelector('.word') ? '+ ' : '') + line.querySelector('button').textContent
        + ' ' + (state === 'view not loaded' ? 'disappeared' : state) + '\\n';
    }).join('')
    """

  @Test func `every example plays without a problem, and ends in the tree that the command prints`() throws {
    let scenes = Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 12)
    var pages: [String: String] = [:]
    var actions: [[String: Any]] = []
    for (index, path) in scenes.enumerated() {
      pages["\(index)"] = PlayerPageTests.page(path)
      actions += [["open": "\(index)"], ["key": "End"], ["eval": PlayerPageTests.tree]]
    }
    let visit = try Browser.visit(pages, actions)
    #expect(visit.problems == [])
    try #require(visit.results.count == actions.count)
    for (index, path) in scenes.enumerated() {
      let printed = CommandRun(["tree", path]).output
      #expect(Golden.difference(expected: printed, actual: visit.text(3 * index + 2)) == nil, "\(path)")
    }
  }

  @Test func `keys and buttons step through the trees of the run`() throws {
    let path = "examples/modal/photo-frame-card.scene.yaml"
    var actions: [[String: Any]] = [["open": "page"], ["eval": PlayerPageTests.tree]]
    // What only looks, as steps 2, 4, 6 and 8 do, goes with the step before.
    let deeds = [1, 3, 5, 7]
    for _ in deeds { actions += [["key": "ArrowRight"], ["eval": PlayerPageTests.tree], ["eval": "location.hash"]] }
    actions += [
      ["key": "ArrowLeft"], ["eval": "location.hash"], ["key": "Home"], ["eval": "document.activeElement.tagName"],
      ["click": "#step-on"], ["eval": "location.hash"], ["click": "#event-on"],
      ["eval": "document.querySelector('#trace [aria-current]').textContent"], ["key": "ArrowUp"],
      ["eval": "location.hash"], ["click": "#play"], ["eval": "document.getElementById('play').textContent"],
      ["click": "#play"], ["eval": "document.getElementById('play').textContent"],
    ]
    let visit = try Browser.visit(["page": PlayerPageTests.page(path)], actions)
    #expect(visit.problems == [])
    #expect(visit.text(1) == CommandRun(["tree", "--step", "0", path]).output)
    for (press, step) in zip(1..., deeds) {
      #expect(visit.text(3 * press) == CommandRun(["tree", "--step", "\(step)", path]).output, "step \(step)")
      #expect(visit.text(3 * press + 1) == "#step-\(step)")
    }
    #expect(visit.text(15) == "#step-5")
    #expect(visit.text(19) == "#step-0")
    #expect(visit.text(21) == "first.shouldPerformSegue(next) → true")
    #expect(visit.text(23) == "#step-0")
    #expect([visit.text(25), visit.text(27)] == ["Pause", "Play"])
  }

  @Test func `an address opens its step, and the scrubber any moment`() throws {
    let path = "examples/modal/photo-frame-card.scene.yaml"
    let screen = "document.querySelector('#screen svg').getAttribute('aria-label')"
    let visit = try Browser.visit(
      ["page": PlayerPageTests.page(path)],
      [
        ["open": "page", "hash": "#step-3"], ["eval": PlayerPageTests.tree], ["eval": screen],
        ["eval": "document.querySelector('#steps [aria-current]').textContent"],
        ["eval": "document.querySelector('#source [aria-current]').textContent"],
        ["eval": "location.hash = '#step-7'; new Promise((done) => setTimeout(done, 50))"],
        ["eval": "document.querySelector('#steps [aria-current]').textContent"], ["eval": screen],
        ["open": "page", "hash": "#step-99"], ["eval": "location.hash"],
        [
          "eval": """
          const bar = document.getElementById('scrubber'); bar.value = bar.max; bar.dispatchEvent(new Event('input'));
          bar.getAttribute('aria-valuetext')
          """
        ],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(1) == CommandRun(["tree", "--step", "3", path]).output)
    #expect(visit.text(2) == "On the screen: blue")
    #expect(visit.text(3) == "3  trigger next")
    #expect(visit.text(4) == "  - trigger: next")
    #expect(visit.text(6) == "7  dismiss")
    #expect(visit.text(7) == "On the screen: first")
    #expect(visit.text(9) == "#step-0", "an unknown step is the start")
    #expect(visit.text(10).hasPrefix("step 8"))
  }

  @Test func `the way to what is seen has the film strip's signs`() throws {
    let path = "examples/segues/show-three-ways.scene.yaml"
    let words = "document.getElementById('path').textContent"
    let visit = try Browser.visit(
      ["page": PlayerPageTests.page(path)],
      [["open": "page", "hash": "#step-1"], ["eval": words], ["open": "page", "hash": "#step-7"], ["eval": words]])
    #expect(visit.problems == [])
    #expect([visit.text(1), visit.text(3)] == ["shell › mail › letter", "shell » licence"])
    let strip = CommandRun(["diagram", "--view", "screens", path]).output
    #expect(strip.contains(visit.text(1)) && strip.contains(visit.text(3)))
  }

  @Test func `the filter leaves one controller's events, by the list and from the tree`() throws {
    let parties = "[...new Set([...document.querySelectorAll('#trace .party')].map((row) => row.textContent))].join()"
    let visit = try Browser.visit(
      ["page": PlayerPageTests.page("examples/modal/photo-frame-card.scene.yaml")],
      [
        ["open": "page", "hash": "#step-3"], ["eval": parties], ["click": "#tree li li button"], ["eval": parties],
        ["eval": "document.querySelector('#tree [aria-pressed=true]').textContent"], ["click": "#tree li li button"],
        ["eval": parties], ["click": "#more"], ["eval": parties],
        [
          "eval": """
          const list = document.getElementById('filter'); list.value = 'blue'; list.dispatchEvent(new Event('change'));
          \(parties)
          """
        ],
      ])
    #expect(visit.problems == [])
    #expect(visit.text(1) == "first,yellow,blue")
    #expect(visit.text(3) == "yellow" && visit.text(4) == "yellow")
    #expect(visit.text(6) == "first,yellow,blue")
    #expect(Set(visit.text(8).split(separator: ",")) == ["app", "first", "yellow", "blue"])
    #expect(visit.text(9) == "blue")
  }

  @Test func `a click on an event lights its chain up in trace, tree and source, until the next move`() throws {
    let path = "examples/navigation/photo-frame.scene.yaml"
    let lit =
      "[...document.querySelectorAll('#trace li.cause')].map((row) => row.firstChild.textContent + row.childNodes[2].textContent).join()"
    let why = "[...document.querySelectorAll('#trace .why li')].map((item) => item.textContent).join('|')"
    let row = """
      [...document.querySelectorAll('#trace li[data-stop]')].find((row) => row.textContent.includes('yellow.viewIsAppearing')).id = 'one';
      document.getElementById('one').scrollIntoView()
      """
    let visit = try Browser.visit(
      ["page": PlayerPageTests.page(path)],
      [
        ["open": "page", "hash": "#step-1"], ["eval": row], ["eval": "document.getElementById('one').click()"],
        ["eval": lit], ["eval": why],
        ["eval": "[...document.querySelectorAll('#tree .line.cause button')].map((name) => name.textContent).join()"],
        ["eval": "[...document.querySelectorAll('#source li.cause')].map((line) => line.textContent.trim()).join()"],
        ["key": "ArrowUp"], ["eval": lit], ["key": "w"], ["eval": lit],
        ["eval": "document.getElementById('announcer').textContent"],
      ])
    #expect(visit.problems == [])
    // The segue fired, and that showed and pushed; the latter two are lit where calls are shown.
    #expect(visit.text(3).contains("shouldPerformSegue(next)") && visit.text(3).contains("viewIsAppearing(true)"))
    #expect(visit.text(4).contains("a stack starts a push in the next turn N2.4"))
    #expect(visit.text(4).hasSuffix("a person fired 'next' of 'first' G7.20 line 23"))
    #expect(visit.text(5).contains("yellow") && visit.text(5).contains("first"))
    #expect(visit.text(6) == "- trigger: next")
    #expect(visit.text(8) == "", "a move puts it out")
    #expect(visit.text(10) != "" && visit.text(11).contains("a person fired 'next' of 'first'"))
  }

  @Test func `a step says what it didn't bring, and why`() throws {
    let path = "examples/modal/photo-frame-card.scene.yaml"
    let words =
      "[...document.querySelectorAll('#trace details[data-step=\"1\"] li')].map((item) => item.textContent).join('|')"
    let visit = try Browser.visit(
      ["page": PlayerPageTests.page(path)],
      [
        ["open": "page", "hash": "#step-1"], ["eval": words],
        ["eval": "document.querySelector('#trace details[data-step=\"1\"] summary').click()"],
        ["eval": "String(document.querySelector('#trace details[data-step=\"1\"]').open)"],
      ])
    #expect(visit.problems == [])
    #expect(
      visit.text(1).contains(
        "first.viewWillDisappear didn't come because 'yellow' was presented as a page sheet, which leaves the presenter's view where it is M6.31"
      ))
    #expect(visit.text(3) == "true")
  }

  @Test func `why works where nothing was chosen, and what came in a step isn't told as missing`() throws {
    let why = "[...document.querySelectorAll('#trace .why li')].length > 0"
    let absent = """
      [...document.querySelectorAll('#trace details.absent')].flatMap((box) =>
        [...box.querySelectorAll('b')].map((name) => box.dataset.step + name.textContent)).join()
      """
    let path = "examples/navigation/photo-frame.scene.yaml"
    let visit = try Browser.visit(
      ["page": PlayerPageTests.page(path)],
      [
        ["open": "page"], ["key": "w"], ["eval": why], ["key": "ArrowRight"], ["key": "w"], ["eval": why],
        ["eval": absent],
      ])
    #expect(visit.problems == [])
    #expect(visit.results[2] as? Bool == true && visit.results[5] as? Bool == true)
    let missing = visit.text(6).split(separator: ",").map(String.init)
    #expect(Set(missing).count == missing.count, "one reason each")
    // The trace says what came, step by step.
    for (number, part) in CommandRun(["run", path]).output.split(separator: "\n# ").enumerated() {
      for line in part.split(separator: "\n").dropFirst() {
        let name = line.drop { $0 == " " }.prefix { $0 != "(" && $0 != " " }
        #expect(!missing.contains("\(number)\(name)"))
      }
    }
  }

  @Test func `a page opens in the mode that asks first, by its address or by an option`() throws {
    let path = "examples/navigation/photo-frame.scene.yaml"
    let asking = CommandRun(["run", "--format", "html", "--ask", path])
    let isAsking = "document.getElementById('guess').checked && document.body.classList.contains('guessing')"
    let visit = try Browser.visit(
      ["plain": PlayerPageTests.page(path), "asking": asking.output],
      [
        ["open": "asking"], ["eval": isAsking], ["open": "plain"], ["eval": isAsking],
        ["open": "plain", "hash": "#ask"], ["eval": isAsking], ["eval": "location.hash"],
      ])
    #expect(visit.problems == [])
    #expect([1, 3, 5].map { visit.results[$0] as? Bool } == [true, false, true])
    #expect(visit.text(6) == "#ask")
    let wrong = CommandRun(["run", "--ask", path])
    #expect(wrong.exit == 64 && wrong.errors.contains("'--ask' means nothing without '--format html'"))
  }

  @Test func `nothing of a scene is executed`() throws {
    let hostile = #"<script>window.hacked=1</script><img src=x onerror=window.hacked=1></script>"'&\u2028"#
    let scene = """
      scene: "\(hostile.replacing("\"", with: "\\\""))"
      note: "<!--<script>"
      initial: a
      controllers:
        a: { title: "\(hostile.replacing("\"", with: "\\\""))", class: "A<script>alert(1)</script>" }
      script:
        - memoryWarning: # </script><script>window.hacked=1</script>
          note: "</script>\\"><svg onload=window.hacked=1>"
      """
    let page = CommandRun(["run", "--format", "html", "-"], input: scene).output
    let visit = try Browser.visit(
      ["page": page],
      [
        ["open": "page", "hash": "#step-1"], ["key": "Home"], ["key": "End"], ["eval": "String(window.hacked)"],
        ["eval": "document.querySelector('h1').textContent"], ["eval": "document.title"],
        ["eval": "document.scripts.length + ' ' + document.images.length"],
        ["eval": "document.getElementById('source').textContent.includes('</script><script>window.hacked=1</script>')"],
        ["eval": "document.querySelector('#tree .kind').textContent"],
        // Even a script that got in would not run.
        [
          "eval": """
          const more = document.createElement('script'); more.textContent = 'window.hacked = 1';
          document.body.append(more); String(window.hacked)
          """
        ],
      ])
    let text = "<script>window.hacked=1</script><img src=x onerror=window.hacked=1></script>\"'&\u{2028}"
    #expect(visit.text(3) == "undefined")
    #expect(visit.text(4) == text)
    #expect(visit.text(5).contains("<script>window.hacked=1</script>"))
    #expect(visit.text(6) == "2 0", "the data and the page's own script")
    #expect(visit.results[7] as? Bool == true)
    #expect(visit.text(8).contains("A<script>alert(1)</script>"))
    #expect(visit.text(9) == "undefined")
    #expect(visit.problems.count == 1 && visit.problems.allSatisfy { $0.contains("Content Security Policy") })
  }

  @Test func `people who can't see it or have no mouse can use it`() throws {
    let visit = try Browser.visit(
      ["page": PlayerPageTests.page("examples/tabs/lazy-tabs.scene.yaml")],
      [
        ["size": [360, 700]], ["open": "page"], ["names": true], ["key": "ArrowRight"],
        ["eval": "document.getElementById('announcer').textContent"],
        ["eval": "document.documentElement.scrollWidth <= innerWidth"], ["key": "Tab"], ["key": "Tab"],
        ["eval": "document.activeElement.id + ' ' + getComputedStyle(document.activeElement).outlineStyle"],
        ["eval": "document.getElementById('announcer').getAttribute('aria-live')"],
        ["dark": true], ["eval": "getComputedStyle(document.body).backgroundColor"], ["dark": false],
        ["eval": "getComputedStyle(document.body).backgroundColor"],
      ])
    #expect(visit.problems == [])
    let names = visit.results[2] as? [[String]] ?? []
    let spoken = ["button", "slider", "combobox", "checkbox", "link", "image", "region"]
    for entry in names where spoken.contains(entry[0]) { #expect(!entry[1].isEmpty, "a \(entry[0]) without a name") }
    for role in spoken { #expect(names.contains { $0[0] == role }, "\(role)") }
    #expect(visit.text(4).hasPrefix("Step 2"), "step 1 only looks, and goes with the launch")
    #expect(visit.results[5] as? Bool == true, "nothing is wider than a narrow window")
    #expect(visit.text(8).hasSuffix(" solid"))
    #expect(visit.text(9) == "polite")
    #expect(visit.text(11) != visit.text(13))
  }
}
