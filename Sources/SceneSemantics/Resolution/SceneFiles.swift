internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// A scene and all that it imports, each file read once.
struct SceneFiles {
  /// One file of the scene.
  struct Entry {
    var document: SceneDocument
    /// The path as it was loaded.
    var path: String
    /// The path from the scene's folder, as plans and traces name the file.
    var relativePath: String
    /// The prefix of its controllers' names: nothing for the scene, `other/` for an import.
    var prefix: String
    /// Alias to the index of the imported file.
    var imports: [Symbol: Int] = [:]
  }

  var entries: [Entry] = []
  var sources: SourceFiles
  var symbols: SymbolTable

  /// Reads what the scene imports, breadth first: a file that is reached by several ways has the name of the shortest.
  ///
  /// Files may import each other. A file that can't be read is reported at its path.
  static func load(
    _ document: consuming SceneDocument, sources: SourceFiles, symbols: consuming SymbolTable,
    loader: inout some SourceLoader, sink: inout DiagnosticSink
  ) -> SceneFiles {
    let path = sources[document.file].path
    var files = SceneFiles(sources: sources, symbols: symbols)
    files.entries = [Entry(document: consume document, path: path, relativePath: ScenePath.name(of: path), prefix: "")]
    var known: [String: Int] = [:]
    // Most scenes import nothing, and then the look-up of a dictionary's type would be the longest part of this.
    if !files.entries[0].document.imports.isEmpty { known[ScenePath.normalized(path)] = 0 }
    var next = 0
    while next < files.entries.count {
      files.loadImports(of: next, known: &known, loader: &loader, sink: &sink)
      next += 1
    }
    return files
  }

  private mutating func loadImports(
    of index: Int, known: inout [String: Int], loader: inout some SourceLoader, sink: inout DiagnosticSink
  ) {
    for declaration in entries[index].document.imports {
      let path = ScenePath.join(entries[index].path, declaration.path.value)
      let key = ScenePath.normalized(path)
      if let target = known[key] {
        entries[index].imports[declaration.alias.value] = target
        continue
      }
      let limits = sources[entries[0].document.file].limits
      if entries.count >= limits[.files] {
        sink.report(.tooManyImports(limit: limits[.files], at: declaration.path.span))
        return
      }
      switch loader.load(path) {
      case .failure(let failure): sink.report(.unreadableImport(declaration.path, failure))
      case .success(let bytes):
        let file = SourceFile(path: path, bytes: bytes, limits: limits)
        let id = sources.add(file)
        let document = SceneParser.parse(file, id: id, symbols: &symbols, sink: &sink)
        known[key] = entries.count
        entries[index].imports[declaration.alias.value] = entries.count
        entries.append(
          Entry(
            document: document, path: path,
            relativePath: ScenePath.join(entries[index].relativePath, declaration.path.value),
            prefix: entries[index].prefix + symbols.text(declaration.alias.value) + "/"))
      }
    }
  }
}
