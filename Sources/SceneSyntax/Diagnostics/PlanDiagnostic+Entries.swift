internal import SceneBasics

/// The catalogue's texts.
extension PlanDiagnostic {
  /// What the catalogue says of `unreadablePlanVersion`.
  static let unreadablePlanVersionEntry = CatalogueEntry(
    .error, "a plan of another version",
    explanation: """
      A plan file says in which version of the plan's format it is written. The version rises when \
      instructions or records change, and reading on would run something else than what was compiled. Use \
      the version of scenograph that wrote the plan, or compile the scene again.
      """,
    wrong: """
      {
        "plan": 2,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """,
    right: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  /// What the catalogue says of `planIsNotJSON`.
  static let planIsNotJSONEntry = CatalogueEntry(
    .error, "a plan that is not JSON",
    explanation: """
      A file whose first key is 'plan' is taken for a plan, and plans are JSON: one object, keys and texts \
      in double quotes, nothing left out. This one was written or changed by hand or by a tool that writes \
      YAML. Compile the scene again; a scene itself has no key 'plan'.
      """,
    wrong: """
      plan: 1
      scene: Tiny
      ios: 17
      behaviours: []
      """,
    right: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  /// What the catalogue says of `unexpectedPlanValue`.
  static let unexpectedPlanValueEntry = CatalogueEntry(
    .error, "a value of another type",
    explanation: """
      Every value of a plan has a type and a range: a count isn't negative, a time is a number of seconds \
      that virtual time can hold, a place is a list of two numbers. This value is something else, so the \
      file was damaged or changed. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": "17",
        "behaviours": []
      }
      """,
    right: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  /// What the catalogue says of `unknownPlanKey`.
  static let unknownPlanKeyEntry = CatalogueEntry(
    .error, "a key that plans don't have",
    explanation: """
      Records of a plan have fixed keys. One that isn't known may come from another version or from a slip \
      of whoever changed the file; passing over it could run something else than what was compiled. Compile \
      the scene again.
      """,
    wrong: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "instance": []
      }
      """,
    right: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "instances": []
      }
      """)

  /// What the catalogue says of `missingPlanKey`.
  static let missingPlanKeyEntry = CatalogueEntry(
    .error, "a key that a plan needs",
    explanation: """
      What a record is by default is left out of a plan, but some keys are always there: a template has an \
      id, a routine has instructions and the places that they come from. Without one of them the record \
      means nothing. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 1,
        "scene": "Tiny",
        "behaviours": []
      }
      """,
    right: """
      {
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": []
      }
      """)

  /// What the catalogue says of `unknownPlanWord`.
  static let unknownPlanWordEntry = CatalogueEntry(
    .error, "a word that plans don't know",
    explanation: """
      Instructions, callbacks, kinds, styles and behaviours are words of closed lists, spelt as the plan \
      format has them. This word is in none that could stand here: the file was damaged, or a newer version \
      wrote it. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 1,
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
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)

  /// What the catalogue says of `danglingPlanIndex`.
  static let danglingPlanIndexEntry = CatalogueEntry(
    .error, "a number that leads nowhere",
    explanation: """
      Records of a plan point to each other by numbers that count from 0: an instruction to an instance, an \
      instance to its template, a step to its routine. This number points beyond the end of its list, so \
      part of the file is missing or was moved. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 1,
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
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)

  /// What the catalogue says of `wrongPlanOperands`.
  static let wrongPlanOperandsEntry = CatalogueEntry(
    .error, "too few or too many operands",
    explanation: """
      An instruction is a list of a word and its operands, and each word has a certain number of them; \
      hooks, events and places are such lists too. With one too few or too many nobody can tell which is \
      meant. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 1,
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
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)

  /// What the catalogue says of `unevenPlanMarks`.
  static let unevenPlanMarksEntry = CatalogueEntry(
    .error, "places that don't add up",
    explanation: """
      Beside a routine's instructions stands where they come from, as runs of a file, a line and a count. \
      The counts together are the number of instructions, so that each has one place. Here they come to \
      something else: instructions were added or lost. Compile the scene again.
      """,
    wrong: """
      {
        "plan": 1,
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
        "plan": 1,
        "scene": "Tiny",
        "ios": 17,
        "behaviours": [],
        "templates": [{"id": "a", "kind": "view", "mark": [0, 0]}],
        "instances": [{"name": "a", "template": 0}],
        "routines": [{"name": "r", "step": 0, "instructions": [["make", 0]], "marks": [[0, 0, 1]]}]
      }
      """)
}
