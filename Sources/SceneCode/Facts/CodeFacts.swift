package import SceneBasics

/// The facts in an app's source files about its controllers: types, ways to a controller, and calls that bring one.
///
/// Code becomes edges in four steps, each of a plain value into a plain value. `Tokens` cuts a file into words, texts and
/// signs. `Reading` goes through the tokens once, with the types, functions and variables that are open, and takes down
/// what these facts hold. `Linking` makes a table of the classes of all files, and looks up each destination in it. Last
/// come the edges, the controllers that only code has, and what stays open. A file is forgotten as soon as it is read.
///
/// Nothing is guessed: a destination is either certain or left open, with its form and its place.
package struct CodeFacts: Sendable {
  /// A type, an extension or a category, as one file declares it.
  package struct TypeDeclaration: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case `class`, value, `extension`, `protocol`, tuple }

    package var name: CodeName
    package var kind: Kind
    /// The superclass and the protocols, as they stand behind the colon.
    package var parents: [CodeName]
    /// Whether it leaves a type open: `Sheet<Content>`.
    package var isGeneric = false
    /// Whether it stands in a clause of `#if`.
    package var isInClause = false
    /// Whether it is an `@implementation`, which each class of Objective-C has once.
    package var isImplementation = false
    /// The class that those have to derive from to which an extension adds: `where Self: Base`.
    package var bound: CodeName?
    /// The name that Objective-C has for it: `@objc(Detail)`.
    package var otherName: Symbol?
    package var span: SourceSpan
  }

  /// A function, or a computed property, whose result may be a controller.
  package struct Function: Sendable, Hashable {
    /// The declaration in which it stands; nil for a function of no type.
    package var owner: Int?
    package var signature: Signature
    package var result: CodeName?
    /// The values that it returns, as far as they are known.
    package var values: [CodeValue]
    /// Whether a condition in it asks for what a caller hands over: then one of the values is meant, and not each.
    package var asksCaller = false
    /// Whether it stands inside of another function, which alone can call it.
    package var isLocal = false
    /// The selector by which Objective-C calls it, where Swift says that it may.
    package var selector: String?
  }

  /// A stored property.
  package struct Property: Sendable, Hashable {
    package var owner: Int
    package var name: Symbol
    package var type: CodeName?
    /// The value that it is set to where it is declared, and by code of its type.
    package var value: CodeValue?
    /// Whether it keeps nothing alive, as what leads back doesn't.
    package var isWeak = false
  }

  /// A call that brings a controller, or puts one into another.
  package struct Transition: Sendable, Hashable {
    package var verb: CodeVerb
    package var values: [CodeValue]
    package var style: CodeStyle
    package var function: Symbol?
    package var isStatic: Bool
    /// The name of the window whose root it is.
    package var window: Symbol?
    /// Whether the window lies above the app's: code gives it a level.
    package var isAbove = false
    /// The property of the own type that is filled, and the column of a split.
    package var receiver: Symbol?
    package var column: Symbol?
    /// Whether it takes the place of all that stand in the navigation controller of the own screen.
    package var isReplacing = false
    /// Whether the call that leads to it may run the code of another type instead.
    package var isOneOfSeveral = false
    /// Whether the own controller gets the child.
    package var isOfOwn = false
    /// The controller on which another one's code calls the function that adds a child, by its declaration.
    package var holder: Int?
    package var place: Place
    package var owner: Int? { place.owner }
    package var span: SourceSpan { place.span }
  }

  /// A call of a function of a type, such as `Foo.open(from: self)`.
  package struct StaticCall: Sendable, Hashable {
    package var type: CodeName
    package var function: Symbol
    package var owner: Int?
    package var caller: Symbol?
    package var span: SourceSpan
  }

  /// A text in the code that names something of a storyboard.
  package struct Mention: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// A segue that is performed.
      case segue(CodeIdentifier)
      /// A scene that is made.
      case scene(CodeValue)
      /// A property of which it isn't certain whose it is, or which value it gets.
      case setting(CodeProperty)
    }

    package var kind: Kind
    package var owner: Int?
    package var isStatic: Bool
    package var span: SourceSpan
  }

  package internal(set) var types: [TypeDeclaration] = []
  package internal(set) var functions: [Function] = []
  package internal(set) var declared: [Declared] = []
  package internal(set) var calls: [Call] = []
  package internal(set) var properties: [Property] = []
  package internal(set) var constants: [Constant] = []
  package internal(set) var named: [Named] = []
  package internal(set) var transitions: [Transition] = []
  package internal(set) var staticCalls: [StaticCall] = []
  package internal(set) var mentions: [Mention] = []
  package internal(set) var unwindActions: [UnwindAction] = []
  package internal(set) var settings: [OwnSetting] = []
  package internal(set) var waysBack: [WayBack] = []
  /// The first line of each file in which git has marked a conflict.
  package internal(set) var conflicts: [SourceSpan] = []
  /// The first bracket without a partner, of each file that has one and no conflict.
  package internal(set) var strayBrackets: [SourceSpan] = []
  /// The path of each file that was read.
  package internal(set) var paths: [FileID: String] = [:]
  /// By file: the names of what it may call, and the place of its first type.
  private(set) var calledNames: [FileID: [Symbol]] = [:]
  private(set) var firstTypes: [FileID: Int] = [:]
  /// All names.
  package internal(set) var names = CodeWord.table()
  /// By symbol: whether it stands in the code as a word, and as a text, and whether it sounds like a way to a screen.
  package var uses: [UInt8] = []

  let keepsUses: Bool

  /// - Parameter keepsUses: Whether the facts of each file can be added another time.
  package init(keepsUses: Bool = false) { self.keepsUses = keepsUses }

  /// Reads one source file.
  package init(_ file: SourceFile, id: FileID) {
    self.init()
    read(file, id: id)
  }

  /// Reads a source file and keeps what it says.
  ///
  /// - Parameters:
  ///   - file: Swift if its name ends in `.swift`, else Objective-C.
  ///   - id: How findings name it.
  package mutating func read(_ file: SourceFile, id: FileID) {
    add(facts(of: file, id: id))
  }

  /// The facts of one source file, which aren't added yet; only their names are.
  package mutating func facts(of file: SourceFile, id: FileID) -> OfFile {
    let isSwift = file.path.hasSuffix(".swift")
    let lexer = lexed(file)
    let tokens = lexer.tokens
    note(tokens)
    var reader = CodeReader(tokens, of: file.bytes, file: id, names: names, uses: uses)
    reader.run(isSwift: isSwift)
    var facts = OfFile(path: file.path, id: id, found: reader.found)
    if lexer.conflictLine > 0 {
      facts.conflict = SourceSpan(line: lexer.conflictLine, column: 1, length: 7, file: id)
    } else {
      facts.strayBracket = reader.stray.map { reader.span($0) }
    }
    if keepsUses { facts.uses = CodeFacts.uses(of: tokens) }
    facts.calledNames = CodeFacts.calledNames(tokens, isSwift: isSwift)
    return facts
  }

  /// A file as tokens, whose words are among the names now.
  mutating func lexed(_ file: SourceFile) -> CodeLexer {
    var taken = SymbolTable()
    swap(&taken, &names)
    var lexer = CodeLexer(file.bytes, isSwift: file.path.hasSuffix(".swift"), names: taken)
    taken = SymbolTable()
    lexer.run()
    names = lexer.takeNames()
    return lexer
  }

  /// The facts of one file. As long as it doesn't change they can be added again and again.
  package struct OfFile {
    package let path: String
    package let id: FileID
    let found: Found
    var conflict: SourceSpan?
    var strayBracket: SourceSpan?
    /// The words and texts in it, where they are kept for another time.
    var uses: [Use] = []
    /// The names of what it may call.
    var calledNames: [Symbol] = []
  }

  /// Adds the facts of a file that was read.
  package mutating func add(_ facts: OfFile) {
    paths[facts.id] = facts.path
    calledNames[facts.id] = facts.calledNames
    firstTypes[facts.id] = types.count
    if let conflict = facts.conflict { conflicts.append(conflict) }
    if let bracket = facts.strayBracket { strayBrackets.append(bracket) }
    for use in facts.uses {
      let place = Int(use.symbol.rawValue)
      uses[place] = CodeFacts.joined(uses[place], use.marks)
    }
    add(facts.found)
  }

  /// No facts, but the names of these: facts of files that were read with these can be added.
  package var namesAlone: CodeFacts {
    var facts = CodeFacts(keepsUses: keepsUses)
    facts.names = names
    facts.uses = uses.map { $0 & ~(CodeFacts.isWord | CodeFacts.isText | CodeFacts.isNamed | CodeFacts.isNamedAgain) }
    return facts
  }

  /// The facts of one file; its owners are places among its own types.
  struct Found {
    var types: [TypeDeclaration] = []
    var functions: [Function] = []
    var declared: [Declared] = []
    var calls: [Call] = []
    var properties: [Property] = []
    var constants: [Constant] = []
    var named: [Named] = []
    var transitions: [Transition] = []
    var staticCalls: [StaticCall] = []
    var mentions: [Mention] = []
    var unwindActions: [UnwindAction] = []
    var settings: [OwnSetting] = []
    var waysBack: [WayBack] = []
  }

  private mutating func add(_ found: Found) {
    let start = types.count
    types += found.types
    constants += found.constants
    named += found.named.map { Named(owner: $0.owner + start, name: $0.name) }
    for var function in found.functions {
      function.owner = function.owner.map { $0 + start }
      functions.append(function)
      if let other = objectiveCSignature(of: function) {
        function.signature = other
        functions.append(function)
      }
    }
    for var function in found.declared {
      function.owner = function.owner.map { $0 + start }
      declared.append(function)
    }
    for var call in found.calls {
      call.place.owner = call.place.owner.map { $0 + start }
      calls.append(call)
    }
    for var property in found.properties {
      property.owner += start
      properties.append(property)
    }
    for var transition in found.transitions {
      transition.place.owner = transition.place.owner.map { $0 + start }
      transitions.append(transition)
    }
    for var call in found.staticCalls {
      call.owner = call.owner.map { $0 + start }
      staticCalls.append(call)
    }
    for var mention in found.mentions {
      mention.owner = mention.owner.map { $0 + start }
      mentions.append(mention)
    }
    for var action in found.unwindActions {
      action.owner += start
      unwindActions.append(action)
    }
    for var setting in found.settings {
      setting.owner += start
      settings.append(setting)
    }
    for var way in found.waysBack {
      way.owner = way.owner.map { $0 + start }
      waysBack.append(way)
    }
  }

  /// The text of a name.
  package func text(_ symbol: Symbol) -> String { names.text(symbol) }
}
