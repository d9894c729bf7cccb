internal import SceneBasics
package import ScenePlan

/// The screen throughout a run.
package struct ScreenReel: Sendable {
  /// The layouts that were seen, each as long as it stayed the same.
  package private(set) var layouts: [ScreenLayout] = []
  /// Which of them was seen from each moment on.
  package private(set) var layoutOfMoment: [Int32] = []

  /// With more controllers than this, screens are drawn after steps and not after each event.
  package static let finestCount = 200

  /// - Parameters:
  ///   - everyMoment: Whether all moments matter, or only those at which steps are over.
  ///   - others: The moments that matter besides.
  package init(_ recording: RunRecording, _ plan: HierarchyPlan, everyMoment: Bool, and others: Set<Int> = []) {
    var size = plan.screen
    var pages: [InstanceID: InstanceID] = [:]
    var step = 0
    var controllers = ScreenControllers()
    layoutOfMoment.reserveCapacity(recording.moments.count)
    recording.replay { index, state in
      for change in recording.moments.changes(at: index) { controllers.note(change.instance, in: state, plan) }
      while step < recording.steps.count, recording.steps[step].firstMoment <= index {
        size = recording.steps[step].record.screen ?? size
        step += 1
      }
      if let event = recording.moments.event(at: index), let page = ScreenReel.page(of: event),
        let pager = event.instance
      {
        pages[pager] = page
      }
      let next = step < recording.steps.count ? recording.steps[step].firstMoment : recording.moments.count
      if everyMoment || index + 1 == next || others.contains(index) {
        let layout = ScreenLayout(of: plan, state, size: size, pages: pages, controllers: controllers)
        if layout != layouts.last { layouts.append(layout) }
      }
      layoutOfMoment.append(Int32(layouts.count - 1))
    }
  }

  /// The page where a scroll view rests.
  private static func page(of event: LifecycleEvent) -> InstanceID? {
    switch event.callback {
    case .delegateDidEndDragging, .delegateDidEndDecelerating, .delegateDidEndScrollingAnimation:
      if case .instance(let page) = event.argument { page } else { nil }
    default: nil
    }
  }
}
