internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The steps of one program that were played so far, with their events. A world comes up again at other places of a log,
/// and in later rounds. Its steps aren't played again to see that they don't fit.
struct Plays {
  /// The effects of a step in a world.
  struct Outcome {
    /// As far as it was played.
    var events: [Produced]
    /// How many of them came before anything had to wait.
    var firstCount: Int
    /// Whether it was played to its end.
    var isWhole = false
    /// Whether the step means nothing, or ends the app.
    var isRefused = false
    /// Whether UIKit complains.
    var isWarned = false
    /// The number of the world behind it, once that was of interest.
    var form: Int32?

    /// - Parameter events: What came before anything had to wait.
    init(events: [Produced]) {
      self.events = events
      firstCount = events.count
    }
  }

  /// A step in a world, both without their past.
  struct Key: Hashable {
    var form: Int32
    var step: Step
  }

  /// How many worlds and events are kept. Then all are forgotten, which changes no answer.
  private let most: (forms: Int, events: Int)
  private var numbers: [CanonicalForm: Int32] = [:]
  private var next: Int32 = 0
  private var outcomes: [Key: Outcome] = [:]
  private var eventCount = 0

  init(forms: Int) { most = (forms, forms * 32) }

  /// The number of a world: equal ones have one number, as long as it is kept.
  mutating func number(of form: CanonicalForm) -> Int32 {
    if let known = numbers[form] { return known }
    if numbers.count >= most.forms || eventCount >= most.events {
      numbers = [:]
      outcomes = [:]
      eventCount = 0
    }
    numbers[form] = next
    next += 1
    return next - 1
  }

  subscript(key: Key) -> Outcome? { outcomes[key] }

  mutating func keep(_ outcome: Outcome, for key: Key) {
    eventCount += outcome.events.count + 1
    outcomes[key] = outcome
  }

  mutating func note(_ form: Int32, for key: Key) { outcomes[key]?.form = form }
}
