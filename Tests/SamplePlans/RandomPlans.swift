internal import ScenePlan

/// Plans made by chance, the same for the same seed.
package enum RandomPlans {
  private static let words = [
    "home", "Settings", "설정 화면", "设置视图控制器", "مرحبا بالعالم", "👩‍👩‍👧 Family 🎉", "Übersicht", "שלום", "e\u{301}te\u{301}",
    "A rather long title that needs more than one line to be told", "<&>\"'", "x", "WWWWWWWWWWWWWWWW",
    "ตั้งค่า", "🇸🇪🇫🇮", "AnEndlesslyLongClassNameWithoutAnySpacesViewController",
  ]

  /// A scene of up to forty controllers, with frames, segues of all verbs, and a state in which some of them are.
  package static func draft(seed: UInt64) -> PlanDraft {
    var chance = Chance(state: seed)
    var draft = PlanDraft("Random \(seed)")
    let count = 1 + chance.below(chance.below(2) == 0 ? 8 : 40)
    for index in 0..<count {
      let kind = ControllerKind.allCases[chance.below(ControllerKind.allCases.count)]
      draft.declare(
        "c\(index)", kind, title: chance.word(of: words, one: 2), className: chance.word(of: words, one: 3),
        group: chance.below(5) == 0 ? "Group \(chance.below(3))" : nil, note: chance.word(of: words, one: 6))
      if index > 0, chance.below(3) == 0 { draft.hold("c\(index)", in: "c\(chance.below(index))") }
      if chance.below(6) == 0 { draft.plan.templates[index].unwindActions = ["back\(chance.below(3))"] }
    }
    for number in 0..<chance.below(count * 2 + 1) {
      let verb = SegueVerb.allCases[chance.below(SegueVerb.allCases.count)]
      draft.segue(
        "segue\(number)", verb, from: "c\(chance.below(count))",
        to: verb == .unwind ? nil : "c\(chance.below(count))", action: verb == .unwind ? "back\(chance.below(4))" : nil,
        style: chance.below(4) == 0 ? .pageSheet : nil, note: chance.word(of: words, one: 5))
    }
    if chance.below(3) == 0 {
      let from = chance.below(count)
      draft.plan.templates[from].tells = [.init(template: chance.below(count), messages: ["did(it:)", "willDo"])]
    }
    if chance.below(4) > 0 { draft.plan.initial = chance.below(count) }
    draft.root("c0")
    for index in 1..<max(count, 1) where count > 1 {
      let above = "c\(chance.below(index))"
      if chance.below(6) == 0, draft.state[draft.instance(above)].presented == nil {
        draft.present("c\(index)", by: above, .pageSheet)
      } else if chance.below(12) > 0 {
        let states: [AppearanceState?] = [.appeared, .appearing, .disappearing, .disappeared, nil]
        draft.add("c\(index)", to: above, states[chance.below(states.count)], isCurrent: chance.below(2) == 0)
      } else {
        draft.instance("c\(index)")
      }
    }
    return draft
  }

  /// A generator of numbers that is the same on every machine (SplitMix64).
  private struct Chance {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ (value >> 31)) % UInt64(max(limit, 1)))
    }

    mutating func word(of words: [String], one inSoMany: Int) -> String? {
      below(inSoMany) == 0 ? words[below(words.count)] : nil
    }
  }
}
