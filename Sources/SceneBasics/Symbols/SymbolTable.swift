/// An interned name: two names are equal exactly if their symbols are.
package struct Symbol: Hashable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Interned names: their bytes in one array, found by open addressing.
///
/// A name costs its bytes, four bytes of bounds and some twelve of slots; no `String` is made until one is asked for.
package struct SymbolTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends in `bytes`; it starts where the one before ends.
  private var ends: [UInt32] = []
  /// The symbol of a name, and one more; 0 is free. The count is a power of two, and half of the slots at least are free.
  private var slots: [UInt32]

  /// - Parameter capacity: How many names to have room for without growing.
  package init(capacity: Int = 64) {
    slots = Array(repeating: 0, count: SymbolTable.size(for: max(capacity, 16)))
    ends.reserveCapacity(capacity)
  }

  package var count: Int { ends.count }

  /// Makes room for names, so that the table need not grow on the way.
  ///
  /// - Parameters:
  ///   - names: How many names there may be.
  ///   - bytes: How many bytes they may have all together.
  package mutating func reserveCapacity(names: Int, bytes byteCount: Int) {
    ends.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
    let size = SymbolTable.size(for: names)
    if size > slots.count { grow(to: size) }
  }

  /// The symbol of a name, made if it is new.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name.
  ///   - guess: A symbol that is looked at first, without a search.
  package mutating func intern(_ name: ArraySlice<UInt8>, expecting guess: Symbol? = nil) -> Symbol {
    if let guess, guess.rawValue < ends.count, isSame(Int(guess.rawValue), name) { return guess }
    let slot = search(name)
    if slots[slot] != 0 { return Symbol(slots[slot] - 1) }
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    slots[slot] = UInt32(ends.count)
    if ends.count * 2 > slots.count { grow(to: slots.count * 2) }
    return Symbol(UInt32(ends.count - 1))
  }

  /// The symbol of a name, made if it is new.
  package mutating func intern(_ name: String) -> Symbol { intern(ArraySlice(name.utf8)) }

  /// The symbol of a name with its capitals written small, made if it is new; the same one if it has none.
  package mutating func smallLetters(of symbol: Symbol) -> Symbol {
    let name = utf8(symbol)
    guard name.contains(where: SymbolTable.isCapital) else { return symbol }
    return intern(ArraySlice(name.map { SymbolTable.isCapital($0) ? $0 | 0x20 : $0 }))
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// The symbol of a name that is already there.
  package func find(_ name: ArraySlice<UInt8>) -> Symbol? {
    let found = slots[search(name)]
    return found == 0 ? nil : Symbol(found - 1)
  }

  /// The symbol of a name that is already there.
  package func find(_ name: String) -> Symbol? { find(ArraySlice(name.utf8)) }

  /// The text of a name.
  package func text(_ symbol: Symbol) -> String { String(decoding: utf8(symbol), as: UTF8.self) }

  /// The bytes of a name.
  package func utf8(_ symbol: Symbol) -> ArraySlice<UInt8> { bytes[bounds(Int(symbol.rawValue))] }

  private func bounds(_ index: Int) -> Range<Int> { (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index]) }

  /// The slot of a name, or the free one in which it belongs.
  private func search(_ name: ArraySlice<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = SymbolTable.hash(name) & mask
    while slots[slot] != 0, !isSame(Int(slots[slot] - 1), name) { slot = (slot + 1) & mask }
    return slot
  }

  private func isSame(_ index: Int, _ name: ArraySlice<UInt8>) -> Bool {
    let bounds = bounds(index)
    return bounds.count == name.count && bytes[bounds] == name
  }

  private mutating func grow(to size: Int) {
    slots = Array(repeating: 0, count: size)
    for index in ends.indices {
      var slot = SymbolTable.hash(bytes[bounds(index)]) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// How many slots so many names need.
  private static func size(for names: Int) -> Int {
    var size = 32
    while size < names * 2 { size *= 2 }
    return size
  }

  /// FNV-1a of 64 bits, whose upper half is folded into the lower one: that chooses the slot.
  private static func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
