internal import ScenePlan

/// The wishes of observers and recorder, settled before a step: each a flag that the machine reads where it counts.
struct RunWishes: Sendable {
  /// Whether an observer wants instructions.
  var wantsInstructions = false
  /// Whether an observer or the recorder wants to know of instructions.
  var notesInstructions = false
  /// Whether an observer or the plan asks for causes.
  var asksForEffects = false
  /// Whether an observer is told of each event, or causes are wanted.
  var tellsEvents = false
  /// The callbacks that take more than to count them, whatever hooks a controller has: all or none.
  var loud = HookSet.all
  /// Whether the origin of work at the end of the turn is kept: for causes, or since a turn is shared.
  var keepsOrigins = false
  /// Whether the instances, names and lists of the run are kept in `cast`.
  var keepsCast = false
  /// Whether each routine is kept there, too, with its title and without instructions.
  var keepsTitles = false

  #if WITHOUT_EFFECTS
  // The calls aren't compiled, so that `Tests/Speed/effects` can measure what they cost where no observer asks.
  package var wantsEffects: Bool { false }
  #else
  package var wantsEffects: Bool { asksForEffects }
  #endif

  /// Derives the flags; a recorder that asks for causes has said so before.
  mutating func settle(_ asked: ObserverWishes, isRecorded: Bool) {
    wantsInstructions = asked.contains(.instructions)
    if asked.contains(.effects) { asksForEffects = true }
    notesInstructions = wantsInstructions || asksForEffects
    keepsTitles = isRecorded || asked.contains(.titles)
    tellsEvents = wantsEffects || asked.contains(.events)
    loud = tellsEvents ? .all : HookSet()
    keepsOrigins = wantsEffects
  }
}
