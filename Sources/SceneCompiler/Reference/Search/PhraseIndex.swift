/// The ranking of subjects by how they are asked: each has several phrasings, and a text of its own.
///
/// Three things speak for a subject: one of its phrasings is like the question; many of its phrasings have the question's
/// terms; and the question has the terms of most of its phrasings. Two terms side by side count as one more term.
struct PhraseIndex: Sendable {
  /// A subject as it is asked and answered.
  struct Source: Sendable {
    let phrasings: [String]
    let text: String
    /// Its worth beside others: a question of the book is an answer, a rule has to be read.
    let trust: Double
  }

  /// A place in the order of subjects.
  struct Place {
    let source: Int
    let score: Double
  }

  /// The terms of a phrasing, by number, and how much each counts in it.
  private typealias Features = [(term: Int, weight: Double)]

  private struct Phrasing: Sendable {
    let source: Int
    let words: String
    let features: Features
    var length = 0.0
  }

  /// The terms of a subject.
  private struct Profile: Sendable {
    /// In how many phrasings a term is, nearly.
    var counts: [Int: Double] = [:]
    /// The terms of most phrasings, and in which share of them each is.
    var subjects: [(term: Int, share: Double)] = []
    /// The terms of its text.
    var text: Set<Int> = []
  }

  /// A question by its terms.
  private struct Query {
    let known: Features
    /// How much each of these says.
    let weights: [Double]
    /// How much all of its words say.
    let all: Double
    let words: Set<Int>
    /// The phrasings that are left out.
    let hidden: Set<Int>
  }

  private struct Term: Sendable {
    let word: String
    /// How many subjects have it in a phrasing.
    var holders = 0
    /// The part of all phrasings that have it.
    var share = 0.0
    var phrasings: [(phrasing: Int, weight: Double)] = []

    var isPair: Bool { word.contains("+") }
    var isTopic: Bool { word.hasPrefix("@") }
  }

  let words: SearchTerms
  private let sources: [Source]
  private var terms: [Term] = []
  private var numbers: [String: Int] = [:]
  private var phrasings: [Phrasing] = []
  private var profiles: [Profile] = []
  private let spelling: SpellingIndex

  init(_ sources: [Source]) {
    self.sources = sources
    words = SearchTerms(namesIn: sources.flatMap { $0.phrasings + [$0.text] })
    spelling = SpellingIndex(
      sources.enumerated().flatMap { number, source in source.phrasings.map { (number, $0) } })
    for (number, source) in sources.enumerated() {
      var profile = Profile()
      for words in source.phrasings {
        let features = features(of: words).map { (term: self.number(of: $0.term), weight: $0.weight) }
        for feature in features {
          terms[feature.term].phrasings.append((phrasings.count, feature.weight))
          profile.counts[feature.term, default: 0] += share(of: feature)
        }
        phrasings.append(Phrasing(source: number, words: words, features: features))
      }
      for term in profile.counts.keys { terms[term].holders += 1 }
      profile.text = Set(words.terms(of: source.text).map { self.number(of: $0.term) })
      profiles.append(profile)
    }
    for profile in profiles {
      for (term, count) in profile.counts { terms[term].share += count / Double(phrasings.count) }
    }
    for index in phrasings.indices {
      phrasings[index].length = phrasings[index].features.reduce(0) { sum, feature in
        sum + square(weight(of: feature.term) * feature.weight)
      }
    }
    for (index, source) in sources.enumerated() {
      let count = Double(source.phrasings.count)
      profiles[index].subjects = profiles[index].counts.sorted { $0.key < $1.key }
        .filter { !terms[$0.key].isPair && $0.value > count / 2 }.map { ($0.key, $0.value / count) }
    }
  }

  /// Whether a word is in a phrasing.
  func knows(_ term: String) -> Bool { numbers[term].map { terms[$0].holders > 0 } ?? false }

  /// The subjects that answer a question, the best first; none that has nothing in common with it.
  ///
  /// - Parameters:
  ///   - question: What a person types.
  ///   - hidden: Words that are left out, as if nothing were asked in them.
  func ranking(of question: String, without hidden: String? = nil) -> [Place] {
    let hidden = hidden.map { words in Set(phrasings.indices.filter { phrasings[$0].words == words }) } ?? []
    let asked = features(of: question)
    let known = asked.compactMap { feature in
      numbers[feature.term].flatMap { isHeld($0, without: hidden) ? (term: $0, weight: feature.weight) : nil }
    }
    guard known.contains(where: { !SearchWords.general.contains(terms[$0.term].word) }) else { return [] }
    let words = Set(known.map(\.term))
    // A word that is in no phrasing counts, too: it may be what is asked for. Two such side by side don't.
    let strange = asked.filter { feature in
      !feature.term.contains("+") && numbers[feature.term].map { !words.contains($0) } ?? true
    }.map { $0.weight * PhraseIndex.strangers }
    let weights = known.map { weight(of: $0.term) * $0.weight }
    let length = (weights + strange).reduce(0) { $0 + square($1) }
    let all = zip(known, weights).filter { !terms[$0.0.term].isPair }.reduce(strange.reduce(0, +)) { $0 + $1.1 }
    let query = Query(known: known, weights: weights, all: all, words: words, hidden: hidden)
    let spelt = spelling.likenesses(to: question, without: hidden)
    let places = nearest(to: known, length: length, without: hidden).map { number, nearest in
      let score = score(of: number, to: query, nearest: nearest) + 0.4 * (spelt[number] ?? 0)
      return Place(source: number, score: score * sources[number].trust)
    }
    // Of two that answer as well the first in the book comes first.
    return places.filter { $0.score > 0 }.sorted { ($0.score, -$0.source) > ($1.score, -$1.source) }
  }

