package import SceneBasics

/// A syntax error that expat reports.
enum BrokenXML {
  case end, mismatch, attributeTwice, encoding, rest, other
}

/// Documents of Interface Builder that can't be imported, SG121 and up.
extension Diagnostic {
  package static let storyboardFindings = FindingFamily(
    "Storyboards",
    [
      brokenXML, mergeConflict, doctype, entity, emptyStoryboard, notAStoryboard, otherPlatform, storyboardTooLarge,
    ])

  // MARK: SG121

  static let brokenXML = Finding(
    121, "brokenXML", .error, "not XML",
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

  static func brokenXML(_ part: BrokenXML, at span: SourceSpan) -> Diagnostic {
    let (message, hint) =
      switch part {
      case .end:
        ("the file ends too early", "take the whole file, for example from version control")
      case .mismatch:
        ("this closes an element that isn't the open one", "close the inner element first, or undo the edit")
      case .attributeTwice: ("an attribute is written twice here", "delete one of the two")
      case .encoding:
        ("the bytes aren't in the encoding that the first line names", "save the file as UTF-8 and say so there")
      case .rest: ("something follows the end of the document", "delete what follows the last '</document>'")
      case .other: ("this isn't XML", "undo the edit that broke it, or open the file in Xcode, which says more")
      }
    return Diagnostic(brokenXML, message, at: span, hint: hint)
  }

  // MARK: SG122

  static let mergeConflict = Finding(
    122, "mergeConflict", .error, "a merge conflict",
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

  static func mergeConflict(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      mergeConflict, "there is a merge conflict here", at: span,
      hint: "resolve the conflict: keep one side, and delete the lines with the markers")
  }

  // MARK: SG123

  static let doctype = Finding(
    123, "doctype", .error, "a document type",
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

  static func doctype(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      doctype, "a document type is declared here", at: span,
      hint: "delete the declaration; Xcode writes none")
  }

  // MARK: SG124

  static let entity = Finding(
    124, "entity", .error, "an entity that stands for nothing",
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

  static func entity(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      entity, "this entity is unknown", at: span,
      hint: "write the character itself, or '&amp;' for '&'")
  }

  // MARK: SG125

  package static let emptyStoryboard = Finding(
    125, "emptyStoryboard", .error, "nothing in the document",
    explanation: """
      The file is empty, or contains only blanks. Even a storyboard without scenes has a document in it. So the file \
      was not saved to its end, or the path is wrong. Take the file from version control.
      """,
    wrong: "\n", right: sound)

  static func emptyStoryboard(in file: FileID) -> Diagnostic {
    Diagnostic(
      emptyStoryboard, "the file is empty", at: .start(of: file),
      hint: "take the whole file, for example from version control")
  }

  // MARK: SG126

  package static let notAStoryboard = Finding(
    126, "notAStoryboard", .error, "not a storyboard",
    explanation: """
      The file isn't what its name says. It is a xib, a compiled storyboard, a pointer of Git LFS, a file of macOS's \
      metadata (AppleDouble, '._Main.storyboard'), or another kind of XML. None of these contains scenes and segues. \
      Name the storyboard that Xcode saves.
      """,
    wrong: """
      <plist version="1.0"/>
      """,
    right: sound)

  static func notAStoryboard(_ kind: NotAStoryboard, at span: SourceSpan) -> Diagnostic {
    let (message, hint) =
      switch kind {
      case .appleDouble:
        (
          "this is a file of macOS's metadata (AppleDouble), not the storyboard",
          "name the file without '._' before its name, and delete this one"
        )
      case .compiled: ("this is a compiled storyboard or xib", "name the source that Xcode edits")
      case .binaryPropertyList: ("this is a binary property list", "convert it with 'plutil -convert xml1'")
      case .encrypted: ("this file is encrypted by git-crypt", "unlock it with 'git-crypt unlock'")
      case .picture: ("this is a picture, not a storyboard", "name a storyboard, or the folder of an app")
      case .scene(let path):
        (
          "this is YAML, such as a scene, not a storyboard",
          "write 'scenograph run \(path)', which runs a scene; 'import' makes scenes of storyboards"
        )
      case .plan(let path):
        (
          "this is a plan, not a storyboard",
          "write 'scenograph run \(path)', which runs a plan; 'import' makes scenes of storyboards"
        )
      case .document(let path):
        (
          "this is Markdown, not a storyboard",
          "write 'scenograph docs --check \(path)', which looks after the scenes in it"
        )
      case .code:
        (
          "this is code, not a storyboard",
          "name the folder of the app, as in 'scenograph import App -o scenes': its storyboards and its code are read"
        )
      case .pointer: ("this only points to a file in Git LFS", "fetch the file with 'git lfs pull'")
      case .xib:
        (
          "this is a xib, not a storyboard: it holds views, but no scenes and no segues",
          "name storyboards; a xib has nothing to import"
        )
      case .noPlatform:
        ("the document doesn't say for which platform it is", "name a file that Xcode saved as a storyboard")
      case .otherElement(let name):
        ("the document is '\(name)', not a storyboard", "name a file that Xcode saved as a storyboard")
      }
    return Diagnostic(notAStoryboard, message, at: span, hint: hint)
  }

  // MARK: SG127

  package static let otherPlatform = Finding(
    127, "otherPlatform", .error, "a storyboard for another platform",
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

  static func otherPlatform(_ platform: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      otherPlatform, "this storyboard is for \(platform), not for UIKit", at: span,
      hint: "name storyboards of iOS or tvOS")
  }

  // MARK: SG128

  static let storyboardTooLarge = Finding(
    128, "storyboardTooLarge", .error, "too much to read",
    explanation: """
      The file is larger than 2 GiB, or there isn't enough memory to read it. The largest real storyboards have half a \
      megabyte, so the program that wrote this file probably made a mistake. Split it into several storyboards.
      """,
    wrong: "", right: "", exceedsLimit: true)

  static func fileTooLarge(in file: FileID) -> Diagnostic {
    Diagnostic(
      storyboardTooLarge, "the file is too large to be read", at: .start(of: file),
      hint: "split it into several storyboards that refer to each other")
  }

  /// A storyboard without a scene, which gets no finding.
  private static let sound = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes/>
    </document>
    """
}
