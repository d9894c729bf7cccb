package import SceneBasics
package import ScenePlan

/// How the hierarchy of one moment is written.
package protocol TreeFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }
  /// Its look, in a few words.
  var summary: String { get }

  /// Writes the tree from the window's root, a controller a line.
  func write(_ state: HierarchyState, of plan: HierarchyPlan, into output: inout ByteWriter)
}

/// All tree formats; the first is the default.
package enum TreeFormats {
  /// Every format, in the order in which help lists them.
  package static let all: [any TreeFormat] = [PlainTree(), PrintedHierarchy()]

  /// The format of a name.
  package static func find(_ name: String) -> (any TreeFormat)? { all.first { $0.name == name } }
}

extension TreeFormat {
  /// The tree as text.
  package func text(_ state: HierarchyState, of plan: HierarchyPlan) -> String {
    var output = ByteWriter()
    write(state, of: plan, into: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }
}

/// The form that expectations take under `tree`.
struct PlainTree: TreeFormat {
  let name = "text"
  let summary =
    "two spaces per level, `+` before a presented controller; the form of expectations, without what UIKit makes for "
    + "itself, such as More"

  func write(_ state: HierarchyState, of plan: HierarchyPlan, into output: inout ByteWriter) {
    for line in state.treeLines {
      output.write(plan.text(of: line, in: state))
      output.write("\n")
    }
  }
}
