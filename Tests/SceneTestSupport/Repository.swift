package import Foundation

/// The files of this package, found from where this source lies.
package enum Repository {
  /// The top folder.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file or folder by its path from the top.
  package static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The whole path of a file of the package, for what reads the disk by itself.
  package static func path(_ path: String) -> String { url(path).path }

  /// The text of a file.
  package static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// The paths of all files below a folder, from the top and sorted; none if there is no such folder.
  package static func files(below folder: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
    let paths = FileManager.default.subpaths(atPath: url(folder).path()) ?? []
    return paths.map { folder + "/" + $0 }.filter { isWanted($0) && isFile($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path(), isDirectory: &isFolder) && !isFolder.boolValue
  }
}
