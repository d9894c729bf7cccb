/// Fish, from 3.1 on.
package struct FishCompletion: ShellCompletion {
  package let shell = "fish"

  package func script(root: [any AnyCommandOption], verbs: [any Verb]) -> String {
    var text = """
      \(origin)

      # Whether nothing stands behind the command yet.
      function __scenograph_needs_verb
          test (count (commandline -opc)) -eq 1
      end

      # Whether the command was given this word first.
      function __scenograph_verb
          set -l words (commandline -opc)
          test (count $words) -gt 1; and test $words[2] = $argv[1]
      end

      # Offers files and folders, those with one of the endings first.
      function __scenograph_files
          for ending in $argv
              __fish_complete_suffix .$ending
          end
      end

      # Offers the controllers of the files on the line.
      function __scenograph_controllers
          set -l words (commandline -opc)
          for file in $words[2..-1]
              if string match -qr '\\.(\(Completion.Files.ofControllers.joined(separator: "|")))$' -- $file; and test -f $file
                  $words[1] --list-controllers $file 2> /dev/null
              end
          end
      end

      complete -c scenograph -f

      """
    for option in root {
      text += rule("__scenograph_needs_verb", names(of: option) + ["-d", quoted(brief(option.summary))])
      text += rule("__scenograph_verb --\(option.name)", offer(option.completion) ?? [])
    }
    for verb in verbs {
      text += rule("__scenograph_needs_verb", ["-a", verb.name, "-d", quoted(brief(verb.overview))])
      text += rule("__scenograph_verb \(verb.name)", offer(verb.operands.completion) ?? [])
      for option in verb.allOptions {
        let value = option.placeholder == nil ? [] : ["-r"] + (offer(option.completion) ?? ["-f"])
        text += rule(
          "__scenograph_verb \(verb.name)", names(of: option) + value + ["-d", quoted(brief(option.summary))])
      }
    }
    return text
  }

  private func rule(_ condition: String, _ words: [String]) -> String {
    guard !words.isEmpty else { return "" }
    return (["complete -c scenograph -n", quoted(condition)] + words).joined(separator: " ") + "\n"
  }

  private func names(of option: any AnyCommandOption) -> [String] {
    (option.letter.map { ["-s", "\($0)"] } ?? []) + ["-l", option.name]
  }

  private func offer(_ completion: Completion) -> [String]? {
    switch completion {
    case .nothing: return nil
    case .words(let words):
      let lines = words.map { quoted($0.word + ($0.summary.map { "\t" + brief($0) } ?? "")) }
      return ["-f", "-a", quoted("(printf '%s\\n' " + lines.joined(separator: " ") + ")")]
    case .controllers: return ["-f", "-a", quoted("(__scenograph_controllers)")]
    case .files(let files):
      return files.endings.isEmpty
        ? ["-F"] : ["-k", "-a", quoted("(__scenograph_files " + files.endings.joined(separator: " ") + ")")]
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "\\'".contains($1) ? "\\\($1)" : "\($1)" } + "'"
  }
}
