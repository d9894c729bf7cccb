internal import SceneBasics

/// Sizes and places of views, as lists of numbers.
extension JSONWriter {
  mutating func values(_ size: ScreenSize) { values([size.width, size.height]) }

  mutating func values(_ frame: ChildFrame) { values([frame.x, frame.y, frame.width, frame.height]) }

  /// `["center",300,200]`; frames as `["frames",[3,0,0,100,50]]`, the child's template first.
  mutating func write(_ layout: ChildLayout) {
    open("[")
    value(layout.word.rawValue)
    switch layout {
    case .vertical, .horizontal: break
    case .center(let size):
      value(size.width)
      value(size.height)
    case .frames(let frames):
      for (template, frame) in frames.sorted(by: { $0.key < $1.key }) {
        values([template, frame.x, frame.y, frame.width, frame.height])
      }
    case .paging(let isVertical): value(isVertical)
    }
    close("]")
  }

  mutating func values(_ numbers: [Int]) {
    open("[")
    for number in numbers { value(number) }
    close("]")
  }
}

/// The first element of a layout in a plan file.
@usableFromInline package enum ChildLayoutWord: String, PlanWord {
  case vertical, horizontal, center, frames, paging

  @usableFromInline package static let vocabulary = PlanVocabulary<ChildLayoutWord>()
}

extension ChildLayout {
  fileprivate var word: ChildLayoutWord {
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    case .center: .center
    case .frames: .frames
    case .paging: .paging
    }
  }
}

extension JSONWriter {
  /// The version of the file's format, and the release whose rules it was made by.
  mutating func writeVersions() {
    key("plan", onLineOf: 1)
    value(HierarchyPlan.version)
    key("release", onLineOf: 1)
    value(RuleChange.newest)
  }
}
