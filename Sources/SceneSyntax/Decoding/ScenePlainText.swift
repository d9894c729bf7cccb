internal import SceneLanguage
internal import SceneYAML

/// Questions about text that a writer of scenes asks.
package enum ScenePlainText {
  /// Whether some reader of YAML takes unquoted text for something else.
  package static func isAmbiguous(_ text: String) -> Bool { TextReading.other(of: ArraySlice(text.utf8)) != nil }

  /// Whether text can be the name of a segue, an action, a view or a step.
  package static func isLabel(_ text: String) -> Bool { NameForm.isID(ArraySlice(text.utf8)) }
}
