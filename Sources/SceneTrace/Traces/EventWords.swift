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
    close()
  }

  mutating func append(_ word: ArraySlice<UInt8>) {
    bytes.append(word)
    close()
  }

  /// A word ends here.
  private mutating func close() {
    longest = max(longest, bytes.count - bounds[bounds.count - 1])
    bounds.append(bytes.count)
  }

  /// Writes the word of a place, or what lies between its first and last bytes.
  @inline(__always)
  func write(_ index: Int, without first: Int = 0, and last: Int = 0, into line: inout LineCursor) {
    line.write(bytes, from: bounds[index] + first, to: bounds[index + 1] - last)
  }

  /// Writes the word of a place, or what lies between its first and last bytes.
  @inline(__always)
  func write(_ index: Int, without first: Int = 0, and last: Int = 0, into output: inout ByteWriter) {
    output.write(bytes: bytes.used[bounds[index] + first..<bounds[index + 1] - last])
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
