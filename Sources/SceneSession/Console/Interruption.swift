internal import SceneFiles

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The command's answer to a signal: Control-C ends it with 130, a trap is our bug; neither leaves a temporary file.
package enum Interruption {
  /// Makes the signals end the command as its contract says.
  static func install() {
    // Writing to a closed pipe is answered by EPIPE, which ends the command quietly (see `StandardStreams`).
    signal(SIGPIPE, SIG_IGN)
    // A file that grows beyond its bound is handled by EFBIG.
    signal(SIGXFSZ, SIG_IGN)
    // The list of files to remove must be there before a signal asks for it.
    TemporaryName.removeAll()
    var ends = sigset_t()
    sigemptyset(&ends)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU] {
      let former = signal(number) { number in
        TemporaryName.removeAll()
        _exit(128 + number)
      }
      // A command in the background must outlive Control-C, or the terminal.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
      sigaddset(&ends, number)
    }
    // A parent with threads may have passed on that they are blocked.
    sigprocmask(SIG_UNBLOCK, &ends, nil)
    giveSignalStack()
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = Interruption.confess
      #else
      action.__sigaction_u.__sa_handler = Interruption.confess
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
  }

  /// Gives this thread a stack of its own for signals: one that overflowed has no room for a handler.
  ///
  /// - Returns: The stack, to be given back when the thread ends.
  @discardableResult static func giveSignalStack() -> UnsafeMutableRawPointer? {
    var stack = stack_t()
    stack.ss_size = 65_536
    stack.ss_sp = malloc(stack.ss_size)
    sigaltstack(&stack, nil)
    return stack.ss_sp
  }

  /// Takes the stack for signals away from this thread again.
  static func takeBack(_ signalStack: UnsafeMutableRawPointer?) {
    var stack = stack_t()
    stack.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&stack, nil)
    free(signalStack)
  }

  private static let confess: @convention(c) (Int32) -> Void = { number in
    TemporaryName.removeAll()
    if number == SIGABRT, lacksMemory() {
      let text: StaticString =
        "scenograph: error: there is no memory left\nhelp: give the command more memory, or ask for less at a time\n"
      _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
      _exit(2)
    }
    let text: StaticString = "scenograph: error: internal error: this is a bug in scenograph, not in your scene\n"
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
    _exit(70)
  }

  /// Whether it is the lack of memory that has ended the process: Swift's runtime aborts where an allocation fails, and says
  /// no more than that to a handler. So a quarter of the bound of the address space is asked for, or 64 MB if there is no
  /// bound: a list that couldn't grow had asked for twice what it has.
  private static func lacksMemory() -> Bool {
    var bound = rlimit()
    #if canImport(Glibc)
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &bound) == 0 else { return false }
    let none = rlim_t.max
    #else
    guard getrlimit(RLIMIT_AS, &bound) == 0 else { return false }
    let none = rlim_t(Int64.max)
    #endif
    let size = bound.rlim_cur >= none ? 64 << 20 : max(1 << 20, Int(clamping: bound.rlim_cur) / 4)
    guard let room = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0), room != MAP_FAILED else {
      return true
    }
    munmap(room, size)
    return false
  }
}
