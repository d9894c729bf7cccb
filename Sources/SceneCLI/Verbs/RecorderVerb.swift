internal import SceneBasics
internal import SceneLogs
internal import SceneSession

/// `recorder`: a file for an app, which prints the lifecycle of its controllers.
struct RecorderVerb: Verb {
  let name = "recorder"
  let overview = "Print a Swift file that makes an app print its lifecycle, for 'log'."
  let discussion = [
    "Add the file to the app, and let controllers inherit from RecordedViewController. Classes with another base class adopt"
      + " a protocol. It prints eight callbacks with class, address, argument, parent and time, and says what it prints.",
    "It swizzles nothing. No device has tried it yet: it was type-checked and run against a stub of UIKit.",
  ]
  let operands = Operands.none
  var options: [any AnyCommandOption] { [CommonOptions.output] }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try session.deliver(Array(RecorderFile.text.utf8), to: arguments[CommonOptions.output])
    return .done
  }
}
