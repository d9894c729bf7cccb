internal import SceneBasics
internal import ScenePlan

/// Words in UTF-8, side by side in one array, so that writing one is a copy and makes no text.
struct WordTable: Sendable {
  private var bytes = PaddedBytes()
  private var bounds: [Int] = [0]
  /// How long the longest is.
  private(set) var longest = 0

  init(_ words: some Sequence<String>) {
    for word in words { append(word) }
  }

  mutating func append(_ word: String) {
    bytes.append(word)
    longest = max(longest, word.utf8.count)
    bounds.append(bytes.count)
  }

  /// Writes the word of a place.
  @inline(__always) func write(_ index: Int, into line: inout LineCursor) {
    line.write(bytes, from: bounds[index], to: bounds[index + 1])
  }

  /// Writes the word of a place.
  @inline(__always) func write(_ index: Int, into output: inout ByteWriter) {
    output.write(bytes: bytes.used[bounds[index]..<bounds[index + 1]])
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

  /// How long the longest words are.
  var longest: Int { words.longest }

  /// Writes the words for an event without argument.
  @inline(__always) func write(_ callback: Callback, into line: inout LineCursor) {
    words.write(places[callback], into: &line)
  }

  /// Writes the words for an event that is animated or not.
  @inline(__always) func write(_ callback: Callback, animated: Bool, into line: inout LineCursor) {
    words.write(places[callback] + (animated ? 2 : 1), into: &line)
  }

  /// Writes the words for an event whose argument follows.
  @inline(__always) func write(open callback: Callback, into line: inout LineCursor) {
    words.write(places[callback] + 3, into: &line)
  }

  /// Writes the words for an event without argument.
  func write(_ callback: Callback, into output: inout ByteWriter) { words.write(places[callback], into: &output) }

  /// Writes the words for an event that is animated or not.
  func write(_ callback: Callback, animated: Bool, into output: inout ByteWriter) {
    words.write(places[callback] + (animated ? 2 : 1), into: &output)
  }

  /// Writes the words for an event whose argument follows.
  func write(open callback: Callback, into output: inout ByteWriter) {
    words.write(places[callback] + 3, into: &output)
  }
}
