import SceneKinds
import ScenePlan
import SceneProgram
import SceneWorld
import Testing

/// A program under other circumstances runs as the scene that is written for these circumstances.
@Suite struct VariationTests {
  /// A scene that says each of the three in all places: of controllers, segues and steps, and of steps inside callbacks,
  /// unwind actions, segues, completions and pieces of code.
  private static func scene(style: PresentationStyle, animated: Bool, forwards: Bool) -> String {
    """
    scene: Varied
    initial: box
    controllers:
      box:
        kind: container
        children: [a]
        modalPresentationStyle: \(style)
        overrides:
          shouldAutomaticallyForwardAppearanceMethods: \(forwards)
      a:
        modalPresentationStyle: \(style)
        unwindActions: [done]
        overrides:
          shouldAutomaticallyForwardAppearanceMethods: \(forwards)
          done: [{ add: d, in: box }, { set: { modalPresentationStyle: \(style) }, in: e }]
        segues:
          open: { present: b, modalPresentationStyle: \(style), animated: \(animated) }
          turn:
            custom: c
            class: TurnSegue
            steps: [{ present: c, modalPresentationStyle: \(style), animated: \(animated) }]
      b:
        modalPresentationStyle: \(style)
        overrides: { shouldAutomaticallyForwardAppearanceMethods: \(forwards) }
        segues: { done: { unwind: done, animated: \(animated) } }
      c:
        modalPresentationStyle: \(style)
        overrides:
          shouldAutomaticallyForwardAppearanceMethods: \(forwards)
          viewDidAppear: [{ set: { modalPresentationStyle: \(style) }, in: f }]
      d: { modalPresentationStyle: \(style), overrides: { shouldAutomaticallyForwardAppearanceMethods: \(forwards) } }
      e: { retained: true, modalPresentationStyle: \(style), overrides: { shouldAutomaticallyForwardAppearanceMethods: \(forwards) } }
      f: { retained: true, modalPresentationStyle: \(style), overrides: { shouldAutomaticallyForwardAppearanceMethods: \(forwards) } }
    script:
      - show: e
        in: box
        animated: \(animated)
      - dismiss:
        animated: \(animated)
      - show: f
        in: box
        animated: \(animated)
      - dismiss:
        animated: \(animated)
      - trigger: open
        in: a
      - trigger: done
      - trigger: turn
        in: a
      - dismiss:
        animated: \(animated)
        completion:
          - code:
              - set: { shouldAutomaticallyForwardAppearanceMethods: \(forwards) }
                in: box
              - present: b
                modalPresentationStyle: \(style)
                animated: \(animated)
            in: box
      - dismiss:
        animated: \(animated)
      - show: e
        in: box
        animated: \(animated)
      - dismiss:
        animated: \(animated)
      - show: f
        in: box
        animated: \(animated)
      - dismiss:
        animated: \(animated)
      - remove: d
        in: box

    """
  }

  private static func events(_ program: Program) -> [LifecycleEvent] {
    Simulation.run(program, observer: EventList()).events
  }

  @Test(arguments: [PresentationStyle.fullScreen, .overFullScreen, .pageSheet, .popover])
  func `another style is that style everywhere`(style: PresentationStyle) throws {
    var variation = Variation()
    variation.presentation = style
    for other in [PresentationStyle.fullScreen, .overFullScreen] {
      let program = try #require(ScenePlay.program(Self.scene(style: other, animated: true, forwards: true)))
      let written = try #require(ScenePlay.program(Self.scene(style: style, animated: true, forwards: true)))
      #expect(Self.events(program.varied(by: variation)) == Self.events(written), "\(other)")
    }
  }

  @Test(arguments: [true, false]) func `animation and forwarding are changed everywhere`(flag: Bool) throws {
    for (animated, forwards) in [(true, true), (true, false), (false, true), (false, false)] {
      let program = try #require(
        ScenePlay.program(Self.scene(style: .fullScreen, animated: animated, forwards: forwards)))
      var variation = Variation()
      variation.isAnimated = flag
      let moved = try #require(ScenePlay.program(Self.scene(style: .fullScreen, animated: flag, forwards: forwards)))
      #expect(Self.events(program.varied(by: variation)) == Self.events(moved))
      variation.isAnimated = nil
      variation.forwards = flag
      let told = try #require(ScenePlay.program(Self.scene(style: .fullScreen, animated: animated, forwards: flag)))
      #expect(Self.events(program.varied(by: variation)) == Self.events(told))
    }
  }
}
