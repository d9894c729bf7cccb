import SamplePlans
import SceneBasics
import ScenePlan
import Testing

@Suite("The listing")
struct PlanListingTests {
  @Test("A push reads from the header to the expectation")
  func push() {
    #expect(
      listing(SamplePlans.push.plan) == """
        scene   Push
        ios     17: sendsViewIsAppearing, sheetsAreCards, automaticIsSheet, launchesScenes, laysOutInBackground, turnsForSnapshots, didMoveTwice, turnsPadsUnasked, traitsFollowViews, tellsCoveredOfTraits, movesBeforeReveal, besideTakesWidth, ignoresTouchesInMotion, returnsHandledSecondary, hasMoreInRegularWidth
        file    sample.scene.yaml

        instances
          main   navigation  UINavigationController
          first  view        UIViewController
          blue   view        BlueViewController

        0  launch
             2  make(first)
                make(main)
                setRoot(main)
                addChild(first, to: main)

        1  push: blue  (id arrive; line 9)
             9  hold(blue)
                make(blue)
                link(blue, to: main, at: 1)
                willMove(blue, to: main)
                schedule(turn of push: blue, in the next turn)
          turn of push: blue, in the next turn
             9  begin(first, appearing: false, animated: true)
                begin(blue, appearing: true, animated: true)
                openTransition(transition 0, on: main, duration: 0.5 s)
                schedule(end of push: blue, at the end of transition 0)
          end of push: blue, at the end of transition 0
             9  end(first)
                end(blue)
                didMove(blue, to: main)
                closeTransition(transition 0)
          when blue.viewDidLoad comes
             6  setForwardsAppearance(blue, false)

        2  expect  (line 10)
            10  expect
                  since      step 1
                  callbacks  didMove
                  trace      first.viewDidDisappear
                             blue.didMove(main)
                  visible    blue

        """)
  }

  @Test("A title with a line break stays on its line")
  func hostileTitle() {
    var draft = PlanDraft("two\nlines\u{1B}[31m")
    let routine = draft.routine("a\nb", step: 0, line: 1, [])
    draft.step("a\r\nb", line: 1, routine: routine)
    let lines = listing(draft.plan).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "scene   two lines [31m")
    #expect(lines.contains("0  a  b  (line 1)"))
  }

  @Test("Each of several files has its number")
  func severalFiles() {
    var draft = PlanDraft("Files")
    draft.plan.files = ["a.yaml", "b.yaml"]
    let id = draft.routine("launch", step: 0, line: 3, [.expect(ExpectationID(0))])
    draft.plan.routines[id.index].marks = [SourceMark(file: 1, line: 12)]
    draft.plan.expectations = [Expectation(step: 0, since: .launch, of: ["a"], callbacks: [], clauses: [])]
    draft.step("launch", line: 0, routine: id)
    let text = listing(draft.plan)
    #expect(text.contains("files   0: a.yaml\n        1: b.yaml\n"))
    #expect(text.contains("    1:12  expect\n            since  launch\n            of     a\n"))
  }

  private func listing(_ plan: HierarchyPlan) -> String {
    var output = ByteWriter()
    PlanListing.write(plan, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}
