internal import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

extension Console {
  /// The process's own streams, files and environment.
  public static func standard() -> Console {
    Console(
      input: { Descriptor(number: 0).readAll() }, output: { StandardStreams.write($0, to: 1) },
      error: { StandardStreams.write($0, to: 2) }, isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
      files: Disk(), environment: { name in getenv(name).map { String(cString: $0) } },
      clock: { MonotonicClock.milliseconds })
  }
}

/// The process as `main.swift` sees it.
public enum StandardStreams {
  /// Runs the command on the process's own streams and ends the process with its answer.
  public static func run(_ arguments: [String]) -> Never {
    Interruption.install()
    exit(Command.run(arguments: arguments, console: .standard()))
  }

  static func write(_ bytes: ArraySlice<UInt8>, to number: Int32) -> SourceFailure? {
    let failure = Descriptor(number: number).writeAll(bytes)
    if failure?.isBrokenPipe == true {
      // Nobody reads any more: end as one whom SIGPIPE ended, so that a shell sees what it knows.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      _exit(128 + SIGPIPE)
    }
    return failure
  }
}
