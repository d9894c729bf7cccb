package import ScenePlan
package import SceneProgram

/// The thing that changes from cell to cell of a matrix: `ios=5..27`.
package struct MatrixAxis: Hashable, Sendable {
  /// The kinds of things that can change.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case ios, device, presentation, animated, forwards

    /// The thing that it changes, as a sentence.
    package var summary: String {
      switch self {
      case .ios: "The version of iOS; `5..27` is a range, and so are `13..` and `..12`."
      case .device: "The device."
      case .presentation: "The style of every presentation."
      case .animated: "Whether code animates what it does."
      case .forwards: "Whether custom containers forward appearance by themselves."
      }
    }
  }

  package var kind: Kind
  /// Each once, in the order of the cells.
  package var values: [MatrixValue]

  package init(_ kind: Kind, _ values: [MatrixValue]) {
    self.kind = kind
    self.values = values
  }
}

/// One value on an axis.
package enum MatrixValue: Hashable, Sendable {
  case ios(Int)
  case device(Device.Idiom)
  case presentation(PresentationStyle)
  case animated(Bool)
  case forwards(Bool)

  /// The word that stands for it behind the axis.
  package var word: String {
    switch self {
    case .ios(let version): String(version)
    case .device(let idiom): idiom.rawValue
    case .presentation(let style): style.rawValue
    case .animated(let flag), .forwards(let flag): String(flag)
    }
  }

  /// Its title where no axis stands beside it: `iOS 12`, `pad`.
  package var title: String {
    var variation = Variation()
    set(in: &variation)
    return variation.title
  }

  func set(in variation: inout Variation) {
    switch self {
    case .ios(let version): variation.ios = version
    case .device(let idiom): variation.device = idiom
    case .presentation(let style): variation.presentation = style
    case .animated(let flag): variation.isAnimated = flag
    case .forwards(let flag): variation.forwards = flag
    }
  }

  var version: Int? { if case .ios(let version) = self { version } else { nil } }
}

/// Why axes can't be what was typed.
package struct MatrixProblem: Error, Hashable, Sendable {
  /// The cause, lower case, without a full stop.
  package var message: String
  package var hint: String
}
