internal import SceneBasics

/// The catalogue's texts.
extension PlanDiagnostic {
  /// The entry of the catalogue for `unreadablePlanVersion`.
  static let unreadablePlanVersionEntry = CatalogueEntry(
    .error, "a plan of another version",
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

  /// The entry of the catalogue for `planIsNotJSON`.
  static let planIsNotJSONEntry = CatalogueEntry(
    .error, "a plan that is not JSON",
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

  /// The entry of the catalogue for `unexpectedPlanValue`.
  static let unexpectedPlanValueEntry = CatalogueEntry(
    .error, "a value of another type",
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

  /// The entry of the catalogue for `unknownPlanKey`.
  static let unknownPlanKeyEntry = CatalogueEntry(
    .error, "a key that plans don't have",
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

  /// The entry of the catalogue for `missingPlanKey`.
  static let missingPlanKeyEntry = CatalogueEntry(
    .error, "a key that a plan needs",
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

  /// The entry of the catalogue for `unknownPlanWord`.
  static let unknownPlanWordEntry = CatalogueEntry(
    .error, "a word that plans don't know",
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

  /// The entry of the catalogue for `danglingPlanIndex`.
  static let danglingPlanIndexEntry = CatalogueEntry(
    .error, "a number beyond its list",
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

  /// The entry of the catalogue for `wrongPlanOperands`.
  static let wrongPlanOperandsEntry = CatalogueEntry(
    .error, "too few or too many operands",
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

  /// The entry of the catalogue for `unevenPlanMarks`.
  static let unevenPlanMarksEntry = CatalogueEntry(
    .error, "positions that don't add up",
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
}
