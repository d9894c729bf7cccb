extension JSONNode {
  /// Reads one value, with nothing but blanks around it (RFC 8259).
  ///
  /// A byte sequence that isn't UTF-8 is read as U+FFFD, and so is half of a surrogate pair. Of two entries with one key,
  /// both are kept, and the first is found.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - deepest: How many collections may stand in each other.
  /// - Returns: Nil if it is anything but one value.
  package init?(reading bytes: ArraySlice<UInt8>, deepest: Int = 256) {
    var parser = JSONParser(bytes: bytes, position: bytes.startIndex, levels: deepest)
    guard let value = parser.value(), parser.skipBlanks() == nil else { return nil }
    self = value
  }
}

/// A position in a text of JSON.
private struct JSONParser {
  let bytes: ArraySlice<UInt8>
  var position: Int
  var levels: Int

  /// Goes to the next byte that is no blank; nil at the end.
  mutating func skipBlanks() -> UInt8? {
    while position < bytes.endIndex {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return bytes[position]
      }
    }
    return nil
  }

  mutating func value() -> JSONNode? {
    guard let byte = skipBlanks() else { return nil }
    switch byte {
    case 0x7B: return collection(end: 0x7D) { $0.entries() }
    case 0x5B: return collection(end: 0x5D) { $0.list() }
    case 0x22: return text().map { .text($0) }
    case 0x74: return word("true", .flag(true))
    case 0x66: return word("false", .flag(false))
    case 0x6E: return word("null", .null)
    case 0x2D, 0x30...0x39: return number()
    default: return nil
    }
  }

  private mutating func word(_ word: String, _ value: JSONNode) -> JSONNode? {
    guard bytes[position...].starts(with: word.utf8) else { return nil }
    position += word.utf8.count
    return value
  }

  private mutating func number() -> JSONNode? {
    let start = position
    while position < bytes.endIndex, [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(bytes[position]) || isDigit(position) {
      position += 1
    }
    // A form such as `1.` or `+1` isn't JSON; it is taken for what it means.
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
  }

  private func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(bytes[index]) }

  private mutating func collection(end: UInt8, _ read: (inout JSONParser) -> JSONNode?) -> JSONNode? {
    guard levels > 0 else { return nil }
    levels -= 1
    position += 1
    guard let value = read(&self), skipBlanks() == end else { return nil }
    position += 1
    levels += 1
    return value
  }

  private mutating func list() -> JSONNode? {
    var items: [JSONNode] = []
    if skipBlanks() == 0x5D { return .list([]) }
    repeat {
      guard let item = value() else { return nil }
      items.append(item)
    } while takesComma()
    return .list(items)
  }

  private mutating func entries() -> JSONNode? {
    var entries: [(key: String, value: JSONNode)] = []
    if skipBlanks() == 0x7D { return .object([]) }
    repeat {
      guard skipBlanks() == 0x22, let key = text(), skipBlanks() == 0x3A else { return nil }
      position += 1
      guard let value = value() else { return nil }
      entries.append((key, value))
    } while takesComma()
    return .object(entries)
  }

  private mutating func takesComma() -> Bool {
    guard skipBlanks() == 0x2C else { return false }
    position += 1
    return true
  }

  /// The text that starts at a quotation mark.
  private mutating func text() -> String? {
    JSONText.read(bytes, &position, isStrict: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
