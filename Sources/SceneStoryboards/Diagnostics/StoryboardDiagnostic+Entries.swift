internal import SceneBasics

/// The catalogue's entries of documents that can't be imported.
extension StoryboardDiagnostic {
  /// A storyboard without a scene, which gets no finding.
  private static let sound = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes/>
    </document>
    """

  /// The catalogue's entry of `brokenXML`.
  static let brokenXMLEntry = CatalogueEntry(
    .error, "not XML",
    explanation: """
      The file can't be read as XML. It ends too early, an element is closed that isn't open, or an edit has damaged \
      it. The import takes nothing of the file, since half a storyboard would look like a whole one. Take the last \
      good version, or correct the place at the mark.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>
      </document>
      """,
    right: sound)

  /// The catalogue's entry of `mergeConflict`.
  static let mergeConflictEntry = CatalogueEntry(
    .error, "a merge conflict",
    explanation: """
      Git wrote both sides of a conflict into the file and marked where they begin and end. No tool can know which \
      side you want. Resolve the conflict, or take one whole side with 'git checkout --ours' or '--theirs'.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <<<<<<< HEAD
        <scenes/>
      =======
        <scenes></scenes>
      >>>>>>> other
      </document>
      """,
    right: sound)

  /// The catalogue's entry of `doctype`.
  static let doctypeEntry = CatalogueEntry(
    .error, "a document type",
    explanation: """
      A document type can declare entities. With entities, a few lines can stand for gigabytes, or for other files of \
      the machine. Xcode never writes a document type, so another program made this file. The import doesn't read it. \
      Delete the declaration if the file is meant to be a storyboard.
      """,
    wrong: """
      <!DOCTYPE document>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes/>
      </document>
      """,
    right: sound)

  /// The catalogue's entry of `entity`.
  static let entityEntry = CatalogueEntry(
    .error, "an entity that stands for nothing",
    explanation: """
      XML knows five entities ('&amp;', '&lt;', '&gt;', '&quot;', '&apos;') and characters by their numbers. Any other \
      name, such as '&nbsp;' of HTML, needs a declaration, and a number must be the number of a character. Write the \
      character itself; the file is UTF-8.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>&nbsp;</scenes>
      </document>
      """,
    right: sound)

  /// The catalogue's entry of `emptyStoryboard`.
  static let emptyStoryboardEntry = CatalogueEntry(
    .error, "nothing in the document",
    explanation: """
      The file is empty, or contains only blanks. Even a storyboard without scenes has a document in it. So the file \
      was not saved to its end, or the path is wrong. Take the file from version control.
      """,
    wrong: "\n", right: sound)

  /// The catalogue's entry of `notAStoryboard`.
  static let notAStoryboardEntry = CatalogueEntry(
    .error, "not a storyboard",
    explanation: """
      The file isn't what its name says. It is a xib, a compiled storyboard, a pointer of Git LFS, a file of macOS's \
      metadata (AppleDouble, '._Main.storyboard'), or another kind of XML. None of these contains scenes and segues. \
      Name the storyboard that Xcode saves.
      """,
    wrong: """
      <plist version="1.0"/>
      """,
    right: sound)

  /// The catalogue's entry of `otherPlatform`.
  static let otherPlatformEntry = CatalogueEntry(
    .error, "a storyboard for another platform",
    explanation: """
      Storyboards of macOS and of watchOS use the same XML. But they contain windows, menus and interface controllers, \
      which follow other rules than UIKit's controllers. A scene made from them would be silently wrong. The import \
      takes storyboards of iOS and of tvOS.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
        <scenes/>
      </document>
      """,
    right: sound)

  /// The catalogue's entry of `storyboardTooLarge`.
  static let storyboardTooLargeEntry = CatalogueEntry(
    .error, "too much to read",
    explanation: """
      The file is larger than 2 GiB, or there isn't enough memory to read it. The largest real storyboards have half a \
      megabyte, so the program that wrote this file probably made a mistake. Split it into several storyboards.
      """,
    wrong: "", right: "", exceedsLimit: true)
}
