package import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

extension SourceFailure {
  /// The reason that the system gave for its last refusal, in our words where they are plainer.
  package static var system: SourceFailure { system(errno) }

  package static func system(_ code: Int32) -> SourceFailure {
    switch code {
    case ENOENT: SourceFailure("no such file")
    case EACCES, EPERM: SourceFailure("permission denied")
    case EISDIR: SourceFailure("is a folder")
    case ENOTDIR: SourceFailure("part of the path is not a folder")
    case ENOSPC: SourceFailure("no space left on the disk", hint: "free some space, or write elsewhere")
    case EDQUOT: SourceFailure("the quota of the disk is used up", hint: "free some space, or write elsewhere")
    case EFBIG: SourceFailure("the file would be larger than allowed", hint: "raise the limit ('ulimit -f')")
    case EROFS: SourceFailure("the disk is read-only", hint: "write to another disk")
    case ELOOP: SourceFailure("the links lead in a circle", hint: "let the link lead to a file")
    case ENAMETOOLONG: SourceFailure("the name is too long", hint: "choose a shorter name")
    case EBADF: SourceFailure("it is closed", hint: "call the command with its streams open")
    case EMFILE, ENFILE: SourceFailure("too many files are open", hint: "raise the limit ('ulimit -n')")
    case ENOMEM: SourceFailure("there is no memory left", hint: "give the command more memory")
    case EIO: SourceFailure("the disk doesn't answer", hint: "check the disk")
    default: SourceFailure(String(cString: strerror(code)))
    }
  }

  package static let danglingLink = SourceFailure(
    "is a link to a missing file", hint: "delete the link, or make the file that it names")

  /// Whether a name that a search has found leads to no file.
  package var isOfBrokenLink: Bool {
    [ENOENT, ELOOP].contains { SourceFailure.system($0).reason == reason }
  }

  /// The pipe has no reader any more.
  package static let brokenPipe = SourceFailure("broken pipe")

  package var isBrokenPipe: Bool { reason == SourceFailure.brokenPipe.reason }

  /// There is more than may be read.
  ///
  /// - Parameter size: How much there is, if that is known.
  package static func tooLarge(_ size: Int?, limit: Int) -> SourceFailure {
    SourceFailure(
      size.map { "has \($0) bytes; at most \(limit) are read" } ?? "has more than \(limit) bytes, which is the limit",
      hint: "split it into files that import each other", exceedsLimit: true)
  }
}

/// Repeats a system call that a signal interrupted.
package func uninterrupted(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
