/// The files beside those that a client has open.
package struct ServerFiles {
  /// The bytes of a file that a scene names; nil if there are none, or the scene may not see it.
  package let read: (_ path: String, _ scene: String) -> [UInt8]?
  /// The scenes below a folder.
  package let scenes: (_ folder: String) -> [String]
  /// The documents in Markdown below a folder.
  package let documents: (_ folder: String) -> [String]

  package init(
    read: @escaping (_ path: String, _ scene: String) -> [UInt8]?,
    scenes: @escaping (_ folder: String) -> [String] = { _ in [] },
    documents: @escaping (_ folder: String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.scenes = scenes
    self.documents = documents
  }
}
