#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A thread of the system that does one piece of work.
package struct Thread {
  private let handle: pthread_t

  /// As much as the first thread of a process has: what compiles there must compile here.
  private static let stackSize = 8 << 20

  /// Starts the work; nil if the system has no thread to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, Thread.stackSize)
    let work = Unmanaged.passRetained(Work(body: body))
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
      return nil
    }
    self.handle = handle
  }

  /// Waits until the work is done.
  func join() { pthread_join(handle, nil) }

  /// How many threads can run at once on this machine.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  private static func perform(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let signalStack = Interruption.giveSignalStack()
    defer { Interruption.takeBack(signalStack) }
    Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
