package import ScenePlan

/// Why an event came, or what kept one away: the reasons from near to far, up to the step in the file.
package struct Explanation: Hashable, Sendable {
  /// The event, as traces print it.
  package var title: String
  /// Whether it came.
  package var came: Bool
  package var step: Int
  package var time: Ticks
  package var rule: RuleNumber?
  /// As people read them: what is clear from the others is left out.
  package var links: [Cause]
  /// Every effect on the way, for programs.
  package var causes: [Cause]
}
