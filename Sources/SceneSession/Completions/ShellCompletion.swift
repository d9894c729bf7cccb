/// A shell that completes what is typed, by a script that is made from the tables of verbs and options.
package protocol ShellCompletion: Sendable {
  /// Its name.
  var shell: String { get }

  /// The script that it must have read.
  func script(root: [any AnyCommandOption], verbs: [any Verb]) -> String
}

/// The shells that there are scripts for.
package enum ShellCompletions {
  package static let all: [any ShellCompletion] = [BashCompletion(), ZshCompletion(), FishCompletion()]
}

extension ShellCompletion {
  /// The line that says where the script comes from.
  package var origin: String {
    "# \(shell) completion of scenograph, made by 'scenograph --generate-completion-script \(shell)'."
  }

  /// The first sentence of a summary, as a menu has room for it.
  package func brief(_ summary: String) -> String {
    var sentence = ""
    for word in summary.split(separator: " ") {
      sentence += (sentence.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") || word.hasSuffix(";") { break }
    }
    return sentence.hasSuffix(".") || sentence.hasSuffix(";") ? String(sentence.dropLast()) : sentence
  }
}
