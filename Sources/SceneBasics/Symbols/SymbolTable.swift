/// An interned name: two names are equal exactly if their symbols are.
package struct Symbol: Hashable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Interned names: their bytes in one array, found by open addressing.
///
/// A name costs its bytes, four bytes of bounds and some ten of slots; no `String` is made until one is asked for.
package struct SymbolTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends in `bytes`; it starts where the one before ends.
  private var ends: [UInt32] = []
  /// A byte of each name's hash, never 0; 0 is free. The count is a power of two.
  ///
  /// Apart from the symbols, so that the search for a new name touches little memory.
  private var tags: [UInt8]
  private var slots: [UInt32]

  /// - Parameter capacity: How many names to have room for without growing.
  package init(capacity: Int = 64) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    tags = Array(repeating: 0, count: size)
    slots = Array(repeating: 0, count: size)
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
    var size = slots.count
    while size * 7 < names * 8 { size *= 2 }
    if size > slots.count { grow(to: size) }
  }

  /// The symbol of a name, made if it is new.
  package mutating func intern(_ name: some Collection<UInt8>) -> Symbol {
    let found = name.withContiguousStorageIfAvailable { intern(utf8: $0) }
    return found ?? Array(name).withUnsafeBufferPointer { intern(utf8: $0) }
  }

  /// The symbol of a name, made if it is new: the quick way from bytes that stay where they are for the moment.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name.
  ///   - guess: A symbol that is looked at first, without a search.
  package mutating func intern(utf8 name: UnsafeBufferPointer<UInt8>, expecting guess: Symbol? = nil) -> Symbol {
    if let guess, guess.rawValue < ends.count, isSame(Int(guess.rawValue), name) { return guess }
    let hash = SymbolTable.hash(name)
    let slot = search(name, hash: hash)
    if tags[slot] != 0 { return Symbol(slots[slot]) }
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    tags[slot] = SymbolTable.tag(hash)
    slots[slot] = UInt32(ends.count - 1)
    if ends.count * 8 > slots.count * 7 { grow(to: slots.count * 2) }
    return Symbol(UInt32(ends.count - 1))
  }

  /// The symbol of a name, made if it is new.
  package mutating func intern(_ name: String) -> Symbol { intern(name.utf8) }

  /// The symbol of a name that is a part of a file, made if it is new.
  package mutating func intern(_ range: Range<Int>, of file: [UInt8]) -> Symbol {
    file.withUnsafeBufferPointer { intern(utf8: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The symbol of a name with its capitals written small, made if it is new; the same one if it has none.
  package mutating func smallLetters(of symbol: Symbol) -> Symbol {
    let name = bytes[bounds(Int(symbol.rawValue))]
    guard name.withUnsafeBufferPointer({ SymbolTable.hasCapitals($0) }) else { return symbol }
    return intern(name.map { SymbolTable.isCapital($0) ? $0 | 0x20 : $0 })
  }

  private static func hasCapitals(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Small letters, digits and signs of ids have one of two bits that no capital has.
    if name.count <= 16, !TextWords(name).mayHaveCapitals { return false }
    return name.contains(where: isCapital)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// The symbol of a name that is already there.
  package func find(_ name: String) -> Symbol? {
    Array(name.utf8).withUnsafeBufferPointer { name in
      let slot = search(name, hash: SymbolTable.hash(name))
      return tags[slot] == 0 ? nil : Symbol(slots[slot])
    }
  }

  /// The text of a name.
  package func text(_ symbol: Symbol) -> String { String(decoding: utf8(symbol), as: UTF8.self) }

  /// The bytes of a name.
  package func utf8(_ symbol: Symbol) -> ArraySlice<UInt8> { bytes[bounds(Int(symbol.rawValue))] }

  private func bounds(_ index: Int) -> Range<Int> { (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index]) }

  /// The slot of a name, or the free one in which it belongs.
  private func search(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    let tag = SymbolTable.tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while tags[slot] != 0 {
      if tags[slot] == tag, isSame(Int(slots[slot]), name) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isSame(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let bounds = bounds(index)
    guard bounds.count == name.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      let other = UnsafeBufferPointer(rebasing: bytes[bounds])
      guard TextWords(other) == TextWords(name) else { return false }
      return name.count <= 16 || name.elementsEqual(other)
    }
  }

  private mutating func grow(to size: Int) {
    tags = Array(repeating: 0, count: size)
    slots = Array(repeating: 0, count: size)
    for index in ends.indices {
      let hash = bytes[bounds(index)].withUnsafeBufferPointer { SymbolTable.hash($0) }
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while tags[slot] != 0 { slot = (slot + 1) & (size - 1) }
      tags[slot] = SymbolTable.tag(hash)
      slots[slot] = UInt32(index)
    }
  }

  /// The upper bits of a hash, of which the lower ones choose the slot.
  private static func tag(_ hash: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 24) | 1 }

  /// The first eight bytes and the last eight, and those in between where there are any.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = TextWords(name).mixed(into: UInt64(truncatingIfNeeded: name.count))
    if name.count > 16 {
      for start in stride(from: 8, to: name.count - 8, by: 8) {
        hash = TextWords(UnsafeBufferPointer(rebasing: name[start..<min(start + 8, name.count)])).mixed(into: hash)
      }
    }
    return UInt32(truncatingIfNeeded: hash)
  }
}
