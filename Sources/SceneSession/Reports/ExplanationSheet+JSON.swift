internal import SceneBasics
package import ScenePlan
package import SceneWhy

/// Answers as objects, one a line.
extension ExplanationSheet {
  package mutating func write(json explanation: Explanation) {
    output.write("{\"event\":")
    output.write(json: explanation.title)
    output.write(
      ",\"came\":\(explanation.came),\"step\":\(explanation.step),\"time\":\(explanation.time.seconds)")
    if let rule = explanation.rule { output.write(",\"rule\":\"\(rule.rawValue)\"") }
    writeCauses("causes", explanation.causes)
    output.write("}\n")
  }

  /// An event that never came, and that nothing kept away.
  package mutating func write(json question: Expectation.Pattern, answer: String) {
    output.write("{\"event\":")
    output.write(json: question.text)
    output.write(",\"came\":false,\"answer\":")
    output.write(json: answer)
    output.write(",\"causes\":[]}\n")
  }

  package mutating func write(json edit: OfferedEdit) {
    output.write("{\"edit\":")
    output.write(json: edit.text)
    if let file = edit.file {
      output.write(",\"file\":")
      output.write(json: file)
    }
    output.write(",\"line\":\(edit.line),\"new\":\(edit.isNew),\"step\":\(edit.step)")
    if let without = edit.without {
      output.write(",\"without\":")
      output.write(json: without)
    }
    if let harm = edit.harm {
      output.write(",\"but\":")
      output.write(json: harm)
    }
    output.write("}\n")
  }

  package mutating func write(json owners: [Cause], of id: String) {
    output.write("{\"alive\":")
    output.write(json: id)
    writeCauses("owners", owners)
    output.write("}\n")
  }

  private mutating func writeCauses(_ key: String, _ links: [Cause]) {
    output.write(",\"\(key)\":[")
    for (index, link) in links.enumerated() {
      output.write(index == 0 ? "{\"kind\":\"" : ",{\"kind\":\"")
      output.write(link.kind.rawValue)
      output.write("\",\"text\":")
      output.write(json: link.text)
      if let rule = link.rule { output.write(",\"rule\":\"\(rule.rawValue)\"") }
      if let controller = link.controller {
        output.write(",\"controller\":")
        output.write(json: controller)
      }
      if let mark = link.mark {
        output.write(",\"file\":")
        output.write(json: scene.path(of: mark))
        output.write(",\"line\":\(mark.line)")
      }
      output.write("}")
    }
    output.write("]")
  }
}
