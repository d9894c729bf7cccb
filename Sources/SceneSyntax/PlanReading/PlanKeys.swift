internal import SceneLanguage

/// The keys of one kind of object in a plan file.
protocol PlanRecordKey: Vocabulary {
  /// The owner of such keys, as findings call it.
  static var owner: String { get }
  /// Those that are always there.
  static var required: [Self] { get }
  /// The required keys, as a bit for the place of each in the list of all.
  static var requiredBits: UInt64 { get }
}

extension PlanRecordKey where Self: Equatable {
  /// The bits of some keys.
  fileprivate static func bits(of keys: [Self]) -> UInt64 {
    allCases.enumerated().reduce(0) { keys.contains($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
  }
}

/// The keys of the file.
enum PlanKey: String, PlanRecordKey {
  case plan, release, scene, note, ios, behaviours, device, screen, picture, initial
  case files, names, lists, rules, templates, instances, routines, hooks, steps, expectations

  static let owner = "a plan"
  static let required: [PlanKey] = [.plan, .scene, .ios, .behaviours]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanKey>()
}

/// The keys of a picture.
enum PlanPictureKey: String, PlanRecordKey {
  case view, step

  static let owner = "a picture"
  static let required: [PlanPictureKey] = []
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanPictureKey>()
}

/// The keys of a template.
enum PlanTemplateKey: String, PlanRecordKey {
  case id, kind, `class`, viewClass, title, group, note, contents, segues, unwindActions, actions, layout
  case hidesNavigationBar, hidesBottomBar, isActionSheet, tells, `private`, mark

  static let owner = "a template"
  static let required: [PlanTemplateKey] = [.id, .kind, .mark]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanTemplateKey>()
}

/// The keys of a declared segue.
enum PlanSegueKey: String, PlanRecordKey {
  case id, verb, destination, action, style, sender, note, isImported

  static let owner = "a segue"
  static let required: [PlanSegueKey] = [.id, .verb]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanSegueKey>()
}

/// The keys of an instance.
enum PlanInstanceKey: String, PlanRecordKey {
  case name, template, isRetained, forwardsAppearance, forwardsInsideSuper, isPrivate, frame

  static let owner = "an instance"
  static let required: [PlanInstanceKey] = [.name, .template]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanInstanceKey>()
}

/// The keys of a routine.
enum PlanRoutineKey: String, PlanRecordKey {
  case name, step, instructions, marks, resumption, origins, notes, noteMarks

  static let owner = "a routine"
  static let required: [PlanRoutineKey] = [.name, .step, .instructions, .marks]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanRoutineKey>()
}

/// The keys of a step.
enum PlanStepKey: String, PlanRecordKey {
  case number, id, title, note, after, justBefore, waited, routine, mark, screen, cancelled

  static let owner = "a step"
  static let required: [PlanStepKey] = [.number, .title, .routine, .mark]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanStepKey>()
}

/// The keys of an expectation.
enum PlanExpectationKey: String, PlanRecordKey {
  case step, since, of, callbacks, ios, device, clauses

  static let owner = "an expectation"
  static let required: [PlanExpectationKey] = [.step, .clauses]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanExpectationKey>()
}

/// The keys of one thing that is expected.
enum PlanClauseKey: String, PlanRecordKey {
  case trace, contains, lacks, visible, appeared, tree, alive, released, answers, displayMode, tabBar, warnings, raises
  case mark

  static let owner = "a clause"
  static let required: [PlanClauseKey] = [.mark]
  static let requiredBits = bits(of: required)
  static let table = VocabularyTable<PlanClauseKey>()
}
