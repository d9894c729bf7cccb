/// Zsh: to be found on `fpath` as `_scenograph`, or to be read by `source`.
package struct ZshCompletion: ShellCompletion {
  package let shell = "zsh"

  package func script(root: [any AnyCommandOption], verbs: [any Verb]) -> String {
    let options = root.flatMap { option in
      option.spellings.map { Choice(word: $0, summary: option.summary) }
    }
    var text = "#compdef scenograph\n\(origin)\n\n"
    for files in Completion.Files.allCases {
      // Zsh takes what stands in brackets at the end of a pattern for a condition, unless there is a choice in it.
      let patterns = files.endings.map { "*.\($0)" }.joined(separator: " ")
      let pattern = patterns.isEmpty ? "" : " -g '\(patterns)'"
      text += "\(name(of: files))() { _files\(pattern) }\n"
    }
    text += """
      _scenograph_controllers() {
        local -a names
        local file
        for file in $words; do
          case $file in
          \(Completion.Files.ofControllers.map { "*." + $0 }.joined(separator: " | ")))
            [[ -f $file ]] && names+=(${(f)"$($scenograph --list-controllers $file 2> /dev/null)"})
            ;;
          esac
        done
        ((#names)) && compadd -- $names
      }

      """
    for option in root { text += function(offering: option.completion, for: ["root", option.name]) }
    for verb in verbs {
      text += function(offering: verb.operands.completion, for: [verb.name])
      for option in verb.allOptions { text += function(offering: option.completion, for: [verb.name, option.name]) }
    }
    return text + """

      _scenograph() {
        if ((CURRENT == 2)); then
          local -a verbs options
          verbs=(\(list(verbs.map { Choice(word: $0.name, summary: $0.overview) })))
          options=(\(list(options)))
          if [[ $PREFIX == -* ]]; then
            _describe -o option options
          else
            _describe verb verbs
          fi
          return
        fi
        local scenograph=$words[1]
        shift words
        ((CURRENT--))
        case $words[1] in
      \((root.compactMap(arm) + verbs.map(arm)).joined())  esac
      }

      if [[ $funcstack[1] == _scenograph ]]; then
        _scenograph "$@"
      else
        compdef _scenograph scenograph
      fi

      """
  }

  private func arm(of option: any AnyCommandOption) -> String? {
    action(option.completion, for: ["root", option.name]).map { "  --\(option.name)) \($0) ;;\n" }
  }

  private func arm(of verb: any Verb) -> String {
    var lines = verb.allOptions.map { specification(of: $0, of: verb) }
    if let action = action(verb.operands.completion, for: [verb.name]) {
      lines.append(quoted("*:\(verb.operands.placeholder):\(action)"))
    }
    return "  \(verb.name))\n    _arguments -s -S \\\n      " + lines.joined(separator: " \\\n      ") + "\n    ;;\n"
  }

  /// An option as `_arguments` wants it.
  private func specification(of option: any AnyCommandOption, of verb: any Verb) -> String {
    let meaning = "[" + escaped(brief(option.summary), "[]:\\") + "]"
    guard let placeholder = option.placeholder else {
      let others = "(" + option.spellings.joined(separator: " ") + ")"
      return option.spellings.map { quoted(others + $0 + meaning) }.joined(separator: " ")
    }
    let action = action(option.completion, for: [verb.name, option.name]) ?? " "
    let value = ":" + escaped(placeholder, ":\\") + ":" + action
    return option.spellings.map { spelling in
      quoted("*" + spelling + (spelling.hasPrefix("--") ? "=" : "+") + meaning + value)
    }.joined(separator: " ")
  }

  /// The function that offers a value's words, where it has any.
  private func function(offering completion: Completion, for path: [String]) -> String {
    guard case .words(let words) = completion else { return "" }
    return """
      \(name(path))() {
        local -a values
        values=(\(list(words)))
        _describe value values
      }

      """
  }

  private func action(_ completion: Completion, for path: [String]) -> String? {
    switch completion {
    case .nothing: nil
    case .words: name(path)
    case .controllers: "_scenograph_controllers"
    case .files(let files): name(of: files)
    }
  }

  private func name(_ path: [String]) -> String { "_scenograph_" + path.joined(separator: "_") }

  private func name(of files: Completion.Files) -> String { name(["files", files.rawValue]) }

  /// Words and what they mean, as `_describe` wants them.
  private func list(_ words: [Choice]) -> String {
    words.map { word in
      quoted(escaped(word.word, ":\\") + (word.summary.map { ":" + brief($0) } ?? ""))
    }.joined(separator: " ")
  }

  private func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : "\($1)" }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
