package import SceneLogs
internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

extension FoundScript {
  /// A line of the log beside the event that UIKit sends there.
  package struct Row: Equatable, Sendable {
    /// The move that it belongs to; nil for the launch, and for what comes before the first move.
    package var move: Int?
    /// The event of the log; nil where the log lacks a line.
    package var event: Int?
    /// UIKit's event; nil where no step explains the line.
    package var sent: Sent?
    /// Whether the log has the event and the next one, or the one before, the other way round.
    package var isExchanged = false
  }

  /// An event of a script that a log would have.
  package struct Sent: Equatable, Sendable {
    /// The class in the log's list; nil for the app and for UIKit.
    package var owner: Int?
    package var kind: LoggedEvent.Kind
    package var argument: LoggedArgument
    /// The instance's name in the scene; nil for the app and for UIKit.
    var name: String?
  }

  /// The latest move that has lines; nil if there is none so far.
  var lastMove: Int? { moves.isEmpty ? nil : moves.count - 1 }
}

extension FoundScript.Sent {
  init(_ event: Produced, in world: borrowing World, _ program: Program) {
    owner = event.owner < 0 ? nil : Int(event.owner)
    kind = event.kind
    if event.ordinal > 0 {
      name = program.name(of: event.template) + (event.ordinal > 1 ? "#\(event.ordinal)" : "")
    }
    switch event.argument {
    case .animated(let isAnimated): argument = .flag(isAnimated)
    case .parent(let parent?): argument = .text(world.name(of: parent, in: program))
    case .parent(nil): argument = .nothing
    case .none, .instance, .name, .instances, .message: argument = .none
    }
  }
}
