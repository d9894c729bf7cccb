/// Bounds on a run, so that a scene whose overrides fire themselves ends.
public enum RunLimit {
  /// Hooks within hooks.
  public static let nesting = 200
  /// Turns of the main queue that one step may take to settle.
  public static let turns = 10_000
  /// Controllers within controllers, as far as appearance and layout are handed on.
  public static let depth = 1_000
  /// Instructions that a step may come to, besides those for each controller.
  public static let instructions = 50_000
  /// Instructions that a step may come to for each controller that there is.
  public static let instructionsForEach = 100
  /// Instructions that the run of a plan may carry out, however short the plan is.
  public static let fewestInstructions = 20_000
  /// Controllers that may have a place in a world at once.
  public static let instances = 500_000
}
