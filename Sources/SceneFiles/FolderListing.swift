internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The entries of a folder as the system lists them.
enum FolderListing {
  struct Entry {
    let name: String
    /// Whether the name is UTF-8; if not, what isn't has been replaced.
    let isText: Bool
    /// Its kind, as bits of its mode; nil if it is gone.
    let mode: mode_t?
  }

  /// All entries of a folder, `.` and `..` among them.
  static func read(_ folder: String) -> Result<[Entry], SourceFailure> {
    guard let stream = opendir(folder) else { return .failure(.system) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { name in
          entries.append(
            Entry(
              name: String(cString: name), isText: String(validatingCString: name) != nil,
              mode: mode(of: name, type, in: dirfd(stream))))
        }
      }
      errno = 0
    }
    return errno == 0 ? .success(entries) : .failure(.system)
  }

  /// - Parameter type: What the folder says of an entry; many file systems keep that, so no other call is needed.
  private static func mode(of name: UnsafePointer<CChar>, _ type: Int, in folder: Int32) -> mode_t? {
    // As BSD's `DTTOIF`: the types are these bits of the mode.
    if type != Int(DT_UNKNOWN) { return mode_t(type) << 12 }
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status.st_mode : nil
  }
}
