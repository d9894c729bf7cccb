internal import SceneBasics

/// Words in UTF-8, side by side in one array, so that writing one is a copy and makes no text.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var bounds: [Int] = [0]

  init(_ words: some Sequence<String>) {
    for word in words {
      bytes.append(contentsOf: word.utf8)
      bounds.append(bytes.count)
    }
  }

  /// Writes the word of a place.
  @inline(__always) func write(_ index: Int, into output: inout ByteWriter) {
    let start = bounds[index]
    let end = bounds[index + 1]
    bytes.withUnsafeBufferPointer { output.write(bytes: UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}
