internal import SceneBasics
internal import SceneDiagrams
internal import ScenePlan
internal import SceneRunViews
internal import SceneTrace

/// A recording as the page reads it: JSON with short keys, states as differences from moment to moment.
struct PlayerData {
  let plan: HierarchyPlan
  private let selection: EventSelection
  private let sources: [SourceFile]
  private let findings: [Diagnostic]
  var json: JSONWriter
  /// Each instance as the page knows it, by its number, and its children.
  private var known = Pages<PlayerNode>()
  private var children: [InstanceID: [InstanceID]] = [:]
  let causes: (any CauseSource)?
  /// The callbacks that came in each step that something was refused in, as refusals name them.
  var came: [Int: Set<String>] = [:]
  /// The reasons that events have, each once: many events of a step share theirs.
  private var reasons: [PlayerReason: Int] = [:]
  /// The moment of each event so far that the page shows; nil for the others. Empty where no causes are written.
  private var momentsOfEvents = Pages<Int32?>()

  init(plan: HierarchyPlan, selection: EventSelection, options: TraceOptions, output: consuming ByteWriter) {
    json = JSONWriter(output: output, isInPage: true)
    self.plan = plan
    self.selection = selection
    sources = options.sources
    findings = options.findings
    causes = options.causes
  }

  /// Writes all of it, and gives back what it was written on.
  consuming func write(_ recording: RunRecording) -> ByteWriter {
    let reel = ScreenReel(recording, plan, everyMoment: plan.instances.count <= ScreenReel.finestCount)
    json.open("{")
    json.field("scene", plan.scene)
    json.field("note", plan.note)
    json.field("ios", number: plan.ios)
    json.key("files")
    list(plan.files.enumerated()) { data, file in
      data.json.open("{")
      data.json.field("path", file.element)
      if file.offset < data.sources.count {
        data.json.field("text", String(decoding: data.sources[file.offset].bytes, as: UTF8.self))
      }
      data.json.close("}")
    }
    json.key("controllers")
    list(plan.instances) { $0.write($1) }
    json.key("findings")
    list(findings) { $0.write($1) }
    let phrases = StepPhrases(recording, plan)
    noteEvents(of: recording)
    json.key("steps")
    list(recording.steps.enumerated()) {
      $0.write($1.element, words: phrases.texts[$1.offset], phrases.outcomes[$1.offset])
    }
    json.field("end", recording.end)
    json.key("transitions")
    list(recording.transitions.filter { $0.end > $0.start }) { data, transition in
      data.json.open("{")
      data.json.field("start", transition.start)
      data.json.field("end", transition.end)
      data.json.close("}")
    }
    json.key("moments")
    list(recording.moments.indices) { data, index in
      data.write(recording.moments[index], index, screen: Int(reel.layoutOfMoment[index]))
    }
    json.key("screens")
    var before: [ScreenLayout.Pane] = []
    list(reel.layouts) { data, layout in
      data.write(layout, after: before)
      before = layout.panes
    }
    json.key("reasons")
    list(reasons.sorted { $0.value < $1.value }) { $0.write($1.key) }
    json.close("}", onLineOf: 0)
    json.output.write("\n")
    return json.output
  }

  /// A list, an element a line.
  private mutating func list<Elements: Sequence>(
    _ elements: Elements, _ write: (inout PlayerData, Elements.Element) -> Void
  ) {
    json.open("[")
    for element in elements {
      json.line(0)
      write(&self, element)
    }
    json.close("]")
  }

  private mutating func write(_ instance: InstanceRecord) {
    let template = plan.templates[instance.template]
    json.open("{")
    json.field("name", instance.name)
    json.field("kind", template.kind.rawValue)
    json.field("class", template.className)
    json.field("title", template.title)
    json.field("note", template.note)
    if instance.isPrivate { json.field("hidden", true) }
    place(template.mark)
    json.close("}")
  }

  private mutating func write(_ finding: Diagnostic) {
    json.open("{")
    json.field("severity", finding.severity.rawValue)
    json.field("code", "\(finding.code)")
    json.field("message", finding.message)
    json.field("hint", finding.hint)
    json.field("file", number: Int(finding.span.file.rawValue))
    json.field("line", number: Int(finding.span.line))
    json.close("}")
  }

  private mutating func write(_ step: RunRecording.Step, words: String?, _ outcome: StepOutcome) {
    json.open("{")
    json.field("number", number: step.record.number)
    json.field("id", step.record.id)
    json.field("title", step.record.title)
    json.field("words", words)
    json.field("outcome", outcome.words)
    json.field("reason", plan.reason(of: outcome))
    if outcome.isAlarm { json.field("alarm", true) }
    json.field("note", step.record.note)
    json.field("time", step.time)
    json.field("first", number: step.firstMoment)
    place(step.record.mark)
    writeRefusals(inStep: step.record.number)
    json.close("}")
  }

