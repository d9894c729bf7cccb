internal import ScenePlan

/// How the events of one step lie beside the lines of a log from a place on.
struct Alignment {
  /// An event beside its line, or a piece of either side that has no partner in the other one.
  enum Piece: Equatable {
    case matched(Int, line: Int)
    /// An event without a line, as the place in the events; it belongs before the line.
    case missing(Int, before: Int)
    /// An event behind the last line, as the place in the events: a log may end in the middle of a step.
    case behindEnd(Int)
    /// A line without an event.
    case unexplained(Int)
    /// A line and the next one stand in the wrong order.
    case exchanged(Int, line: Int)
  }

  /// The place behind the last line that it takes.
  var end: Int
  var price: Int
  /// How many lines it takes that the step explains.
  var matched: Int
  /// The instances that are known by their addresses afterwards.
  var book: AddressBook

  /// How many lines may be left over inside one step.
  private static let slack = 6

  /// The best ends, at most two.
  static func ends(
    of produced: [Produced], in tokens: [Evidence.Token], from start: Int, _ book: AddressBook
  ) -> [Alignment] {
    if produced.isEmpty { return [Alignment(end: start, price: 0, matched: 0, book: book)] }
    if let exact = exact(produced, tokens, start, book) { return [exact] }
    guard mayExplain(produced, tokens, start, book) else { return [] }
    return Table(produced, tokens, start, book).ends
  }

  /// The usual case: each event has its line.
  private static func exact(
    _ produced: [Produced], _ tokens: [Evidence.Token], _ start: Int, _ book: AddressBook
  ) -> Alignment? {
    guard start + produced.count <= tokens.count else { return nil }
    var price = 0
    var book = book
    for (index, event) in produced.enumerated() {
      guard let match = event.price(as: tokens[start + index], book) else { return nil }
      book.note(tokens[start + index], for: event)
      price += match + timePrice(produced, index, tokens, start, start + index)
    }
    return Alignment(end: start + produced.count, price: price, matched: produced.count, book: book)
  }

  /// The end where each event has its line, as far as the log goes; nil if one hasn't.
  static func exactEnd(
    of produced: [Produced], in tokens: [Evidence.Token], from start: Int, _ book: AddressBook
  ) -> Alignment? {
    if produced.isEmpty { return Alignment(end: start, price: 0, matched: 0, book: book) }
    let inside = min(produced.count, tokens.count - start)
    guard inside > 0, var end = exact(Array(produced[..<inside]), tokens, start, book) else { return nil }
    end.price += (produced.count - inside) * Prices.behindEnd
    return end
  }

  /// Whether the first events are the next lines.
  static func begins(
    _ produced: [Produced], in tokens: [Evidence.Token], from start: Int, _ book: AddressBook = AddressBook()
  ) -> Bool {
    var book = book
    for (index, event) in produced.enumerated() where start + index < tokens.count {
      if event.price(as: tokens[start + index], book) == nil { return false }
      book.note(tokens[start + index], for: event)
    }
    return true
  }

  /// How many of the first events are the next lines.
  static func common(_ produced: [Produced], in tokens: [Evidence.Token], from start: Int) -> Int {
    zip(produced, tokens[start...]).prefix { $0.price(as: $1, AddressBook()) != nil }.count
  }

  /// Whether an event may have a line.
  static func touches(
    _ produced: ArraySlice<Produced>, _ tokens: [Evidence.Token], from start: Int, _ book: AddressBook
  ) -> Bool {
    let end = min(start + produced.count * 2 + slack, tokens.count)
    return produced.contains { event in tokens[start..<end].contains { event.price(as: $0, book) != nil } }
  }

  /// Whether as many events may have a line as have none. Behind the end of the log they need none.
  private static func mayExplain(
    _ produced: [Produced], _ tokens: [Evidence.Token], _ start: Int, _ book: AddressBook
  ) -> Bool {
    let end = min(start + produced.count + slack, tokens.count)
    var common = 0
    for event in produced where tokens[start..<end].contains(where: { event.price(as: $0, book) != nil }) {
      common += 1
    }
    return end == tokens.count ? common > 0 : common * 3 >= produced.count
  }

  /// Both sides, piece by piece, where the alignment ends at the given line.
  static func pieces(
    of produced: [Produced], in tokens: [Evidence.Token], from start: Int, to end: Int, _ book: inout AddressBook
  ) -> [Piece] {
    if produced.isEmpty { return (start..<end).map { .unexplained($0) } }
    let table = Table(produced, tokens, start, book)
    book = table.book(behind: end)
    return table.pieces(to: end)
  }

  /// A time counts from the first event of the step, and the same from its first line.
  static func timePrice(
    _ produced: [Produced], _ index: Int, _ tokens: [Evidence.Token], _ start: Int, _ place: Int
  ) -> Int {
    guard let first = tokens[start].time, let time = tokens[place].time else { return 0 }
    let one = produced[index].time.microseconds - produced[0].time.microseconds
    let other = time.microseconds - first.microseconds
    // A finger takes as long as it likes.
    if produced[index].isHeld, other > one { return 0 }
    switch abs(one - other) {
    case ..<250_001: return 0
    case ..<1_000_000: return other < atOnce && tellsMoments(first, time) ? Prices.atOnce : Prices.time
    default: return Prices.longTime
    }
  }

