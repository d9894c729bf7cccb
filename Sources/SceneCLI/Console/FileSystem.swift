public import SceneBasics

/// What a path leads to.
public enum FileKind: Sendable {
  case file, folder
}

/// What tells two states of a file apart without reading it.
public struct FileStamp: Equatable, Sendable {
  /// When it was last written, in nanoseconds.
  public var modified: Int
  public var size: Int
  /// Which file it is: an editor may put another one in its place.
  public var identity: UInt64

  public init(modified: Int, size: Int, identity: UInt64) {
    self.modified = modified
    self.size = size
    self.identity = identity
  }
}

/// The files that the command reads and writes: the disk, or what a test makes up.
public protocol FileSystem: Sendable {
  /// What a path leads to, links followed, or why nothing.
  func kind(of path: String) -> Result<FileKind, SourceFailure>

  /// The bytes of a file.
  func read(_ path: String) -> Result<[UInt8], SourceFailure>

  /// The names in a folder, in no particular order, each with what it is; links to folders count as files.
  func entries(of folder: String) -> Result<[(name: String, kind: FileKind)], SourceFailure>

  /// Puts bytes in the place of a file in one go; a file that holds them already is left alone.
  func replace(_ path: String, with bytes: [UInt8]) -> Result<Void, SourceFailure>

  /// What a file looks like from outside, links followed; nil if there is none.
  func stamp(of path: String) -> FileStamp?
}
