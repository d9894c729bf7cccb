internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneWorld

/// The highest price of a way at a place in a log, in hundredths: so much for each line before it, and so much besides.
struct Allowance {
  var line: Int
  var start: Int
}

extension ScriptSearch {
  /// One step of a way.
  struct Stride {
    var parent: Int32
    var step: Step?
    /// The lines that it takes.
    var start: Int32
    var end: Int32
    var price: Int32
    /// The part of the price for what doesn't fit.
    var misfit: Int32
    /// Whether it was before the log begins, so that none of its events has a line.
    var isUnlogged: Bool
    /// Whether a line is left over here, and nothing happens.
    var isSkip: Bool
    var slip: Slip?
  }

  /// A world that a way has led to. As long as nothing is done in it, it needn't be played.
  struct Arrival {
    /// The world, or the one before the pending step.
    var simulation: Simulation
    /// The step that leads there; nil if it is played.
    var pending: Step?
    /// The number of the world; known wherever a step is pending.
    var form: Int32?

    init(_ simulation: Simulation, pending: Step? = nil, form: Int32? = nil) {
      self.simulation = simulation
      self.pending = pending
      self.form = form
    }
  }

  /// A world at a place in the log.
  struct Node {
    var arrival: Arrival
    var price: Int
    var stride: Int32
    /// How many steps without a line have led here, one after the other.
    var silence: Int
    /// Whether a slip stands on the way. A second one is never tried.
    var hasSlip: Bool
    /// How many lines it has explained since one was left over or lost.
    var calm: Int
    var book: AddressBook
    /// The steps of its world, numbered; only where what was played is kept.
    var situation: Situation?

    var simulation: Simulation { arrival.simulation }
  }

  /// A step of which no line tells, and the world behind it.
  struct Silence {
    var arrival: Arrival
    var step: Step
    var price: Int
    /// The price of its lines, which are all lost.
    var misfit: Int
  }

  /// How a step explains the next lines.
  enum Fit: Int, Comparable {
    case none
    /// One or two of its lines are lost.
    case part
    case whole

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }
}
