/// Rows that are as full as they get.
extension RowPlan {
  /// Other ways to fold the same layers: the first row ends behind any of them, and each further row takes as many as
  /// fit. Only those are told that fit.
  func filled(_ widths: [Int], _ arrows: [Arrow], into room: Int) -> [RowPlan] {
    let first = widths.count - most + 1
    guard most <= RowPlan.mostEnds, first <= widths.count else { return [] }
    var (plans, plan): ([RowPlan], RowPlan) = ([], self)
    func parts(_ parts: [Range<Int>], _ last: Range<Int>) -> [Range<Int>] {
      parts + [last] + (last.upperBound < widths.count ? [last.upperBound..<widths.count] : [])
    }
    for end in first...widths.count {
      plan.fold(widths, arrows, into: parts([], 0..<end))
      // A longer first row doesn't fit either.
      if plan.width(ofRow: 0) > room { break }
      var rows = [0..<end]
      while let start = rows.last?.upperBound, start < widths.count {
        var stop = start + 1
        while stop < widths.count {
          plan.fold(widths, arrows, into: parts(rows, start..<stop + 1))
          if plan.width(ofRow: rows.count) > room { break }
          stop += 1
        }
        rows.append(start..<stop)
      }
      plan.fold(widths, arrows, into: rows)
      if plan.width <= room { plans.append(plan) }
    }
    return plans
  }

  /// These rows of one layer each, where a layer that follows the one before stands in its row if it fits.
  func joined(_ follows: [Bool], _ widths: [Int], _ arrows: [Arrow], into room: Int) -> RowPlan {
    var plan = self
    var parts = rows
    var row = 0
    while row + 1 < parts.count {
      let next = parts[row + 1]
      let joined = parts[row].lowerBound..<next.upperBound
      if follows[next.lowerBound], joined.reduce(0, { $0 + widths[$1] }) + RowPlan.channel <= room {
        var joint = parts
        joint[row] = joined
        joint.remove(at: row + 1)
        plan.fold(widths, arrows, into: joint)
        if plan.width(ofRow: row) <= room {
          parts = joint
          continue
        }
      }
      row += 1
    }
    plan.fold(widths, arrows, into: parts)
    return plan
  }

  /// How many of some reaches lie beside each row.
  func lines(_ reaches: [ClosedRange<Int>]) -> [Int] {
    var changes = Array(repeating: 0, count: rows.count + 1)
    for reach in reaches {
      changes[reach.lowerBound] += 1
      changes[reach.upperBound + 1] -= 1
    }
    for row in rows.indices { changes[row + 1] += changes[row] }
    return Array(changes.dropLast())
  }
}
