package import SceneBasics

/// Reads plain JSON onto a tape, as libyaml would read it, but in a few instructions a byte.
///
/// A plan is made by a program and may be large. Most plans are JSON in ASCII. Whatever else stands in a file, an error
/// too, is left to libyaml: then the reader gives up, and nothing is reported here. Only two escapes that are one character
/// together (RFC 8259, section 7) are read here alone: YAML has no such pairs.
///
/// ```
/// {"a": [1, "b"]}      mapping 1:1 (2 nodes), text a 1:2, sequence 1:7 (2 nodes), plain 1 1:8, text b 1:11
/// ```
package struct JSONReader {
  private let bytes: [UInt8]
  private let deepest: Int
  private var tape: EventTape
  private var position = 0
  private var line: UInt32 = 1
  /// The start of the line.
  private var lineStart = 0
  private var open: [Open] = []
  /// The innermost collection; nothing after the last one has ended.
  private var top = Open(node: -1, isMapping: false)

  /// A collection whose end hasn't come yet.
  private struct Open {
    var node: Int
    /// How many nodes stand directly in it.
    var count = 0
    var isMapping: Bool
  }

  /// Reads a file of ASCII to its end.
  ///
  /// - Returns: What `LibYAMLReader` would make of it, or nil if the file is anything but plain JSON.
  package static func read(_ file: SourceFile, id: FileID) -> EventTape? {
    guard file.bytes.count < 1 << 31 else { return nil }
    var reader = JSONReader(file, id)
    return reader.readDocument() ? reader.tape : nil
  }

  private init(_ file: SourceFile, _ id: FileID) {
    bytes = file.bytes
    deepest = file.limits[.levels]
    tape = EventTape(file: id, source: file.bytes, isASCII: true)
  }

  private mutating func readDocument() -> Bool {
    guard skipBlanks() == 0x7B else { return false }
    repeat {
      guard readNode() else { return false }
    } while top.node >= 0
    return skipBlanks() == nil
  }

  /// Reads a value, or the start of a collection, with what follows it up to the next value.
  private mutating func readNode() -> Bool {
    switch bytes[position] {
    case 0x7B: return openCollection(.mapping)
    case 0x5B: return openCollection(.sequence)
    case 0x22: return readText(isKey: false) && goOn()
    case 0x30...0x39, 0x2D, 0x61...0x7A: return readWord() && goOn()
    default: return false
    }
  }

  private mutating func openCollection(_ kind: TapeNodeKind) -> Bool {
    // The root stands in no collection.
    guard open.count < deepest else { return false }
    let node = tape.count
    append(kind, start: 0, count: 0)
    open.append(top)
    top = Open(node: node, isMapping: kind == .mapping)
    position += 1
    guard let next = skipBlanks() else { return false }
    if next == (kind == .mapping ? 0x7D : 0x5D) { return goOn() }
    return kind == .sequence || readKey()
  }

  /// Takes a comma and the key behind it, or the ends of collections.
  private mutating func goOn() -> Bool {
    while top.node >= 0, let next = skipBlanks() {
      switch next {
      case 0x2C where top.count > 0:
        position += 1
        guard let value = skipBlanks(), value != 0x7D, value != 0x5D else { return false }
        return !top.isMapping || readKey()
      case top.isMapping ? 0x7D : 0x5D:
        position += 1
        tape.close(top.node, count: top.count)
        top = open.removeLast()
      default: return false
      }
    }
    return top.node < 0
  }

  /// Reads a key, its colon, and the blanks before the value.
  private mutating func readKey() -> Bool {
    guard position < bytes.count, bytes[position] == 0x22, readText(isKey: true), position < bytes.count,
      bytes[position] == 0x3A
    else { return false }
    position += 1
    return skipBlanks() != nil
  }

  /// Reads a text in double quotes.
  private mutating func readText(isKey: Bool) -> Bool {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != 0x22 {
      guard bytes[end] &- 0x20 < 0x5F else { return false }
      if bytes[end] == 0x5C { return readEscapes(isKey: isKey) }
      end &+= 1
    }
    // libyaml takes no longer key.
    guard end < bytes.count, !isKey || end - start < 1_000 else { return false }
    append(.doubleQuoted, start: start, count: end - start)
    position = end + 1
    return true
  }

  /// Reads a text in double quotes that has escapes.
  private mutating func readEscapes(isKey: Bool) -> Bool {
    var behind = position
    guard let text = JSONText.read(bytes[...], &behind, isStrict: true), !isKey || behind - position < 1_000,
      !bytes[position..<behind].contains(0x7F)
    else { return false }
    let kept = tape.keep(
      text, length: UInt32(truncatingIfNeeded: behind - position), offset: UInt32(truncatingIfNeeded: position))
    append(.doubleQuoted, start: Int(kept), count: text.count)
    position = behind
    return true
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func readWord() -> Bool {
    var end = position + 1
    while end < bytes.count {
      switch bytes[end] {
      case 0x30...0x39, 0x61...0x7A, 0x2E, 0x2B, 0x2D, 0x45:
        end += 1
        continue
      case 0x2C, 0x5D, 0x7D, 0x20, 0x0A: break
      default: return false
      }
      break
    }
    // Dashes alone are something else to YAML.
    guard end < bytes.count, bytes[position] != 0x2D || (0x30...0x39).contains(bytes[position + 1]) else {
      return false
    }
    append(.plain, start: position, count: end - position)
    position = end
    return true
  }

  @inline(__always) private mutating func append(_ kind: TapeNodeKind, start: Int, count length: Int) {
    top.count &+= 1
    tape.append(
      TapeNode(
        kind, line: line, column: UInt32(truncatingIfNeeded: position &- lineStart &+ 1),
        start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: length)))
  }

  /// Goes to the next byte that is neither a space nor a line break; nil at the end.
  @inline(__always) private mutating func skipBlanks() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20: position += 1
      case 0x0A:
        position += 1
        line += 1
        lineStart = position
      default: return bytes[position]
      }
    }
    return nil
  }
}
