#if canImport(Glibc)
internal import Glibc

/// Linux's inotify: one descriptor that tells of all paths.
struct InotifyListener {
  private let descriptor: Descriptor

  /// Events that may be a change: names that come and go, bytes, times and modes, and the end of the watched folder.
  private static let events = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF
      | IN_MOVE_SELF)

  init?() {
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard number >= 0 else { return nil }
    descriptor = Descriptor(number: number)
  }

  /// Listens to a file or folder too; false if the system can't, and `errno` says why.
  func add(_ path: String) -> Bool { inotify_add_watch(descriptor.number, path, InotifyListener.events) >= 0 }

  func wait(atMost milliseconds: Int) {
    var waiting = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, Int32(clamping: milliseconds))
    _ = descriptor.readAll(limit: 1 << 20)
  }

  func close() { descriptor.close() }
}
#endif
