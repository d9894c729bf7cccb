#if canImport(Darwin)
internal import Darwin

/// A Mac's kqueue, which tells of files and folders as long as they are open. No Mac has run it.
struct KqueueListener {
  private let queue: Descriptor
  private var opened: [Descriptor] = []

  /// Events that may be a change: names that come and go in a folder, bytes, times and modes, and the end of a file.
  private static let events = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)

  init?() {
    let number = kqueue()
    guard number >= 0 else { return nil }
    queue = Descriptor(number: number)
  }

  /// Listens to a file or folder too; false if the system can't, and `errno` says why.
  mutating func add(_ path: String) -> Bool {
    // Such a descriptor doesn't keep a disk from being taken out, and a pipe isn't waited for.
    let number = open(path, O_EVTONLY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return false }
    opened.append(Descriptor(number: number))
    var wish = kevent(
      ident: UInt(number), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: KqueueListener.events,
      data: 0, udata: nil)
    return kevent(queue.number, &wish, 1, nil, 0, nil) >= 0
  }

  func wait(atMost milliseconds: Int) {
    // One event is taken at a time: the next wait ends at once if there are more.
    var event = kevent()
    var time = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    kevent(queue.number, nil, 0, &event, 1, &time)
  }

  func close() {
    for descriptor in opened { descriptor.close() }
    queue.close()
  }
}
#endif
