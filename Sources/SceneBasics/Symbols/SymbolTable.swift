/// An interned name: two names are equal exactly if their symbols are.
public struct Symbol: Hashable, Sendable {
  public let rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Interned names: their bytes in one array, found by open addressing.
///
/// A name costs its bytes, eight bytes of bounds and about two slots; no `String` is made until one is asked for.
public struct SymbolTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends in `bytes`; it starts where the one before ends.
  private var ends: [UInt32] = []
  /// Hash in the upper half, symbol + 1 in the lower; 0 is free. The count is a power of two.
  private var slots: [UInt64]

  /// - Parameter capacity: How many names to have room for without growing.
  public init(capacity: Int = 64) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    ends.reserveCapacity(capacity)
  }

  public var count: Int { ends.count }

  /// Makes room for names, so that the table need not grow on the way.
  ///
  /// - Parameters:
  ///   - names: How many names there may be.
  ///   - bytes: How many bytes they may have all together.
  public mutating func reserveCapacity(names: Int, bytes byteCount: Int) {
    ends.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
    while slots.count * 3 < names * 4 { grow() }
  }

  /// The symbol of a name, made if it is new.
  public mutating func intern(_ name: some Collection<UInt8>) -> Symbol {
    let found = name.withContiguousStorageIfAvailable { intern(utf8: $0) }
    return found ?? Array(name).withUnsafeBufferPointer { intern(utf8: $0) }
  }

  /// The symbol of a name, made if it is new: the quick way from bytes that lie in an array.
  public mutating func intern(bytes name: ArraySlice<UInt8>) -> Symbol {
    name.withUnsafeBufferPointer { intern(utf8: $0) }
  }

  /// The symbol of a name, made if it is new: the quick way from bytes that stay where they are for the moment.
  public mutating func intern(utf8 name: UnsafeBufferPointer<UInt8>) -> Symbol {
    let hash = SymbolTable.hash(name)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if let symbol = match(slots[slot], hash: hash, name: name) { return symbol }
      slot = (slot + 1) & mask
    }
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(ends.count)
    if ends.count * 4 > slots.count * 3 { grow() }
    return Symbol(UInt32(ends.count - 1))
  }

  /// The symbol of a name, made if it is new.
  public mutating func intern(_ name: String) -> Symbol { intern(name.utf8) }

  /// The symbol of a name that is already there.
  public func find(_ name: String) -> Symbol? {
    Array(name.utf8).withUnsafeBufferPointer { name in
      let hash = SymbolTable.hash(name)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 {
        if let symbol = match(slots[slot], hash: hash, name: name) { return symbol }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// The text of a name.
  public func text(_ symbol: Symbol) -> String { String(decoding: utf8(symbol), as: UTF8.self) }

  /// The bytes of a name.
  public func utf8(_ symbol: Symbol) -> ArraySlice<UInt8> {
    let index = Int(symbol.rawValue)
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  private func match(_ entry: UInt64, hash: UInt32, name: UnsafeBufferPointer<UInt8>) -> Symbol? {
    guard UInt32(truncatingIfNeeded: entry >> 32) == hash else { return nil }
    let index = Int(UInt32(truncatingIfNeeded: entry)) - 1
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == name.count else { return nil }
    let isSame = bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
      return true
    }
    return isSame ? Symbol(UInt32(index)) : nil
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

  /// FNV-1a over 32 bits, finished by a multiply and shift so that the low bits vary.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    hash ^= hash >> 15
    hash = hash &* 0x2C1B_3C6D
    return hash ^ (hash >> 13)
  }
}
