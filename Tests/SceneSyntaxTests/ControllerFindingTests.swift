import SceneBasics
import ScenePlan
import Testing

@testable import SceneLanguage
@testable import SceneSyntax

@Suite("Findings about files, controllers and values")
struct ControllerFindingTests {
  @Test("what a file lacks is told once, at its start or at its script")
  func required() {
    check(
      """
      note: nothing else
      #<<< SG153 the key 'scene' is missing: every file names its scene
      """.replacing("#<<< SG153", with: "#< SG153")
        + "\n#< SG153 the key 'controllers' is missing: nothing is imported either")
    #expect(parse("scene: A\nimport: { b: b.yaml }\n").findings.isEmpty)
    #expect(parse("scene: A\nimport: {}\n").findings.isEmpty)
  }

  @Test(
    "text that some YAML reads as something else must be quoted",
    arguments: [
      ("No", 131), ("on", 131), ("Y", 131), ("TRUE", 131), ("~", 132), ("Null", 132), ("2024", 133), ("-1.5", 133),
      ("0x1F", 133), ("0o17", 133), ("1_000", 133), (".inf", 133), ("1e3", 133), ("+1", 133), ("1:30", 134),
      ("20:30:40.5", 134), ("2024-05-17", 135), ("2024-05-17T10:00:00", 135), ("=", 136),
    ])
  func ambiguous(_ text: String, _ code: Int) {
    #expect(parse("scene: \(text)\ncontrollers: { a: }\n").codes == [code])
    #expect(parse("scene: \"\(text)\"\ncontrollers: { a: }\n").findings.isEmpty)
  }

  @Test(
    "what no YAML reads as anything but text needs no quotes",
    arguments: [
      "Noo", "yEs", "1.2.3", "v2", "-", "2 lines", "1:3a", "12-5", "0xZZ", "Nullable", "네", "Été", "...", "-x",
    ])
  func unambiguous(_ text: String) {
    let text = text == "-" ? "a - b" : text == "..." ? "a ..." : text
    #expect(parse("scene: \(text)\ncontrollers: { a: }\n").findings.map(\.message) == [])
  }

  @Test("ids are checked as one namespace")
  func ids() {
    check(
      """
      scene: A
      import: { lib: lib.yaml }
      controllers:
        Lib:
      # ^^^ SG146 the ids 'Lib' and 'lib' differ only in capitals
        a b:
      # ^^^ SG143 'a b' can't be the id of a controller
        x-tra:
      # ^^^^^ SG143 'x-tra' can't be the id of a controller
        nil:
      # ^^^ SG144 'nil' can't be an id: it means no controller
        main: { kind: navigation, stack: [{ id: main }, { id: lib }, page#2, "1st"] }
      #                                         ^^^^ SG145 the id 'main' is already declared
      #                                                       ^^^ SG145 the id 'lib' is already declared
      #                                                              ^^^^^^ SG148 'page#2' is an instance, but a templ…
      #                                                                      ^^^^^ SG147 '1st' can't be the name of a…
      """)
  }

  @Test("ids that differ only in capitals are refused in both orders")
  func capitals() {
    check(
      """
      scene: A
      import: { kit: kit.yaml, LIB: lib.yaml }
      controllers:
        home: { children: [Page, page, Lib, lib, { id: lib }] }
      #                                                ^^^ SG146 the ids 'lib' and 'LIB' differ only in capitals
        Home:
      # ^^^^ SG146 the ids 'Home' and 'home' differ only in capitals
        Page:
        page:
      # ^^^^ SG146 the ids 'page' and 'Page' differ only in capitals
        PAGE:
      # ^^^^ SG146 the ids 'PAGE' and 'Page' differ only in capitals
      """)
  }

