package import SceneBasics

/// The kind of thing that a path leads to.
package enum FileKind: Sendable {
  case file, folder
  /// A pipe, a device, a socket: it can be read, but it isn't a file that lies somewhere.
  case other
}

/// Identifies the file; all paths to it give the same value.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  /// Its number on the device.
  package var number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// The facts that tell two states of a file apart without reading it.
package struct FileStamp: Equatable, Sendable {
  /// When it was last written, in nanoseconds.
  package var modified: Int
  package var size: Int
  /// An editor may put another one in its place.
  package var identity: FileIdentity
  package var kind: FileKind

  package init(modified: Int, size: Int, identity: FileIdentity, kind: FileKind = .file) {
    self.modified = modified
    self.size = size
    self.identity = identity
    self.kind = kind
  }
}

/// An entry of a folder.
package struct FolderEntry: Sendable {
  /// Its name; what isn't UTF-8 in it has been replaced.
  package var name: String
  /// Its kind; a link to a folder counts as a file.
  package var kind: FileKind
  package var isLink: Bool
  /// Whether the name is UTF-8, so that a path can lead there.
  package var isReachable: Bool

  package init(name: String, kind: FileKind, isLink: Bool = false, isReachable: Bool = true) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
    self.isReachable = isReachable
  }
}

/// How a file is read.
package struct ReadingRules: Sendable {
  /// The most bytes that are taken.
  package var limit = Limit.bytes.standard
  /// Whether only a file that lies somewhere will do: what is merely found may be a pipe that never ends.
  package var isFileOnly = false

  package init() {}
}

/// The bytes that a file is to hold.
package struct FileChange: Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// The bytes that it held when it was read; nil if they are no matter.
  package var former: [UInt8]?

  package init(_ path: String, _ bytes: [UInt8], former: [UInt8]? = nil) {
    self.path = path
    self.bytes = bytes
    self.former = former
  }
}

/// The files that the command reads and writes: the disk, or what a test makes up.
package protocol FileSystem: Sendable {
  /// The kind of thing that a path leads to, links followed, or the reason why there is none.
  func kind(of path: String) -> Result<FileKind, SourceFailure>

  /// The bytes of a file.
  func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure>

  /// The entries of a folder, in no particular order.
  func entries(of folder: String) -> Result<[FolderEntry], SourceFailure>

  /// Puts bytes in the places of files, each in one go: all of them, or none where one can't be prepared. A file that
  /// holds its bytes already is left alone.
  func write(_ changes: [FileChange]) -> Result<Void, FileFailure>

  /// Begins a new file that is written piece by piece. Nil if that can't be: `write` knows the reason, and what to do
  /// where something stands already.
  func draft(of path: String) -> FileDraft?

  /// Makes a folder, and those above it, where there is none yet.
  func makeFolder(_ path: String) -> Result<Void, SourceFailure>

  /// The look of a file from outside, links followed; nil if there is none.
  func stamp(of path: String) -> FileStamp?

  /// The path from the top of all files, without links; nil if it leads nowhere.
  func resolved(_ path: String) -> String?
}

/// Why something can't be done with one of several files.
package struct FileFailure: Error, Sendable {
  package var path: String
  package var reason: SourceFailure

  package init(_ path: String, _ reason: SourceFailure) {
    self.path = path
    self.reason = reason
  }
}

extension FileSystem {
  /// The bytes of a file that the command line or a file names.
  package func read(_ path: String) -> Result<[UInt8], SourceFailure> { read(path, ReadingRules()) }

  package func draft(of path: String) -> FileDraft? { nil }

  package func makeFolder(_ path: String) -> Result<Void, SourceFailure> {
    .failure(SourceFailure("no folder can be made here"))
  }

  /// Replaces a file's bytes, without a look at the old ones.
  package func replace(_ path: String, with bytes: [UInt8]) -> Result<Void, SourceFailure> {
    write([FileChange(path, bytes)]).mapError(\.reason)
  }
}
