/// A list of a plan into which numbers point.
package enum PlanTable: CaseIterable {
  case files, names, lists, rules, templates, instances, routines, expectations

  /// One element of it, as findings call it.
  package var element: String {
    switch self {
    case .files: "file"
    case .names: "name"
    case .lists: "list"
    case .rules: "rule"
    case .templates: "template"
    case .instances: "instance"
    case .routines: "routine"
    case .expectations: "expectation"
    }
  }
}
