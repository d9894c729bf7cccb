/// A pattern of one name in a path, with `*`, `?`, `[a-z]` and `\`.
struct NamePattern: Equatable {
  private enum Sign: Equatable {
    /// `*`: any letters, or none.
    case some
    /// `?`: any one letter.
    case one
    case letter(Character)
    /// `[a-z]`, `[!a-z]`: one letter between two of these, or between none.
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  private let signs: [Sign]

  init(_ text: Substring) {
    var signs: [Sign] = []
    var rest = text
    while let letter = rest.popFirst() {
      switch letter {
      // Two of them mean what one means.
      case "*": if signs.last != .some { signs.append(.some) }
      case "?": signs.append(.one)
      case "[": signs.append(NamePattern.set(&rest))
      case "\\": signs.append(.letter(rest.popFirst() ?? letter))
      default: signs.append(.letter(letter))
      }
    }
    self.signs = signs
  }

  /// The set behind an opening bracket. Without a closing one nothing matches, as in git.
  private static func set(_ text: inout Substring) -> Sign {
    guard let end = text.dropFirst().firstIndex(of: "]") else { return .set([], isNegated: false) }
    var inner = text[..<end]
    text = text[end...].dropFirst()
    let isNegated = inner.first == "!" || inner.first == "^"
    if isNegated { inner.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = inner.popFirst() {
      guard inner.first == "-", let last = inner.dropFirst().first else {
        ranges.append(first...first)
        continue
      }
      inner.removeFirst(2)
      if first <= last { ranges.append(first...last) }
    }
    return .set(ranges, isNegated: isNegated)
  }

  /// Whether a whole name matches. The time is at most that of each letter by each sign.
  func matches(_ name: [Character]) -> Bool {
    func fits(_ letter: Character, _ sign: Sign) -> Bool {
      switch sign {
      case .some: false
      case .one: true
      case .letter(let wanted): letter == wanted
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(letter) } != isNegated
      }
    }
    return NamePattern.matches(name, signs, isStar: { $0 == .some }, fits)
  }

  /// Whether a list matches a pattern in which stars stand for any part of it.
  ///
  /// If a part doesn't match, the last star takes one element more. The stars before it need never take another: what
  /// stands between two of them may as well match as early as it can.
  static func matches<Part, Sign>(
    _ parts: [Part], _ signs: [Sign], isStar: (Sign) -> Bool, _ fits: (Part, Sign) -> Bool
  ) -> Bool {
    // Most patterns don't even fit the end: nothing else of the path is looked at.
    if let end = signs.last, !isStar(end), !(parts.last.map { fits($0, end) } ?? false) { return false }
    var (part, sign) = (0, 0)
    var lastStar: (sign: Int, taken: Int)?
    while part < parts.count {
      if sign < signs.count, isStar(signs[sign]) {
        lastStar = (sign, part)
        sign += 1
      } else if sign < signs.count, fits(parts[part], signs[sign]) {
        part += 1
        sign += 1
      } else if let star = lastStar {
        lastStar = (star.sign, star.taken + 1)
        (part, sign) = (star.taken + 1, star.sign + 1)
      } else {
        return false
      }
    }
    return signs[sign...].allSatisfy(isStar)
  }
}
