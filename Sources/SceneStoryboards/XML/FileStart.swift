internal import SceneBasics

/// What the first bytes of a file say, before expat reads it as XML.
enum FileStart {
  /// Why a file isn't worth reading; nil if it may be XML.
  static func refusal(of file: SourceFile, id: FileID) -> Diagnostic? {
    let bytes = file.bytes
    if bytes.allSatisfy(isBlank) { return .emptyStoryboard(in: id) }
    for (signature, kind) in signatures where bytes.starts(with: signature) {
      return .notAStoryboard(kind, at: .start(of: id))
    }
    return nil
  }

  /// How files start that are met where storyboards lie.
  private static let signatures: [([UInt8], NotAStoryboard)] = [
    ([0x00, 0x05, 0x16, 0x07], .appleDouble), ([0x00, 0x05, 0x16, 0x00], .appleDouble),
    (Array("NIBArchive".utf8), .compiled), (Array("bplist".utf8), .binaryPropertyList),
    (Array("version https://git-lfs".utf8), .pointer),
  ]

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

/// What was found in a storyboard's place.
enum NotAStoryboard {
  case appleDouble, compiled, binaryPropertyList, pointer
  /// A document of Interface Builder that holds views, but no scenes.
  case xib
  /// A document that doesn't say for which platform it is.
  case noPlatform
  /// XML whose outermost element is another.
  case otherElement(String)
}
