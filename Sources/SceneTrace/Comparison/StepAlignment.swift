internal import SceneBasics
internal import ScenePlan

/// The steps of two traces, side by side. In two runs of one script a step stands beside the one of its number. Where
/// scripts differ, equal headings stand beside each other, and between those the steps by their numbers. So one step
/// that was put in doesn't make all that follow different.
struct StepAlignment {
  /// A step of a trace, from its heading to the next one.
  struct Step {
    /// -1 for what comes before all headings.
    var number: Int
    /// The words of its heading.
    var name: Substring
    var lines: Range<Int>
    var start: Ticks
    /// The time that its heading says; nil if it says none.
    var time: Ticks?

    /// Lines of it as if it were another step, which starts at another time.
    func moved(_ lines: ArraySlice<TraceLine>, to other: Step) -> ArraySlice<TraceLine> {
      ArraySlice(
        lines.map { line in
          switch line.saying {
          case .heading(let step, let isContinued, let time):
            let moved = isContinued ? time.map { self.moved($0, to: other) } : other.time
            let number = step == number ? other.number : step
            return TraceLine(.heading(step: number, isContinued: isContinued, time: moved), text: line.text)
          case .time(let time): return TraceLine(.time(moved(time, to: other)), text: line.text)
          case .event, .comment: return line
          }
        })
    }

    private func moved(_ time: Ticks, to other: Step) -> Ticks {
      Ticks(microseconds: time.microseconds - start.microseconds) + other.start
    }
  }

  enum Pair {
    case both(Step, Step)
    case first(Step)
    case second(Step)
  }

  private(set) var pairs: [Pair] = []

  init(_ first: [TraceLine], _ second: [TraceLine]) {
    let (steps, others) = (StepAlignment.steps(of: first), StepAlignment.steps(of: second))
    if StepAlignment.areOfOneScript(steps, others) {
      add(steps[...], others[...], shift: 0)
      return
    }
    var (index, other, shift) = (0, 0, 0)
    for row in LineAlignment.rows(steps.map(\.name), others.map(\.name)) {
      guard case .both(let one, let two) = row else { continue }
      add(steps[index..<one], others[other..<two], shift: shift)
      pairs.append(.both(steps[one], others[two]))
      (index, other, shift) = (one + 1, two + 1, steps[one].number - others[two].number)
    }
    add(steps[index...], others[other...], shift: shift)
  }

  /// Steps by their numbers.
  ///
  /// - Parameter shift: How much lower the numbers of the second ones are.
  private mutating func add(_ steps: ArraySlice<Step>, _ others: ArraySlice<Step>, shift: Int) {
    var (index, other) = (steps.startIndex, others.startIndex)
    while index < steps.endIndex || other < others.endIndex {
      let number = index < steps.endIndex ? steps[index].number : .max
      let otherNumber = other < others.endIndex ? others[other].number + shift : .max
      if number == otherNumber {
        pairs.append(.both(steps[index], others[other]))
      } else if number < otherNumber {
        pairs.append(.first(steps[index]))
      } else {
        pairs.append(.second(others[other]))
      }
      if number <= otherNumber { index += 1 }
      if otherNumber <= number { other += 1 }
    }
  }

  /// Whether steps of one number have one name.
  private static func areOfOneScript(_ steps: [Step], _ others: [Step]) -> Bool {
    let names = Dictionary(others.map { ($0.number, $0.name) }) { name, _ in name }
    return steps.allSatisfy { step in names[step.number].map { $0 == step.name } ?? true }
  }

  /// The steps of a trace.
  ///
  /// A step that goes on belongs to the step in which it does: that is when it happens.
  private static func steps(of trace: [TraceLine]) -> [Step] {
    var steps: [Step] = []
    var step = Step(number: -1, name: "", lines: 0..<0, start: .zero)
    var now = Ticks.zero
    for (place, line) in trace.enumerated() {
      switch line.saying {
      case .heading(_, _, let time?), .time(let time): now = time
      case .heading, .event, .comment: break
      }
      guard case .heading(let number, false, let time) = line.saying else { continue }
      step.lines = step.lines.lowerBound..<place
      if !step.lines.isEmpty { steps.append(step) }
      step = Step(number: number, name: StepAlignment.name(in: line.text, of: number), lines: place..<place, start: now)
      step.time = time
    }
    step.lines = step.lines.lowerBound..<trace.count
    return step.lines.isEmpty ? steps : steps + [step]
  }

  /// The words of a heading, without its number and its time.
  private static func name(in text: String, of number: Int) -> Substring {
    let name = text[(text.firstRange(of: "# \(number)")?.upperBound ?? text.startIndex)...]
    return name.firstRange(of: "   (at ").map { name[..<$0.lowerBound] } ?? name
  }
}
