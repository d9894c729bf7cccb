package import SceneBasics
internal import SceneCompiler
package import ScenePlan
package import SceneProgram
internal import SceneSyntax
internal import SceneWhy

/// An edit as a line of its file.
package struct OfferedEdit: Hashable, Sendable {
  /// The line as it stands then, without its indentation.
  package var text: String
  package var line: Int
  /// The file, unless it is the scene's own.
  package var file: String?
  /// Whether it is one line more, and not another one.
  package var isNew: Bool
  /// The first step in which the event comes then.
  package var step: Int
  /// Another finding that the edit brings.
  var harm: String?
  /// The option that would win over it.
  package var without: String?
}

/// The text to write into a scene so that an event comes. Each edit has been made in the file's text, and that was run.
package struct EditAdvice<Loader: SourceLoader> {
  private let file: SourceFile
  private let loader: Loader
  private let files: SourceFiles
  private let program: Program
  /// Other circumstances than those that the scene names.
  private let variation: Variation
  /// The work that is left for all questions together.
  private var budget: EditBudget
  /// The clauses that hold without a change of the rules, by its place among all.
  private var holding: [Int: Set<Int>] = [:]

  /// Nil if the scene doesn't compile, or is a plan.
  ///
  /// - Parameter work: How much work its run is.
  package init?(_ file: SourceFile, as variation: Variation, loader: Loader, work: Int) {
    guard !PlanParser.isPlan(file) else { return nil }
    var reading = loader
    let (compilation, program) = Pipeline.program(of: file, as: variation, loader: &reading)
    guard let program else { return nil }
    self.file = file
    self.loader = loader
    self.program = program
    self.variation = variation
    budget = EditBudget(forScenesOf: work)
    files = compilation.files
  }

  /// The smallest edits first, at most three.
  ///
  /// - Parameter step: The step that is asked about: what brings the event before it is no answer. Nil means any.
  package mutating func edits(for question: Expectation.Pattern, from step: Int? = nil) -> [OfferedEdit] {
    if budget.isSpent { return [] }
    let advice = self
    var search = EditSearch(question, in: program, limits: file.limits, budget: budget) { edit, _, budget in
      guard edit.step >= step ?? 0, let changed = advice.result(of: edit, &budget) else { return false }
      return advice.brings(question, changed, &budget)
    }
    let found = search.run()
    budget = search.budget
    return found.compactMap { offer($0) }
  }

  /// The smallest edit that brings a missing event and makes the expectation hold; if there is none, one that at least
  /// brings the event before the expectation looks. An edit that breaks something, or that leaves out a step of the
  /// script, is no way to pass a test.
  ///
  /// - Parameters:
  ///   - topic: The controllers that one more step may name.
  ///   - excluded: Verbs that one more step in front of the expectation may not have.
  package mutating func edit(
    for question: Expectation.Pattern, mending failure: RunOutcome.Failure, naming topic: Set<String>,
    excluding excluded: Set<StepVerb> = []
  ) -> (edit: OfferedEdit, isEnough: Bool)? {
    if budget.isSpent { return nil }
    let advice = self
    var second: OfferedEdit?
    let end = place(ofClause: failure.clause)
    var search = EditSearch(
      question, in: program, before: end, naming: topic, limits: file.limits, budget: budget
    ) { edit, _, budget in
      switch edit.change {
      case .leaveOut: return false
      case .insert(let step, _)
      where StepVerb(rawValue: String(step.prefix { $0 != ":" })).map(excluded.contains) == true:
        return false
      case .entry, .top, .key, .step, .recipe, .again, .append, .insert: break
      }
      guard edit.harm == nil, let changed = advice.result(of: edit, &budget), advice.brings(question, changed, &budget)
      else { return false }
      if EditSearch.holds(failure.clause, in: changed, limits: advice.file.limits, budget: &budget) { return true }
      let isInTime = failure.firstStep <= edit.step && edit.step <= failure.step
      if second == nil, isInTime, let offered = advice.offer(edit),
        offered.line < failure.mark.line || offered.isNew && offered.line == failure.mark.line
      {
        second = offered
      }
      return false
    }
    let found = search.run()
    budget = search.budget
    if let edit = found.lazy.compactMap({ advice.offer($0) }).first { return (edit, true) }
    return second.map { ($0, false) }
  }

  /// The first change of the rules without which an expectation would hold: the scene was written for the old one.
  ///
  /// - Parameter asked: The behaviours that the run asks for; the others can't change it.
  package mutating func change(mending failure: RunOutcome.Failure, among asked: Set<Behaviour>) -> RuleChange? {
    for (place, change) in RuleChange.all.enumerated() {
      guard let old = change.restoring, asked.contains(old.behaviour),
        program.behaviours.contains(old.behaviour) != old.isOn
      else { continue }
      if holding[place] == nil, !budget.isSpent {
        var before = program
        before.move(to: program.ios, changes: program.changes + [old])
        holding[place] = EditSearch.clausesThatHold(in: before, limits: file.limits, budget: &budget)
      }
      if holding[place]?.contains(failure.clause) == true { return change }
    }
    return nil
  }

  /// The step of the script that has a clause, as clauses are counted when they are judged.
  private func place(ofClause number: Int) -> Int? {
    var count = 0
    return program.script?.firstIndex { step in
      guard case .expect(let index) = step.action else { return false }
      count += program.expectations[index].clauses.count
      return count > number
    }
  }

  private func brings(_ question: Expectation.Pattern, _ program: Program, _ budget: inout EditBudget) -> Bool {
    EditSearch.firstStep(of: question, in: program, limits: file.limits, budget: &budget) != nil
  }

  /// The changed file as a program; nil if it can't be offered, or doesn't compile.
  private func result(of edit: Edit, _ budget: inout EditBudget) -> Program? {
    guard offer(edit) != nil, let changed = changed(by: edit) else { return nil }
    var overlay = Overlay(loader: loader, path: changed.file.path, bytes: changed.bytes)
    let bytes = changed.id == FileID(0) ? changed.bytes : file.bytes
    budget.take(bytes: bytes.count + changed.bytes.count)
    let main = SourceFile(path: file.path, bytes: bytes, limits: file.limits)
    var circumstances = variation
    if isOfSystem(edit) { circumstances.ios = nil }
    let (compilation, program) = Pipeline.program(of: main, as: circumstances, loader: &overlay)
    return compilation.hasErrors ? nil : program
  }

  private func offer(_ edit: Edit) -> OfferedEdit? {
    guard let (id, file, bytes) = changed(by: edit) else { return nil }
    let (before, after) = (file.bytes.lines, bytes.lines)
    let first = zip(before, after).prefix { $0 == $1 }.count
    let shorter = min(before.count, after.count)
    let last = zip(before.reversed(), after.reversed()).prefix(shorter - first).prefix { $0 == $1 }.count
    // What takes more than a line is nothing to paste.
    guard after.count - first - last == 1 else { return nil }
    let text = String(decoding: after[first], as: UTF8.self).drop { $0 == " " }
    return OfferedEdit(
      text: VisibleText.of(String(text)), line: first + 1, file: id == FileID(0) ? nil : file.path,
      isNew: after.count > before.count, step: edit.step, harm: edit.harm,
      without: variation.ios != nil && isOfSystem(edit) ? "--\(SystemOptions.ios.name)" : nil)
  }

  /// Whether it names another system, which an option of the call does, too.
  private func isOfSystem(_ edit: Edit) -> Bool {
    if case .top("ios", _) = edit.change { true } else { false }
  }

  private func changed(by edit: Edit) -> (id: FileID, file: SourceFile, bytes: [UInt8])? {
    guard let (change, id) = change(of: edit) else { return nil }
    return SceneEditor.text(of: files[id], id: id, with: change).map { (id, files[id], $0) }
  }

  private func change(of edit: Edit) -> (SceneChange, FileID)? {
    func at(_ place: Place, _ change: (SourceSpan) -> SceneChange) -> (SceneChange, FileID)? {
      program.places.span(of: place).map { (change($0), $0.file) }
    }
    switch edit.change {
    case .entry(let key, let value, let place):
      return at(place) { .set([key], value: value, at: $0, isInside: false) }
    case .top(let key, let value): return (.set([key], value: value, at: nil, isInside: false), FileID(0))
    case .key(let key, let value, let place):
      return at(place) { .set([key.rawValue], value: value, at: $0, isInside: true) }
    case .step(let words, let place): return at(place) { .rewrite(words, at: $0) }
    case .recipe(let kind, let words, let place):
      let value = "[" + words.map(\.rawValue).joined(separator: ", ") + "]"
      return at(place) { .set(["containment", kind.rawValue], value: value, at: $0, isInside: true) }
    case .leaveOut(let place): return at(place) { .leaveOut($0) }
    case .again(let place): return at(place) { .again($0) }
    case .append(let step): return (.append(step), FileID(0))
    case .insert(let step, let place): return at(place) { .insert(step, before: $0) }
    }
  }
}

/// A loader that has other bytes for one file.
private struct Overlay<Loader: SourceLoader>: SourceLoader {
  var loader: Loader
  let path: String
  let bytes: [UInt8]

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    path == self.path ? .success(bytes) : loader.load(path)
  }
}
