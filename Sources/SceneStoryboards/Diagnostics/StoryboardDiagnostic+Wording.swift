internal import SceneBasics

/// A syntax error that expat reports.
enum BrokenXML {
  case end, mismatch, attributeTwice, encoding, rest, other
}

/// The words about documents that can't be imported.
extension Diagnostic {
  /// A finding of `StoryboardDiagnostic.brokenXML`.
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
    return Diagnostic(StoryboardDiagnostic.brokenXML, message, at: span, hint: hint)
  }

  /// A finding of `StoryboardDiagnostic.mergeConflict`.
  static func mergeConflict(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StoryboardDiagnostic.mergeConflict, "there is a merge conflict here", at: span,
      hint: "resolve the conflict: keep one side, and delete the lines with the markers")
  }

  /// A finding of `StoryboardDiagnostic.doctype`.
  static func doctype(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StoryboardDiagnostic.doctype, "a document type is declared here", at: span,
      hint: "delete the declaration; Xcode writes none")
  }

  /// A finding of `StoryboardDiagnostic.entity`.
  static func entity(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StoryboardDiagnostic.entity, "this entity is unknown", at: span,
      hint: "write the character itself, or '&amp;' for '&'")
  }

  /// A finding of `StoryboardDiagnostic.emptyStoryboard`.
  static func emptyStoryboard(in file: FileID) -> Diagnostic {
    Diagnostic(
      StoryboardDiagnostic.emptyStoryboard, "the file is empty", at: .start(of: file),
      hint: "take the whole file, for example from version control")
  }

  /// A finding of `StoryboardDiagnostic.notAStoryboard`.
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
      case .picture: ("this is a picture, not a storyboard", "name a storyboard, or the folder of an app")
      case .scene(let path):
        (
          "this is YAML, such as a scene, not a storyboard",
          "write 'scenograph run \(path)', which runs a scene; 'import' makes scenes of storyboards"
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
    return Diagnostic(StoryboardDiagnostic.notAStoryboard, message, at: span, hint: hint)
  }

  /// A finding of `StoryboardDiagnostic.otherPlatform`.
  static func otherPlatform(_ platform: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StoryboardDiagnostic.otherPlatform, "this storyboard is for \(platform), not for UIKit", at: span,
      hint: "name storyboards of iOS or tvOS")
  }

  /// A finding of `StoryboardDiagnostic.storyboardTooLarge`.
  static func fileTooLarge(in file: FileID) -> Diagnostic {
    Diagnostic(
      StoryboardDiagnostic.storyboardTooLarge, "the file is too large to be read", at: .start(of: file),
      hint: "split it into several storyboards that refer to each other")
  }
}
