import SceneBasics
import ScenePlan
import Testing

@testable import SceneSyntax

@Suite("Findings about segues, steps and expectations")
struct ScriptFindingTests {
  @Test("one run tells every independent mistake of a script")
  func steps() {
    check(
      """
      scene: A
      initial: a
      controllers: { a: , b: }
      script:
        - psuh: b
      #   ^^^^ SG173 no step is called 'psuh'
        - push
      #   ^^^^ SG178 'push' needs something behind it: a controller
        - show: b
          cancelled: true
      #   ^^^^^^^^^ SG174 'show' takes no 'cancelled'; that is an option of 'dismiss', 'swipe' or 'transition'
          animatd: true
      #   ^^^^^^^ SG151 a step has no key 'animatd'
        - terminate: a
      #              ^ SG179 nothing can stand behind 'terminate'
        - swipe: left
      #          ^^^^ SG142 'left' isn't a word that 'swipe' knows
        - rotate: landscape
          after: -1
      #          ^^ SG141 'after' wants a number of seconds, up to 1000000000, or 'turn'; '-1' isn't one
        - resize: [320]
      #           ^ SG139 under 'resize', a list of 1 stands where [width, height] is expected
        - present: { id: c, title: C }
      #            ^ SG159 'present' leads to a controller and can't define one
        - pop: b
          pop: b
      #   ^^^ SG112 the key 'pop' is a duplicate
      """.replacing("  - pop: b\n    pop: b", with: "  - load: b\n    load: b")
        .replacing("#   ^^^ SG112 the key 'pop'", with: "#   ^^^^ SG112 the key 'load'"))
  }

  @Test("what expect can't take is told at its place, in a list and in a block")
  func expectations() {
    check(
      """
      scene: A
      initial: a
      controllers: { a: }
      script:
        - expect:
            trace: [a.viewDidLoad, viewDidLoad, "a.willMove(toParent: b)"]
      #                            ^^^^^^^^^^^ SG182 'viewDidLoad' isn't an event
      #                                         ^^^^^^^^^^^^^^^^^^^^^^^^^ SG181 'a.willMove(toParent: b)' has an argum…
            visibel: a
      #     ^^^^^^^ SG151 'expect' has no key 'visibel'
            raises: pushedTwise
      #             ^^^^^^^^^^^ SG142 'pushedTwise' isn't a word that 'raises' knows
            appeared: a
      #               ^ SG139 under 'appeared', a single value stands where a list of controllers is expected
            answers: { prefersStatusBar: a }
      #                ^^^^^^^^^^^^^^^^ SG151 'answers' has no key 'prefersStatusBar'
      """)
  }

  @Test("a line of a block is shown where it stands in the file")
  func blockLines() {
    let parsed = parse(
      """
      scene: A
      initial: a
      controllers: { a: }
      script:
        - expect:
            trace: |   # printed

              a.viewDidLoad
              # not an event
                é.x
              b
            tree: |
              a appeared

                b
      """)
    #expect(parsed.findings.map(\.span.line) == [10, 11])
    #expect(parsed.findings.map(\.span.column) == [11, 9])
    guard case .expectation(let expectation) = parsed.document.script?.first?.object,
      case .trace(let events) = expectation.clauses.first?.value,
      case .tree(let lines) = expectation.clauses.last?.value
    else {
      Issue.record("the expectation is there")
      return
    }
    #expect(events.map(\.value.text) == ["a.viewDidLoad"])
    #expect(events.map(\.span.line) == [8])
    #expect(lines.map(\.value) == ["a appeared", "  b"])
    #expect(lines.map(\.span.line) == [13, 15])
  }

  @Test("app steps and expectations can't stand in code, however deep")
  func overrides() {
    check(
      """
      scene: A
      controllers:
        a:
          unwindActions: [close]
          overrides:
            viewDidLoad:
              - code: [{ expect: { visible: a } }]
      #                  ^^^^^^ SG183 'expect' can't stand in 'overrides': no controller's code can do it
            close: [memoryWarning]
      #             ^^^^^^^^^^^^^ SG183 'memoryWarning' can't stand in 'overrides': no controller's code can do it
            viewDidApear: []
      #     ^^^^^^^^^^^^ SG151 'overrides' has no key 'viewDidApear'
            viewWillAppear: { super: no, steps: [] }
      #                              ^^ SG140 'super' is true or false, not 'no'
          segues:
            go: { custom: a, class: C, steps: [{ rotate: portrait }] }
      #                                          ^^^^^^ SG183 'rotate' can't stand in a segue's steps: no controller's…
            by: { push: a, steps: [] }
      #                    ^^^^^ SG174 'push' takes no 'steps'; that is an option of 'custom'
      """)
  }

  @Test("a step is decoded with its options")
  func options() throws {
    let parsed = check(
      """
      scene: A
      initial: a
      controllers: { a: , b: }
      script:
        - transition: b#2
          in: other/a
          from: a
          duration: 0.25
          after: 0
          id: swap
          completion: [{ dismiss: }]
        - willMove: b
          toParent: nil
        - set: { preferredContentSize: [1, 2.5], shouldPerformSegue: { go: false }, retained: true }
        - setViewControllers: [a, b]
          direction: reverse
        - wait: 2.000001
      """)
    let steps = try #require(parsed.document.script)
    #expect(steps.map(\.verb.value) == [.transition, .willMove, .set, .setViewControllers, .wait])
    #expect(parsed.text(steps[0].receiver) == "other/a")
    #expect(parsed.text(steps[0].options.from) == "a")
    #expect(steps[0].options.duration?.value.microseconds == 250_000)
    #expect(steps[0].options.after?.value == .time(.zero))
    #expect(steps[0].options.id?.value == "swap")
    #expect(steps[0].options.completion?.map(\.verb.value) == [.dismiss])
    #expect(steps[0].span == SourceSpan(line: 5, column: 5, length: 15, file: FileID(0)))
    #expect(steps[1].options.toParent?.value == ToParent.none)
    #expect(steps[3].options.isReverse)
    guard case .assignments(let assignments) = steps[2].object, case .seconds(let seconds) = steps[4].object else {
      Issue.record("objects are read by their verbs")
      return
    }
    #expect(assignments.map(\.value.value) == [.size(1, 2.5), .words([]), .bool(true)])
    #expect(assignments[1].choices.map { parsed.symbols.text($0.0.value) } == ["go"])
    #expect(seconds.microseconds == 2_000_001)
  }
}