  /// How late a line is at most that comes at once, in microseconds.
  private static let atOnce = 50_000

  /// Whether the stamps have parts of a second.
  private static func tellsMoments(_ one: Ticks, _ other: Ticks) -> Bool {
    one.microseconds % 1_000_000 != 0 || other.microseconds % 1_000_000 != 0
  }

  /// The table of all beginnings of both.
  private struct Table {
    let produced: [Produced]
    let tokens: [Evidence.Token]
    let start: Int
    /// The knowledge before the step.
    let book: AddressBook
    let width: Int
    var prices: [Int]

    init(_ produced: [Produced], _ tokens: [Evidence.Token], _ start: Int, _ book: AddressBook) {
      self.book = book
      self.produced = produced
      self.tokens = tokens
      self.start = start
      width = min(produced.count + Alignment.slack, tokens.count - start)
      prices = Array(repeating: 0, count: (produced.count + 1) * (width + 1))
      for row in 0...produced.count {
        for column in 0...width where row + column > 0 {
          var least = Int.max
          for move in Move.order { least = min(least, price(of: move, row, column) ?? .max) }
          prices[row * (width + 1) + column] = least
        }
      }
    }

    enum Move {
      case match, exchange, missing, unexplained

      static let order: [Move] = [.match, .exchange, .missing, .unexplained]
    }

    subscript(row: Int, column: Int) -> Int { prices[row * (width + 1) + column] }

    /// The price of getting to a cell by a move; nil if it can't be.
    func price(of move: Move, _ row: Int, _ column: Int) -> Int? {
      switch move {
      case .match:
        guard row > 0, column > 0, let match = produced[row - 1].price(as: tokens[start + column - 1], book) else {
          return nil
        }
        return self[row - 1, column - 1] + match
          + Alignment.timePrice(produced, row - 1, tokens, start, start + column - 1)
      case .exchange:
        guard row > 1, column > 1, produced[row - 1].price(as: tokens[start + column - 2], book) != nil,
          produced[row - 2].price(as: tokens[start + column - 1], book) != nil
        else { return nil }
        return self[row - 2, column - 2] + Prices.exchange
      case .missing:
        guard row > 0 else { return nil }
        let isAtEnd = start + column == tokens.count && column > 0
        let price = isAtEnd ? Prices.behindEnd : Table.price(of: produced[row - 1].owner)
        return self[row - 1, column] + price
      case .unexplained:
        return column > 0 ? self[row, column - 1] + Table.price(of: tokens[start + column - 1].owner) : nil
      }
    }

    private static func price(of owner: Int32) -> Int { owner < 0 ? Prices.sentence : Prices.line }

    /// The moves that lead to an end, the last first.
    private func way(to end: Int) -> [(move: Move, row: Int, column: Int)] {
      var (row, column) = (produced.count, end - start)
      var way: [(move: Move, row: Int, column: Int)] = []
      while row + column > 0 {
        guard let move = Move.order.first(where: { price(of: $0, row, column) == self[row, column] }) else { break }
        way.append((move, row, column))
        switch move {
        case .match: (row, column) = (row - 1, column - 1)
        case .exchange: (row, column) = (row - 2, column - 2)
        case .missing: row -= 1
        case .unexplained: column -= 1
        }
      }
      return way
    }

    var ends: [Alignment] {
      let last = (0...width).map { self[produced.count, $0] }
      guard let least = last.min(), let best = last.lastIndex(of: least) else { return [] }
      var found = [alignment(best)]
      if best < width, let next = last[(best + 1)...].min(), next <= least + Prices.line,
        let place = last.lastIndex(of: next), tokens.indices.contains(start + place - 1)
      {
        found.append(alignment(place))
      }
      return found.filter { $0.matched > 0 }
    }

    private func alignment(_ column: Int) -> Alignment {
      let way = way(to: start + column)
      let matched = way.reduce(0) { $0 + ($1.move == .match ? 1 : $1.move == .exchange ? 2 : 0) }
      return Alignment(
        end: start + column, price: self[produced.count, column], matched: matched, book: book(behind: start + column))
    }

    /// The knowledge behind the step.
    func book(behind end: Int) -> AddressBook {
      var book = book
      for (move, row, column) in way(to: end).reversed() where move == .match {
        book.note(tokens[start + column - 1], for: produced[row - 1])
      }
      return book
    }

    func pieces(to end: Int) -> [Piece] {
      way(to: end).reversed().map { move, row, column in
        switch move {
        case .match: .matched(row - 1, line: start + column - 1)
        case .exchange: .exchanged(row - 2, line: start + column - 2)
        case .missing:
          start + column == tokens.count && column > 0 ? .behindEnd(row - 1) : .missing(row - 1, before: start + column)
        case .unexplained: .unexplained(start + column - 1)
        }
      }
    }
  }
}
