internal import SceneBasics

/// The forms that names may have.
enum NameForms {
  static func isAllowed(_ name: String, for thing: Mention.Thing) -> Bool {
    guard let first = name.utf8.first, isLetter(first), !name.hasPrefix("x-") else { return false }
    guard name.utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D }) else {
      return false
    }
    switch thing {
    case .controller, .file: return !ReservedIDs.all.contains(name)
    case .segue, .unwindAction, .alertAction, .view, .step: return true
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
