/// The time and the process that a logger writes before a message.
///
/// It takes a day with a time, a time of day alone, and the month's name of a system log:
///
/// ```
/// 2021-03-04 10:00:20.000300+0800 DemoApp[4100:91000] -[DetailController viewDidLoad]
/// 10:00:20.123 DetailController viewDidLoad()
/// Mar  4 10:00:20 phone DemoApp(UIKitCore)[4100] <Notice>: …
/// ```
struct LogStamp {
  /// Microseconds since some day, in the zone that is written; nil without a time.
  private(set) var time: Int64?
  /// Whether the time has no day, so that it begins again at midnight.
  private(set) var isTimeOfDay = false
  /// The number of the process; nil if it isn't written.
  private(set) var process: Int?
  /// The byte at which the message begins.
  private(set) var end: Int

  static let day: Int64 = 86_400_000_000

  /// Looks for a stamp among the first words of a line.
  init(of line: LogLine) {
    end = line.range.lowerBound
    for word in line.words.prefix(5) {
      if let month = LogStamp.month(line.bytes[word.range]), readSystemDate(month, behind: word.range.upperBound, line)
      {
        break
      }
      let first = line[word.range.lowerBound]
      guard (0x30...0x39).contains(first) else { continue }
      if readDate(at: word.range.lowerBound, line) || readTime(at: word.range.lowerBound, day: nil, line) { break }
    }
    guard time != nil else { return }
    readProcess(line)
    skipTags(line)
  }

  // MARK: Times

  private mutating func readDate(at start: Int, _ line: LogLine) -> Bool {
    guard let (year, y) = LogStamp.number(at: start, digits: 4...4, line), line[y] == 0x2D || line[y] == 0x2F,
      let (month, m) = LogStamp.number(at: y + 1, digits: 1...2, line), line[m] == line[y],
      let (day, d) = LogStamp.number(at: m + 1, digits: 1...2, line), line[d] == 0x20 || line[d] == 0x54,
      (1...12).contains(month), (1...31).contains(day)
    else { return false }
    let index = line[d] == 0x54 ? d + 1 : line.skippingBlanks(from: d)
    return readTime(at: index, day: LogStamp.days(year, month, day), line)
  }

  private mutating func readSystemDate(_ month: Int, behind start: Int, _ line: LogLine) -> Bool {
    guard line[start] == 0x20,
      let (day, d) = LogStamp.number(at: line.skippingBlanks(from: start), digits: 1...2, line), line[d] == 0x20
    else { return false }
    // The year isn't written. Any leap year will do, since only differences count.
    return readTime(at: d + 1, day: LogStamp.days(2_000, month, day), line)
  }

  private mutating func readTime(at start: Int, day: Int64?, _ line: LogLine) -> Bool {
    guard let (hour, h) = LogStamp.number(at: start, digits: 1...2, line), line[h] == 0x3A,
      let (minute, m) = LogStamp.number(at: h + 1, digits: 2...2, line), line[m] == 0x3A,
      let (second, s) = LogStamp.number(at: m + 1, digits: 2...2, line), hour < 24, minute < 60, second < 61
    else { return false }
    var sum = Int64(hour * 3_600 + minute * 60 + second) * 1_000_000
    end = s
    if line[s] == 0x2E || line[s] == 0x2C, (0x30...0x39).contains(line[s + 1]) {
      var unit: Int64 = 100_000
      end = s + 1
      while (0x30...0x39).contains(line[end]) {
        sum += Int64(line[end] - 0x30) * unit
        unit /= 10
        end += 1
      }
    }
    readZone(line, &sum)
    time = sum + (day ?? 0) * LogStamp.day
    isTimeOfDay = day == nil
    return true
  }

  /// Takes the distance from Greenwich away: `Z`, `+0800` or `+08:00`.
  private mutating func readZone(_ line: LogLine, _ sum: inout Int64) {
    if line[end] == 0x5A, !LogLine.isLetter(line[end + 1]) {
      end += 1
      return
    }
    guard line[end] == 0x2B || line[end] == 0x2D, let (hours, h) = LogStamp.number(at: end + 1, digits: 2...2, line)
    else { return }
    guard let (minutes, m) = LogStamp.number(at: line[h] == 0x3A ? h + 1 : h, digits: 2...2, line) else { return }
    sum += Int64(hours * 60 + minutes) * 60_000_000 * (line[end] == 0x2B ? -1 : 1)
    end = m
  }

  // MARK: What stands between a time and a message

  /// `DemoApp[4100:91000]`: the number of the process, and of the thread.
  private mutating func readProcess(_ line: LogLine) {
    var index = end
    let limit = min(end + 200, line.range.upperBound)
    while index < limit {
      if line[index] == 0x5B, line[index - 1] > 0x20,
        let (number, n) = LogStamp.number(at: index + 1, digits: 1...9, line)
      {
        var close = n
        if line[close] == 0x3A {
          close += 1
          while LogLine.isLetter(line[close]) { close += 1 }
        }
        guard line[close] == 0x5D else { return }
        process = number
        end = close + 1
        return
      }
      index += 1
    }
  }

  /// `(UIKitCore)`, `[com.example.app:lifecycle]` and `<Notice>:` of the system's loggers.
  private mutating func skipTags(_ line: LogLine) {
    while true {
      let start = line.skippingBlanks(from: line[end] == 0x3A ? end + 1 : end)
      let closer: UInt8
      switch line[start] {
      case 0x28: closer = 0x29
      case 0x5B: closer = 0x5D
      case 0x3C: closer = 0x3E
      default: return
      }
      guard let close = line.bytes[start..<line.range.upperBound].prefix(120).firstIndex(of: closer) else { return }
      let inside = line.bytes[(start + 1)..<close]
      if inside.contains(where: { $0 <= 0x20 }) { return }
      // A file's name with a line may stand in brackets, and it names a class.
      if closer == 0x5D, !inside.contains(where: { $0 == 0x3A || $0 == 0x2E }) || LogStamp.namesFile(inside) { return }
      if closer == 0x3E, line[close + 1] != 0x3A { return }
      if closer == 0x29, line[close + 1] != 0x20 { return }
      end = close + 1
    }
  }

  private static func namesFile(_ text: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return text.contains(".swift") || text.contains(".m:") || text.contains(".mm:")
  }

  // MARK: Numbers

  private static func number(
    at start: Int, digits: ClosedRange<Int>, _ line: LogLine
  ) -> (Int, end: Int)? {
    var (value, index) = (0, start)
    while (0x30...0x39).contains(line[index]), index - start < digits.upperBound {
      value = value * 10 + Int(line[index] - 0x30)
      index += 1
    }
    guard digits.contains(index - start) else { return nil }
    return (value, index)
  }

  private static func month(_ word: ArraySlice<UInt8>) -> Int? {
    guard word.count == 3 else { return nil }
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return names.firstIndex { word.elementsEqual($0.utf8) }.map { $0 + 1 }
  }

  /// The days since the first of March of the year 0, in the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    let years = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return Int64(years * 365 + years / 4 - years / 100 + years / 400 + (months * 306 + 5) / 10 + day - 1)
  }
}
