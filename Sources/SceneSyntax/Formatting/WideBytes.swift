extension [UInt8] {
  /// Whether a byte is among them. Eight are looked at in one step: a large file is searched for what it mostly lacks.
  func holds(_ byte: UInt8) -> Bool {
    withUnsafeBytes { bytes in
      let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
      var index = 0
      while index &+ 8 <= bytes.count {
        // A byte that is zero now is the wanted one.
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ wanted
        if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { return true }
        index &+= 8
      }
      return bytes[index...].contains(byte)
    }
  }

  /// Whether other bytes are the same, eight in one step.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { others in
        var index = 0
        while index &+ 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if word != others.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
          index &+= 8
        }
        return bytes[index...].elementsEqual(others[index...])
      }
    }
  }
}