  /// How well a subject answers, if its nearest phrasing is so near.
  private func score(of number: Int, to query: Query, nearest: Double) -> Double {
    let profile = profiles[number]
    let size = Double(sources[number].phrasings.count)
    var common = 0.0
    var inText = 0.0
    var odds = 0.0
    var otherTopics = 0.0
    for (feature, weight) in zip(query.known, query.weights) {
      let count = count(of: feature.term, in: number, without: query.hidden)
      let usual = terms[feature.term].share
      odds += feature.weight * bits((count + 1.2 * usual) / ((size + 1.2) * usual))
      common += weight * count / (count + 0.27)
      if profile.text.contains(feature.term) {
        inText += weight
      } else if count < 0.01, terms[feature.term].isTopic {
        otherTopics += 1
      }
    }
    let missing = profile.subjects.filter { !query.words.contains($0.term) }
      .reduce(0) { $0 + weight(of: $1.term) * $1.share }
    // These numbers are those with which the most phrasings that are left out find their subjects.
    return 0.6 * nearest + 0.5 * common / query.all + 0.2 * min(1, inText / query.all)
      + 0.075 * odds / Double(query.known.count + 2) - 0.05 * missing - 0.066 * otherTopics
  }

  /// For each subject how like its nearest phrasing is, the cosine of both, and a little for the next two.
  private func nearest(to known: Features, length: Double, without hidden: Set<Int>) -> [Int: Double] {
    var common = [Double](repeating: 0, count: phrasings.count)
    for feature in known {
      let weight = square(weight(of: feature.term)) * feature.weight
      for place in terms[feature.term].phrasings { common[place.phrasing] += weight * place.weight }
    }
    var likenesses: [Int: [Double]] = [:]
    for (index, common) in common.enumerated() where common > 0 && !hidden.contains(index) {
      let phrasing = phrasings[index]
      let likeness = common / (phrasing.length * length).squareRoot()
      likenesses[phrasing.source, default: []].append(likeness)
    }
    return likenesses.mapValues { all in
      let sorted = all.sorted(by: >)
      return sorted[0] + 0.3 * sorted.prefix(3).reduce(0, +) / 3
    }
  }

  /// The words of a text, what they belong to, and which stand side by side.
  private func features(of text: String) -> [(term: String, weight: Double)] {
    let all = words.terms(of: text)
    var features: [String: Double] = [:]
    func add(_ term: String, _ weight: Double) { features[term] = max(features[term] ?? 0, weight) }
    for term in all {
      add(term.term, term.weight)
      if let topic = SearchWords.topics[term.term] { add(topic, 1) }
    }
    let row = all.filter { $0.weight == 1 }.map(\.term)
    for (first, second) in zip(row, row.dropFirst()) where first != second { add(pair(first, second), 0.4) }
    for (first, second) in zip(row, row.dropFirst(2)) where first != second { add(pair(first, second), 0.22) }
    return features.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func pair(_ first: String, _ second: String) -> String { min(first, second) + "+" + max(first, second) }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = terms.count
    terms.append(Term(word: word))
    return terms.count - 1
  }

  /// How much a phrasing counts for a term in it: words side by side count whole.
  private func share(of feature: (term: Int, weight: Double)) -> Double {
    terms[feature.term].isPair ? min(1, feature.weight / 0.4) : feature.weight
  }

  private func count(of term: Int, in source: Int, without hidden: Set<Int>) -> Double {
    let count = profiles[source].counts[term] ?? 0
    let lost = hidden.filter { phrasings[$0].source == source }.flatMap { phrasings[$0].features }
      .filter { $0.term == term }.reduce(0) { $0 + share(of: $1) }
    return max(0, count - lost)
  }

  /// Whether a phrasing that isn't hidden has a term.
  private func isHeld(_ term: Int, without hidden: Set<Int>) -> Bool {
    terms[term].phrasings.contains { !hidden.contains($0.phrasing) }
  }

  /// How much a term says: one that few subjects have says more, but a rare one not much more than another.
  private func weight(of term: Int) -> Double {
    let bits = bits(Double(sources.count) / Double(max(1, terms[term].holders)))
    return min(2.5, max(0.3, bits - 0.6))
  }

  /// The weight of a word that no phrasing has.
  private static let strangers = 3.75

  private func square(_ number: Double) -> Double { number * number }

  /// How many bits tell one of so many, nearly: between two powers of two the way is taken for straight.
  private func bits(_ count: Double) -> Double { Double(count.exponent) + count.significand - 1 }
}
