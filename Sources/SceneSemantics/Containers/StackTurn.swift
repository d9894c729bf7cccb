internal import ScenePlan

/// A change of a stack's top.
struct StackTurn {
  /// The top that goes off the screen.
  var old: InstanceID?
  /// The top that comes.
  var new: InstanceID?
  var isPush: Bool
  /// Whether the old top leaves the stack; it was then told that it will move, and is held.
  var removesOld = false
  /// Members that have left the stack from under the top, and are held until the change has begun.
  var left: [InstanceID] = []
  /// The tab controller whose bar goes or comes with the change (N2.16).
  var barOwner: InstanceID?
}
