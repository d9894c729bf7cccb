package import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file that is written piece by piece, beside the place that it will have.
///
/// Whatever happens before `commit()`, its place is as it was. A draft that isn't committed leaves nothing behind.
package final class FileDraft {
  /// Its name, and the name that it has until it is whole.
  private let name: String
  private let temporary: TemporaryName
  private let descriptor: Descriptor
  private var isOpen = true
  private var length = 0
  /// Why it can't be written: behind that, nothing more is.
  private var failure: SourceFailure?
  /// How many bytes it may have, and what happens when there would be more.
  private var bound: (most: Int, failure: SourceFailure, overflow: () -> Void)?

  /// Makes an empty file beside the place that a path names.
  init(at path: String, mode: mode_t) throws(SourceFailure) {
    let split = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    name = String(path[split...])
    guard name.utf8.count <= Int(NAME_MAX) else { throw .system(ENAMETOOLONG) }
    (temporary, descriptor) = try TemporaryName.make(in: String(path[..<split]), mode: mode)
  }

  deinit {
    close()
    temporary.forget(removing: true)
  }

  /// Lets it have so many bytes and no more.
  ///
  /// - Parameters:
  ///   - most: How many bytes.
  ///   - failure: Why no more can be written.
  ///   - overflow: Called when more are to come.
  package func bound(to most: Int, _ failure: SourceFailure, overflow: @escaping () -> Void) {
    bound = (most, failure, overflow)
  }

  /// Writes a piece.
  package func append(_ bytes: ArraySlice<UInt8>) {
    guard failure == nil else { return }
    if let bound, length + bytes.count > bound.most {
      failure = bound.failure
      return bound.overflow()
    }
    failure = descriptor.writeAll(bytes)
    #if canImport(Glibc)
    // If the disk begins with a large piece now, there is less to wait for at the end.
    if bytes.count >= 128 << 10 { posix_fadvise(descriptor.number, length, bytes.count, POSIX_FADV_DONTNEED) }
    #endif
    length += bytes.count
  }

  /// Gives it all that makes a file like another: owner, group, mode and attributes.
  func resemble(_ former: stat, at path: String) {
    if failure == nil { failure = FileAttributes.copy(of: former, at: path, to: descriptor) }
  }

  private func close() {
    if isOpen { descriptor.close() }
    isOpen = false
  }

  /// Waits until all of it is on the disk; nothing more can be written.
  func settle() throws(SourceFailure) {
    // Some disks have nothing to say to that.
    if failure == nil, fsync(descriptor.number) != 0, errno != EINVAL, errno != EOPNOTSUPP { failure = .system }
    // There may be thousands of drafts, and a process has few descriptors.
    close()
    if let failure { throw failure }
  }

  /// Puts it in its place; says why that can't be done.
  func commit() -> SourceFailure? {
    guard renameat(temporary.folder, temporary.name, temporary.folder, name) == 0 else { return .system }
    temporary.forget(removing: false)
    return nil
  }

  /// Waits until all of it is on the disk, and puts it in its place, where nothing stands; says why that can't be done.
  package func finish() -> SourceFailure? {
    do throws(SourceFailure) {
      try settle()
    } catch {
      return error
    }
    // To draw may take minutes, and another program may have put something there.
    var status = stat()
    guard fstatat(temporary.folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 else { return .changed }
    return commit()
  }
}
