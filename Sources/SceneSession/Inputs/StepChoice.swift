internal import SceneBasics
package import ScenePlan

/// Which moments of a run are meant: the end, after a step, or after each step.
package enum StepChoice: Sendable {
  case end
  case all
  case step(String)

  /// The option by which verbs take it.
  package static let option = CommandOption<StepChoice>(
    "step", placeholder: "step", standard: "the end", completion: .plain(["all"]), example: "2",
    summary: "The step after which to look: its number (0 is the launch, and each entry of the script counts), its id, "
      + "or 'all' for each."
  ) { text in text.isEmpty ? nil : text == "all" ? .all : .step(text) }

  /// The step that is meant; nil for the end, and for all.
  package var step: String? {
    switch self {
    case .end, .all: nil
    case .step(let step): step
    }
  }

  /// The number of the step of a name, which is its number or its id.
  package static func number(of name: String, in plan: HierarchyPlan) throws(CommandFailure) -> Int {
    if let step = plan.steps.first(where: { $0.id == name || String($0.number) == name }) { return step.number }
    let nearest = Suggestion.nearest(to: name, in: plan.steps.compactMap(\.id))
    let numbers = plan.steps.map(\.number)
    throw .usage(
      "the script has no step '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      hint: "steps go from \(numbers.min() ?? 0) to \(numbers.max() ?? 0), and each entry of the script counts; "
        + "a step with an 'id' has that name too")
  }
}
