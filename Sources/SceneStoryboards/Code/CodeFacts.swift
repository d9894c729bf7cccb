package import SceneBasics

/// What a source file of an app says about storyboards.
package struct CodeFacts: Sendable {
  /// A text in the code that names something of a storyboard.
  package struct Mention: Sendable, Hashable {
    /// What it is said to name.
    package enum Kind: Sendable, Hashable {
      /// A segue that is performed.
      case segue
      /// A controller that is made, in a storyboard whose name stands beside it.
      case controller(storyboard: String?)
      /// The initial controller of the storyboard of that name.
      case initialController
    }

    package var kind: Kind
    package var text: String
    /// The type in whose code it stands.
    package var type: String?
    package var span: SourceSpan
  }

  /// A method that an unwind segue may look for.
  package struct UnwindAction: Sendable, Hashable {
    package var selector: String
    /// The type that has it.
    package var type: String
    package var span: SourceSpan
  }

  package var mentions: [Mention] = []
  package var unwindActions: [UnwindAction] = []
  /// The superclass of each type, or the first name behind the colon.
  package var parents: [String: String] = [:]
  /// Every text that stands in the code.
  package var texts: Set<String> = []
  /// Every word of the code: identifiers may be cases of an enum, or names that a tool has generated.
  package var words: Set<String> = []

  package init() {}

  /// Reads a source file.
  ///
  /// - Parameters:
  ///   - file: Swift if its name ends in `.swift`, else Objective-C.
  ///   - id: How findings name it.
  package init(_ file: SourceFile, id: FileID) {
    let isSwift = file.path.hasSuffix(".swift")
    var reader = CodeReader(CodeLexer.tokens(of: file.bytes, isSwift: isSwift), file: id)
    reader.run(isSwift: isSwift)
    self = reader.facts
  }

  /// Takes in what another file says.
  package mutating func add(_ other: CodeFacts) {
    mentions += other.mentions
    unwindActions += other.unwindActions
    parents.merge(other.parents) { first, _ in first }
    texts.formUnion(other.texts)
    words.formUnion(other.words)
  }
}
