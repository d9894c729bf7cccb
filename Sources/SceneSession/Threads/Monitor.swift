#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A state that several threads share: one thread at a time accesses it, and each change wakes the waiting threads.
package final class Monitor<State: Sendable>: @unchecked Sendable {
  private var state: State
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let bell: UnsafeMutablePointer<pthread_cond_t>

  package init(_ state: State) {
    self.state = state
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    bell = .allocate(capacity: 1)
    pthread_cond_init(bell, nil)
  }

  deinit {
    pthread_cond_destroy(bell)
    bell.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Looks at the state and changes it.
  package func change<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer {
      pthread_cond_broadcast(bell)
      pthread_mutex_unlock(lock)
    }
    return body(&state)
  }

  /// Waits for the change after which there is something to take.
  func wait<Result>(for body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(bell, lock)
    }
  }
}
