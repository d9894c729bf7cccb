internal import SceneBasics

/// A comparison of two text traces, line by line.
///
/// Lines are alike if they say the same, however far they are indented: an event that came to both is no difference
/// because its controller stands deeper in one of them. Headings are found by the step's number, and are alike if the
/// step started at the same time, whatever it says: what a step is called is no part of what it does.
package struct TraceComparison: Sendable {
  /// Lines that stand beside each other.
  package enum Row: Equatable, Sendable {
    /// Alike, as each trace has it.
    case alike(String, String)
    /// The same step or event, with a difference in its time, argument or answer.
    case changed(String, String)
    /// Only the first trace has it.
    case first(String)
    /// Only the second trace has it.
    case second(String)

    /// Whether it is a difference.
    package var isDifference: Bool {
      switch self {
      case .alike: false
      case .changed, .first, .second: true
      }
    }
  }

  package let rows: [Row]

  /// Compares the lines of two text traces that were written without places and without colours.
  package init(_ first: [String], _ second: [String]) {
    let (first, second) = (first.map(TraceLine.init), second.map(TraceLine.init))
    var rows: [Row] = []
    var (left, right): ([TraceLine], [TraceLine]) = ([], [])
    func close() {
      rows += TraceComparison.rows(of: left, beside: right)
      (left, right) = ([], [])
    }
    for row in LineAlignment.rows(first.map(\.meaning), second.map(\.meaning)) {
      switch row {
      case .both(let one, let other):
        close()
        rows.append(.alike(first[one].text, second[other].text))
      case .first(let index): left.append(first[index])
      case .second(let index): right.append(second[index])
      }
    }
    close()
    self.rows = rows
  }

  /// How many rows are differences.
  package var differenceCount: Int { rows.count { $0.isDifference } }

  /// What lies between two lines that are alike: the same event with another argument stands beside itself.
  private static func rows(of first: [TraceLine], beside second: [TraceLine]) -> [Row] {
    LineAlignment.rows(first.map(\.subject), second.map(\.subject)).map { row in
      switch row {
      case .both(let one, let other): .changed(first[one].text, second[other].text)
      case .first(let index): .first(first[index].text)
      case .second(let index): .second(second[index].text)
      }
    }
  }
}

/// A line of a text trace, taken apart as far as a comparison needs it.
struct TraceLine {
  let text: String
  /// What two lines must share to be alike.
  let meaning: String
  /// What two lines must share to be the same thing with a difference.
  let subject: String

  init(_ text: String) {
    self.text = text
    let bare = String(text.drop { $0 == " " })
    if let step = TraceLine.step(of: text) {
      subject = "# " + step + (text.contains(", continued") ? " continued" : "")
      let remark = text.hasSuffix(")") ? text.lastIndex(of: "   (").map { text[$0...] } : nil
      meaning = subject + (remark ?? "")
    } else {
      meaning = bare
      subject = bare.hasPrefix("#") ? bare : String(bare.prefix { $0 != "(" })
    }
  }

  /// The number of a heading's step; only headings have one directly behind a `#` that isn't indented.
  static func step(of text: String) -> String? {
    guard text.hasPrefix("# ") else { return nil }
    let digits = text.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : String(digits)
  }
}

extension String {
  /// Where a text last occurs.
  fileprivate func lastIndex(of text: String) -> Index? {
    indices.last { self[$0...].hasPrefix(text) }
  }
}
