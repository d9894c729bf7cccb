internal import SceneBasics

/// How far a run may go, and how far it has gone: each bound ends the run with a sentence.
struct RunBudget: Sendable {
  /// How deep controllers may hang in each other: the one limit that each walk asks for.
  let deepest: Int
  /// How deep overrides may fire one another: asked for in each callback that does something.
  let deepestOverride: Int
  /// How many turns of the main queue may pass before all has settled.
  let mostTurns: Int
  /// The most work that a step may take, besides the share of each living controller.
  let mostWork: Int
  /// The most work that the latest step may take: instructions, callbacks, controllers that walks come by.
  var allowance: Int
  /// How much of that is left; less than 0 where the run is over, so that one comparison finds that and the limit.
  var workLeft: Int
  /// How much work the steps before the latest were.
  var spentWork = 0
  /// How many instructions stand in the routines of a plan that have been carried out.
  var instructionCount = 0
  /// How many may be.
  var instructionBudget = Int.max
  /// How many overrides run inside each other.
  var nesting = 0
  /// How many levels a walk has gone down.
  var descents = 0

  init(_ limits: Limits) {
    deepest = limits[.depth]
    deepestOverride = limits[.overrides]
    mostTurns = limits[.turns]
    mostWork = limits[.work]
    allowance = mostWork
    workLeft = mostWork
  }
}
