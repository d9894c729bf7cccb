package import ScenePlan

/// Presenting without a call of code.
extension Simulation {
  /// A presentation that UIKit makes by itself, as a form sheet under which the presenter stays.
  package mutating func presentQuietly(_ presented: InstanceID, by presenter: InstanceID, _ change: Change) {
    let presentation = Presentation(
      presented: presented, presenter: presenter, covers: false, change: change, transition: newTransition())
    world.presentations[presenter] = presentation.transition
    load(presented)
    link(presented, presentedBy: presenter, style: .formSheet)
    reserveTransition(presentation.transition, on: presented)
    schedule("start of \(change.title)", .nextTurn, .presentation(.start(presentation)))
  }
}
