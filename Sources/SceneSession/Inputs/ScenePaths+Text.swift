internal import SceneBasics

/// Which texts are scenes, whatever their names are.
extension ScenePaths {
  /// Whether a text has a key `scene` or `plan` on its outermost level, or a slip of one beside `controllers`.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    var margin: Int?
    var (hasControllers, hasSlip) = (false, false)
    for line in bytes.lines {
      let text = line.drop { $0 == 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
      guard let first = text.first, first != 0x23 else { continue }
      let column = line.count - text.count
      margin = margin ?? column
      guard column == margin else { continue }
      if first == 0x7B {
        let words = String(decoding: text.prefix(400), as: UTF8.self)
        if words.contains("scene") || words.contains("plan") { return true }
      }
      switch key(of: text) {
      case "scene", "plan": return true
      case "controllers": hasControllers = true
      case let key?: hasSlip = hasSlip || Suggestion.nearest(to: key, in: ["scene"]) != nil
      case nil: continue
      }
    }
    return hasControllers && hasSlip
  }

  /// The key with which a line starts, perhaps in quotes; nil for what is no key of a scene, nor like one.
  private static func key(of line: ArraySlice<UInt8>) -> String? {
    let quote = line.prefix(1).filter { $0 == 0x22 || $0 == 0x27 }
    let name = line.dropFirst(quote.count).prefix(16).prefix {
      $0 != 0x3A && $0 != 0x20 && $0 != 0x09 && $0 != quote.first
    }
    let rest = line.dropFirst(quote.count + name.count)
    guard rest.starts(with: quote), rest.dropFirst(quote.count).first(where: { $0 != 0x20 && $0 != 0x09 }) == 0x3A
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}
