public import SceneBasics
internal import SceneFiles

/// A scene or a plan, read from a path or from a text: where most programs that use the library start.
extension Pipeline {
  /// Reads a scene or a plan, and all that it imports, from the disk.
  ///
  /// - Parameters:
  ///   - path: The file; what it imports lies beside it.
  ///   - limits: How much may come of it.
  /// - Throws: Why the file itself can't be read. What is wrong *in* it, or with what it imports, is a finding.
  public static func compile(path: String, limits: Limits = Limits()) throws(SourceFailure) -> Compilation {
    var loader = DiskLoader(limits: limits)
    let bytes = try loader.load(path).get()
    return compile(SourceFile(path: path, bytes: bytes, limits: limits), loader: &loader)
  }

  /// Reads a scene or a plan that is a text.
  ///
  /// - Parameters:
  ///   - text: The scene, as YAML; or the plan, as JSON.
  ///   - name: What findings call it.
  ///   - imports: The texts of the files that it imports, by their paths.
  ///   - limits: How much may come of it.
  public static func compile(
    text: String, name: String = "scene.yaml", imports: [String: String] = [:], limits: Limits = Limits()
  ) -> Compilation {
    var loader = TextLoader(texts: imports)
    return compile(SourceFile(path: name, bytes: Array(text.utf8), limits: limits), loader: &loader)
  }
}

/// Reads files of the disk, and nothing that isn't a file.
private struct DiskLoader: SourceLoader {
  let limits: Limits

  func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    var rules = ReadingRules()
    rules.limit = limits[.bytes]
    rules.isFileOnly = true
    return Disk().read(path, rules)
  }
}

/// Reads files that are texts, by their paths.
struct TextLoader: SourceLoader {
  let texts: [String: String]

  func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    texts[path].map { .success(Array($0.utf8)) } ?? .failure(SourceFailure("no such file"))
  }
}

extension Compilation {
  /// Whether a finding is an error; then there is no plan.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Every finding as the command prints it: its place, its message, the source with carets, and the way out.
  public var report: String {
    var output = ByteWriter()
    var printer = DiagnosticPrinter(files: files)
    for (index, diagnostic) in diagnostics.enumerated() {
      if index > 0 { output.write("\n") }
      printer.print(diagnostic, to: &output)
    }
    return String(decoding: output.take(), as: UTF8.self)
  }
}
