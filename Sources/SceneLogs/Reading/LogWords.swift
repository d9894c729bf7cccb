internal import ScenePlan

/// A word that can make a line interesting.
enum LogWord {
  case callback(Callback)
  /// The patterns of UIKit's sentences in which it stands, by their places in the list of patterns.
  case message([Int])
}

/// The words that a log is searched for, found by a hash of their bytes.
struct LogWords: Sendable {
  private struct Entry {
    let bytes: [UInt8]
    var callback: Callback?
    var patterns: [Int] = []
  }

  private var entries: [Entry] = []
  /// The number of an entry + 1 by the low bits of its hash; 0 is free.
  private var slots: [UInt16]

  static let hashStart: UInt64 = 14_695_981_039_346_656_037

  /// Takes one more byte into a hash (FNV-1a).
  @inline(__always) static func hash(_ hash: UInt64, with byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 1_099_511_628_211
  }

  /// All callbacks, and the words by which UIKit's sentences are found.
  static let all = LogWords(patterns: MessagePattern.all)

  private init(patterns: [MessagePattern]) {
    slots = Array(repeating: 0, count: 1_024)
    for callback in Callback.allCases {
      for name in callback.namesInLogs { entries[place(of: name)].callback = callback }
    }
    for (index, pattern) in patterns.enumerated() { entries[place(of: pattern.anchor)].patterns.append(index) }
  }

  /// The place of a word's entry, which is made if there is none.
  private mutating func place(of word: String) -> Int {
    let bytes = Array(word.utf8)
    var slot = LogWords.slot(bytes.reduce(LogWords.hashStart, LogWords.hash))
    while slots[slot] != 0 {
      if entries[Int(slots[slot]) - 1].bytes == bytes { return Int(slots[slot]) - 1 }
      slot = (slot + 1) % slots.count
    }
    entries.append(Entry(bytes: bytes))
    slots[slot] = UInt16(entries.count)
    return entries.count - 1
  }

  private static func slot(_ hash: UInt64) -> Int { Int((hash ^ hash >> 32) & 1_023) }

  /// The meaning of a word; nil for a word that isn't looked for.
  ///
  /// - Parameters:
  ///   - bytes: The word.
  ///   - hash: Its hash, which was made while its end was looked for.
  func find(_ bytes: ArraySlice<UInt8>, hash: UInt64) -> LogWord? {
    var slot = LogWords.slot(hash)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.bytes.count == bytes.count, entry.bytes.elementsEqual(bytes) {
        return entry.callback.map { .callback($0) } ?? .message(entry.patterns)
      }
      slot = (slot + 1) % slots.count
    }
    return nil
  }

  /// The callback that a word of a header, or of the command line, names.
  static func callback(_ word: String) -> Callback? {
    Callback(rawValue: word) ?? Callback.allCases.first { $0.namesInLogs.contains(word) }
  }
}

extension Callback {
  /// The callback that a person means: by a word with which apps print it, or by its name without `delegate.`.
  package init?(said word: String) {
    let meant = LogWords.callback(word) ?? Callback.allCases.first { $0.group == .delegates && $0.overrideWord == word }
    guard let meant else { return nil }
    self = meant
  }

  /// A name that is also a word of plain English, so that it only counts as a selector.
  static let plainWord = "prepare"
}
