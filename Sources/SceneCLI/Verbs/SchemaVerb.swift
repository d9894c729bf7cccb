internal import SceneBasics
internal import SceneCompiler
internal import SceneSession

/// `schema`: the JSON Schema of scene files, by which editors complete and explain them.
struct SchemaVerb: Verb {
  let name = "schema"
  let overview = "Print the JSON Schema of scene files, for editors and other tools."
  let discussion = [
    "An editor with the YAML language server reads it from a comment in a scene's first line:",
    "# yaml-language-server: $schema=PATH/scene.schema.json",
  ]
  let operands = Operands.none
  var options: [any AnyCommandOption] { [CommonOptions.output] }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    var writer = ByteWriter()
    SceneSchema.write(to: &writer)
    try session.deliver(writer.take(), to: arguments[CommonOptions.output])
    return .done
  }
}
