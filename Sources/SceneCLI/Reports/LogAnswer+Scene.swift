internal import SceneCompiler
internal import SceneSearch
internal import SceneWriting

extension LogAnswer {
  /// The scene that was found for the first run of the app, with its script.
  ///
  /// - Throws: If no script was found, or it can't be written as one file.
  func sceneText(for path: String) throws(CommandFailure) -> String {
    guard let best = scripts.first.flatMap({ $0?.best }) else {
      throw CommandFailure(
        .inputAtFault, subject: path, "isn't written, since no script was found", hint: "print more callbacks")
    }
    var scene = best.scene
    scene.files = []
    if !best.guess.isEmpty { scene.note = "Guessed from a log: \(best.guess)." }
    do {
      return try SceneWriter.writeFirst(scene).text
    } catch {
      throw CommandFailure(
        .inputAtFault, subject: path, "isn't written: \(error.description)", hint: "give a scene of one file")
    }
  }
}
