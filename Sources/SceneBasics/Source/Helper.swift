/// A second core, for work that can go on beside the caller's. The library starts no thread itself: the command hands
/// in what does.
package protocol Helper: Sendable {
  /// Begins work that makes one piece after the other. The caller must take all pieces.
  ///
  /// - Parameters:
  ///   - most: How many pieces may wait to be taken. The work waits while there are so many.
  ///   - work: Makes the pieces, on another thread, and hands over each as soon as it is made.
  /// - Returns: A function that waits for the next piece and gives it, or nil behind the last one; nil if there is no
  ///   other core or no thread.
  func begin<Piece: Sendable>(
    holding most: Int, _ work: @escaping @Sendable (_ handOver: (Piece) -> Void) -> Void
  ) -> (() -> Piece?)?
}
