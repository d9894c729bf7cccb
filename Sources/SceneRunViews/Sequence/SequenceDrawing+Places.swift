internal import SceneBasics
internal import ScenePlan

/// The places of the lines in a sequence.
extension SequenceDrawing {
  private static let widestHead = 150
  private static let leastGap = 12

  /// Where the last of them ends.
  static func end(of places: [Place]) -> Int { places.map { $0.middle + ($0.width + 1) / 2 }.max() ?? 0 }

  /// How many messages can't be read well: their words have no room beside bars, or they begin or end in a shared line.
  static func cost(of log: MessageLog, at places: [Place]) -> Int {
    let order = Dictionary(uniqueKeysWithValues: log.parties.enumerated().map { ($1, $0) })
    return log.entries.reduce(0) { cost, entry in
      guard case .message(let from, let to, let words) = entry.what, from != to, let one = order[from],
        let other = order[to]
      else { return cost }
      let isTight = SketchText.width(of: words, .small) + 20 > abs(places[one].middle - places[other].middle)
      let isShared = [from, to].contains { if case .others = $0 { true } else { false } }
      return cost + (isTight ? 1 : 0) + (isShared ? 1 : 0)
    }
  }

  /// The words in a party's head.
  static func head(of party: MessageLog.Party, _ log: MessageLog, _ folder: String) -> String {
    guard case .instance = party else { return log.name(of: party) }
    return String(log.name(of: party).dropFirst(folder.count))
  }

  /// Where the parties' lines stand; with a room, as close as their heads allow.
  static func places(of log: MessageLog, in folder: String, room: Int?) -> [Place] {
    let order = Dictionary(uniqueKeysWithValues: log.parties.enumerated().map { ($1, $0) })
    // Between neighbours there is room for what they say to each other.
    var gaps = Array(repeating: 0, count: log.parties.count)
    var talk = gaps
    for entry in log.entries {
      guard case .message(let from, let to, let words) = entry.what, let from = order[from], let to = order[to],
        abs(from - to) == 1
      else { continue }
      gaps[max(from, to)] = max(gaps[max(from, to)], SketchText.width(of: words, .small) + 22)
      talk[max(from, to)] += 1
    }
    let widths = log.parties.map { party in
      let details = log.details(of: party).map { SketchText.width(of: $0, .small) }
      let wanted = max(SketchText.width(of: head(of: party, log, folder), .smallName), details.max() ?? 0)
      return min(room == nil ? widestHead : 104, max(room == nil ? 64 : 44, wanted + 16))
    }
    var places: [Place] = []
    for index in log.parties.indices {
      let last = places.last.map { place in
        place.middle + max(min(gaps[index], 180), place.width / 2 + 24 + widths[index] / 2)
      }
      places.append((last ?? gutter + widths[index] / 2, widths[index]))
    }
    guard let room, end(of: places) > room else { return places }
    // The least that the heads need; the rest goes where most labels find room for the fewest pixels.
    var steps = widths.indices.dropFirst().map { (widths[$0 - 1] + widths[$0]) / 2 + leastGap }
    var free = max(0, room - gutter - widths[0] / 2 - steps.reduce(0, +) - ((widths.last ?? 0) + 1) / 2)
    let wishes = steps.indices.map { (index: $0, pixels: max(0, min(gaps[$0 + 1], 180) - steps[$0])) }
    let ranked = wishes.filter { $0.pixels > 0 }.sorted { one, other in
      let (a, b) = (talk[one.index + 1] * other.pixels, talk[other.index + 1] * one.pixels)
      return a == b ? one.index < other.index : a > b
    }
    for wish in ranked where wish.pixels <= free {
      steps[wish.index] += wish.pixels
      free -= wish.pixels
    }
    for index in steps.indices { steps[index] += free / max(1, steps.count) }
    var middle = gutter + widths[0] / 2
    places[0].middle = middle
    for index in places.indices.dropFirst() {
      middle += steps[index - 1]
      places[index].middle = middle
    }
    return places
  }
}
