package import SceneBasics
internal import SceneLanguage
package import SceneSyntax

/// A text that an editor asks about, with its path and the files beside it.
package struct EditingContext {
  /// The bytes of a file as the editor has them, else as the disk has them; nil if there are none.
  package typealias Reading = (_ path: String) -> [UInt8]?

  package let grammar: Grammar
  package let path: String
  package let text: EditedText
  package let limits: Limits
  package let read: Reading

  private let memory: Memory

  /// The tree and the names of one text, so that several questions read it once.
  package final class Memory {
    fileprivate var written: WrittenScene?
    fileprivate var index: SceneIndex?
    fileprivate var isRead = false

    package init() {}
  }

  /// - Parameter memory: The tree of this very text, if it was read before.
  package init(
    grammar: Grammar, path: String, text: EditedText, limits: Limits, memory: Memory = Memory(),
    read: @escaping Reading
  ) {
    self.memory = memory
    self.grammar = grammar
    self.path = path
    self.text = text
    self.limits = limits
    self.read = read
  }

  /// The text as a file of the compiler's.
  package var file: SourceFile { SourceFile(path: path, bytes: text.bytes, limits: limits) }

  /// The text as it is written; nil if nothing of it can be read.
  package var written: WrittenScene? {
    if !memory.isRead { memory.written = WrittenScene(file) }
    memory.isRead = true
    return memory.written
  }

  /// The names in the text; nil if nothing of it can be read.
  package var index: SceneIndex? {
    if memory.index == nil { memory.index = written.map { SceneIndex(of: $0, grammar) } }
    return memory.index
  }

  /// Whether the text is meant as a scene, by its name or its outermost keys: some editors hand over every YAML file.
  package var isMeantAsScene: Bool {
    let name = path.lowercased()
    let yaml = [".yaml", ".yml"]
    guard yaml.contains(where: name.hasSuffix), !yaml.contains(where: { name.hasSuffix(".scene" + $0) }) else {
      return true
    }
    guard let written else { return false }
    return [SceneKey.scene, .controllers].contains { written.value(under: $0.rawValue, of: written.root) != nil }
  }

  /// A reader of the files that the scene imports.
  package var loader: OpenFiles { OpenFiles(read: read) }

  /// The context of another file; nil if it can't be read.
  package func context(of path: String) -> EditingContext? {
    guard let bytes = path == self.path ? text.bytes : read(path) else { return nil }
    return EditingContext(grammar: grammar, path: path, text: EditedText(bytes), limits: limits, read: read)
  }

  /// The file that an import names; nil if it can't be read.
  ///
  /// - Parameter aliases: One for each file on the way.
  package func context(behind aliases: [String]) -> EditingContext? {
    var context = self
    for alias in aliases {
      guard let entry = context.index?.imports.first(where: { $0.alias == alias }),
        let next = context.context(of: ScenePath.join(context.path, entry.path))
      else { return nil }
      context = next
    }
    return context
  }
}

/// Files as an editor has them, for the compiler.
package struct OpenFiles: SourceLoader {
  let read: EditingContext.Reading

  package mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    read(path).map { .success($0) } ?? .failure(SourceFailure("no such file"))
  }
}
