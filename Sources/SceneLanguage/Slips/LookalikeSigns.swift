/// Signs that look like those of YAML and are letters to it: a long dash before an entry of a list, a no-break space,
/// a dash that has no blank behind it, and a second dash.
package struct LookalikeSigns {
  package enum Kind: CaseIterable { case space, dash, lacksBlank, twice }

  /// A place, with line and column counted from 1 in Unicode scalars.
  package struct Place {
    package let sign: Unicode.Scalar
    package let line: Int
    package let column: Int
  }

  package private(set) var places: [Kind: [Place]] = [:]
  package var text: [String] = []

  package init(places: [Kind: [Place]] = [:], text: [String] = []) {
    self.places = places
    self.text = text
  }

  /// A line as it is meant.
  package mutating func read(_ line: String, line number: Int) -> String {
    // Other lines have none of these signs.
    let start = line.utf8.first { $0 != 0x20 }
    guard start == 0x2D || start == 0x2A || line.utf8.contains(where: { $0 >= 0x80 }) else { return line }
    let scalars = Array(line.unicodeScalars)
    var read = String.UnicodeScalarView()
    var index = 0
    func take(_ kind: Kind, _ replacement: Unicode.Scalar) {
      places[kind, default: []].append(Place(sign: scalars[index], line: number, column: index + 1))
      read.append(replacement)
      index += 1
    }
    /// Whether blanks of YAML may stand here, which a no-break space can be meant as.
    var mayBeBlank = true
    var isAtStart = true
    var quote: Unicode.Scalar?
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : "\n"
      if mayBeBlank, scalar == "\u{A0}" {
        take(.space, " ")
        continue
      }
      let isBlank = next == " " || next == "\u{A0}"
      if isAtStart, LookalikeSigns.dashes.contains(scalar), isBlank {
        take(.dash, "-")
        continue
      }
      if isAtStart, scalar == "-", next == "-", index + 2 < scalars.count, scalars[index + 2] == " " {
        take(.twice, "-")
        index += 1
        continue
      }
      if isAtStart, scalar == "-", next.properties.isAlphabetic {
        take(.lacksBlank, "-")
        read.append(" ")
        isAtStart = false
        continue
      }
      if scalar == quote {
        quote = nil
      } else if quote == nil, mayBeBlank, "\"'".unicodeScalars.contains(scalar) {
        quote = scalar
      }
      isAtStart = isAtStart && (scalar == " " || scalar == "-" && isBlank)
      mayBeBlank = quote == nil && (isAtStart || ":,[{".unicodeScalars.contains(scalar) || scalar == " " && mayBeBlank)
      read.append(scalar)
      index += 1
    }
    return String(read)
  }

  private static let dashes: Set<Unicode.Scalar> = ["–", "—", "−", "‐", "‑", "•", "*"]
}
