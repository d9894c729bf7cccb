internal import SceneBasics

/// The ids of one file by their letters, capital or not: controllers and the aliases of imports share one namespace.
struct IdentifierTable {
  /// How an id came to be declared.
  enum Role: UInt32, CaseIterable { case controller, inline, alias }

  /// Where an id is declared.
  struct Declaration {
    var role: Role
    /// Its place among the document's controllers or imports.
    var index: Int
  }

  /// A way through the table.
  struct Search {
    fileprivate var tag: UInt8
    fileprivate var slot: Int
    /// Whether what stands in the slot was given already.
    fileprivate var isBehind = false
  }

  /// A byte of each id's hash, never 0; 0 is free. The count is a power of two.
  private var tags: [UInt8]
  /// Two bits of role above an index.
  private var slots: [UInt32]
  private var count = 0

  /// A table with room for a number of ids.
  init(capacity: Int) {
    var size = 64
    while size * 3 < capacity * 4 { size *= 2 }
    tags = Array(repeating: 0, count: size)
    slots = Array(repeating: 0, count: size)
  }

  /// Where to look for ids that are like a name but for capitals.
  func search(for name: UnsafeBufferPointer<UInt8>) -> Search {
    var hash: UInt32 = 2_166_136_261
    // In an id the bit of small letters tells no two different characters apart.
    for byte in name { hash = (hash ^ UInt32(byte | 0x20)) &* 16_777_619 }
    hash ^= hash >> 15
    hash = hash &* 0x2C1B_3C6D
    hash ^= hash >> 13
    return Search(tag: UInt8(truncatingIfNeeded: hash >> 24) | 1, slot: Int(hash) & (tags.count - 1))
  }

  /// The next declaration that may be meant; nil if there is none left, and the search is where a new one belongs.
  func next(_ search: inout Search) -> Declaration? {
    while tags[search.slot] != 0 {
      if tags[search.slot] == search.tag, !search.isBehind {
        search.isBehind = true
        return declaration(in: search.slot)
      }
      search.isBehind = false
      search.slot = (search.slot + 1) & (tags.count - 1)
    }
    return nil
  }

  /// Takes in an id for which a search found nothing.
  mutating func insert(_ declaration: Declaration, at search: Search) {
    tags[search.slot] = search.tag
    slots[search.slot] = declaration.role.rawValue << 30 | UInt32(declaration.index)
    count += 1
  }

  /// Whether it is time for a larger table.
  var isFull: Bool { count * 4 > tags.count * 3 }

  /// What was taken in, in no order.
  var declarations: [Declaration] { tags.indices.filter { tags[$0] != 0 }.map { declaration(in: $0) } }

  /// How many ids there are.
  var size: Int { count }

  private func declaration(in slot: Int) -> Declaration {
    Declaration(role: Role(rawValue: slots[slot] >> 30) ?? .alias, index: Int(slots[slot] & 0x3FFF_FFFF))
  }
}
