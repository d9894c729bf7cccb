internal import SceneBasics
internal import ScenePlan

/// Something that lasts, in a lane.
struct ChromeSlice {
  enum Value {
    case number(Int)
    case text(String)
    case time(Ticks)
  }

  var name: String
  var category: String
  /// In microseconds.
  var start: Int
  var end: Int
  typealias Argument = (key: StaticString, value: Value)

  var arguments: [Argument] = []
}

/// Writes trace events, one a line.
struct ChromeEventWriter {
  private var json: JSONWriter

  init(output: consuming ByteWriter) {
    json = JSONWriter(output: output)
    json.open("{")
    json.key("displayTimeUnit")
    json.value("ms")
    json.key("traceEvents")
    json.open("[")
  }

  /// Ends the file.
  mutating func close() -> ByteWriter {
    json.close("]", onLineOf: 0)
    json.close("}")
    json.output.write("\n")
    var output = ByteWriter()
    swap(&output, &json.output)
    return output
  }

  /// Names the whole.
  mutating func name(process name: String) { write(metadata: "process_name", lane: nil, name) }

  /// Names a lane, and gives it its place.
  mutating func name(lane: Int, _ name: String) {
    write(metadata: "thread_name", lane: lane, name)
    begin("M", "thread_sort_index", lane: lane)
    json.key("args")
    json.open("{")
    json.key("sort_index")
    json.value(lane)
    json.close("}")
    json.close("}")
  }

  /// Something that lasts and lies within what lasts longer in its lane.
  mutating func write(_ slice: ChromeSlice, lane: Int) {
    begin("X", slice.name, lane: lane)
    json.field("cat", slice.category)
    json.key("ts")
    json.value(slice.start)
    json.key("dur")
    json.value(slice.end - slice.start)
    write(slice.arguments)
    json.close("}")
  }

  /// Something that may overlap with others, as a pair of asynchronous events.
  mutating func write(span: ChromeSlice, id: Int, lane: Int) {
    for (phase, time, arguments) in [("b", span.start, span.arguments), ("e", span.end, [])] {
      begin(phase, span.name, lane: lane)
      json.field("cat", span.category)
      json.key("id")
      json.value(id)
      json.key("ts")
      json.value(time)
      if !arguments.isEmpty { write(arguments) }
      json.close("}")
    }
  }

  /// An arrow from one moment of a lane to another one.
  mutating func write(flow id: Int, from start: (lane: Int, time: Int), to end: (lane: Int, time: Int)) {
    for (phase, place) in [("s", start), ("f", end)] {
      begin(phase, "cause", lane: place.lane)
      json.field("cat", "cause")
      json.key("id")
      json.value(id)
      json.key("ts")
      json.value(place.time)
      // It ends at the slice that begins there, not at the next one.
      if phase == "f" { json.field("bp", "e") }
      json.close("}")
    }
  }

  private mutating func write(metadata: String, lane: Int?, _ name: String) {
    begin("M", metadata, lane: lane)
    json.key("args")
    json.open("{")
    json.field("name", name)
    json.close("}")
    json.close("}")
  }

  private mutating func begin(_ phase: String, _ name: String, lane: Int?) {
    json.line(1)
    json.open("{")
    json.field("name", name)
    json.field("ph", phase)
    json.key("pid")
    json.value(1)
    if let lane {
      json.key("tid")
      json.value(lane)
    }
  }

  private mutating func write(_ arguments: [ChromeSlice.Argument]) {
    json.key("args")
    json.open("{")
    for (key, value) in arguments {
      switch value {
      case .number(let number):
        json.key(key)
        json.value(number)
      case .text(let text): json.field(key, text)
      case .time(let time): json.field(key, time)
      }
    }
    json.close("}")
  }
}
