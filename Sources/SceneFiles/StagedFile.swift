internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file's new content, written beside it and not yet in its place.
///
/// Whatever happens before `commit()`, the old file is intact; behind it the new one is, with the same owner, group,
/// mode and attributes.
struct StagedFile {
  /// The path as it was given.
  let path: String
  private let content: Content
  /// Whether the file must be as it was when its new content was made of it.
  private let isLookedAtAgain: Bool

  private enum Content {
    /// In a file beside the one that it replaces.
    case beside(FileDraft, former: stat?)
    /// For a pipe or a device, which nothing can be renamed over.
    case direct([UInt8])
  }

  /// Prepares a change; nil if there is nothing to do.
  init?(_ change: FileChange) throws(SourceFailure) {
    path = change.path
    isLookedAtAgain = change.former != nil
    guard let status = try StagedFile.status(of: path) else {
      guard change.former == nil else { throw .changed }
      guard !path.isRepaired else { throw .nameNotUTF8 }
      content = try StagedFile.stage(change.bytes, at: path, like: nil)
      return
    }
    switch status.kind {
    case .folder: throw .system(EISDIR)
    case .other:
      guard change.former == nil else { throw .notAFile }
      content = .direct(change.bytes)
    case .file:
      if let former = change.former, !(try StagedFile.holds(former, path, status)) { throw .changed }
      if try StagedFile.holds(change.bytes, path, status) { return nil }
      guard status.st_nlink == 1 else { throw .severalLinks(Int(status.st_nlink)) }
      guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { throw .writeProtected }
      // What a link leads to is replaced, not the link.
      content = try StagedFile.stage(change.bytes, at: Disk().resolved(path) ?? path, like: status)
    }
  }

  /// Puts it in its place; says why that can't be done.
  func commit() -> SourceFailure? {
    switch content {
    case .direct(let bytes):
      let number = Int32(uninterrupted { Int(open(path, O_WRONLY | O_CLOEXEC)) })
      guard number >= 0 else { return .system }
      let descriptor = Descriptor(number: number)
      defer { descriptor.close() }
      return descriptor.writeAll(bytes[...])
    case .beside(let draft, let former):
      if isLookedAtAgain, let former {
        var now = stat()
        guard stat(path, &now) == 0, FileStamp(now) == FileStamp(former) else { return .changed }
      }
      return draft.commit()
    }
  }

  /// The status of a path; nil if nothing is there.
  private static func status(of path: String) throws(SourceFailure) -> stat? {
    var status = stat()
    if stat(path, &status) == 0 { return status }
    guard errno == ENOENT else { throw .system }
    if lstat(path, &status) == 0 { throw .danglingLink }
    return nil
  }

  /// Whether a file has these bytes.
  private static func holds(_ bytes: [UInt8], _ path: String, _ status: stat) throws(SourceFailure) -> Bool {
    guard Int(status.st_size) == bytes.count else { return false }
    let number = Int32(uninterrupted { Int(open(path, O_RDONLY | O_CLOEXEC)) })
    guard number >= 0 else { throw .system }
    let descriptor = Descriptor(number: number)
    defer { descriptor.close() }
    return try descriptor.holds(bytes).get()
  }

  /// Writes bytes into a file of a passing name, with all that makes a file like another.
  private static func stage(
    _ bytes: [UInt8], at path: String, like former: stat?
  ) throws(SourceFailure) -> Content {
    // The new file must not be readable for users who can't read the old one.
    let draft = try FileDraft(at: path, mode: former.map { $0.st_mode & 0o600 } ?? 0o666)
    draft.append(bytes[...])
    if let former { draft.resemble(former, at: path) }
    try draft.settle()
    return .beside(draft, former: former)
  }
}

extension SourceFailure {
  static let changed = SourceFailure(
    "was changed by another program in the meantime, and stays as it is", hint: "call the command again")
  fileprivate static let writeProtected = SourceFailure(
    "is write-protected", hint: "allow it to be written ('chmod u+w'), or choose another place")

  fileprivate static func severalLinks(_ count: Int) -> SourceFailure {
    SourceFailure(
      "is one file with \(count) names, of which only this one would change",
      hint: "write to a new file, and decide about the other names")
  }
}
