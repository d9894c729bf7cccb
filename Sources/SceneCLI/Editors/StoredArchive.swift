/// A ZIP archive whose files are stored as they are, without compression (PKWARE's APPNOTE 6.3, sections 4.3 and 4.4).
///
/// It has no clock: each file has the first date that the format knows. So the same files give the same bytes.
struct StoredArchive {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  private static let firstDate = 0x21

  /// Adds a file; its path has slashes.
  mutating func add(_ path: String, _ bytes: [UInt8]) {
    let name = Array(path.utf8)
    var common: [UInt8] = []
    // Version 2.0, names in UTF-8, stored; then time and date.
    for number in [20, 0x0800, 0, 0, StoredArchive.firstDate] { common += StoredArchive.bytes(of: number, 2) }
    common += StoredArchive.bytes(of: Int(StoredArchive.checksum(of: bytes)), 4)
    common += StoredArchive.bytes(of: bytes.count, 4) + StoredArchive.bytes(of: bytes.count, 4)
    common += StoredArchive.bytes(of: name.count, 2) + StoredArchive.bytes(of: 0, 2)
    let header = StoredArchive.bytes(of: 0x0403_4B50, 4) + common + name
    // Comment, disk and attributes are empty; then comes the place of the header.
    let entry =
      StoredArchive.bytes(of: 0x0201_4B50, 4) + StoredArchive.bytes(of: 20, 2) + common
      + [UInt8](repeating: 0, count: 10) + StoredArchive.bytes(of: body.count, 4) + name
    body += header + bytes
    directory += entry
    count += 1
  }

  /// The whole archive.
  func finish() -> [UInt8] {
    let end =
      StoredArchive.bytes(of: 0x0605_4B50, 4) + StoredArchive.bytes(of: 0, 4) + StoredArchive.bytes(of: count, 2)
      + StoredArchive.bytes(of: count, 2) + StoredArchive.bytes(of: directory.count, 4)
      + StoredArchive.bytes(of: body.count, 4) + StoredArchive.bytes(of: 0, 2)
    return body + directory + end
  }

  /// A number in so many bytes, the smallest first.
  private static func bytes(of number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// CRC-32, as ZIP has it.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
