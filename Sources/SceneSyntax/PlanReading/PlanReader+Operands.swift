internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// The operands of an instruction, one element of its row after the other.
extension PlanReader {
  mutating func word<Word: PlanWord>(_ vocabulary: Word.Type) -> Word {
    // After a finding any word will do.
    _ = advance()
    return wordHere(vocabulary)
  }

  mutating func instance() -> InstanceID { InstanceID(advance() ? index(.instances) : 0) }

  mutating func instanceOrNull() -> InstanceID? {
    guard advance(), !takesNull() else { return nil }
    return InstanceID(index(.instances))
  }

  mutating func routine() -> RoutineID { RoutineID(advance() ? index(.routines) : 0) }

  mutating func transition() -> TransitionID {
    guard advance() else { return TransitionID(0) }
    let number = number(0..., "the number of a transition")
    if number > UInt32.max { failToFind("the number of a transition") }
    return TransitionID(hasFailed ? 0 : number)
  }

  mutating func expectation() -> ExpectationID { ExpectationID(advance() ? index(.expectations) : 0) }

  mutating func name() -> NameID { NameID(advance() ? index(.names) : 0) }

  mutating func nameOrNull() -> NameID? {
    guard advance(), !takesNull() else { return nil }
    return NameID(index(.names))
  }

  mutating func list() -> ListID { ListID(advance() ? index(.lists) : 0) }

  mutating func flag() -> Bool { advance() && flagHere() }

  mutating func number() -> Int { advance() ? number(Int.min...) : 0 }

  mutating func time() -> Ticks { advance() ? timeHere() : .zero }
}