  private mutating func write(_ moment: RunRecording.Moment, _ index: Int, screen: Int) {
    json.open("{")
    json.field("time", moment.time)
    json.field("screen", number: screen)
    if let root = moment.root { json.field("root", number: root.index) }
    if let event = moment.event {
      let isShown = selection.shows(event)
      if isShown {
        write(event)
        writeCauses()
      }
      if causes != nil { momentsOfEvents.append(isShown ? Int32(clamping: index) : nil) }
    }
    let changes = moment.changes.compactMap { change in
      let node = PlayerNode(change.node)
      while known.count <= change.instance.index { known.append(PlayerNode()) }
      let difference = node.difference(from: known[change.instance.index])
      known[change.instance.index] = node
      return difference.isEmpty && change.children.isNone ? nil : (change, difference)
    }
    if !changes.isEmpty {
      json.key("changes")
      json.open("[")
      for (change, difference) in changes {
        json.open("{")
        json.field("instance", number: change.instance.index)
        for (key, value) in difference { write(key, value) }
        if !change.children.isNone { write(change.children, ofChildrenOf: change.instance) }
        json.close("}")
      }
      json.close("]")
    }
    json.close("}")
  }

  /// The children that a controller has now; only those that came, if they came behind all others.
  private mutating func write(_ change: RunRecording.ListChange, ofChildrenOf instance: InstanceID) {
    let count = children[instance]?.count ?? 0
    change.apply(to: &children[instance, default: []])
    let isMore = count > 0 && change.start == count
    json.key(isMore ? "more" : "children")
    json.open("[")
    for child in isMore ? change.inserted[...] : children[instance, default: []][...] { json.value(child.index) }
    json.close("]")
  }

  private mutating func write(_ key: StaticString, _ value: PlayerNode.Value) {
    json.key(key)
    switch value {
    case .number(let number): json.value(number)
    case .flag(let flag): json.value(flag)
    case .text(let text): json.value(text)
    }
  }

  private mutating func write(_ event: LifecycleEvent) {
    if event.callback.group == .app {
      json.field("app", true)
    } else if let instance = event.instance {
      json.field("instance", number: instance.index)
    }
    json.field("event", plan.callbackName(of: event))
    json.field("group", event.callback.group.rawValue)
    json.field("argument", plan.argumentText(of: event))
    switch event.answer {
    case .none: break
    case .bool(let flag): json.field("answer", flag ? "true" : "false")
    case .text(let id): json.field("answer", plan.name(id))
    case .instances(let id): json.field("answer", plan.text(of: id))
    }
    if case .message(let message) = event.argument {
      json.field("code", message.kind.code)
      json.field("message", plan.text(of: message))
    }
    json.field("step", number: event.step)
    place(event.mark)
  }

  /// Why the next event comes, up to the nearest one above that the page shows; that one has the rest.
  private mutating func writeCauses() {
    guard let causes else { return }
    let moments = momentsOfEvents
    let isShown = { (cause: Cause) in cause.event.map { moments[$0] != nil } ?? false }
    let all = causes.causes(ofEvent: moments.count, until: isShown)
    let end = all.firstIndex(where: isShown)
    guard !all.isEmpty else { return }
    json.key("why")
    json.open("[")
    for cause in all[...(end ?? all.count - 1)] { json.value(number(of: PlayerReason(cause))) }
    json.close("]")
    if let end, let event = all[end].event, let moment = momentsOfEvents[event] {
      json.field("from", number: Int(moment))
    }
  }

  /// The place of a reason in the page's list.
  private mutating func number(of reason: PlayerReason) -> Int {
    if let known = reasons[reason] { return known }
    reasons[reason] = reasons.count
    return reasons.count - 1
  }

  private mutating func write(_ reason: PlayerReason) {
    json.open("[")
    json.value(reason.words)
    json.value(reason.rule?.rawValue ?? "")
    json.value(Int(reason.mark?.file ?? 0))
    json.value(Int(reason.mark?.line ?? 0))
    json.close("]")
  }

  /// A screen as what differs from the one before: how many panes of that stay at the back and in front, and what lies
  /// between them now.
  private mutating func write(_ layout: ScreenLayout, after before: [ScreenLayout.Pane]) {
    let panes = layout.panes
    let shorter = min(panes.count, before.count)
    let back = (0..<shorter).first { panes[$0] != before[$0] } ?? shorter
    let rest = shorter - back
    let front = (0..<rest).first { panes[panes.count - 1 - $0] != before[before.count - 1 - $0] } ?? rest
    json.open("{")
    json.field("width", number: layout.size.width)
    json.field("height", number: layout.size.height)
    if layout.hasIsland { json.field("island", true) }
    json.field("back", number: back)
    json.field("front", number: front)
    json.key("panes")
    json.open("[")
    for pane in panes[back..<(panes.count - front)] {
      json.open("[")
      json.value(pane.role.rawValue)
      for number in [pane.instance.index, pane.x, pane.y, pane.width, pane.height] { json.value(number) }
      json.value(pane.label)
      json.value(pane.appearance.rawValue)
      for number in [pane.middle.x, pane.middle.y, pane.roomWidth, Int(pane.travel?.x ?? 0), Int(pane.travel?.y ?? 0)] {
        json.value(number)
      }
      if pane.isFanned || pane.standing != nil { json.value(pane.isFanned ? 1 : 0) }
      if let standing = pane.standing { json.value(standing.words) }
      json.close("]")
    }
    json.close("]")
    json.close("}")
  }

  private mutating func place(_ mark: SourceMark) {
    guard mark.line > 0 else { return }
    json.field("file", number: Int(mark.file))
    json.field("line", number: Int(mark.line))
  }
}
