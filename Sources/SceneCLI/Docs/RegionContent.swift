internal import SceneBasics
internal import SceneDiagrams
internal import SceneSession

/// Makes what a region holds: has its verb work, as seen from the document's folder, and puts the text into Markdown.
struct RegionContent {
  let region: MarkedDocument.Region
  let files: DocumentFiles
  let dialect: MarkdownDialect
  let confinement: Confinement
  let limits: Limits
  let environment: (String) -> String?

  /// The lines between the marks, each with a break behind it.
  ///
  /// - Parameter report: Takes what the verb says on standard error where it fails.
  func make(report: (String) -> Void) throws(CommandFailure) -> String {
    let words = try CommandWords.split(region.command)
    if let sign = words.first(where: { ["|", ">", "&&", ";"].contains($0) }) {
      throw failure(
        "'\(sign)' means nothing in a region, which is no line of a shell",
        hint: "choose by options of the verb: '--steps', '--events', '--controllers'")
    }
    guard let name = words.first else {
      throw failure("a region needs a word for its content", hint: RegionContent.kinds)
    }
    guard let kind = RegionKind.all.first(where: { $0.verb.name == name }) else {
      if let way = RegionContent.way(for: name, words.dropFirst().joined(separator: " ")) {
        throw failure("no region is called '\(name)'", hint: way)
      }
      let nearest = Suggestion.nearest(to: name, in: RegionKind.all.map(\.verb.name))
      throw failure(
        "no region is called '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), hint: RegionContent.kinds)
    }
    let parser = ArgumentParser(
      verb: name, operands: kind.verb.operands, options: kind.options,
      hint: "run 'scenograph help docs' for the kinds of regions")
    var arguments = try parser.parse(Array(words.dropFirst()))
    if kind.verb is DiagramVerb, DiagramVerb.leavesPictureOpen(arguments) {
      arguments = try parser.parse(["--view", DrawnView.scene.name] + words.dropFirst())
    }
    if kind.verb is DiagramVerb, dialect == .common, DiagramVerb.leavesFormatOpen(arguments) {
      // Such a page draws Mermaid, and shows DOT as text.
      arguments = try parser.parse(["--\(DiagramVerb.format.name)", "mermaid"] + words.dropFirst())
    }
    if kind.verb is RunVerb, arguments[RunVerb.format]?.name == "html" {
      throw CommandFailure(
        .notDone, "a page can't stand in a document",
        hint: "make it by 'scenograph run -o page.html', and write a link to it")
    }
    if let path = arguments[CommonOptions.output], RegionContent.isText(kind, arguments) {
      // The source of a drawing may stand in such a file, but this is none; no other file is written at all.
      let isSource = ["dot", "gv", "mmd", "mermaid"].contains(FileEnding.of(path))
      throw CommandFailure(
        isSource ? .inputAtFault : .notDone, "only a drawing goes to a file",
        hint: "leave '-o' out: the text then stands in the document")
    }
    let output = Capture()
    let errors = Capture()
    let console = Console(
      input: { _ in .failure(SourceFailure("can't be read by a region")) }, output: output.take, error: errors.take,
      files: files, environment: environment)
    var session = Session(console: console, color: .never, confinement: confinement, limits: limits)
    session.dialect = dialect
    session.variation = try SystemOptions.variation(arguments)
    do throws(CommandFailure) {
      let exit = try kind.verb.run(arguments, in: session)
      _ = console.finish()
      // A scene that raises, and one with findings, may be just what is to be shown.
      if exit.and(.inputAtFault) != .inputAtFault { throw .reported(exit) }
    } catch {
      report(errors.text)
      throw error
    }
    return try text(output.text, as: kind.form(arguments), of: arguments, in: session)
  }

  /// Whether a region holds text, and no drawing that could go to a file.
  private static func isText(_ kind: RegionKind, _ arguments: Arguments) -> Bool {
    if kind.verb is RunVerb, arguments[SystemOptions.matrix] == nil { return true }
    if case .code = kind.form(arguments) { return true }
    return false
  }

  private func text(
    _ output: String, as form: RegionKind.Form, of arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> String {
    let content: String
    switch form {
    case .markdown: content = output
    case .code(let language):
      if DiagramFormats.find(language)?.isStyled == true {
        throw failure("a picture can't stand in a document as text", hint: "give it a file, as in '-o picture.svg'")
      }
      let body = output.isEmpty || output.hasSuffix("\n") ? output : output + "\n"
      let fence = String(repeating: "`", count: max(3, RegionContent.longestRun(of: "`", in: body) + 1))
      content = "\(fence)\(language)\n\(body)\(fence)\n"
    case .pair(let path):
      let pair = dialect.pair(path) ?? (path, path)
      let words = try session.title(ofPicture: pair.light) ?? "Diagram of \(arguments.operands.first ?? path)"
      content =
        switch dialect {
        case .common: RegionContent.picture(words, light: pair.light, dark: pair.dark)
        case .docC: dialect.picture(words, pair.light) + "\n"
        }
    case .picture(let path):
      let words = try session.title(ofPicture: path) ?? "Diagram of \(arguments.operands.first ?? path)"
      content = dialect.picture(words, path) + "\n"
    }
    if content.split(separator: "\n").contains(where: { $0.contains(MarkedDocument.end) }) {
      throw failure(
        "the text for this region contains the end of a region", hint: "change the line '\(MarkedDocument.end)' in it")
    }
    return content
  }

  private func failure(_ message: String, hint: String) -> CommandFailure {
    CommandFailure(.inputAtFault, message, hint: hint)
  }

  /// One of two files, as the page's own theme wants it.
  private static func picture(_ words: String, light: String, dark: String) -> String {
    var html = ByteWriter()
    html.write("<picture>\n  <source media=\"(prefers-color-scheme: dark)\" srcset=\"")
    html.write(xml: dark)
    html.write("\">\n  <img alt=\"")
    html.write(xml: words)
    html.write("\" src=\"")
    html.write(xml: light)
    html.write("\">\n</picture>\n")
    return String(decoding: html.take(), as: UTF8.self)
  }

  /// The advice about a word that begins no region, and about what stands behind it; nil if it may be any slip.
  private static func way(for word: String, _ rest: String) -> String? {
    if ["yaml", "yml"].contains(FileEnding.of(word) ?? "") {
      return "say what to show of it: 'run \(word)', 'diagram \(word)' or 'source \(word)'"
    }
    if word == "scenograph", let verb = rest.split(separator: " ").first {
      return RegionKind.all.contains { $0.verb.name == verb } ? "leave 'scenograph' out: '\(rest)'" : nil
    }
    return switch word.lowercased() {
    case "draw", "picture", "svg", "image", "drawing": "write 'diagram \(rest)'"
    case "play", "trace", "output", "show": "write 'run \(rest)'"
    case "yaml", "scene", "code": "write 'source \(rest)'"
    default: nil
    }
  }

  private static var kinds: String { "write one of " + RegionKind.all.map(\.verb.name).joined(separator: ", ") }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Keeps what is written.
  private final class Capture {
    private var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }

    func take(_ more: ArraySlice<UInt8>) -> SourceFailure? {
      bytes += more
      return nil
    }
  }
}

/// Words as a shell takes them apart, as far as quotes go.
enum CommandWords {
  /// The words of a line.
  static func split(_ line: String) throws(CommandFailure) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " || character == "\t" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote {
      throw CommandFailure(.inputAtFault, "a quote (\(quote)) has no end", hint: "write it once more behind the word")
    }
    return words + (word.map { [$0] } ?? [])
  }
}
