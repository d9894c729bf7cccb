package import ScenePlan
package import SceneProgram

/// The code that runs: whose it is, and where it was written.
package struct Frame: Hashable, BitwiseCopyable, Sendable {
  /// `self`: the controller whose code the step is a line of; nil in a script without `in`.
  package var receiver: InstanceID?
  /// The controller whose override the step stands in.
  package var owner: InstanceID?
  /// Where the step stands; none for what a class does by itself.
  package var place: Place = .none
  /// The place as plans know it; for the class's own work, the declaration of its controller.
  package var mark: SourceMark = .none
  /// The number of the script's step.
  package var step = 0
  /// Whether it is a task of SwiftUI's views, which holds no controller and can be cancelled (V89).
  package var isTask = false
  /// The flag of the appearance callback that an override stands in.
  package var animated: Bool?
  /// The step, call, callback or resumption whose code this is, if causes are asked for.
  package var cause = EffectID.none
  /// The latest effect of that code: what UIKit does by itself comes from there.
  var effect = EffectID.none
  /// The latest event of that code.
  var event = EffectID.none

  init() {}
}
