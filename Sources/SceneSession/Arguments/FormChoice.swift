internal import SceneFiles

/// The form of what a verb writes: the one that '--format' names, or else the one that the ending of the file's name tells.
package struct FormChoice<Form: Sendable>: Sendable {
  package typealias Choice = (name: String, endings: [String], form: Form)

  /// The verb as it is called.
  package let verb: String
  /// The forms, each with the endings of its files; the first is the standard.
  package let choices: [Choice]
  /// The advice about endings that the verb could have meant.
  package var hints: [String: String] = [:]

  package init(verb: String, choices: [Choice], hints: [String: String] = [:]) {
    self.verb = verb
    self.choices = choices
    self.hints = hints
  }

  /// The form for a file.
  ///
  /// - Parameters:
  ///   - chosen: The name of the form that was asked for.
  ///   - path: The file; nil is standard output.
  package func form(_ chosen: String?, for path: String?) throws(CommandFailure) -> Form {
    let named = choices.first { $0.name == chosen }
    guard let path, let ending = FileEnding.of(path) else { return (named ?? choices[0]).form }
    let told = choices.first { $0.endings.contains(ending) }
    if FileEnding.isOfScene(path) {
      throw .usage(
        "'\(verb)' writes no scene",
        hint: "let the name end in " + choices.flatMap(\.endings).map { "." + $0 }.joined(separator: ", "))
    }
    if let named, let told, named.name != told.name {
      let own = named.endings.first.map { ", or let the name end in .\($0)" } ?? ""
      throw .usage(
        "a name that ends in .\(ending) doesn't fit '--format \(named.name)'",
        hint: "write '--format \(told.name)'" + own)
    }
    if let form = named ?? told { return form.form }
    if let hint = hints[ending] ?? FileEnding.wayOut(of: path, for: verb) {
      throw .usage("'\(verb)' writes no .\(ending)", hint: hint)
    }
    guard !FileEnding.ofSources.contains(ending) else {
      throw .usage(
        "no form of '\(verb)' has the ending .\(ending)",
        hint: "let the name end in " + choices.flatMap(\.endings).map { "." + $0 }.joined(separator: ", ")
          + ", or name the form, as in '--format \(choices[0].name)'")
    }
    return choices[0].form
  }
}

/// The endings of files that say what is in them, and which verb writes such a file.
package enum FileEnding {
  /// The endings of YAML, which may be a scene.
  package static let ofYAML = ["yaml", "yml"]
  /// The endings of files that people write themselves, or whose readers would stumble: none is written without being asked.
  static let ofSources: Set<String> = [
    "swift", "m", "mm", "h", "storyboard", "xib", "plist", "pbxproj", "strings", "xml", "csv", "md", "rst", "py", "rb",
    "js",
    "ts", "sh", "toml",
  ]

  /// Whether a name says that a scene is in the file.
  static func isOfScene(_ path: String) -> Bool { ofYAML.contains { path.lowercased().hasSuffix(".scene." + $0) } }

  /// The ending of a name in small letters, without its point; nil if it has none.
  package static func of(_ path: String) -> String? {
    guard path != "-", let name = path.split(separator: "/").last, let point = name.lastIndex(of: ".") else {
      return nil
    }
    return name[name.index(after: point)...].lowercased()
  }

  /// The advice about a file that a verb doesn't write; nil if that isn't known.
  static func wayOut(of path: String, for verb: String) -> String? {
    let text = "let the name end in .txt"
    switch of(path) {
    case "svg", "png", "pdf", "dot", "gv", "mmd", "mermaid":
      return "write 'scenograph diagram -o \(path)', which draws"
    case "html", "htm": return verb == "run" ? text : "write 'scenograph run -o \(path)', which makes a page"
    case "jsonl", "ndjson": return verb == "run" ? text : "write 'scenograph run -o \(path)', a line for each event"
    case "plan": return "write 'scenograph compile -o \(path)'"
    case "md", "markdown": return text + "; 'scenograph docs' keeps a trace or a tree in a document"
    case "json": return text
    default: return nil
    }
  }
}
