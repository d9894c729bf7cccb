/// The place of a name, which decides its form.
package enum NameForm {
  /// Under `controllers`: a template.
  case template
  /// In steps and expectations: `#2` may follow.
  case instance
}

extension NameForm {
  /// Whether it is a letter and then letters, digits, `_` and `-`.
  static func isIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map(isLetter) == true && text.allSatisfy(isPart)
  }

  /// Whether it is an identifier that doesn't start with `x-`.
  package static func isID(_ text: ArraySlice<UInt8>) -> Bool {
    isIdentifier(text) && !text.starts(with: [0x78, 0x2D])
  }

  /// The id behind words of a declaration in Swift: `home` of `let home`. Nil if no such words stand before it.
  package static func behindKeywords(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1, words.dropLast().allSatisfy({ declaring.contains(String($0)) }), let id = words.last,
      isID(ArraySlice(Array(id.utf8)))
    else { return nil }
    return String(id)
  }

  private static let declaring: Set<String> = [
    "let", "var", "lazy", "weak", "static", "private", "public", "final", "class", "struct", "func", "const",
  ]

  /// Whether it is a name, such as `yellow`, `other/add` or `yellow#2`, and whether it has a number.
  package static func read(_ text: ArraySlice<UInt8>) -> (isName: Bool, isInstance: Bool) {
    if isIdentifier(text) { return (true, false) }
    var startsPart = true
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if startsPart {
        guard isLetter(byte) else { return (false, false) }
        startsPart = false
      } else if byte == 0x2F {
        startsPart = true
      } else if byte == 0x23 {
        let digits = text[(index + 1)...]
        let isNumber = digits.first != 0x30 && (1...9).contains(digits.count) && digits.allSatisfy(isDigit)
        return (isNumber, true)
      } else if !isPart(byte) {
        return (false, false)
      }
      index += 1
    }
    return (!startsPart, false)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether it is a letter, a digit, `_` or `-`.
  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2D
  }
}
