/// Bash, from the 3.2 that macOS has on.
package struct BashCompletion: ShellCompletion {
  package let shell = "bash"

  package func script(root: [any AnyCommandOption], verbs: [any Verb]) -> String {
    let first = verbs.map(\.name) + root.flatMap(\.spellings)
    return """
      \(origin)

      # Offers words.
      _scenograph_words() {
        COMPREPLY=($(compgen -W "$1" -- "$word"))
      }

      # Offers folders, and files whose names end as one of the arguments says; any if there is none.
      _scenograph_files() {
        local path ending
        compopt -o filenames 2> /dev/null
        while IFS= read -r path; do
          if [[ $# == 0 || -d $path ]]; then
            COMPREPLY+=("$path")
            continue
          fi
          for ending in "$@"; do
            [[ $path == *."$ending" ]] && COMPREPLY+=("$path")
          done
        done < <(compgen -f -- "$word")
      }

      # Offers the controllers of the files on the line.
      _scenograph_controllers() {
        local file
        local -a names
        for file in "${COMP_WORDS[@]:2}"; do
          case "$file" in
          \(Completion.Files.ofControllers.map { "*." + $0 }.joined(separator: " | ")))
            [[ -f $file ]] && names+=($("${COMP_WORDS[0]}" --list-controllers "$file" 2> /dev/null))
            ;;
          esac
        done
        _scenograph_words "${names[*]}"
      }

      _scenograph() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
        COMPREPLY=()
        # Bash takes '--format=text' and 'json:file' apart.
        case "$word" in
        = | :) before="$word" word= ;;
        esac
        case "$before" in
        :)
          _scenograph_files
          return
          ;;
        =)
          before="${COMP_WORDS[COMP_CWORD - 1]}"
          [[ $before == = ]] && before="${COMP_WORDS[COMP_CWORD - 2]}"
          ;;
        esac
        if ((COMP_CWORD == 1)); then
          _scenograph_words '\(first.joined(separator: " "))'
          return
        fi
        case "${COMP_WORDS[1]}" in
      \((root.compactMap(arm) + verbs.map(arm)).joined())  esac
      }

      complete -F _scenograph scenograph

      """
  }

  /// The completion behind an option that has a verb's place.
  private func arm(of option: any AnyCommandOption) -> String? {
    guard let offer = offer(option.completion) else { return nil }
    return "  --\(option.name)) \(offer) ;;\n"
  }

  private func arm(of verb: any Verb) -> String {
    var text = "  \(verb.name))\n    case \"$before\" in\n"
    for option in verb.allOptions where option.placeholder != nil {
      text += "    \(option.spellings.joined(separator: " | ")))\n"
      if let offer = offer(option.completion) { text += "      \(offer)\n" }
      text += "      return\n      ;;\n"
    }
    let options = verb.allOptions.flatMap(\.spellings).joined(separator: " ")
    return text + """
          esac
          if [[ $word == -* ]]; then
            _scenograph_words '\(options)'
          else
            \(offer(verb.operands.completion) ?? ":")
          fi
          ;;

      """
  }

  private func offer(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .words(let words): "_scenograph_words '\(words.map(\.word).joined(separator: " "))'"
    case .controllers: "_scenograph_controllers"
    case .files(let files): (["_scenograph_files"] + files.endings).joined(separator: " ")
    }
  }
}
