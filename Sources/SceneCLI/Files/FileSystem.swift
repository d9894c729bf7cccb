public import SceneBasics

/// What a path leads to.
public enum FileKind: Sendable {
  case file, folder
  /// A pipe, a device, a socket: it can be read, but it isn't a file that lies somewhere.
  case other
}

/// Identifies the file; all paths to it give the same value.
public struct FileIdentity: Hashable, Sendable {
  public var device: UInt64
  /// Its number on the device.
  public var number: UInt64

  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// What tells two states of a file apart without reading it.
public struct FileStamp: Equatable, Sendable {
  /// When it was last written, in nanoseconds.
  public var modified: Int
  public var size: Int
  /// An editor may put another one in its place.
  public var identity: FileIdentity
  public var kind: FileKind

  public init(modified: Int, size: Int, identity: FileIdentity, kind: FileKind = .file) {
    self.modified = modified
    self.size = size
    self.identity = identity
    self.kind = kind
  }
}

/// What stands in a folder.
public struct FolderEntry: Sendable {
  /// Its name; what isn't UTF-8 in it has been replaced.
  public var name: String
  /// What it is; a link to a folder counts as a file.
  public var kind: FileKind
  public var isLink: Bool
  /// Whether the name is UTF-8, so that a path can lead there.
  public var isReachable: Bool

  public init(name: String, kind: FileKind, isLink: Bool = false, isReachable: Bool = true) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
    self.isReachable = isReachable
  }
}

/// How a file is read.
public struct ReadingRules: Sendable {
  /// The most bytes that are taken.
  public var limit = Limit.bytes.standard
  /// Whether only a file that lies somewhere will do: what is merely found may be a pipe that never ends.
  public var isFileOnly = false

  public init() {}
}

/// What a file is to hold.
public struct FileChange: Sendable {
  public var path: String
  public var bytes: [UInt8]
  /// What it held when it was read; nil if it is no matter.
  public var former: [UInt8]?

  public init(_ path: String, _ bytes: [UInt8], former: [UInt8]? = nil) {
    self.path = path
    self.bytes = bytes
    self.former = former
  }
}

/// The files that the command reads and writes: the disk, or what a test makes up.
public protocol FileSystem: Sendable {
  /// What a path leads to, links followed, or why nothing.
  func kind(of path: String) -> Result<FileKind, SourceFailure>

  /// The bytes of a file.
  func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure>

  /// What stands in a folder, in no particular order.
  func entries(of folder: String) -> Result<[FolderEntry], SourceFailure>

  /// Puts bytes in the places of files, each in one go: all of them, or none where one can't be prepared. A file that
  /// holds its bytes already is left alone.
  func write(_ changes: [FileChange]) -> Result<Void, FileFailure>

  /// What a file looks like from outside, links followed; nil if there is none.
  func stamp(of path: String) -> FileStamp?

  /// The path from the top of all files, without links; nil if it leads nowhere.
  func resolved(_ path: String) -> String?
}

/// Why something can't be done with one of several files.
public struct FileFailure: Error, Sendable {
  public var path: String
  public var reason: SourceFailure

  public init(_ path: String, _ reason: SourceFailure) {
    self.path = path
    self.reason = reason
  }
}

extension FileSystem {
  /// The bytes of a file that the command line or a file names.
  public func read(_ path: String) -> Result<[UInt8], SourceFailure> { read(path, ReadingRules()) }

  /// Replaces a file's bytes, without a look at the old ones.
  public func replace(_ path: String, with bytes: [UInt8]) -> Result<Void, SourceFailure> {
    write([FileChange(path, bytes)]).mapError(\.reason)
  }
}
