internal import SceneBasics

/// The start of lines that are numbered from 1: what stands before the number, the number, and what rarely changes.
///
/// Only the digits that change are written: writing the whole number takes longer than the rest of the line.
struct NumberedStart: Sendable {
  private var bytes: PaddedBytes
  private let first: Int
  /// Where the digits end.
  private var end: Int

  init(_ before: String) {
    bytes = PaddedBytes(before + "0")
    first = bytes.count - 1
    end = bytes.count
  }

  /// Counts one up.
  mutating func increment() {
    var place = end - 1
    while place >= first {
      if bytes[place] < 0x39 {
        bytes[place] += 1
        return
      }
      bytes[place] = 0x30
      place -= 1
    }
    bytes = PaddedBytes(ArraySlice(bytes.used[..<first] + [0x31] + bytes.used[first...]))
    end += 1
  }

  /// Sets what follows the number.
  mutating func setEnd(_ after: ArraySlice<UInt8>) {
    bytes.truncate(to: end)
    bytes.append(after)
  }

  /// Writes the start of a line.
  @inline(__always) func write(into line: inout LineCursor) { line.write(bytes) }

  /// The start of a line.
  var text: ArraySlice<UInt8> { bytes.used }

  /// How many bytes that are.
  var count: Int { bytes.count }
}
