/// Addresses of files (RFC 8089) and their paths.
enum FileAddress {
  /// The path of an address; another kind of address stands for itself.
  static func path(of address: String) -> String {
    guard address.lowercased().hasPrefix("file://") else { return address }
    let rest = address.utf8.dropFirst(7)
    // A host may stand before the path.
    let path = rest.drop { $0 != 0x2F }
    var bytes: [UInt8] = []
    var index = path.startIndex
    while index < path.endIndex {
      let next = path.index(after: index)
      if path[index] == 0x25, let end = path.index(index, offsetBy: 3, limitedBy: path.endIndex),
        let byte = UInt8(String(decoding: path[next..<end], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index = end
      } else {
        bytes.append(path[index])
        index = next
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The address of a path.
  static func address(of path: String) -> String {
    path.hasPrefix("/") ? "file://" + escaped(path) : path
  }

  /// A text as a part of an address.
  static func escaped(_ words: String) -> String {
    var text = ""
    for byte in words.utf8 {
      let isPlain =
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || [0x2D, 0x2E, 0x2F, 0x5F, 0x7E].contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
