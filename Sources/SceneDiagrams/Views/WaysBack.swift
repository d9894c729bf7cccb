internal import ScenePlan

/// The declared ways to each controller: the segues that lead there, and the container in which it stands.
struct WaysBack {
  /// The templates right before each one; nil where a script may get there in other ways.
  private let before: [[Int]]?

  init(_ plan: HierarchyPlan) {
    guard plan.steps.count <= 1 else {
      before = nil
      return
    }
    var before: [[Int]] = Array(repeating: [], count: plan.templates.count)
    for (index, template) in plan.templates.enumerated() {
      for content in template.contents { before[content.template].append(index) }
      for case let destination? in template.segues.map(\.destination) { before[destination].append(index) }
    }
    self.before = before
  }

  /// Those that take an unwind which no other one can take before them: UIKit asks from the source back. All, if no way
  /// to the source is known.
  func firstTakers(among takers: [Int], from source: Int) -> [Int] {
    guard takers.count > 1, let before else { return takers }
    var (seen, open, first): (Set<Int>, [Int], Set<Int>) = ([source], [source], [])
    while let here = open.popLast() {
      for other in before[here] where seen.insert(other).inserted {
        if takers.contains(other) { first.insert(other) } else { open.append(other) }
      }
    }
    return first.isEmpty ? takers : takers.filter { first.contains($0) }
  }
}
