extension TemplateRecord {
  /// A declared segue, fired or not.
  package struct Segue: Hashable, Sendable {
    package var id: String
    package var verb: SegueVerb
    /// The destination; nil for `unwind`.
    package var destination: Int?
    /// The action of an `unwind`.
    package var action: String?
    package var style: PresentationStyle?
    /// The button or cell that fires it.
    package var sender: String?
    package var note: String?
    /// Whether it comes from a storyboard, so that an import may have made its id.
    package var isImported = false
    /// Whether an import found it in code, and in no storyboard.
    package var isOfCode = false

    package init(
      id: String, verb: SegueVerb, destination: Int?, action: String? = nil, style: PresentationStyle? = nil,
      sender: String? = nil, note: String? = nil
    ) {
      self.id = id
      self.verb = verb
      self.destination = destination
      self.action = action
      self.style = style
      self.sender = sender
      self.note = note
    }
  }
}
