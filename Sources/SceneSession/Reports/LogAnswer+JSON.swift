package import SceneBasics
internal import SceneLogs
internal import ScenePlan

extension LogAnswer {
  /// One object: what was read, every class, every event, every finding, and the other lines if they were asked for.
  package func writeJSON(to writer: inout ByteWriter) {
    let log = reading.log
    let file = files[FileID(0)]
    writer.write("{\n  \"log\": ")
    writer.write(json: file.path)
    writer.write(",\n  \"lines\": \(reading.lineCount),\n  \"lifecycleLines\": \(reading.lifecycleCount)")
    writer.write(",\n  \"otherLines\": \(reading.others.count),\n  \"classes\": [")
    for (index, entry) in log.classes.enumerated() {
      writer.write(index == 0 ? "\n    {\"name\": " : ",\n    {\"name\": ")
      writer.write(json: entry.name)
      writer.write(", \"prints\": [")
      for (place, callback) in Callback.allCases.filter(entry.printed.contains).enumerated() {
        if place > 0 { writer.write(", ") }
        writer.write(json: callback.rawValue)
      }
      writer.write("]}")
    }
    writer.write(log.classes.isEmpty ? "],\n  \"runs\": [" : "\n  ],\n  \"runs\": [")
    for (index, run) in log.runs.enumerated() {
      writer.write(index == 0 ? "\n    [" : ",\n    [")
      for event in run {
        writer.write(event == run.lowerBound ? "\n      " : ",\n      ")
        write(event, to: &writer)
      }
      writer.write(run.isEmpty ? "]" : "\n    ]")
    }
    writer.write("\n  ],\n  \"findings\": [")
    for (index, finding) in reported.enumerated() {
      writer.write(index == 0 ? "\n    " : ",\n    ")
      finding.writeJSON(in: files, to: &writer)
    }
    writer.write(reported.isEmpty ? "]" : "\n  ]")
    if !scripts.isEmpty { writeScripts(to: &writer) }
    if listsOthers { writeOthers(to: &writer) }
    writer.write("\n}\n")
  }

  private func write(_ index: Int, to writer: inout ByteWriter) {
    let event = reading.log.events[index]
    writer.write("{\"line\": \(reading.places[index].line)")
    switch event.kind {
    case .callback(let callback):
      if let owner = event.owner {
        writer.write(", \"class\": ")
        writer.write(json: reading.log.classes[Int(owner)].name)
      }
      writer.write(", \"callback\": ")
      writer.write(json: callback.rawValue)
    case .message(let message):
      writer.write(", \"message\": ")
      writer.write(json: "SG\(message.rawValue)")
    }
    if event.address > 0 {
      writer.write(", \"address\": ")
      writer.write(json: "0x" + String(event.address, radix: 16))
    }
    switch event.argument {
    case .none: break
    case .flag(let flag): writer.write(flag ? ", \"argument\": true" : ", \"argument\": false")
    case .nothing: writer.write(", \"argument\": null")
    case .text(let text):
      writer.write(", \"argument\": ")
      writer.write(json: text)
    case .texts(let texts):
      writer.write(", \"arguments\": [")
      for (place, text) in texts.enumerated() {
        if place > 0 { writer.write(", ") }
        writer.write(json: text)
      }
      writer.write("]")
    }
    if let time = event.time {
      writer.write(", \"time\": ")
      writer.write(seconds: time)
    }
    writer.write("}")
  }

  private func writeOthers(to writer: inout ByteWriter) {
    writer.write(",\n  \"others\": [")
    for (index, other) in reading.others.enumerated() {
      writer.write(
        index == 0 ? "\n    {\"line\": \(other.line), \"text\": " : ",\n    {\"line\": \(other.line), \"text\": ")
      writer.write(json: reading.text(of: other, in: files[FileID(0)]))
      writer.write("}")
    }
    writer.write(reading.others.isEmpty ? "]" : "\n  ]")
  }
}
