internal import ScenePlan

/// One reason of an event, as the page shows it: `["the push had lasted its 0.5 s", "N2.31", 0, 12]`, with the file's
/// number and the line; 0 for no line.
struct PlayerReason: Hashable {
  let words: String
  let rule: RuleNumber?
  let mark: SourceMark?

  init(_ cause: Cause) {
    let text = cause.text + (cause.moment.map { ", " + $0 } ?? "")
    words = cause.isBeside ? "… and since " + text : text
    rule = cause.rule
    mark = cause.mark
  }
}
