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
    fileprivate var hash: UInt32
    fileprivate var slot: Int
    /// Whether what stands in the slot was given already.
    fileprivate var isBehind = false
  }

  /// A hash, above two bits of role, above an index + 1; 0 is free. The count is a power of two.
  private var slots: [UInt64]
  private var count = 0

  /// A table with room for a number of ids.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Where to look for ids that are like a name but for capitals.
  func search(for name: UnsafeBufferPointer<UInt8>) -> Search {
    let hash = IdentifierTable.hash(name)
    return Search(hash: hash, slot: Int(hash) & (slots.count - 1))
  }

  /// The next declaration that may be meant; nil if there is none left, and the search is where a new one belongs.
  func next(_ search: inout Search) -> Declaration? {
    while slots[search.slot] != 0 {
      let entry = slots[search.slot]
      if UInt32(truncatingIfNeeded: entry >> 32) == search.hash, !search.isBehind {
        search.isBehind = true
        let role = Role(rawValue: UInt32(truncatingIfNeeded: entry >> 30) & 3) ?? .alias
        return Declaration(role: role, index: Int(entry & 0x3FFF_FFFF) - 1)
      }
      search.isBehind = false
      search.slot = (search.slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Takes in an id for which a search found nothing.
  mutating func insert(_ declaration: Declaration, at search: Search) {
    slots[search.slot] =
      UInt64(search.hash) << 32 | UInt64(declaration.role.rawValue) << 30 | UInt64(declaration.index + 1)
    count += 1
    if count * 4 > slots.count * 3 { grow() }
  }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    for entry in slots where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & (larger.count - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = entry
    }
    slots = larger
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    // In an id the bit of small letters tells no two different characters apart.
    for byte in name { hash = (hash ^ UInt32(byte | 0x20)) &* 16_777_619 }
    hash ^= hash >> 15
    hash = hash &* 0x2C1B_3C6D
    return hash ^ (hash >> 13)
  }
}
