internal import SceneBasics

/// Reads plain JSON onto a tape, as libyaml would read it, at some ten instructions a byte.
///
/// A plan is made by a program and may be large. Most plans are JSON without escapes, in ASCII. Whatever else stands in a
/// file, an error too, is left to libyaml: then the reader gives up, and nothing is reported here.
///
/// ```
/// {"a": [1, "b"]}      mapping 1:1 (2 nodes), text a 1:2, sequence 1:7 (2 nodes), plain 1 1:8, text b 1:11
/// ```
struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let deepest: Int
  private var tape: EventTape
  private var position = 0
  private var line: UInt32 = 1
  /// Where the line starts.
  private var lineStart = 0
  private var open: [Open] = []

  /// A collection whose end hasn't come yet.
  private struct Open {
    var node: Int
    var count = 0
    var isMapping: Bool
  }

  /// Reads a file of ASCII to its end.
  ///
  /// - Returns: What `LibYAMLReader` would make of it, or nil if the file is anything but plain JSON.
  static func read(_ file: SourceFile, id: FileID) -> EventTape? {
    guard file.bytes.count < 1 << 31 else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(
        bytes: bytes, deepest: file.limits[.levels], tape: EventTape(file: id, source: file.bytes, isASCII: true))
      return reader.readDocument() ? reader.tape : nil
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, deepest: Int, tape: EventTape) {
    self.bytes = bytes
    self.deepest = deepest
    self.tape = tape
  }

  private mutating func readDocument() -> Bool {
    guard skipBlanks() == 0x7B else { return false }
    repeat {
      guard readNode() else { return false }
    } while !open.isEmpty
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
    guard open.count < deepest else { return false }
    open.append(Open(node: tape.count, isMapping: kind == .mapping))
    append(kind, start: 0, count: 0)
    position += 1
    guard let next = skipBlanks() else { return false }
    if next == (kind == .mapping ? 0x7D : 0x5D) { return goOn() }
    return kind == .sequence || readKey()
  }

  /// Takes a comma and the key behind it, or the ends of collections.
  private mutating func goOn() -> Bool {
    while let top = open.last, let next = skipBlanks() {
      switch next {
      case 0x2C where tape.count > top.node + 1:
        position += 1
        guard let value = skipBlanks(), value != 0x7D, value != 0x5D else { return false }
        return !top.isMapping || readKey()
      case top.isMapping ? 0x7D : 0x5D:
        position += 1
        tape.close(top.node, count: top.count)
        open.removeLast()
      default: return false
      }
    }
    return open.isEmpty
  }

  /// Reads a key, its colon, and the blanks before the value.
  private mutating func readKey() -> Bool {
    guard position < bytes.count, bytes[position] == 0x22, readText(isKey: true), position < bytes.count,
      bytes[position] == 0x3A
    else { return false }
    position += 1
    return skipBlanks() != nil
  }

  /// Reads a text in double quotes that means what stands there.
  private mutating func readText(isKey: Bool) -> Bool {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != 0x22 {
      guard bytes[end] >= 0x20, bytes[end] < 0x7F, bytes[end] != 0x5C else { return false }
      end += 1
    }
    // libyaml takes no longer key.
    guard end < bytes.count, !isKey || end - start < 1_000 else { return false }
    append(.doubleQuoted, start: start, count: end - start)
    position = end + 1
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

  private mutating func append(_ kind: TapeNodeKind, start: Int, count: Int) {
    // A collection counts what stands directly in it.
    let outer = kind == .mapping || kind == .sequence ? open.count - 2 : open.count - 1
    if outer >= 0 { open[outer].count += 1 }
    tape.append(
      TapeNode(
        kind, line: line, column: UInt32(position - lineStart + 1), start: UInt32(start), count: UInt32(count)))
  }

  /// Goes to the next byte that is neither a space nor a line break; nil at the end.
  private mutating func skipBlanks() -> UInt8? {
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
