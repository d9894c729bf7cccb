/// Looks through the bytes of a file, sixty-four at a time: byte by byte, it took 3 % of the instructions of `check`. Each
/// load stands under a condition that as many bytes follow.
package enum ByteSearch {
  /// Where a byte of ASCII stands first; nil if it doesn't.
  package static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let wanted = SIMD16<UInt8>(repeating: byte)
    var index = start
    while index + 64 <= bytes.count {
      var differences = SIMD16<UInt8>(repeating: .max)
      for offset in stride(from: 0, to: 64, by: 16) {
        let block = raw.loadUnaligned(fromByteOffset: index + offset, as: SIMD16<UInt8>.self)
        differences = pointwiseMin(differences, block ^ wanted)
      }
      if differences.min() == 0 { break }
      index += 64
    }
    return bytes[min(index, bytes.count)...].firstIndex(of: byte)
  }

  /// Whether every byte is a character of its own.
  package static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index + 64 <= bytes.count {
      let words = raw.loadUnaligned(fromByteOffset: index, as: SIMD8<UInt64>.self)
      var all: UInt64 = 0
      for lane in 0..<8 { all |= words[lane] }
      if all & 0x8080_8080_8080_8080 != 0 { return false }
      index += 64
    }
    return bytes[index...].allSatisfy { $0 < 0x80 }
  }
}
