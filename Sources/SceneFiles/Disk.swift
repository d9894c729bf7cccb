package import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The file system of the machine.
///
/// A path with a NUL in it leads nowhere: the system would take what stands before it for the whole path.
package struct Disk: FileSystem {
  package init() {}

  package func kind(of path: String) -> Result<FileKind, SourceFailure> {
    var status = stat()
    guard !path.utf8.contains(0) else { return .failure(.nulInPath) }
    guard stat(path, &status) == 0 else { return .failure(.system) }
    return .success(status.kind)
  }

  package func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    guard !path.utf8.contains(0) else { return .failure(.nulInPath) }
    // Without waiting for the writer of a pipe.
    let flags = O_RDONLY | O_CLOEXEC | (rules.isFileOnly ? O_NONBLOCK : 0)
    if rules.isFileOnly, case .success(.other) = kind(of: path) { return .failure(.notAFile) }
    let number = Int32(uninterrupted { Int(open(path, flags)) })
    guard number >= 0 else {
      let failure = SourceFailure.system
      var link = stat()
      guard errno == ENOENT else { return .failure(failure) }
      let isLink = lstat(path, &link) == 0
      return .failure(isLink ? .danglingLink : path.isRepaired ? .nameNotUTF8 : failure)
    }
    let descriptor = Descriptor(number: number)
    defer { descriptor.close() }
    var status = stat()
    guard fstat(number, &status) == 0 else { return .failure(.system) }
    switch status.kind {
    case .folder: return .failure(.system(EISDIR))
    case .other:
      return rules.isFileOnly ? .failure(.notAFile) : descriptor.readAll(limit: rules.limit)
    case .file:
      let size = Int(status.st_size)
      guard size <= rules.limit else { return .failure(.tooLarge(size, limit: rules.limit)) }
      return descriptor.readAll(reserving: size, limit: rules.limit)
    }
  }

  package func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> {
    guard !folder.utf8.contains(0) else { return .failure(.nulInPath) }
    return FolderListing.read(folder).map { entries in
      entries.compactMap { entry in
        guard entry.name != ".", entry.name != "..", let mode = entry.mode else { return nil }
        let isLink = mode & S_IFMT == S_IFLNK
        let kind = isLink ? Disk.kind(ofLink: folder + "/" + entry.name) : FileKind(mode: mode)
        return FolderEntry(name: entry.name, kind: kind, isLink: isLink, isReachable: entry.isText)
      }
    }
  }

  /// The kind that a link in a folder counts as: folders aren't gone into by way of links.
  private static func kind(ofLink path: String) -> FileKind {
    if case .success(.other) = Disk().kind(of: path) { .other } else { .file }
  }

  package func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    var staged: [StagedFile] = []
    for change in changes {
      do throws(SourceFailure) {
        guard !change.path.utf8.contains(0) else { throw .nulInPath }
        if let file = try StagedFile(change) { staged.append(file) }
      } catch {
        return .failure(FileFailure(change.path, error))
      }
    }
    for file in staged {
      if let failure = file.commit() { return .failure(FileFailure(file.path, failure)) }
    }
    return .success(())
  }

  package func makeFolder(_ path: String) -> Result<Void, SourceFailure> {
    guard !path.utf8.contains(0) else { return .failure(.nulInPath) }
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      if mkdir(made, 0o777) != 0, errno != EEXIST { return .failure(.system) }
    }
    return .success(())
  }

  package func draft(of path: String) -> FileDraft? {
    var status = stat()
    guard !path.utf8.contains(0), !path.isRepaired, lstat(path, &status) != 0, errno == ENOENT else { return nil }
    return try? FileDraft(at: path, mode: 0o666)
  }

  package func stamp(of path: String) -> FileStamp? {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0 ? FileStamp(status) : nil
  }

  package func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension stat {
  /// Its kind.
  var kind: FileKind { FileKind(mode: st_mode) }
}

extension FileKind {
  /// The kind by the bits of a mode.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}

extension FileStamp {
  /// The system's answer about a file.
  init(_ status: stat) {
    #if canImport(Glibc)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    self.init(
      modified: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec), size: Int(status.st_size),
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino)),
      kind: status.kind)
  }
}

extension SourceFailure {
  /// To the system a path ends at its first NUL.
  package static let nulInPath = SourceFailure(
    "the path holds a NUL character, where the system takes it to end", hint: "delete that character")

  /// Swift's texts can't hold such a name: what isn't UTF-8 in it has been replaced.
  static let nameNotUTF8 = SourceFailure(
    "the name isn't UTF-8, so no path leads there", hint: "give it a name in UTF-8")

  /// The failure for a pipe or the like.
  static let notAFile = SourceFailure(
    "is a pipe or a device, not a file",
    hint: "name a file; a pipe is read only if the command line names it, without '--watch'")
}

extension String {
  /// Whether something in it that wasn't UTF-8 has been replaced, as far as a text can tell.
  var isRepaired: Bool { unicodeScalars.contains("\u{FFFD}") }
}
