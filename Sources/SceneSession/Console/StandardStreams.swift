package import SceneBasics
internal import SceneFiles

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Console {
  /// The process's own streams, files and environment.
  package static func standard() -> Console {
    Console(
      input: { Descriptor(number: 0).readAll(limit: $0) }, output: { StandardStreams.write($0, to: 1) },
      error: { StandardStreams.write($0, to: 2) }, isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
      isInputTerminal: isatty(0) == 1,
      files: Disk(), environment: { name in getenv(name).map { String(cString: $0) } },
      folder: { StandardStreams.folder }, outputWidth: { StandardStreams.width(of: 1) },
      clock: { MonotonicClock.milliseconds },
      reading: { WorkReading(microseconds: MonotonicClock.microseconds, peakMemory: StandardStreams.peakMemory) },
      pause: { milliseconds in
        // A signal that shortens the wait ends the command, or means nothing to it.
        poll(nil, 0, Int32(clamping: milliseconds))
        return true
      },
      nextInput: { Descriptor(number: 0).readSome() }, hasInput: { Descriptor(number: 0).hasMore },
      listen: { ChangeAlarm.listen(to: $0) },
      quit: { exit in
        TemporaryName.removeAll()
        _exit(exit.rawValue)
      })
  }
}

/// The process as `main.swift` sees it.
package enum StandardStreams {
  /// Runs a command on the process's own streams and ends the process with its answer.
  package static func run(_ command: (Console) -> Int32) -> Never {
    Interruption.install()
    exit(command(.standard()))
  }

  /// The folder that the process works in.
  package static var folder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// How many columns the terminal behind a descriptor has; 80 where there is none.
  package static func width(of number: Int32) -> Int {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The most bytes that the process has had in memory.
  static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    // Linux counts in 1,024 bytes, macOS in bytes.
    return usage.ru_maxrss * 1_024
    #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }

  package static func write(_ bytes: ArraySlice<UInt8>, to number: Int32) -> SourceFailure? {
    let failure = Descriptor(number: number).writeAll(bytes)
    if failure?.isBrokenPipe == true {
      // The pipe has no reader any more: end by SIGPIPE, which shells understand.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      _exit(128 + SIGPIPE)
    }
    return failure
  }
}
