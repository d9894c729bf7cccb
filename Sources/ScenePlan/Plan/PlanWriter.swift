package import SceneBasics

/// A plan as a file: JSON whose first key is `plan`, with the version of the file format.
///
/// A record and an instruction stand on a line of their own, so that two plans can be compared line by line. What a
/// field is by default is left out. Instructions are arrays, `["addChild",3,1]`: the word and its operands as
/// `Instruction.encode` orders them. Where a routine's instructions come from stands beside them as runs of
/// `[file,line,count]`, so that a moved line changes one line of the plan.
package struct PlanWriter {
  private let plan: HierarchyPlan
  private var json: JSONWriter
  /// The rules that effects name, in the order in which they come first.
  private let rules: [RuleNumber]

  private init(_ plan: HierarchyPlan, output: consuming ByteWriter) {
    self.plan = plan
    rules = plan.usedRules
    json = JSONWriter(output: output)
  }

  /// Writes a plan as JSON.
  package static func write(_ plan: HierarchyPlan, into output: inout ByteWriter) {
    var writer = PlanWriter(plan, output: output)
    output = ByteWriter()
    writer.writeAll()
    output = writer.json.output
  }

  private mutating func writeAll() {
    json.open("{")
    json.writeVersions()
    json.key("scene", onLineOf: 1)
    json.value(plan.scene)
    if let note = plan.note {
      json.key("note", onLineOf: 1)
      json.value(note)
    }
    json.key("ios", onLineOf: 1)
    json.value(plan.ios)
    json.key("behaviours", onLineOf: 1)
    json.values(Behaviour.allCases.filter { plan.behaviours.contains($0) }.map(\.rawValue))
    if plan.device != .phone {
      json.key("device", onLineOf: 1)
      json.value(plan.device.rawValue)
    }
    if plan.screen != .phone {
      json.key("screen", onLineOf: 1)
      json.values(plan.screen)
    }
    if let picture = plan.picture {
      json.key("picture", onLineOf: 1)
      json.open("{")
      json.field("view", picture.view?.rawValue)
      json.field("step", picture.step)
      json.close("}")
    }
    if let initial = plan.initial {
      json.key("initial", onLineOf: 1)
      json.value(initial)
    }
    json.list("files", plan.files) { $0.value($1) }
    json.list("names", plan.names) { $0.value($1) }
    json.list("lists", plan.lists) { $0.values($1.map(\.index)) }
    if !rules.isEmpty {
      json.key("rules", onLineOf: 1)
      json.values(rules.map(\.rawValue))
    }
    let numbers = Dictionary(rules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    json.list("templates", plan.templates) { $0.write($1) }
    json.list("instances", plan.instances) { $0.write($1) }
    json.list("routines", plan.routines) { $0.write($1, numbers) }
    json.list("hooks", plan.hooks) { $0.write($1) }
    json.list("steps", plan.steps) { $0.write($1) }
    json.list("expectations", plan.expectations) { $0.write($1) }
    json.close("}", onLineOf: 0)
    json.output.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ template: TemplateRecord) {
    open("{")
    field("id", template.id)
    field("kind", template.kind.word)
    field("class", template.className)
    field("viewClass", template.viewClassName)
    field("title", template.title)
    field("group", template.group)
    field("note", template.note)
    if !template.contents.isEmpty {
      key("contents")
      open("[")
      for content in template.contents {
        open("[")
        value(content.role)
        value(content.template)
        close("]")
      }
      close("]")
    }
    if !template.segues.isEmpty {
      key("segues")
      open("[")
      for segue in template.segues { write(segue) }
      close("]")
    }
    let lists: [(StaticString, [String])] = [("unwindActions", template.unwindActions), ("actions", template.actions)]
    for (name, names) in lists where !names.isEmpty {
      key(name)
      values(names)
    }
    if let layout = template.layout {
      key("layout")
      write(layout)
    }
    if template.hidesNavigationBar { field("hidesNavigationBar", true) }
    if template.hidesBottomBar { field("hidesBottomBar", true) }
    if template.isActionSheet { field("isActionSheet", true) }
    if !template.tells.isEmpty {
      key("tells")
      open("[")
      for tell in template.tells {
        open("[")
        value(tell.template)
        values(tell.messages)
        close("]")
      }
      close("]")
    }
    if template.isPrivate { field("private", true) }
    field("mark", template.mark)
    close("}")
  }

  private mutating func write(_ segue: TemplateRecord.Segue) {
    open("{")
    field("id", segue.id)
    field("verb", segue.verb.word)
    if let destination = segue.destination {
      key("destination")
      value(destination)
    }
    field("action", segue.action)
    field("style", segue.style?.word)
    field("sender", segue.sender)
    field("note", segue.note)
    if segue.isImported { field("isImported", true) }
    close("}")
  }

  fileprivate mutating func write(_ instance: InstanceRecord) {
    open("{")
    field("name", instance.name)
    key("template")
    value(instance.template)
    if instance.isRetained { field("isRetained", true) }
    if !instance.forwardsAppearance { field("forwardsAppearance", false) }
    if instance.forwardsInsideSuper { field("forwardsInsideSuper", true) }
    if instance.isPrivate { field("isPrivate", true) }
    if let frame = instance.frame {
      key("frame")
      values(frame)
    }
    close("}")
  }

  fileprivate mutating func write(_ routine: Routine, _ rules: [RuleNumber: Int]) {
    open("{")
    field("name", routine.name)
    key("step")
    value(routine.step)
    key("instructions")
    open("[")
    for instruction in routine.instructions {
      line(3)
      open("[")
      instruction.encode(to: &self)
      close("]")
    }
    close("]", onLineOf: routine.instructions.isEmpty ? nil : 2)
    key("marks")
    open("[")
    var start = 0
    while start < routine.marks.count {
      let mark = routine.marks[start]
      let end = routine.marks[start...].firstIndex { $0 != mark } ?? routine.marks.count
      open("[")
      value(Int(mark.file))
      value(Int(mark.line))
      value(end - start)
      close("]")
      start = end
    }
    close("]")
    field("resumption", routine.resumption?.word)
    writeCauses(of: routine, rules)
    close("}")
  }

  fileprivate mutating func write(_ hook: Hook) {
    open("[")
    value(hook.instance.index)
    value(hook.callback.word)
    value(hook.occurrence)
    value(hook.routine.index)
    close("]")
  }

  fileprivate mutating func write(_ step: StepRecord) {
    open("{")
    key("number")
    value(step.number)
    field("id", step.id)
    field("title", step.title)
    field("note", step.note)
    switch step.start {
    case .settled: break
    case .nextTurn: field("after", Delay.word)
    case .after(let time): field("after", time)
    case .justBefore(let time): field("justBefore", time)
    case .waited(let time): field("waited", time)
    }
    key("routine")
    value(step.routine.index)
    field("mark", step.mark)
    if step.isCancelled { field("cancelled", true) }
    guard let screen = step.screen else { return close("}") }
    key("screen")
    values(screen)
    close("}")
  }

  fileprivate mutating func write(_ expectation: Expectation) {
    open("{")
    key("step")
    value(expectation.step)
    switch expectation.since {
    case .lastLook: break
    case .launch: field("since", "launch")
    case .step(let number):
      key("since")
      value(number)
    }
    if !expectation.of.isEmpty {
      key("of")
      values(expectation.of)
    }
    if !expectation.callbacks.isEmpty {
      key("callbacks")
      values(expectation.callbacks)
    }
    field("ios", expectation.scope.ios?.text)
    if !expectation.scope.devices.isEmpty { field("device", expectation.scope.devices.map(\.rawValue)) }
    key("clauses")
    open("[")
    for clause in expectation.clauses {
      line(3)
      open("{")
      write(clause.condition)
      field("mark", clause.mark)
      close("}")
    }
    close("]", onLineOf: expectation.clauses.isEmpty ? nil : 2)
    close("}")
  }

  private mutating func write(_ condition: Expectation.Condition) {
    switch condition {
    case .trace(let patterns): write("trace", patterns)
    case .contains(let patterns): write("contains", patterns)
    case .lacks(let patterns): write("lacks", patterns)
    case .visible(let controller): field("visible", controller)
    case .appeared(let controllers): field("appeared", controllers)
    case .tree(let lines): field("tree", lines)
    case .alive(let controllers): field("alive", controllers)
    case .released(let controllers): field("released", controllers)
    case .answers(let question, let controller): field("answers", [question.word, controller])
    case .displayMode(let mode): field("displayMode", mode)
    case .tabBar(let state): field("tabBar", state.rawValue)
    case .warnings(let kinds): field("warnings", kinds.map(\.word))
    case .raises(let kind): field("raises", kind.word)
    }
  }

  private mutating func write(_ key: StaticString, _ patterns: [Expectation.Pattern]) {
    self.key(key)
    open("[")
    for pattern in patterns {
      var words: [String] = [pattern.controller, pattern.callback]
      // A sign in front marks a flag, so an argument that starts with one has another sign before it.
      if let argument = pattern.argument {
        words.append(argument.first.map { "+-=".contains($0) } == true ? "=" + argument : argument)
      }
      words += pattern.has.names.map { "+" + $0 }
      words += pattern.hasNot.names.map { "-" + $0 }
      values(words)
    }
    close("]")
  }
}
