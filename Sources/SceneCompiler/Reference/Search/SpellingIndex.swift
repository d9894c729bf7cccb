internal import SceneLanguage

/// How alike texts are by their very words, whatever these mean: the beginnings of all words, also of those that say nothing
/// by themselves. How a question is put tells its subject, too.
struct SpellingIndex: Sendable {
  private typealias Features = [String: Double]

  private let sources: [Int]
  private let rows: [String: [(phrasing: Int, weight: Double)]]
  private let weights: [String: Double]
  private let lengths: [Double]

  /// - Parameter phrasings: The phrasings of all subjects, each with the number of its subject.
  init(_ phrasings: [(source: Int, words: String)]) {
    sources = phrasings.map(\.source)
    let beginnings = phrasings.map { SpellingIndex.beginnings(of: $0.words) }
    var holders: [String: Set<Int>] = [:]
    for (phrasing, words) in zip(phrasings, beginnings) {
      for word in words { holders[word, default: []].insert(phrasing.source) }
    }
    let count = Double((sources.last ?? 0) + 1)
    let weights = holders.mapValues { SpellingIndex.bits(count / Double($0.count)) + 0.5 }
    self.weights = weights
    var rows: [String: [(phrasing: Int, weight: Double)]] = [:]
    for (number, words) in beginnings.enumerated() {
      for word in words { rows[word, default: []].append((number, weights[word] ?? 0)) }
    }
    self.rows = rows
    lengths = beginnings.map { words in words.reduce(0) { $0 + SpellingIndex.square(weights[$1] ?? 0) } }
  }

  /// For each subject how like its nearest phrasing is, the cosine of both, and a little for the next two.
  func likenesses(to text: String, without hidden: Set<Int>) -> [Int: Double] {
    let words = SpellingIndex.beginnings(of: text)
    var common: [Int: Double] = [:]
    for word in words {
      for row in rows[word] ?? [] where !hidden.contains(row.phrasing) {
        common[row.phrasing, default: 0] += SpellingIndex.square(row.weight)
      }
    }
    let length = words.reduce(0) { $0 + SpellingIndex.square(weights[$1] ?? 4) }
    var likenesses: [Int: [Double]] = [:]
    for (phrasing, common) in common {
      likenesses[sources[phrasing], default: []].append(common / (lengths[phrasing] * length).squareRoot())
    }
    return likenesses.mapValues { all in
      let sorted = all.sorted(by: >)
      return sorted[0] + 0.3 * sorted.prefix(3).reduce(0, +) / 3
    }
  }

  private static func beginnings(of text: String) -> Set<String> {
    Set(SearchTerms.split(text).map { String($0.lowercased().prefix(5)) })
  }

  private static func square(_ number: Double) -> Double { number * number }
  private static func bits(_ count: Double) -> Double { Double(count.exponent) + count.significand - 1 }
}
