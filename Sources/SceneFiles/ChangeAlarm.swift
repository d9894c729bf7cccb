#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Tells that something may have changed at some paths, without a look at them again and again: by Linux's inotify, or by
/// kqueue on a Mac.
package final class ChangeAlarm {
  #if canImport(Glibc) || canImport(Darwin)
  #if canImport(Glibc)
  private typealias Listener = InotifyListener
  #else
  private typealias Listener = KqueueListener
  #endif

  private var listener: Listener

  private init(_ listener: Listener) { self.listener = listener }

  deinit { listener.close() }

  /// Listens from now on; nil where the system can't tell of each of these paths.
  package static func listen(to paths: [String]) -> ChangeAlarm? {
    guard let listener = Listener() else { return nil }
    let alarm = ChangeAlarm(listener)
    for place in Set(paths.flatMap { places(of: $0) }) where !alarm.listen(at: place) { return nil }
    return alarm
  }

  /// Waits until something may have changed, or so many milliseconds have passed.
  ///
  /// The changes are looked up by path; here it matters only that there is one.
  package func wait(atMost milliseconds: Int) { listener.wait(atMost: milliseconds) }

  /// Listens to a folder, or to the nearest one above it that is there.
  private func listen(at place: String) -> Bool {
    var place = place
    while !listener.add(place) {
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
  /// No other system is listened to so far.
  package static func listen(to paths: [String]) -> ChangeAlarm? { nil }

  package func wait(atMost milliseconds: Int) {}
  #endif
}
