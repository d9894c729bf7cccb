internal import SceneBasics
internal import ScenePlan

/// What stands between an event's controller and what only that event knows, for each callback.
struct EventWords: Sendable {
  /// The forms of a callback, one behind the other, in the order of `Form`.
  private let words: WordTable

  /// What an event's argument makes of its callback's words.
  enum Form: Int, CaseIterable {
    /// It has no argument.
    case bare
    /// The argument says whether it is animated.
    case still, animated
    /// The argument is that there is no parent.
    case orphan
    /// A parent follows.
    case parent
    /// Another instance, or something else, follows.
    case open
  }

  /// - Parameter text: What stands for a callback's name in one of the forms.
  init(_ text: (String, Form) -> String) {
    words = WordTable(
      Callback.byByte.flatMap { callback in
        Form.allCases.map { form in callback.map { text($0.rawValue, form) } ?? "" }
      })
  }

  /// How long the longest words are.
  var longest: Int { words.longest }

  /// Makes the words ready for many lines.
  @inline(__always) func open(_ body: (OpenWords) -> Void) { words.open(body) }

  /// The form that an argument makes, and the controller that follows; nil where texts are needed.
  @inline(__always) static func form(of argument: Argument) -> (Form, InstanceID?)? {
    switch argument {
    case .none: (.bare, nil)
    case .animated(let isAnimated): (isAnimated ? .animated : .still, nil)
    case .parent(let parent): (parent == nil ? .orphan : .parent, parent)
    case .instance(let instance): (.open, instance)
    case .name, .instances, .message: nil
    }
  }

  /// The number of a callback's words among all.
  @inline(__always) static func place(_ callback: Callback, _ form: Form) -> Int {
    callback.byte &* (Form.open.rawValue + 1) &+ form.rawValue
  }

  /// Writes the words of a callback.
  func write(_ callback: Callback, _ form: Form, into output: inout ByteWriter) {
    words.write(EventWords.place(callback, form), into: &output)
  }
}
