internal import SceneBasics
internal import ScenePlan
internal import SceneTrace

/// A matrix as JSON, for programs.
enum MatrixJSON {
  static func write(_ matrix: SceneMatrix, into output: inout ByteWriter) {
    var json = JSONWriter(output: ByteWriter())
    json.open("{")
    json.key("scene", onLineOf: 1)
    json.value(matrix.scene)
    json.key("cells", onLineOf: 1)
    json.open("[")
    for (row, values) in matrix.table.rows.enumerated() {
      for (column, value) in matrix.table.columns.values.enumerated() {
        json.line(2)
        json.open("{")
        for value in [value] + values { json.field(value) }
        json.field("trace", matrix.traces[matrix.cells[row][column]].letter)
        json.close("}")
      }
    }
    json.close("]", onLineOf: 1)
    json.key("traces", onLineOf: 1)
    json.open("[")
    for trace in matrix.traces {
      json.line(2)
      json.open("{")
      json.field("name", trace.letter)
      json.field("lines", trace.lines)
      json.field("ends", trace.end.word)
      json.close("}")
    }
    json.close("]", onLineOf: 1)
    json.key("boundaries", onLineOf: 1)
    json.open("[")
    for boundary in matrix.boundaries {
      json.line(2)
      json.write(boundary, of: matrix)
    }
    json.close("]", onLineOf: 1)
    json.close("}", onLineOf: 0)
    json.output.write("\n")
    output.write(bytes: json.output.take())
  }
}

extension SceneMatrix.End {
  /// The word for it; nil where a run just settled.
  fileprivate var word: String? {
    switch self {
    case .settled: nil
    case .exception: "exception"
    case .problem: "problem"
    case .limit(let limit): "limit: \(limit)"
    }
  }
}

extension JSONWriter {
  /// A value under the name of its axis.
  fileprivate mutating func field(_ value: MatrixValue) {
    switch value {
    case .ios(let version):
      key("ios")
      self.value(version)
    case .device(let idiom): field("device", idiom.rawValue)
    case .presentation(let style): field("presentation", style.rawValue)
    case .animated(let flag):
      key("animated")
      self.value(flag)
    case .forwards(let flag):
      key("forwards")
      self.value(flag)
    }
  }

  fileprivate mutating func write(_ boundary: SceneMatrix.Boundary, of matrix: SceneMatrix) {
    open("{")
    field("from", matrix.traces[boundary.older].letter)
    field("to", matrix.traces[boundary.newer].letter)
    key("places")
    open("[")
    for place in boundary.places {
      open("{")
      key("from")
      write(place.older, place.rest)
      key("to")
      write(place.newer, place.rest)
      close("}")
    }
    close("]")
    key("lines")
    open("[")
    for line in boundary.lines {
      self.line(3)
      open("{")
      key("step")
      value(line.step)
      field("only", line.isOfSecond ? "to" : "from")
      field("line", line.line.bareText)
      close("}")
    }
    close("]", onLineOf: boundary.lines.isEmpty ? nil : 2)
    key("causes")
    open("[")
    for cause in boundary.causes {
      line(3)
      open("{")
      field("setBack", cause.parts.map(\.word))
      key("lines")
      write(cause.lines)
      close("}")
    }
    close("]", onLineOf: boundary.causes.isEmpty ? nil : 2)
    key("unexplained")
    write(boundary.unexplained)
    close("}")
  }

  private mutating func write(_ value: MatrixValue, _ rest: [MatrixValue]) {
    open("{")
    for value in [value] + rest { field(value) }
    close("}")
  }

  private mutating func write(_ numbers: [Int]) {
    open("[")
    for number in numbers { value(number) }
    close("]")
  }
}
