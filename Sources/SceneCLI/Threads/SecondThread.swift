internal import SceneBasics

/// A thread that makes pieces of something while the caller takes them.
struct SecondThread: Helper {
  func begin<Piece: Sendable>(
    holding most: Int, _ work: @escaping @Sendable (_ handOver: (Piece) -> Void) -> Void
  ) -> (() -> Piece?)? {
    Thread.hasFreeCore ? SecondThread.start(holding: most, work) : nil
  }

  /// Begins work on another thread, whether or not a core is free.
  static func start<Piece: Sendable>(
    holding most: Int, _ work: @escaping @Sendable (_ handOver: (Piece) -> Void) -> Void
  ) -> (() -> Piece?)? {
    let desk = Monitor(Desk<Piece>())
    let thread = Thread {
      work { piece in
        desk.wait { $0.pieces.count < most ? () : nil }
        desk.change { $0.pieces.append(piece) }
      }
      desk.change { $0.isLast = true }
    }
    guard thread != nil else { return nil }
    return {
      desk.wait { $0.pieces.isEmpty && !$0.isLast ? nil : () }
      return desk.change { $0.pieces.isEmpty ? nil : $0.pieces.removeFirst() }
    }
  }

  /// What waits to be taken.
  private struct Desk<Piece: Sendable>: Sendable {
    var pieces: [Piece] = []
    var isLast = false
  }
}
