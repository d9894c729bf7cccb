internal import SceneBasics
package import ScenePlan
package import SceneWhy

/// Answers as objects, one a line.
extension ExplanationSheet {
  package mutating func write(json explanation: Explanation) {
    let scene = scene
    writeLine { json in
      json.field("event", explanation.title)
      json.field("came", explanation.came)
      json.field("step", number: explanation.step)
      json.field("time", explanation.time)
      json.field("rule", explanation.rule?.rawValue)
      json.field("causes", explanation.causes, of: scene)
    }
  }

  /// An event that never came, and that nothing kept away.
  package mutating func write(json question: Expectation.Pattern, answer: String) {
    writeLine { json in
      json.field("event", question.text)
      json.field("came", false)
      json.field("answer", answer)
      json.field("causes", [])
    }
  }

  package mutating func write(json edit: OfferedEdit) {
    writeLine { json in
      json.field("edit", edit.text)
      json.field("file", edit.file)
      json.field("line", number: edit.line)
      json.field("new", edit.isNew)
      json.field("step", number: edit.step)
      json.field("without", edit.without)
      json.field("but", edit.harm)
    }
  }

  package mutating func write(json owners: [Cause], of id: String) {
    let scene = scene
    writeLine { json in
      json.field("alive", id)
      json.field("owners", owners, of: scene)
    }
  }

  private mutating func writeLine(_ fields: (inout JSONWriter) -> Void) {
    JSONWriter.write(to: &output) { json in
      json.open("{")
      fields(&json)
      json.close("}")
    }
    output.write("\n")
  }
}

extension JSONWriter {
  /// A chain of causes, with their places in a scene.
  fileprivate mutating func field(_ key: StaticString, _ links: [Cause], of scene: CompiledScene) {
    self.key(key)
    list(links) { json, link in
      json.open("{")
      json.field("kind", link.kind.rawValue)
      json.field("text", link.text)
      json.field("rule", link.rule?.rawValue)
      json.field("controller", link.controller)
      if let mark = link.mark {
        json.field("file", scene.path(of: mark))
        json.field("line", number: Int(mark.line))
      }
      json.close("}")
    }
  }
}
