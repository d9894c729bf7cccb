/// A word that an editor offers at a place.
package struct CompletionItem: Hashable, Sendable {
  /// Its role, by which editors choose a sign.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case key, word, name, event, step, finding
  }

  package var label: String
  package var role: Role
  /// A few words beside it.
  package var detail = ""
  /// A sentence about it.
  package var documentation = ""
  /// The text in place of the word that is being written.
  package var inserted: String
  /// Items with a lower rank stand first.
  package var rank = 1
}

/// The items for a place, and the bytes that each of them replaces.
package struct Completion: Sendable {
  package var items: [CompletionItem] = []
  package var range: Range<Int>
  /// Whether there are more items: with another letter, others may come.
  package var hasMore = false

  /// So many items are sent at a time: to read more, a person would take longer than to type a letter.
  static let most = 200
}

extension EditingContext {
  /// The words that may be written at a place.
  ///
  /// - Parameter offset: A byte of the text.
  package func completion(at offset: Int) -> Completion {
    let word = text.word(at: offset)
    let typed = String(decoding: text.bytes[word.lowerBound..<offset], as: UTF8.self).lowercased()
    var items =
      ignoredCode(at: offset) ?? CompletionPlace(at: word, typed: typed, in: self)?.items(in: self) ?? []
    // A word that begins so is meant rather than one that holds it somewhere.
    let beginning = items.filter { $0.label.lowercased().hasPrefix(typed) }
    items = beginning.isEmpty ? items.filter { $0.label.lowercased().contains(typed) } : beginning
    var seen: Set<String> = []
    items = items.filter { seen.insert($0.label).inserted }
    // Those that mean most stand first, in their order.
    let best = Set(items.map(\.rank)).sorted().flatMap { rank in items.filter { $0.rank == rank } }
    return Completion(
      items: Array(best.prefix(Completion.most)), range: word, hasMore: best.count > Completion.most)
  }

  /// The codes behind `# scenograph:ignore`; nil if the place isn't in such a comment.
  private func ignoredCode(at offset: Int) -> [CompletionItem]? {
    let line = text.line(text.line(at: offset))
    let before = String(decoding: text.bytes[line.lowerBound..<offset], as: UTF8.self)
    let parts = before.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.dropFirst().contains(where: { $0.drop { $0 == " " }.hasPrefix("scenograph:ignore ") })
    else { return nil }
    return FindingWords.items
  }
}
