package import SceneBasics
internal import SceneLanguage
package import SceneYAML

/// A position on a tape. It reads values, reports problems and goes on.
package struct TapeCursor {
  /// The entries of a mapping that are still to come.
  package struct Entries {
    /// The node of the key that was read last.
    fileprivate(set) var key = -1
    fileprivate(set) var mapping: Int
    fileprivate(set) var next: Int
    fileprivate var end: Int
    fileprivate var outerKey: Int
    /// A bit for every word of the vocabulary that was met.
    var seen: UInt64 = 0
    /// Whether the `x-` keys were looked through.
    var knowsExtensions = false
  }

  /// The items of a sequence that are still to come.
  package struct Items {
    fileprivate var sequence: Int
    fileprivate var next: Int
    fileprivate var end: Int
  }

  var tape: EventTape
  package var symbols: SymbolTable
  package var sink: DiagnosticSink
  /// The id that is probably declared next: most are declared in the order in which they were first mentioned.
  var nextID = Symbol(0)
  /// Names that no controller can have, with the keys and places where they lead to one all the same.
  var reservedUses: [(name: String, key: String, span: SourceSpan)] = []
  /// The keys that start with `x-`, but for those of steps.
  var extensions: [Located<String>] = []
  /// The keys that fixes put into a mapping, by its place, so that no key is written twice.
  var keysOfFixes: [SourceSpan: [String]] = [:]
  /// Ids that were refused, each of which is reported once.
  var refusedIDs: Set<String> = []
  /// The names that the file declares, once a slip has asked for them.
  var namesInText: DeclaredNames?
  /// The keys that a finding has named already: the rest of a list without brackets, the children of a key.
  var restsOfLists: Set<Int> = []
  /// The node that is read; an alias has been followed, unless the bound is reached.
  private(set) var index = 0
  /// The node of the key whose value is read; -1 for none.
  private(set) var key = -1
  private var depth = 0
  /// How many nodes aliases have brought in, all together.
  private var broughtIn = 0
  private let limits: Limits
  /// Whether something was left out because it stands too deep.
  private(set) var isTooDeep = false

  /// A cursor at the first node of a tape.
  package init(tape: EventTape, symbols: SymbolTable, sink: DiagnosticSink, limits: Limits) {
    self.limits = limits
    self.tape = tape
    self.symbols = symbols
    self.sink = sink
  }

  package mutating func report(_ diagnostic: Diagnostic) { sink.report(diagnostic) }

  // MARK: Where the cursor is

  /// The kind of node that stands here.
  @inline(__always) package var kind: TapeNodeKind {
    let kind = tape.kind(at: index)
    return kind == .alias ? .unusable : kind
  }

  /// Its place.
  package var span: SourceSpan { tape.span(at: index) }

  /// The place of the key whose value is read; the value itself if there is none.
  package var keySpan: SourceSpan { tape.span(at: key < 0 ? index : key) }

  /// The key whose value is read.
  package var keyText: String { key < 0 ? "" : string(at: key) }

  /// How many nodes the collection holds directly: twice the entries of a mapping.
  package var count: Int { kind.isScalar || kind == .unusable ? 0 : Int(tape.nodes[index].count) }

  /// Whether the value is empty. Programs write `null` for an empty value.
  @inline(__always) package var isEmpty: Bool {
    guard kind == .plain else { return false }
    let count = tape.nodes[index].count
    return count == 0 || count == 4 && tape.reads("null", at: index)
  }

  /// The bytes of the scalar here.
  package var bytes: ArraySlice<UInt8> { kind.isScalar ? tape.text(at: index) : [] }

  /// The text of the scalar here, not interpreted.
  package var string: String { string(at: index) }

  /// The text of a scalar.
  func string(at node: Int) -> String {
    tape.kind(at: node).isScalar ? String(decoding: tape.text(at: node), as: UTF8.self) : ""
  }

  /// Starts at a node.
  ///
  /// - Parameter key: The node of its key, if it is the value of one.
  mutating func begin(at node: Int, key: Int = -1) {
    self.key = key
    // The numbers of nodes start anew.
    if !restsOfLists.isEmpty { restsOfLists = [] }
    depth = 1
    move(to: node)
  }

  /// Goes back to a place where it was.
  mutating func go(to node: Int, key: Int) {
    index = node
    self.key = key
  }

  /// Goes to a node, through an alias to what it stands for.
  @inline(__always) mutating func move(to node: Int) {
    index = node
    if tape.kind(at: node) == .alias { follow(node) }
  }

  private mutating func follow(_ node: Int) {
    let target = Int(tape.nodes[node].start)
    let most = limits[.aliases]
    let isWithin = broughtIn <= most
    broughtIn += tape.next(after: target) - target
    if broughtIn <= most {
      index = target
    } else if isWithin {
      sink.report(.aliasesBringTooMuch(limit: most, at: tape.span(at: node)))
    }
  }

  // MARK: Collections

  /// The entries of the mapping here.
  package mutating func entries() -> Entries {
    let isReadable = descend()
    return Entries(
      mapping: index, next: index + 1, end: isReadable ? tape.next(after: index) : 0, outerKey: key)
  }

  /// Goes to the value of the next entry; false at the end of the mapping, where the cursor is again.
  package mutating func next(_ entries: inout Entries) -> Bool {
    while entries.next < entries.end {
      let node = entries.next
      let value = tape.next(after: node)
      entries.next = tape.next(after: value)
      move(to: node)
      guard kind.isScalar else { continue }
      entries.key = index
      key = index
      move(to: value)
      return true
    }
    index = entries.mapping
    key = entries.outerKey
    depth -= 1
    return false
  }

  /// The items of the sequence here.
  package mutating func items() -> Items {
    let isReadable = descend()
    return Items(sequence: index, next: index + 1, end: isReadable ? tape.next(after: index) : 0)
  }

  /// Goes to the next item; false at the end of the sequence, where the cursor is again.
  package mutating func next(_ items: inout Items) -> Bool {
    if items.next < items.end {
      let node = items.next
      items.next = tape.next(after: node)
      move(to: node)
      return true
    }
    index = items.sequence
    depth -= 1
    return false
  }

  /// Goes one level deeper; false at the limit, which only aliases can reach.
  private mutating func descend() -> Bool {
    depth += 1
    let most = limits[.levels]
    if depth <= most { return true }
    if !isTooDeep {
      isTooDeep = true
      sink.report(.nestedTooDeep(limit: most, at: span))
    }
    return false
  }
}
