/// One reason of an event, for people and for programs.
package struct Cause: Hashable, Sendable {
  /// The kind of reason, among the effects of a run.
  package enum Kind: String, CaseIterable, Sendable {
    case step, resumption, instruction, event, question, refusal
  }

  /// A sentence without `because`.
  package var text: String
  package var kind: Kind
  package var rule: RuleNumber?
  /// Where the code stands that is meant; none for what UIKit does by itself.
  package var mark: SourceMark?
  /// The controller that it is about.
  package var controller: String?
  /// When it was, where that says more than the text: `at the end of the push`.
  package var moment: String?
  /// The number of the event in the run, from 0, if it is one.
  package var event: Int?
  /// Whether it was needed besides the reason before it, and is no reason of that one.
  package var isBeside = false

  package init(
    _ text: String, _ kind: Kind, rule: RuleNumber? = nil, mark: SourceMark? = nil, controller: String? = nil
  ) {
    self.text = text
    self.kind = kind
    self.rule = rule
    self.mark = mark
    self.controller = controller
  }
}

/// Knows why the events of a run came.
package protocol CauseSource: Sendable {
  /// The reasons of an event, from near to far, up to a step; empty where nothing is known of it.
  ///
  /// - Parameters:
  ///   - number: The event's number in the run, from 0.
  ///   - isLast: Whether the reasons above one are of no interest: a chain may be as long as the run.
  func causes(ofEvent number: Int, until isLast: (Cause) -> Bool) -> [Cause]

  /// The nearest reason of an event, without its line.
  func nearestCause(ofEvent number: Int) -> Cause?

  /// The reasons of a message of UIKit, each with a name for every controller, so that it can stand alone.
  ///
  /// - Parameter number: The message's number among the run's messages, from 0.
  func namedCauses(ofMessage number: Int, atMost limit: Int) -> [Cause]

  /// Every reason of an event, for programs, up to the last that is of interest.
  func allCauses(ofEvent number: Int, until isLast: (Cause) -> Bool) -> [Cause]

  /// The refusals of a step, each as the callback and the reason.
  func refusals(inStep number: Int) -> [(event: String, cause: Cause)]
}
