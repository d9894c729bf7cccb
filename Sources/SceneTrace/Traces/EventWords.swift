internal import SceneBasics
internal import ScenePlan

/// Words in UTF-8, side by side in one array, so that writing one is a copy and makes no text.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var bounds: [Int] = [0]

  init(_ words: some Sequence<String>) {
    for word in words { append(word) }
  }

  mutating func append(_ word: String) {
    bytes.append(contentsOf: word.utf8)
    bounds.append(bytes.count)
  }

  /// Writes the word of a place.
  @inline(__always) func write(_ index: Int, into output: inout ByteWriter) {
    let start = bounds[index]
    let end = bounds[index + 1]
    bytes.withUnsafeBufferPointer { output.write(bytes: UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}

/// What stands between an event's controller and what only that event knows, for each callback.
struct EventWords: Sendable {
  private let words: WordTable
  private let places: CallbackTable<Int>

  /// - Parameters:
  ///   - bare: For an event without argument.
  ///   - animated: For one whose argument says whether it is animated.
  ///   - open: For one whose argument follows.
  init(bare: (String) -> String, animated: (String, Bool) -> String, open: (String) -> String) {
    words = WordTable(
      Callback.allCases.map(\.rawValue).flatMap { name in
        [bare(name), animated(name, false), animated(name, true), open(name)]
      })
    let order = Dictionary(uniqueKeysWithValues: Callback.allCases.enumerated().map { ($1, $0 * 4) })
    places = CallbackTable { order[$0] ?? 0 }
  }

  /// Writes the words for an event without argument.
  @inline(__always) func write(_ callback: Callback, into output: inout ByteWriter) {
    words.write(places[callback], into: &output)
  }

  /// Writes the words for an event that is animated or not.
  @inline(__always) func write(_ callback: Callback, animated: Bool, into output: inout ByteWriter) {
    words.write(places[callback] + (animated ? 2 : 1), into: &output)
  }

  /// Writes the words for an event whose argument follows.
  @inline(__always) func write(open callback: Callback, into output: inout ByteWriter) {
    words.write(places[callback] + 3, into: &output)
  }
}
