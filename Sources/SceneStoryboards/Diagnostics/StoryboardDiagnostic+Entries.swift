internal import SceneBasics

/// What the catalogue says of documents that can't be imported.
extension StoryboardDiagnostic {
  /// A storyboard without a scene, which gets no finding.
  private static let sound = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes/>
    </document>
    """

  /// What the catalogue says of `brokenXML`.
  static let brokenXMLEntry = CatalogueEntry(
    .error, "not XML",
    explanation: """
      The file can't be read as XML: it ends too early, an element is closed that isn't open, or some edit by hand or \
      by a tool has hurt it. Nothing of it is imported, since half a storyboard would look like a whole one. Take the \
      last good version, or mend the place at the mark.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>
      </document>
      """,
    right: sound)

  /// What the catalogue says of `mergeConflict`.
  static let mergeConflictEntry = CatalogueEntry(
    .error, "a merge conflict",
    explanation: """
      Git wrote both sides of a conflict into the file and marked where they begin and end. Which side is meant isn't \
      for a tool to say. Resolve the conflict, or take one side whole with 'git checkout --ours' or '--theirs'.
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

  /// What the catalogue says of `doctype`.
  static let doctypeEntry = CatalogueEntry(
    .error, "a document type",
    explanation: """
      A document type can declare entities, by which a few lines stand for gigabytes or for other files of the machine. \
      Xcode never writes one into a storyboard, so a file that has one was made by something else. It isn't read. \
      Delete the declaration if the file is meant to be a storyboard.
      """,
    wrong: """
      <!DOCTYPE document>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes/>
      </document>
      """,
    right: sound)

  /// What the catalogue says of `entity`.
  static let entityEntry = CatalogueEntry(
    .error, "an entity that stands for nothing",
    explanation: """
      XML knows five entities ('&amp;', '&lt;', '&gt;', '&quot;', '&apos;') and characters by their numbers. Another \
      name, such as '&nbsp;' of HTML, would have to be declared, and a number must be that of a character. Write the \
      character itself; the file is UTF-8.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes>&nbsp;</scenes>
      </document>
      """,
    right: sound)

  /// What the catalogue says of `emptyStoryboard`.
  static let emptyStoryboardEntry = CatalogueEntry(
    .error, "nothing in the document",
    explanation: """
      There is nothing in the file but perhaps blanks. Even a storyboard without scenes has a document in it, so the \
      file was not saved to its end, or the path is wrong. Take the file from version control.
      """,
    wrong: "\n", right: sound)

  /// What the catalogue says of `notAStoryboard`.
  static let notAStoryboardEntry = CatalogueEntry(
    .error, "not a storyboard",
    explanation: """
      The file is something else than its name says: a xib, a compiled storyboard, a pointer of Git LFS, what macOS \
      keeps beside files on foreign disks (AppleDouble, '._Main.storyboard'), or another kind of XML. None of them \
      holds scenes and segues. Name the storyboard as Xcode saves it.
      """,
    wrong: """
      <plist version="1.0"/>
      """,
    right: sound)

  /// What the catalogue says of `otherPlatform`.
  static let otherPlatformEntry = CatalogueEntry(
    .error, "a storyboard for another platform",
    explanation: """
      Storyboards of macOS and of watchOS are written in the same XML, but hold windows, menus and interface \
      controllers, which follow other rules than UIKit's controllers. A scene made of them would be wrong in silence. \
      Storyboards of iOS and of tvOS are imported.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">
        <scenes/>
      </document>
      """,
    right: sound)

  /// What the catalogue says of `storyboardTooLarge`.
  static let storyboardTooLargeEntry = CatalogueEntry(
    .error, "too much to read",
    explanation: """
      The file is larger than 2 GiB, or there isn't the memory to read it. The largest storyboard that people work \
      with has half a megabyte, so this is a mistake in whatever wrote the file. Split it into several storyboards.
      """,
    wrong: "", right: "", exceedsLimit: true)
}
