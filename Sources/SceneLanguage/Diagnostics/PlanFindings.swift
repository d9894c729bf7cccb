package import SceneBasics
internal import ScenePlan
package import SceneYAML

/// Plan files that are damaged, or that another version has written, SG191 and up.
extension Diagnostic {
  package static let planFindings = FindingFamily(
    "Plan files",
    [
      unreadablePlanVersion, planIsNotJSON, unexpectedPlanValue, unknownPlanKey, missingPlanKey, unknownPlanWord,
      danglingPlanIndex, wrongPlanOperands, unevenPlanMarks,
    ])

  // MARK: SG191

  package static let unreadablePlanVersion = Finding(
    191, "unreadablePlanVersion", .error, "a plan of another version",
    explanation: """
      A plan file has the version of the plan format. The version rises when instructions or records change, so this \
      tool would run something else than the compiled scene. Use the version of scenograph that wrote the plan, or \
      compile the scene again.
      """,
    wrong: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  // People don't write plans by hand, so nearly all findings have the same way out.
  private static let wayOut = "compile the scene again"

  package static func unreadablePlanVersion(_ version: Int, at span: SourceSpan) -> Diagnostic {
    let known = HierarchyPlan.version
    return Diagnostic(
      unreadablePlanVersion, "this version can't read plan version \(version); it reads \(known)",
      at: span, hint: version > known ? "use a newer scenograph, or compile the scene again with this one" : wayOut)
  }

  // MARK: SG192

  package static let planIsNotJSON = Finding(
    192, "planIsNotJSON", .error, "a plan that is not JSON",
    explanation: """
      A file with the first key 'plan' is a plan, and plans are JSON: one object, with keys and texts in double \
      quotes, and complete. A person has written or changed this file by hand, or a tool that writes YAML has. Compile \
      the scene again; a scene itself has no key 'plan'.
      """,
    wrong: """
      plan: 2
      scene: Tiny
      ios: 17
      behaviours: []
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  package static func planIsNotJSON(_ message: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(planIsNotJSON, message, at: span, hint: wayOut + ", and leave the file as it is written")
  }

  // MARK: SG193

  package static let unexpectedPlanValue = Finding(
    193, "unexpectedPlanValue", .error, "a value of another type",
    explanation: """
      Every value of a plan has a type and a range. A count isn't negative, a time is a number of seconds that virtual \
      time can hold, a position is a list of two numbers. This value is something else, so the file was damaged or \
      changed. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": "17",
        "behaviours": []
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  package static func unexpectedPlanValue(
    _ kind: TapeNodeKind, _ text: String, wanted: String, at span: SourceSpan
  ) -> Diagnostic {
    let found =
      switch kind {
      case .sequence: "a list"
      case .mapping: "an object"
      case .doubleQuoted: "the text \(Wording.quoted(text))"
      case .plain, .singleQuoted, .literal, .folded: text.isEmpty ? "nothing" : Wording.quoted(text)
      case .alias, .unusable: "something that can't be read"
      }
    return Diagnostic(
      unexpectedPlanValue, "\(found) stands where \(wanted) is expected", at: span, hint: wayOut)
  }

  // MARK: SG194

  package static let unknownPlanKey = Finding(
    194, "unknownPlanKey", .error, "a key that plans don't have",
    explanation: """
      Records of a plan have fixed keys. An unknown key may come from another version, or from a mistake in an edit. \
      If the tool ignored the key, it could run something else than the compiled scene. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "instance": []
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "instances": []
      }
      """)

  package static func unknownPlanKey(
    _ key: String, of owner: String, known: [String], at span: SourceSpan
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(to: key, in: known.filter { $0 != key })
    return Diagnostic(
      unknownPlanKey, "\(owner) has no key \(Wording.quoted(key))", at: span,
      hint: nearest.map { "write '\($0)', or \(wayOut)" } ?? wayOut)
  }

  package static func contradictingPlanKey(_ key: String, of owner: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unknownPlanKey, "\(owner) can't have '\(key)' beside another key of that kind", at: span,
      hint: wayOut)
  }

  // MARK: SG195

  package static let missingPlanKey = Finding(
    195, "missingPlanKey", .error, "a key that a plan needs",
    explanation: """
      A plan leaves default values out, but some keys are always there. A template has an id, and a routine has \
      instructions and their positions. Without such a key the record means nothing. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "behaviours": []
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  package static func missingPlanKey(_ key: String, of owner: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(missingPlanKey, "the key '\(key)' of \(owner) is missing", at: span, hint: wayOut)
  }

  // MARK: SG196

  package static let unknownPlanWord = Finding(
    196, "unknownPlanWord", .error, "a word that plans don't know",
    explanation: """
      Instructions, callbacks, kinds, styles and behaviours are words of closed lists, and the plan format defines \
      their spelling. None of the lists for this place has the word. So the file was damaged, or a newer version wrote \
      it. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["mak", 0]], "marks": [[0, 0, 1]]}]
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)

  package static func unknownPlanWord(_ word: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let nearest = Suggestion.nearest(to: word, in: known)
    return Diagnostic(
      unknownPlanWord, "\(Wording.quoted(word)) is an unknown word here", at: span,
      hint: nearest.map { "write '\($0)', or \(wayOut)" } ?? wayOut)
  }

  // MARK: SG197

  package static let danglingPlanIndex = Finding(
    197, "danglingPlanIndex", .error, "a number beyond its list",
    explanation: """
      Records of a plan refer to each other by numbers that start at 0: an instruction to an instance, an instance to \
      its template, a step to its routine. This number is beyond the end of its list, so part of the file is missing \
      or was moved. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 1]], "marks": [[0, 0, 1]]}]
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)

  package static func danglingPlanIndex(
    _ index: Int, _ table: PlanTable, count: Int, at span: SourceSpan
  ) -> Diagnostic {
    let last =
      count == 0 ? "the plan has none" : count == 1 ? "the plan has number 0 only" : "they end with \(count - 1)"
    return Diagnostic(
      danglingPlanIndex, "there is no \(table.element) \(index); \(last)", at: span, hint: wayOut)
  }

  // MARK: SG198

  static let wrongPlanOperands = Finding(
    198, "wrongPlanOperands", .error, "too few or too many operands",
    explanation: """
      An instruction is a list of a word and its operands, and each word has a fixed number of operands. Hooks, events \
      and positions are such lists too. With one too few or too many, the tool can't tell which is meant. Compile the \
      scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0, 0]], "marks": [[0, 0, 1]]}]
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)

  package static func missingPlanOperand(in row: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(wrongPlanOperands, "an element of \(row) is missing", at: span, hint: wayOut)
  }

  package static func surplusPlanOperand(in row: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(wrongPlanOperands, "\(row) has one element too many", at: span, hint: wayOut)
  }

  // MARK: SG199

  package static let unevenPlanMarks = Finding(
    199, "unevenPlanMarks", .error, "positions that don't add up",
    explanation: """
      A routine has a list of positions beside its instructions. Each entry is a file, a line and a count. The counts \
      must add up to the number of instructions, so that each instruction has one position. Here they don't: \
      instructions were added or lost. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 2]]}]
      }
      """,
    right: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)

  package static func unevenPlanMarks(_ count: Int, instructions: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unevenPlanMarks,
      count > instructions
        ? "there are more positions here than \(instructions) instructions"
        : "there are positions here for only \(count) of \(instructions) instructions",
      at: span, hint: wayOut)
  }
}
