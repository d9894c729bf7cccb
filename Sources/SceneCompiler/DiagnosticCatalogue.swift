package import SceneBasics
internal import SceneLanguage
internal import SceneLogs
internal import ScenePlan
internal import SceneSearch
internal import SceneSemantics
internal import SceneStoryboards

/// All kinds of findings: the families of all floors.
package enum DiagnosticCatalogue {
  /// A kind of finding, and the family that it belongs to.
  package struct Item: Sendable {
    package let finding: Finding
    /// The subject of the family.
    package let family: String
    package var code: DiagnosticCode { finding.code }
    /// Whether its examples are storyboards, not scenes.
    package var isAboutStoryboards: Bool { family == Diagnostic.storyboardFindings.title }
    /// Whether its examples are logs, not scenes.
    package var isAboutLogs: Bool {
      family == Diagnostic.logFindings.title || family == Diagnostic.searchFindings.title
    }
    /// Whether its examples are scenes or plans.
    package var isAboutScenes: Bool { !isAboutStoryboards && !isAboutLogs }
  }

  /// The families, in the order of their codes.
  package static let families: [FindingFamily] = [
    Diagnostic.yamlFindings, Diagnostic.storyboardFindings, Diagnostic.valueFindings, Diagnostic.keyFindings,
    Diagnostic.levelFindings, Diagnostic.verbFindings, Diagnostic.planFindings, Diagnostic.nameFindings,
    Diagnostic.stepFindings, Diagnostic.containmentFindings, Diagnostic.structureFindings, Diagnostic.segueFindings,
    Diagnostic.uikitFindings, Diagnostic.touchFindings, Diagnostic.systemFindings, Diagnostic.logFindings,
    Diagnostic.searchFindings,
  ]

  /// The finding for a run that reaches a limit.
  package static var limitOfRuns: DiagnosticCode { Diagnostic.runsForEver.code }

  /// Every kind, in the order of the codes.
  package static let items: [Item] = families.flatMap { family in
    family.findings.map { Item(finding: $0, family: family.title) }
  }.sorted { $0.code.number < $1.code.number }

  /// The kind that a code or a name means: `SG501`, `501` or `pushedTwice`, in capitals or not.
  package static func find(_ text: String) -> Item? {
    let wanted = text.lowercased()
    return items.first {
      wanted == $0.code.name.lowercased() || wanted == "\($0.code)".lowercased() || wanted == "\($0.code.number)"
    }
  }

  /// The kind that a scene means: its code or its name, exactly as the catalogue has it.
  static func exactly(_ text: String) -> Item? { byWord[text] }

  /// Whether findings of a kind can be set to another level, or ignored.
  package static func canBeSet(_ code: DiagnosticCode) -> Bool {
    exactly(code.name).map(\.finding.canBeSet) ?? true
  }

  private static let byWord: [String: Item] = {
    let items = DiagnosticCatalogue.items
    return Dictionary(
      items.flatMap { [("\($0.code)", $0), ($0.code.name, $0)] }, uniquingKeysWith: { first, _ in first })
  }()

  /// All names and codes.
  static let words = items.map(\.code.name) + items.map { "\($0.code)" }

  /// The code or name that a misspelt one most likely stands for.
  package static func suggestion(for text: String) -> String? {
    Suggestion.nearest(to: text, in: words)
  }
}
