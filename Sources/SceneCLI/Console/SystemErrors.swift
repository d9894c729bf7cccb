internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

extension SourceFailure {
  /// The reason that the system gave for its last refusal, in our words where they are plainer.
  static var system: SourceFailure { system(errno) }

  static func system(_ code: Int32) -> SourceFailure {
    switch code {
    case ENOENT: SourceFailure("no such file")
    case EACCES, EPERM: SourceFailure("permission denied")
    case EISDIR: SourceFailure("is a folder")
    case ENOTDIR: SourceFailure("part of the path is not a folder")
    case ENOSPC: SourceFailure("no space left on the disk")
    case EROFS: SourceFailure("the disk is read-only")
    case ELOOP: SourceFailure("the links lead in a circle")
    case ENAMETOOLONG: SourceFailure("the name is too long")
    default: SourceFailure(String(cString: strerror(code)))
    }
  }
}

/// Repeats a system call that a signal interrupted.
func uninterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// A file descriptor that bytes go to or come from.
struct Descriptor {
  let number: Int32

  /// Everything up to the end.
  func readAll(reserving size: Int = 0) -> Result<[UInt8], SourceFailure> {
    var bytes: [UInt8] = []
    let piece = max(65_536, size + 1)
    while true {
      let start = bytes.count
      var count = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: start == 0 ? piece : 65_536) { buffer, used in
          count = uninterrupted { read(number, buffer.baseAddress, buffer.count) }
          used = max(0, count)
        })
      if count < 0 { return .failure(.system) }
      if count == 0 { return .success(bytes) }
    }
  }

  /// Writes all bytes, in as many goes as the system wants.
  func writeAll(_ bytes: ArraySlice<UInt8>) -> SourceFailure? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = uninterrupted { write(number, buffer.baseAddress.map { $0 + done }, buffer.count - done) }
        if count < 0 { return errno == EPIPE ? .brokenPipe : .system }
        done += count
      }
      return nil
    }
  }

  func close() {
    #if canImport(Glibc)
    _ = Glibc.close(number)
    #else
    _ = Darwin.close(number)
    #endif
  }
}

extension SourceFailure {
  /// Nobody reads any more.
  static let brokenPipe = SourceFailure("broken pipe")

  var isBrokenPipe: Bool { reason == SourceFailure.brokenPipe.reason }
}
