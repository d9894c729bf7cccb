internal import SceneBasics

/// The ids of one file by their letters, capital or not: controllers and the aliases of imports share one namespace.
struct IdentifierTable {
  /// What an id stands for.
  struct Declaration {
    var symbol: Symbol
    /// Where it stands in the document's controllers or imports.
    var index: UInt32
    var role: Role
  }

  /// How an id came to be declared.
  enum Role: UInt8 { case controller, inline, alias }

  private var declarations: [Declaration] = []
  /// A hash above a declaration's index + 1; 0 is free. The count is a power of two.
  private var slots: [UInt64] = Array(repeating: 0, count: 64)

  /// Takes an id in, and gives the earlier one that is like it but for capitals, if there is one.
  mutating func declare(_ declaration: Declaration, in symbols: SymbolTable) -> Declaration? {
    let name = symbols.utf8(declaration.symbol)
    let hash = IdentifierTable.hash(name)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash {
        let earlier = declarations[Int(UInt32(truncatingIfNeeded: slots[slot])) - 1]
        let other = symbols.utf8(earlier.symbol)
        if earlier.symbol == declaration.symbol || other.elementsEqual(name, by: { $0 | 0x20 == $1 | 0x20 }) {
          return earlier
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    declarations.append(declaration)
    slots[slot] = UInt64(hash) << 32 | UInt64(declarations.count)
    if declarations.count * 4 > slots.count * 3 { grow() }
    return nil
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

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    // In an id the bit of small letters tells no two different characters apart.
    for byte in name { hash = (hash ^ UInt32(byte | 0x20)) &* 16_777_619 }
    hash ^= hash >> 15
    hash = hash &* 0x2C1B_3C6D
    return hash ^ (hash >> 13)
  }
}
