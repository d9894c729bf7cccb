/// "Did you mean": the candidate nearest to a word.
package enum Suggestion {
  /// The candidate that a misspelt word most likely stands for, or nil if none is near.
  ///
  /// Near is an edit distance (insert, delete, replace, swap of neighbours; case counts half) of at most a third of the
  /// word, and at least one. Of equally near candidates the first wins.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let word = Array(word.unicodeScalars.prefix(64))
    var best: (candidate: String, distance: Int)?
    let limit = max(2, word.count * 2 / 3)
    for candidate in candidates {
      let other = Array(candidate.unicodeScalars)
      let least = abs(other.count - word.count) * 2
      guard least <= limit, least < best?.distance ?? .max, other.count <= 64 else { continue }
      let distance = self.distance(word, other, upTo: limit)
      // Two words of a letter have nothing in common, unless it is the letter.
      guard distance <= limit, distance < 2 * min(word.count, other.count) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The candidate that a word stands for without doubt: near, no more than two slips away, and no other
  /// candidate nearly as near.
  package static func certain(for word: String, in candidates: some Sequence<String>) -> String? {
    let scalars = Array(word.unicodeScalars)
    guard (2...64).contains(scalars.count) else { return nil }
    var ranked: [(candidate: String, distance: Int)] = []
    for candidate in Set(candidates) where !differByNumber(candidate, word) {
      let other = Array(candidate.unicodeScalars)
      guard abs(other.count - scalars.count) <= 3, other.count <= 64 else { continue }
      ranked.append((candidate, distance(scalars, other, upTo: 6)))
    }
    ranked.sort { $0.distance < $1.distance }
    guard let best = ranked.first, best.distance <= min(4, max(2, scalars.count * 2 / 3)),
      best.distance < scalars.count,
      ranked.dropFirst().allSatisfy({ $0.distance >= best.distance + 2 })
    else { return nil }
    return best.candidate
  }

  /// Whether two words are alike but for the number at their end, which tells things apart: `nav2` is another one than
  /// `nav`.
  package static func differByNumber(_ one: String, _ other: String) -> Bool {
    one != other && withoutNumber(one) == withoutNumber(other)
  }

  private static func withoutNumber(_ word: String) -> Substring {
    var stem = word[...]
    while stem.last?.isNumber == true { stem.removeLast() }
    return stem
  }

  /// Twice the edit distance (optimal string alignment); a difference of case alone counts 1. Beyond the limit it is only
  /// known to be more.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], upTo limit: Int) -> Int {
    var beforeLast: [Int] = []
    var last = (0...b.count).map { $0 * 2 }
    for i in 0..<a.count {
      var row = last
      row[0] = (i + 1) * 2
      var least = row[0]
      for j in 0..<b.count {
        var cost = min(row[j] + 2, last[j + 1] + 2, last[j] + difference(a[i], b[j]))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 2) }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // No row has less than the one above it, and a swap adds what a letter does.
      if least > limit { return least }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  private static func difference(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Int {
    if a == b { return 0 }
    // Most letters are of ASCII, where case is one bit.
    if a.isASCII, b.isASCII { return a.value | 0x20 == b.value | 0x20 && isLetter(a) ? 1 : 2 }
    return a.properties.lowercaseMapping == b.properties.lowercaseMapping ? 1 : 2
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { (0x61...0x7A).contains(scalar.value | 0x20) }
}
