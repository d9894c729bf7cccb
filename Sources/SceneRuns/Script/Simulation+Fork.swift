package import SceneProgram
package import SceneWorld

/// A run that goes on another way from the middle.
extension Simulation {
  /// The place in the script of the step that is performed next; -1 before the app is launched.
  package var nextStep: Int { world.position - 1 }

  /// A copy that goes on with another script. The steps that have been performed must be the same in it, and all besides
  /// the script, too.
  package func fork(as program: Program) -> Simulation {
    var fork = self
    fork.program = program
    return fork
  }
}
