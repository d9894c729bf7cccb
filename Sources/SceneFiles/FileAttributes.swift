internal import CFileAttributes
internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The owner of a file, its permissions and its extended attributes.
enum FileAttributes {
  /// Gives a new file the attributes of an old one; returns why that failed.
  static func copy(of former: stat, at path: String, to new: Descriptor) -> SourceFailure? {
    var status = stat()
    guard fstat(new.number, &status) == 0 else { return .system }
    if status.st_uid != former.st_uid || status.st_gid != former.st_gid {
      let owner = status.st_uid == former.st_uid ? uid_t.max : former.st_uid
      guard fchown(new.number, owner, former.st_gid) == 0 else { return .otherOwner }
    }
    if let failure = copyNotes(at: path, to: new) { return failure }
    // Last, since a new owner or a list of rights may change it.
    return fchmod(new.number, former.st_mode & 0o7777) == 0 ? nil : .system
  }

  #if canImport(Glibc)
  private static func copyNotes(at path: String, to new: Descriptor) -> SourceFailure? {
    let size = listxattr(path, nil, 0)
    // A disk that knows none has none to lose.
    guard size > 0 else { return nil }
    var names = [CChar](repeating: 0, count: size)
    guard listxattr(path, &names, size) == size else { return .lostNotes }
    for name in names.split(separator: 0) {
      let name = name.map(\.self) + [0]
      let length = getxattr(path, name, nil, 0)
      guard length >= 0 else { return .lostNotes }
      var value = [UInt8](repeating: 0, count: length)
      guard getxattr(path, name, &value, length) == length else { return .lostNotes }
      if fsetxattr(new.number, name, value, length, 0) == 0 { continue }
      // The system's own labels are given by the system.
      let text = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !text.hasPrefix("security."), !text.hasPrefix("trusted.") { return .lostNotes }
    }
    return nil
  }
  #else
  private static func copyNotes(at path: String, to new: Descriptor) -> SourceFailure? {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return .system }
    defer { Descriptor(number: number).close() }
    return fcopyfile(number, new.number, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0 ? nil : .lostNotes
  }
  #endif
}

extension SourceFailure {
  fileprivate static let otherOwner = SourceFailure(
    "belongs to another user, and a new file in its place wouldn't", hint: "ask its owner, or write elsewhere")
  fileprivate static let lostNotes = SourceFailure(
    "has attributes that a new file in its place can't be given", hint: "write elsewhere")
}
