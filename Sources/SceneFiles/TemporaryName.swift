internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The name of a file that is there only while another is written; a signal that ends the command removes it.
package struct TemporaryName {
  /// A place in a list that only grows: a signal may come between any two instructions, and may not allocate.
  private struct Entry {
    let folder: Int32
    let name: UnsafeMutablePointer<CChar>
    let next: UnsafeMutablePointer<Entry>?
    var isThere = true
  }

  /// The newest entry of all that there ever were.
  nonisolated(unsafe) private static let newest: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?> = {
    let place = UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>.allocate(capacity: 1)
    place.initialize(to: nil)
    return place
  }()
  private static let tries = 100

  private let entry: UnsafeMutablePointer<Entry>

  /// The folder that it lies in, as a descriptor.
  var folder: Int32 { entry.pointee.folder }
  /// Its name in there, a C text.
  var name: UnsafeMutablePointer<CChar> { entry.pointee.name }

  /// Makes an empty file beside others, for writing.
  ///
  /// - Parameters:
  ///   - folder: Its path with a `/` behind it; empty for the folder that the process works in.
  ///   - mode: Its permissions.
  static func make(in folder: String, mode: mode_t) throws(SourceFailure) -> (TemporaryName, Descriptor) {
    // Names are looked up from the folder, since its path with another name behind it may be too long.
    let place = Int32(uninterrupted { Int(open(folder.isEmpty ? "." : folder, TemporaryName.folderFlags)) })
    guard place >= 0 else {
      throw errno == ENOENT
        ? SourceFailure("no such folder", hint: "make the folder first, or name one that is there") : .system
    }
    for _ in 0..<tries {
      // Short enough for any disk, hidden from searches in folders, and unique.
      let text = ".scenograph-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
      guard let name = strdup(text) else { break }
      let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
      entry.initialize(to: Entry(folder: place, name: name, next: newest.pointee))
      newest.pointee = entry
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let file = Int32(uninterrupted { Int(openat(place, name, flags, mode)) })
      if file >= 0 { return (TemporaryName(entry: entry), Descriptor(number: file)) }
      let code = errno
      entry.pointee.isThere = false
      if code != EEXIST {
        Descriptor(number: place).close()
        throw .system(code)
      }
    }
    Descriptor(number: place).close()
    throw .system(EEXIST)
  }

  /// The file has got its name, or isn't wanted any more.
  func forget(removing: Bool) {
    guard entry.pointee.isThere else { return }
    entry.pointee.isThere = false
    if removing { unlinkat(folder, name, 0) }
    Descriptor(number: folder).close()
  }

  /// Removes all that are there; calls nothing that a signal may not call.
  package static func removeAll() {
    var place = newest.pointee
    while let entry = place {
      if entry.pointee.isThere { unlinkat(entry.pointee.folder, entry.pointee.name, 0) }
      place = entry.pointee.next
    }
  }

  #if canImport(Glibc)
  /// For looking up alone (`O_PATH`, which Swift doesn't show): a folder needn't be readable to be written into.
  private static let folderFlags = O_DIRECTORY | O_CLOEXEC | 0o10_000_000
  #else
  private static let folderFlags = O_DIRECTORY | O_CLOEXEC | O_RDONLY
  #endif
}