  @Test("keys of a kind, extensions and spelling")
  func keys() {
    check(
      """
      scene: A
      x-file: { any: [1, ~, No] }
      controllers:
        a: { kind: split, primary: b, stack: [], x-more: , titel: T }
        #                             ^^^^^ SG152 'stack' is a key of kind 'navigation', and 'a' is of kind 'split'
        #                                                  ^^^^^ SG151 a controller has no key 'titel'
        b: { kind: Navigation }
        #          ^^^^^^^^^^ SG142 'Navigation' isn't a word that 'kind' knows
        c: { layout: { paging: horizontal, preload: -1 }, preferredContentSize: [1, -2] }
        #                                           ^^ SG141 'preload' wants a number of pages; '-1' isn't one
        #                                                                           ^^ SG141 'preferredContentSize' wa…
        d: { retained: "true", children: a }
        #              ^^^^^^ SG140 'retained' is true or false, not the text 'true'
        #                                ^ SG139 under 'children', a single value stands where a list of controllers i…
      """)
  }

  @Test("every kind takes its own keys and says so", arguments: ControllerKey.allCases)
  func kinds(_ key: ControllerKey) {
    #expect(!key.kinds.isEmpty)
    for kind in ControllerKind.allCases where key != .id {
      let parsed = parse("scene: A\ncontrollers:\n  a: { kind: \(kind.rawValue), \(key.rawValue): { } }\n")
      #expect(parsed.codes.contains(152) == !key.kinds.contains(kind))
    }
  }

  @Test("a controller is decoded with what it owns and what it sets")
  func controller() throws {
    let parsed = check(
      """
      scene: "Ä"
      ios: 26
      quirks: [didMoveOnce]
      device: { idiom: pad, size: [820, 1180.5], horizontal: regular }
      initial: main
      controllers:
        main:
          stack: [{ id: root, title: 다음, kind: split, primary: { id: left }, secondary: right }, right]
          kind: navigation
          isNavigationBarHidden: true
          tells: { right: [removed, "12"] }
        right:
          layout: { frames: { left: [0, -1, 2, 3] } }
          containment: { add: [addChild, didMove] }
          overrides: { viewWillTransition: { super: false }, shouldSelect: { left: false } }
          segues: { go: { present: left, modalPresentationStyle: popover, anchor: Button } }
      """)
    let document = parsed.document
    #expect(document.controllers.map { parsed.text($0.id) } == ["main", "root", "left", "right"])
    #expect(document.controllers.map(\.kind) == [.navigation, .split, .view, .view])
    #expect(document.controllers[1].title == "다음")
    #expect(document.controllers[0].contents.map { parsed.text($0.name) } == ["root", "right"])
    #expect(document.controllers[1].contents.map(\.key) == [.primary, .secondary])
    #expect(document.device?.size == [820, 1180.5])
    #expect(document.scene?.span == SourceSpan(line: 1, column: 8, length: 3, file: FileID(0)))
    let settings = document.settings[Int(document.controllers[3].settings)]
    #expect(settings.keys.map(\.value) == [.layout, .containment, .overrides, .segues])
    #expect(settings.containment?.add?.map(\.value) == [.addChild, .didMove])
    #expect(settings.overrides.count == 2)
    let tells = document.settings[Int(document.controllers[0].settings)].tells
    #expect(tells.map(\.messages) == [["removed", "12"]])
    #expect(document.controllers[3].segues.first?.options.count == 2)
  }

  @Test("titles, as they stand in the file or not")
  func titles() {
    let document = parse(
      """
      scene: A
      controllers:
        a: { title: "", segues: { next: { show: b } } }
        b: { title: "tab\\tulator", children: [c, { id: d, title: 'it''s', children: [e], segues: { go: { show: a } } }, f] }
        c: { title: over
               two lines }
        e: { title: É }
        f: { title: "last" }
      """
    ).document
    #expect(document.controllers.map(\.title) == ["", "tab\tulator", "it's", "over two lines", "É", "last"])
    #expect(document.controllers.map(\.contents.count) == [0, 3, 1, 0, 0, 0])
    #expect(document.controllers.map(\.segues.count) == [1, 0, 1, 0, 0, 0])
  }
}
