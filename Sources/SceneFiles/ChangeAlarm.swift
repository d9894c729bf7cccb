#if canImport(Glibc)
internal import Glibc
#endif

/// Tells that something may have changed at some paths, without a look at them again and again: Linux's inotify.
package final class ChangeAlarm {
  #if canImport(Glibc)
  private let descriptor: Descriptor

  private init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  deinit { descriptor.close() }

  /// Events that may be a change: names that come and go, bytes, times and modes, and the end of the watched folder.
  private static let events = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF
      | IN_MOVE_SELF)

  /// Listens from now on; nil where the system can't tell of each of these paths.
  package static func listen(to paths: [String]) -> ChangeAlarm? {
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard number >= 0 else { return nil }
    let alarm = ChangeAlarm(Descriptor(number: number))
    for place in Set(paths.flatMap { places(of: $0) }) where !alarm.listen(at: place) { return nil }
    return alarm
  }

  /// Waits until something may have changed, or so many milliseconds have passed.
  package func wait(atMost milliseconds: Int) {
    var waiting = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, Int32(clamping: milliseconds))
    // What has changed is looked up by path; here it matters only that the events are gone.
    _ = descriptor.readAll(limit: 1 << 20)
  }

  /// Listens to a folder, or to the nearest one above it that is there.
  private func listen(at place: String) -> Bool {
    var place = place
    while inotify_add_watch(descriptor.number, place, ChangeAlarm.events) < 0 {
      guard errno == ENOENT || errno == ENOTDIR, place != ".", place != "/" else { return false }
      place = ChangeAlarm.folder(of: place)
    }
    return true
  }

  /// A path itself, and the folders in which another file may take its place: its own, and that of the file that a link
  /// leads to.
  private static func places(of path: String) -> [String] {
    guard let end = realpath(path, nil) else { return [path, folder(of: path)] }
    defer { free(end) }
    let target = String(cString: end)
    return [path, folder(of: path), target, folder(of: target)]
  }

  /// The folder that a path lies in.
  private static func folder(of path: String) -> String {
    let bare = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = bare.lastIndex(of: "/") else { return "." }
    return slash == bare.startIndex ? "/" : String(bare[..<slash])
  }
  #else
  /// No system besides Linux is listened to so far.
  package static func listen(to paths: [String]) -> ChangeAlarm? { nil }

  package func wait(atMost milliseconds: Int) {}
  #endif
}
