internal import CBuild

/// The line of `--version` about the executable: the version, the commit if the build was given one, and how it was
/// built.
///
/// SwiftPM keeps what it has read from a manifest, so that a manifest which asks git would say an older commit. The
/// commit comes from the environment instead.
enum BuildLine {
  static var text: String {
    let commit = String(cString: scenograph_commit())
    let parts = [commit.isEmpty ? nil : "commit \(commit)", form, "\(system) \(processor)"].compactMap { $0 }
    return "scenograph \(Command.version) (\(parts.joined(separator: ", ")))\n"
  }

  private static var form: String {
    #if SCENOGRAPH_STATIC
    return "static build"
    #elseif DEBUG
    return "debug build"
    #else
    return "release build"
    #endif
  }

  private static var system: String {
    #if os(Linux)
    return "Linux"
    #elseif os(macOS)
    return "macOS"
    #else
    return "another system"
    #endif
  }

  private static var processor: String {
    #if arch(x86_64)
    return "x86_64"
    #elseif arch(arm64)
    return "arm64"
    #else
    return "another processor"
    #endif
  }
}
