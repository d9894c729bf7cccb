internal import SceneBasics

/// The start of a code fence: three backticks or tildes or more.
struct CodeFence {
  /// How a line stands to a fence.
  enum Place {
    case inside
    /// It closes the fence.
    case end
    /// The block quote of the fence has ended before it.
    case behind
  }

  private let character: UInt8
  private let count: Int
  /// The number of block quotes around it.
  private let depth: Int

  init?(_ line: ArraySlice<UInt8>) {
    let (depth, inner) = CodeFence.quotes(line, upTo: .max)
    let text = inner.drop { $0 == 0x20 }
    guard let first = text.first, first == 0x60 || first == 0x7E, inner.count - text.count < 4 else { return nil }
    let fence = text.prefix { $0 == first }
    // Backticks behind backticks are code within a line.
    guard fence.count >= 3, first == 0x7E || !text.dropFirst(fence.count).contains(0x60) else { return nil }
    (character, count, self.depth) = (first, fence.count, depth)
  }

  func meets(_ line: ArraySlice<UInt8>) -> Place {
    let (depth, inner) = CodeFence.quotes(line, upTo: self.depth)
    guard depth == self.depth else { return .behind }
    let text = inner.drop { $0 == 0x20 }
    let fence = text.prefix { $0 == character }
    let isEnd =
      fence.count >= count && text.dropFirst(fence.count).allSatisfy { $0.isBlank || $0.isLineBreak }
    return isEnd ? .end : .inside
  }

  /// The number of block quotes that a line is in, and what stands in the innermost.
  private static func quotes(_ line: ArraySlice<UInt8>, upTo most: Int) -> (depth: Int, inner: ArraySlice<UInt8>) {
    var (depth, inner) = (0, line)
    while depth < most {
      let text = inner.drop { $0 == 0x20 }
      guard text.first == 0x3E, inner.count - text.count < 4 else { break }
      inner = text.dropFirst()
      if inner.first == 0x20 { inner = inner.dropFirst() }
      depth += 1
    }
    return (depth, inner)
  }
}
