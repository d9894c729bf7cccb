internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// Where instructions come from, and what stands between them.
extension PlanReader {
  /// A number, a parent and a rule, the next three elements of the row.
  mutating func origin() -> Origin {
    let id = effect()
    let parent = effect()
    guard advance(), !takesNull() else { return Origin(id: id, parent: parent, rule: nil) }
    let rule = index(.rules)
    return Origin(id: id, parent: parent, rule: rules.indices.contains(rule) ? rules[rule] : nil)
  }

  private mutating func effect() -> EffectID {
    let number = advance() ? number(0..., "the number of an effect") : 0
    if number > Int32.max { failToFind("the number of an effect") }
    return EffectID(hasFailed ? 0 : number)
  }

  /// A question or a refusal, in the row here.
  mutating func note() -> RoutineNote {
    let position = number()
    let origin = origin()
    let content: RoutineNote.Content =
      switch word(NoteWord.self) {
      case .question: .question(word(Behaviour.self), flag())
      case .refusal:
        .refusal(
          Refusal(word(Callback.self), instance(), word(Refusal.Reason.self), other: instanceOrNull()))
      }
    return RoutineNote(position: position, origin: origin, content: content, mark: .none)
  }
}
