/// How a run ended, and what became of the scene's expectations.
public struct RunOutcome: Sendable {
  /// An expectation that doesn't hold.
  public struct Failure: Hashable, Sendable {
    public var step: Int
    public var mark: SourceMark
    /// One line: `trace differs`, `visible is 'list', expected 'detail'`.
    public var message: String
    /// The expectation beside the events, line by line; each line starts with `  ` (both), `- ` (expected, missing) or
    /// `+ ` (came, unexpected). May be empty.
    public var difference: [String]
    /// The first step at whose events it looks.
    public var firstStep: Int
    /// Its place among the clauses that were judged, from 0.
    public var clause: Int
    /// The events, line by line, where they can stand in the place of the expectation; nil where they can't.
    public var happened: [String]?
    /// The controllers that are another way than expected: those that live on, that are gone, or that are visible.
    public var controllers: [String]
    /// The event that came, and isn't wanted.
    public var event: SceneExpectation.Pattern?

    public init(
      step: Int, mark: SourceMark, message: String, difference: [String] = [], firstStep: Int = 0, clause: Int = 0,
      happened: [String]? = nil, controllers: [String] = [], event: SceneExpectation.Pattern? = nil
    ) {
      self.step = step
      self.firstStep = firstStep
      self.mark = mark
      self.message = message
      self.difference = difference
      self.clause = clause
      self.happened = happened
      self.controllers = controllers
      self.event = event
    }
  }

  /// The exception that ended the run.
  public var raised: LifecycleEvent?
  /// Whether an expectation names that exception.
  public var isRaiseExpected = false
  public var failures: [Failure]
  /// How many expectations (clauses of `expect` steps) the run has come by.
  public var judged: Int
  /// A limit that ended the run, as a sentence.
  public var limit: String?
  /// How much work the run was: calls and callbacks of UIKit, with each controller that they visit.
  public var work = 0

  public init(raised: LifecycleEvent?, failures: [Failure], judged: Int) {
    self.raised = raised
    self.failures = failures
    self.judged = judged
  }
}
