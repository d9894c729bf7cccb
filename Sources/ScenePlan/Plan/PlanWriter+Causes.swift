internal import SceneBasics

/// Where the instructions of a routine come from, and what stands between them.
extension JSONWriter {
  mutating func writeCauses(of routine: Routine, _ rules: [RuleNumber: Int]) {
    if !routine.origins.isEmpty {
      key("origins")
      open("[")
      for origin in routine.origins {
        open("[")
        write(origin, rules)
        close("]")
      }
      close("]")
    }
    guard !routine.notes.isEmpty else { return }
    key("notes")
    open("[")
    for note in routine.notes { write(note, rules) }
    close("]")
    // Places stand by themselves, so that a moved line changes little else.
    key("noteMarks")
    open("[")
    for note in routine.notes {
      open("[")
      value(Int(note.mark.file))
      value(Int(note.mark.line))
      close("]")
    }
    close("]")
  }

  private mutating func write(_ origin: Origin, _ rules: [RuleNumber: Int]) {
    value(origin.id.index)
    value(origin.parent.index)
    put(origin.rule.flatMap { rules[$0] }.map { NameID($0) }, label: "")
  }

  private mutating func write(_ note: RoutineNote, _ rules: [RuleNumber: Int]) {
    open("[")
    value(note.position)
    write(note.origin, rules)
    switch note.content {
    case .question(let behaviour, let answer):
      value(NoteWord.question.word)
      value(behaviour.word)
      put(answer, label: "")
    case .refusal(let refusal):
      value(NoteWord.refusal.word)
      value(refusal.callback.word)
      value(refusal.instance.index)
      value(refusal.reason.word)
      put(refusal.other, label: "")
    }
    close("]")
  }
}

extension HierarchyPlan {
  /// The rules that the plan's effects name, in the order in which they come first.
  var usedRules: [RuleNumber] {
    var rules: [RuleNumber] = []
    var known: Set<RuleNumber> = []
    for routine in routines {
      for rule in routine.origins.lazy.compactMap(\.rule) where known.insert(rule).inserted { rules.append(rule) }
      for rule in routine.notes.lazy.compactMap(\.origin.rule) where known.insert(rule).inserted { rules.append(rule) }
    }
    return rules
  }
}

/// The kind of note.
@usableFromInline package enum NoteWord: String, PlanWord {
  case question, refusal

  @usableFromInline package static let vocabulary = PlanVocabulary<NoteWord>()
}
