internal import SceneBasics
internal import ScenePlan

/// The lines of a controller's lane, each written in one room.
struct ChromeLines {
  private let plan: HierarchyPlan
  /// A callback's line up to its lane, and from there to its time, one behind the other.
  private let callbacks: WordTable
  /// The same of a state.
  private let states: WordTable
  /// The names in quotes.
  private var names = WordTable([])
  private var lane = ShortWord { _ in }
  private var step = Int.min
  private var time = Ticks.zero
  /// What an event says of its step and its time.
  private var moment = PaddedBytes()
  private var mark: SourceMark?
  /// What it says of its place, and its end.
  private var place = PaddedBytes()

  init(_ plan: HierarchyPlan) {
    self.plan = plan
    callbacks = WordTable(
      Callback.byByte.flatMap { callback in
        ChromeLines.words(callback?.rawValue ?? "", callback?.group.rawValue ?? "")
      })
    states = WordTable(ChromeLines.standings.flatMap { ChromeLines.words($0.rawValue, "state") })
    names.reserve(plan.instances.count)
    var writer = ByteWriter()
    for index in plan.instances.indices {
      writer.clear()
      writer.write(json: plan.instances[index].name)
      names.append(writer.kept)
    }
  }

  private static func words(_ name: String, _ category: String) -> [String] {
    [",\n  {\"name\":\"\(name)\",\"ph\":\"X\",\"pid\":1,\"tid\":", ",\"cat\":\"\(category)\",\"ts\":"]
  }

  // MARK: Lanes

  /// Names a lane, and gives it its place.
  ///
  /// - Parameter instance: Nil for the app.
  mutating func writeNames(ofLane number: Int, _ instance: InstanceID?, into output: inout ByteWriter) {
    begin(lane: number)
    output.writeLines(1, atMost: 300 + names.longest) { [lane, names] line, _ in
      line.write(ChromeLines.threadName)
      lane.write(into: &line)
      line.write(ChromeLines.nameKey)
      if let instance { names.open { $0.write(instance.index, into: &line) } } else { line.write(ChromeLines.app) }
      line.write(ChromeLines.threadPlace)
      lane.write(into: &line)
      line.write(ChromeLines.placeKey)
      lane.write(into: &line)
      line.write(ChromeLines.end)
    }
  }

  /// The lines that follow belong to a lane.
  mutating func begin(lane number: Int) { lane = ShortWord { $0.write(number: number) } }

  private static let threadName = PaddedBytes(",\n  {\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":1,\"tid\":")
  private static let threadPlace = PaddedBytes("}},\n  {\"name\":\"thread_sort_index\",\"ph\":\"M\",\"pid\":1,\"tid\":")
  private static let nameKey = PaddedBytes(",\"args\":{\"name\":")
  private static let placeKey = PaddedBytes(",\"args\":{\"sort_index\":")
  private static let app = PaddedBytes("\"app\"")
  private static let end = PaddedBytes("}}")

  // MARK: States

  /// Writes how a controller stood for a while.
  func write(_ standing: RunRecording.Standing, from start: Int, to end: Int, into output: inout ByteWriter) {
    let index = ChromeLines.standings.firstIndex(of: standing) ?? 0
    output.writeLines(1, atMost: 2 * states.longest + 200) { line, _ in
      states.open { states in
        states.write(index * 2, into: &line)
        lane.write(into: &line)
        states.write(index * 2 + 1, into: &line)
      }
      line.write(number: start)
      line.write(ChromeLines.duration)
      line.write(number: end - start)
      line.write(ChromeLines.noArguments)
    }
  }

  private static let standings = RunRecording.Standing.allCases
  private static let duration = PaddedBytes(",\"dur\":")
  private static let noArguments = PaddedBytes(",\"args\":{}}")

  // MARK: Events

