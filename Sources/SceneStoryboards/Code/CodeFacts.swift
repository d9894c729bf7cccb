public import SceneBasics

/// What a source file of an app says about storyboards.
public struct CodeFacts: Sendable {
  /// A text in the code that names something of a storyboard.
  public struct Mention: Sendable, Hashable {
    /// What it is said to name.
    public enum Kind: Sendable, Hashable {
      /// A segue that is performed.
      case segue
      /// A controller that is made, in a storyboard whose name stands beside it.
      case controller(storyboard: String?)
      /// The initial controller of the storyboard of that name.
      case initialController
    }

    public var kind: Kind
    public var text: String
    /// The type in whose code it stands.
    public var type: String?
    public var span: SourceSpan
  }

  /// A method that an unwind segue may look for.
  public struct UnwindAction: Sendable, Hashable {
    public var selector: String
    /// The type that has it.
    public var type: String
    public var span: SourceSpan
  }

  public var mentions: [Mention] = []
  public var unwindActions: [UnwindAction] = []
  /// The superclass of each type, or the first name behind the colon.
  public var parents: [String: String] = [:]
  /// Every text that stands in the code.
  public var texts: Set<String> = []
  /// Every word of the code: identifiers may be cases of an enum, or names that a tool has generated.
  public var words: Set<String> = []

  public init() {}

  /// Reads a source file.
  ///
  /// - Parameters:
  ///   - file: Swift if its name ends in `.swift`, else Objective-C.
  ///   - id: How findings name it.
  public init(_ file: SourceFile, id: FileID) {
    let isSwift = file.path.hasSuffix(".swift")
    var reader = CodeReader(CodeLexer.tokens(of: file.bytes, isSwift: isSwift), file: id)
    reader.run(isSwift: isSwift)
    self = reader.facts
  }

  /// Takes in what another file says.
  public mutating func add(_ other: CodeFacts) {
    mentions += other.mentions
    unwindActions += other.unwindActions
    parents.merge(other.parents) { first, _ in first }
    texts.formUnion(other.texts)
    words.formUnion(other.words)
  }
}
