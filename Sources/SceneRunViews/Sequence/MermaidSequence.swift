internal import SceneBasics
internal import SceneDiagrams
internal import ScenePlan

/// The sequence in Mermaid's words. Texts never become syntax: what Mermaid might take for more than a letter is an
/// entity.
struct MermaidSequence {
  let log: MessageLog
  let title: String

  func write(into output: inout ByteWriter) {
    output.write("---\ntitle: ")
    output.write(json: VisibleText.of(title.oneLine))
    output.write("\n---\nsequenceDiagram\n")
    var numbers: [MessageLog.Party: Int] = [:]
    for (number, party) in log.parties.enumerated() {
      numbers[party] = number
      let words = ([log.name(of: party)] + log.details(of: party)).joined(separator: " ")
      output.write("  participant p\(number) as \(MermaidText.escaped(words))\n")
    }
    func name(_ party: MessageLog.Party) -> String { "p\(numbers[party] ?? 0)" }
    guard !log.parties.isEmpty else { return }
    let all = log.parties.count == 1 ? "p0" : "p0,p\(log.parties.count - 1)"
    for entry in log.entries {
      switch entry.what {
      case .clock(let time, let note):
        output.write("  Note over \(all): \(time.seconds) s\(note.map { ", " + $0 } ?? "")\n")
      case .step(let title, _), .more(let title): output.write("  Note over \(all): \(MermaidText.escaped(title))\n")
      case .message(let from, let to, let words):
        output.write("  \(name(from))->>\(name(to)): \(MermaidText.escaped(words))\n")
      case .own(let party, let words):
        output.write("  \(name(party))-->>\(name(party)): \(MermaidText.escaped(words))\n")
      case .alarm(let party, let words):
        output.write("  Note right of \(name(party)): ⚠ \(MermaidText.escaped(words))\n")
      case .freed(let party): output.write("  Note right of \(name(party)): deinit\n")
      }
    }
  }
}
