internal import SceneBasics
internal import ScenePlan

/// The words of findings about the window: its root, and its size classes.
extension Diagnostic {
  static func replacesRootWhilePresenting(_ root: String, presented: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.replacesRootWhilePresenting, "'\(root)' still presents '\(presented)', which isn't dismissed",
      at: span, hint: "dismiss '\(presented)' first, and set the root in its 'completion'")
  }

  static func keepsFixedClass(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.keepsFixedClass, "the device's size class is fixed, so the turn doesn't change it", at: span,
      hint: "leave the class out of 'device', or use 'device: phoneMax'")
  }

  static func isContained(_ name: String, in parent: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      PlayDiagnostic.isContained, "'\(name)' is in '\(parent)' and can't be the window's root", at: span,
      hint: "remove it first, or name a new instance")
  }
}
