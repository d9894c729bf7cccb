internal import SceneLanguage
internal import SceneProgram

extension Property {
  /// Whether a word may be its value.
  func takes(_ word: String) -> Bool {
    guard case .word(let words)? = ControllerKey(rawValue: rawValue)?.property else { return false }
    return words.contains(word)
  }
}