  /// Writes an event of the lane.
  mutating func write(_ event: LifecycleEvent, at time: Int, into output: inout ByteWriter) {
    if event.step != step || event.time != self.time { turn(to: event.step, event.time) }
    if event.mark != mark { turn(to: event.mark) }
    let other: InstanceID?
    let word: PaddedBytes
    switch event.argument {
    case .none: (word, other) = (ChromeLines.nothing, nil)
    case .animated(let isAnimated): (word, other) = (isAnimated ? ChromeLines.animated : ChromeLines.still, nil)
    case .parent(let parent): (word, other) = (parent == nil ? ChromeLines.orphan : ChromeLines.argument, parent)
    case .instance(let instance): (word, other) = (ChromeLines.argument, instance)
    case .name, .instances, .message: return writeWithTexts(event, at: time, into: &output)
    }
    guard case .none = event.answer else { return writeWithTexts(event, at: time, into: &output) }
    let callback = event.callback.byte * 2
    let most = 2 * callbacks.longest + moment.count + names.longest + place.count + 100
    output.writeLines(1, atMost: most) { line, _ in
      callbacks.open { callbacks in
        callbacks.write(callback, into: &line)
        lane.write(into: &line)
        callbacks.write(callback + 1, into: &line)
      }
      line.write(number: time)
      line.write(moment)
      line.write(word)
      if let other { names.open { $0.write(other.index, into: &line) } }
      line.write(place)
    }
  }

  /// Writes an event whose argument or answer is a text.
  private func writeWithTexts(_ event: LifecycleEvent, at time: Int, into output: inout ByteWriter) {
    output.write(",\n  {\"name\":" as StaticString)
    output.write(json: plan.callbackName(of: event))
    output.write(",\"ph\":\"X\",\"pid\":1,\"tid\":" as StaticString)
    output.writeLines(1, atMost: ShortWord.room) { line, _ in lane.write(into: &line) }
    callbacks.write(event.callback.byte * 2 + 1, into: &output)
    output.write(number: time)
    output.write(bytes: moment.used)
    write("argument", plan.argumentText(of: event), into: &output)
    switch event.answer {
    case .none: break
    case .bool(let flag): write("answer", flag ? "true" : "false", into: &output)
    case .text(let id): write("answer", plan.name(id), into: &output)
    case .instances(let id): write("answer", plan.text(of: id), into: &output)
    }
    if case .message(let message) = event.argument {
      write("code", message.kind.code, into: &output)
      write("message", plan.text(of: message), into: &output)
    }
    output.write(bytes: place.used)
  }

  private func write(_ key: StaticString, _ text: String?, into output: inout ByteWriter) {
    guard let text else { return }
    output.write(",\"" as StaticString)
    output.write(key)
    output.write("\":" as StaticString)
    output.write(json: text)
  }

  private mutating func turn(to step: Int, _ time: Ticks) {
    (self.step, self.time) = (step, time)
    moment.truncate(to: 0)
    moment.write(atMost: 120) { line in
      line.write(ChromeLines.stepKey)
      line.write(number: step)
      line.write(ChromeLines.secondsKey)
      line.write(seconds: time)
    }
  }

  private mutating func turn(to mark: SourceMark) {
    self.mark = mark
    var writer = ByteWriter()
    if mark.line > 0 {
      write("file", plan.path(of: mark), into: &writer)
      writer.write(",\"line\":" as StaticString)
      writer.write(number: Int(mark.line))
    }
    writer.write("}}" as StaticString)
    place.truncate(to: 0)
    place.append(writer.kept)
  }

  private static let stepKey = PaddedBytes(",\"dur\":1,\"args\":{\"step\":")
  private static let secondsKey = PaddedBytes(",\"seconds\":")
  private static let argument = PaddedBytes(",\"argument\":")
  private static let animated = PaddedBytes(",\"argument\":\"true\"")
  private static let still = PaddedBytes(",\"argument\":\"false\"")
  private static let orphan = PaddedBytes(",\"argument\":\"nil\"")
  private static let nothing = PaddedBytes()
}
