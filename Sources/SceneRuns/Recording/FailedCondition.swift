internal import ScenePlan

/// The failure of a condition, in words and as values.
struct FailedCondition {
  var message: String
  var difference: [String]
  /// The controllers that are another way than expected.
  var controllers: [String]
  /// The event that came, and isn't wanted.
  var event: Expectation.Pattern?

  init(
    _ message: String, _ difference: [String] = [], controllers: [String] = [], event: Expectation.Pattern? = nil
  ) {
    self.message = message
    self.difference = difference
    self.controllers = controllers
    self.event = event
  }
}
