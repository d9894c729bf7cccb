internal import SceneBasics
internal import ScenePlan

extension Diagnostic {
  /// The advice about a word that says in its place what is meant; nil if it doesn't.
  ///
  /// - Parameters:
  ///   - value: What stands behind it, if that is a single word.
  ///   - isNested: Whether a mapping stands behind it.
  ///   - kind: The kind of the controller whose key it is, if that is known.
  ///   - present: The keys that stand beside it, if they are known.
  static func misplaced(
    _ key: String, in place: KeyPlace, value: String, isNested: Bool, of kind: ControllerKind? = nil,
    beside present: [String]? = nil
  ) -> String? {
    if place == .step, ["when", "if", "unless", "condition"].contains(key) {
      return "a script has no conditions: it is one run, so write another scene for the other case"
    }
    if place == .step, key == "once" {
      return "nothing counts how often a callback runs its steps: leave the override out, and write the step in the "
        + "script, behind the one that brings the callback, with 'after: 0' and 'in'"
    }
    if place == .expectation, ["order", "inOrder", "sequence", "ordered"].contains(key),
      let list = [ExpectationKey.contains, .trace].first(where: { present?.contains($0.rawValue) == true })
    {
      return "delete it: '\(list.rawValue)' looks at the order anyway"
    }
    if place == .controller, key == AnswerKey.animationController.rawValue, kind != .navigation, kind != .tabs,
      let lead = WordLeads.leads(of: "transitioningDelegate").first
    {
      return lead.advice
    }
    if place == .controller, ["orientation", "orientations"].contains(key),
      ["portrait", "landscape", "all"].contains(value.lowercased())
    {
      let words = value.lowercased() == "all" ? "portrait, landscape" : value.lowercased()
      return "how a controller may be turned is its answer: 'overrides: { supportedInterfaceOrientations: [\(words)] }'"
    }
    if place == .controller, kind == .hosting, ["content", "body", "root"].contains(key) {
      return "it is called 'viewClass' here, as in 'viewClass: \(value.isEmpty ? "HomeView" : value)'"
    }
    if place == .controller, key == ExpectationKey.alive.rawValue {
      return "'retained: true' says that something else keeps it; what must live stands in the script, as in "
        + "'- expect: { alive: [home] }'"
    }
    if place == .segue, ["when", "if", "unless", "condition", "only"].contains(key) {
      return
        "a scene has no conditions: 'overrides: { shouldPerformSegue: { next: false } }' of the controller refuses "
        + "the segue 'next'"
    }
    if place == .controller, key == ControllerKey.id.rawValue {
      return
        "the id stands before the colon, as in '\(value.isEmpty ? "home" : value): { … }'; 'id' is for a controller "
        + "that is defined in a list"
    }
    if place == .device, ["width", "height", "w", "h"].contains(key), value.allSatisfy({ $0.isNumber || $0 == "." }) {
      return "a size in points has one key: write 'size: [393, 852]', the width first"
    }
    if place == .controller, key == SceneKey.controllers.rawValue, isNested {
      return "all controllers stand beside each other under 'controllers' of the file; those inside a container "
        + "are a list of ids, as in 'children: [home]'"
    }
    if place == .device, DeviceIdiom(rawValue: key) != nil { return "one word is enough: 'device: \(key)'" }
    if place == .expectation, let callback = Callback(rawValue: key) {
      return "events stand in a list with their controllers, as in 'contains: [home.\(callback.rawValue)]'"
    }
    if place == .controller, let kind = ControllerKind(rawValue: key), !isNested, WordLeads.leads(of: key).isEmpty {
      return "a kind stands behind 'kind': write 'kind: \(kind.rawValue)'"
    }
    if place == .file, let own = ControllerKey(rawValue: key), own == .segues || own == .overrides {
      return "it belongs to a controller, as in 'home: { \(key): { … } }'"
    }
    return nil
  }
}
