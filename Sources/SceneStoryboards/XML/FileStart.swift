internal import SceneBasics

/// The findings in the first bytes of a file, before expat reads it as XML.
enum FileStart {
  /// Why a file isn't worth reading; nil if it may be XML.
  static func refusal(of file: SourceFile, id: FileID) -> Diagnostic? {
    let bytes = file.bytes
    if bytes.allSatisfy(isBlank) { return .emptyStoryboard(in: id) }
    for (signature, kind) in signatures where bytes.starts(with: signature) {
      return .notAStoryboard(kind, at: .start(of: id))
    }
    if let kind = foreign(file) { return .notAStoryboard(kind, at: .start(of: id)) }
    return nil
  }

  /// The kind of a file that another verb reads, or that `import` reads otherwise; nil if nothing tells it.
  private static func foreign(_ file: SourceFile) -> NotAStoryboard? {
    let lines = file.bytes.prefix(16_384).lines
    let isYAML = [".yaml", ".yml"].contains(where: file.path.hasSuffix)
    if isYAML || lines.contains(where: { $0.starts(with: "controllers:".utf8) }) { return .scene(file.path) }
    // A scene may be written in JSON, which is YAML.
    if lines.first(where: { !$0.allSatisfy(isBlank) })?.first == 0x7B,
      file.bytes.prefix(16_384).contains(Array("\"controllers\"".utf8))
    {
      return .scene(file.path)
    }
    if file.path.hasSuffix(".plan") { return .plan(file.path) }
    if [".md", ".markdown"].contains(where: file.path.hasSuffix) { return .document(file.path) }
    if [".swift", ".m", ".mm", ".h"].contains(where: file.path.hasSuffix) { return .code }
    return nil
  }

  /// How files start that are met where storyboards lie.
  private static let signatures: [([UInt8], NotAStoryboard)] = [
    ([0x00, 0x05, 0x16, 0x07], .appleDouble), ([0x00, 0x05, 0x16, 0x00], .appleDouble),
    (Array("NIBArchive".utf8), .compiled), (Array("bplist".utf8), .binaryPropertyList),
    (Array("version https://git-lfs".utf8), .pointer), (Array("\0GITCRYPT\0".utf8), .encrypted),
    ([0x89, 0x50, 0x4E, 0x47], .picture),
    (Array("%PDF".utf8), .picture), ([0xFF, 0xD8, 0xFF], .picture), (Array("GIF8".utf8), .picture),
  ]

  private static func isBlank(_ byte: UInt8) -> Bool { byte.isBlank || byte.isLineBreak }
}

/// The thing that was found in a storyboard's place.
enum NotAStoryboard {
  case appleDouble, compiled, binaryPropertyList, pointer, picture, encrypted
  /// A scene or a plan of this tool, or Markdown, with its path; and code.
  case scene(String)
  case plan(String)
  case document(String)
  case code
  /// A document of Interface Builder that holds views, but no scenes.
  case xib
  /// A document that doesn't say for which platform it is.
  case noPlatform
  /// XML whose outermost element is another.
  case otherElement(String)
}
