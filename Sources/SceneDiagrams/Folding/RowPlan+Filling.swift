/// Rows that are as full as they get.
extension RowPlan {
  /// Other ways to fold the same layers: the first row ends behind any of them, and each further row takes as many as
  /// fit. Only those are told that fit.
  func filled(_ widths: [Int], _ arrows: [Arrow], into room: Int) -> [RowPlan] {
    let first = widths.count - most + 1
    guard most <= RowPlan.mostEnds, first <= widths.count else { return [] }
    return (first...widths.count).compactMap { end in
      var plan = self
      var parts = [0..<end]
      while let start = parts.last?.upperBound, start < widths.count {
        var stop = widths.count
        while true {
          plan.fold(widths, arrows, into: parts + [start..<stop] + (stop < widths.count ? [stop..<widths.count] : []))
          if stop == start + 1 || plan.width(ofRow: parts.count) <= room { break }
          stop -= 1
        }
        parts.append(start..<stop)
      }
      plan.fold(widths, arrows, into: parts)
      return plan.width <= room ? plan : nil
    }
  }
}
