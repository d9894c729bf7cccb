import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// The answers of delegates and overrides, which no expectation compares.
@Suite struct AnswerTests {
  /// Records the questions to each controller, and the answers.
  private struct Listener: LifecycleObserver {
    var plan: HierarchyPlan?
    var answers: [String] = []
    let wishes: ObserverWishes = .events

    mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
      guard let plan, event.answer != .none else { return }
      let answer: String =
        switch event.answer {
        case .none: "-"
        case .bool(let answer): "\(answer)"
        case .text(let name): plan.name(name)
        case .instances(let list): plan.text(of: list)
        }
      answers.append("\(plan.controllerName(of: event) ?? "-").\(plan.callbackName(of: event)): \(answer)")
    }
  }

  private func answers(_ scene: String) throws -> [String] {
    var loader = NoOtherFiles()
    let file = SourceFile(path: "test.scene.yaml", bytes: Array("scene: Test\n\(scene)\n".utf8))
    var listener = Listener()
    listener.plan = Pipeline.compile(file, loader: &loader).plan
    _ = Pipeline.run(try #require(listener.plan), observer: &listener)
    return listener.answers
  }

  @Test func `P5.34: the delegate hears whether a page was turned or let go`() throws {
    #expect(
      try answers(
        """
        initial: book
        controllers:
          book: { kind: pager, pages: [p, p] }
          p:
        script:
          - swipe: forward
            cancelled: true
          - swipe: forward
        """) == ["book.delegate.didFinishAnimating: false", "book.delegate.didFinishAnimating: true"])
  }

  @Test func `T3.6, M6.35, G7.20: answers come from the scene`() throws {
    #expect(
      try answers(
        """
        initial: main
        controllers:
          main: { kind: tabs, tabs: [a, b], overrides: { shouldSelect: { b: false } } }
          a:
            segues: { next: { show: c } }
            overrides: { shouldPerformSegue: { next: false } }
          b:
          c: { overrides: { presentationControllerShouldDismiss: false } }
        script:
          - tap: b
          - tap: a
          - trigger: next
            in: a
          - present: c
          - swipe: dismiss
        """) == [
          "main.delegate.shouldSelect: false", "main.delegate.shouldSelect: true", "a.shouldPerformSegue: false",
          "c.delegate.presentationControllerShouldDismiss: false",
        ])
  }

  @Test func `S4.20, S4.31: the delegate answers for the collapse`() throws {
    #expect(
      try answers(
        """
        device: { idiom: pad, size: [1180, 820] }
        initial: root
        controllers:
          root: { kind: split, primary: a, secondary: b, overrides: { collapseSecondary: handled } }
          a:
          b:
        script:
          - resize: [375, 820]
        """) == ["root.delegate.collapseSecondary: true"])
    #expect(
      try answers(
        """
        device: { idiom: pad, size: [1180, 820] }
        initial: root
        controllers:
          root:
            kind: split
            style: doubleColumn
            primary: a
            secondary: b
            overrides: { topColumnForCollapsing: primary }
          a:
          b:
        script:
          - resize: [375, 820]
        """) == ["root.delegate.topColumnForCollapsing: primary"])
  }
}
