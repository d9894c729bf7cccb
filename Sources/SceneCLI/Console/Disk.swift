public import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The file system of the machine.
public struct Disk: FileSystem {
  public init() {}

  public func kind(of path: String) -> Result<FileKind, SourceFailure> {
    var status = stat()
    guard stat(path, &status) == 0 else { return .failure(.system) }
    return .success(status.st_mode & S_IFMT == S_IFDIR ? .folder : .file)
  }

  public func read(_ path: String) -> Result<[UInt8], SourceFailure> {
    let number = Int32(uninterrupted { Int(open(path, O_RDONLY | O_CLOEXEC)) })
    guard number >= 0 else { return .failure(.system) }
    let descriptor = Descriptor(number: number)
    defer { descriptor.close() }
    var status = stat()
    guard fstat(number, &status) == 0 else { return .failure(.system) }
    guard status.st_mode & S_IFMT != S_IFDIR else { return .failure(.system(EISDIR)) }
    return descriptor.readAll(reserving: Int(status.st_size))
  }

  public func entries(of folder: String) -> Result<[(name: String, kind: FileKind)], SourceFailure> {
    guard let stream = opendir(folder) else { return .failure(.system) }
    defer { closedir(stream) }
    var entries: [(name: String, kind: FileKind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      guard lstat(folder + "/" + name, &status) == 0 else { continue }
      entries.append((name, status.st_mode & S_IFMT == S_IFDIR ? .folder : .file))
    }
    return .success(entries)
  }

  public func replace(_ path: String, with bytes: [UInt8]) -> Result<Void, SourceFailure> {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A device or a pipe can't be renamed over; a folder is refused by `open`.
      return write(bytes, to: path, flags: O_WRONLY)
    }
    if exists, case .success(let old) = read(path), old == bytes { return .success(()) }
    // What a link leads to is replaced, not the link.
    let target = exists ? resolved(path) : path
    let split = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let temporary = "\(target[..<split]).\(target[split...]).\(getpid()).tmp"
    return Interruption.guarding(temporary) {
      let written = write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
      if case .failure(let failure) = written {
        unlink(temporary)
        return .failure(failure)
      }
      if exists { chmod(temporary, status.st_mode & 0o7777) }
      guard rename(temporary, target) == 0 else {
        let failure = SourceFailure.system
        unlink(temporary)
        return .failure(failure)
      }
      return .success(())
    }
  }

  public func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return FileStamp(
      modified: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec), size: Int(status.st_size),
      identity: UInt64(status.st_ino))
  }

  private func write(_ bytes: [UInt8], to path: String, flags: Int32) -> Result<Void, SourceFailure> {
    let number = Int32(uninterrupted { Int(open(path, flags | O_CLOEXEC, 0o666)) })
    guard number >= 0 else { return .failure(errno == ENOENT ? SourceFailure("no such folder") : .system) }
    let descriptor = Descriptor(number: number)
    let failure = descriptor.writeAll(bytes[...])
    descriptor.close()
    return failure.map { .failure($0) } ?? .success(())
  }

  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
