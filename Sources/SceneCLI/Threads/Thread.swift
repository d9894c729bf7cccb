#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A thread of the system that does one piece of work.
struct Thread {
  private let handle: pthread_t

  /// As much as the first thread of a process has: what compiles there must compile here.
  private static let stackSize = 8 << 20

  /// Starts the work; nil if the system has no thread to give.
  init?(_ body: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, Thread.stackSize)
    let work = Unmanaged.passRetained(Work(body: body))
    Thread.running.change { $0 += 1 }
    #if canImport(Glibc)
    var started = pthread_t()
    let code = pthread_create(
      &started, attributes, { pointer in pointer.flatMap(Thread.perform) }, work.toOpaque())
    let handle: pthread_t? = started
    #else
    var handle: pthread_t?
    let code = pthread_create(&handle, attributes, { Thread.perform($0) }, work.toOpaque())
    #endif
    guard code == 0, let handle else {
      work.release()
      Thread.running.change { $0 -= 1 }
      return nil
    }
    self.handle = handle
  }

  /// Waits until the work is done.
  func join() { pthread_join(handle, nil) }

  /// How many threads can run at once on this machine.
  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether a core has nothing to do, as far as this process knows: the first thread and those that it has started.
  static var hasFreeCore: Bool { running.change { $0 } < coreCount }

  private static let running = Monitor(1)

  private static func perform(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let signalStack = Interruption.giveSignalStack()
    defer {
      Interruption.takeBack(signalStack)
      running.change { $0 -= 1 }
    }
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
