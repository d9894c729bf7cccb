/// Places on a path of an SVG, close to one another.
enum PicturePath {
  /// Reads the commands that our pictures use: moves, lines, curves and arcs; of an arc only its ends.
  ///
  /// - Returns: A list for each stretch that is drawn without a break.
  static func stretches(of data: String) -> [[PicturePoint]] {
    var reader = Reader(bytes: Array(data.utf8))
    return reader.read()
  }

  /// All places in one list, for a path without breaks.
  static func points(of data: String) -> [PicturePoint] { stretches(of: data).flatMap(\.self) }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    var here = PicturePoint(x: 0, y: 0)
    var start = PicturePoint(x: 0, y: 0)
    var done: [[PicturePoint]] = []
    var stretch: [PicturePoint] = []

    mutating func read() -> [[PicturePoint]] {
      var command: UInt8 = 0x4D
      while place < bytes.count {
        let byte = bytes[place]
        if byte == 0x20 || byte == 0x2C {
          place += 1
        } else if (byte | 0x20) >= 0x61, (byte | 0x20) <= 0x7A {
          command = byte
          place += 1
          if command | 0x20 == 0x7A { line(to: start) }
        } else {
          follow(command)
        }
      }
      if !stretch.isEmpty { done.append(stretch) }
      return done
    }

    private mutating func follow(_ command: UInt8) {
      let isRelative = command >= 0x61
      func base(_ isAcross: Bool) -> Double { isRelative ? (isAcross ? here.x : here.y) : 0 }
      switch command | 0x20 {
      case 0x6D:
        here = PicturePoint(x: base(true) + number(), y: base(false) + number())
        start = here
        if !stretch.isEmpty { done.append(stretch) }
        stretch = [here]
      case 0x68: line(to: PicturePoint(x: base(true) + number(), y: here.y))
      case 0x76: line(to: PicturePoint(x: here.x, y: base(false) + number()))
      case 0x6C: line(to: PicturePoint(x: base(true) + number(), y: base(false) + number()))
      case 0x61:
        for _ in 0..<5 { _ = number() }
        line(to: PicturePoint(x: base(true) + number(), y: base(false) + number()))
      case 0x63:
        let (left, top) = (base(true), base(false))
        let numbers = (0..<6).map { $0 % 2 == 0 ? left + number() : top + number() }
        let from = here
        for step in 1...40 {
          let t = Double(step) / 40
          func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          stretch.append(
            PicturePoint(
              x: value(from.x, numbers[0], numbers[2], numbers[4]), y: value(from.y, numbers[1], numbers[3], numbers[5])
            ))
        }
        here = stretch.last ?? here
      default: place = bytes.count
      }
    }

    private mutating func line(to end: PicturePoint) {
      let count = max(1, Int(max(abs(end.x - here.x), abs(end.y - here.y)) / 3))
      for step in 1...count {
        let t = Double(step) / Double(count)
        stretch.append(PicturePoint(x: here.x + (end.x - here.x) * t, y: here.y + (end.y - here.y) * t))
      }
      here = end
    }

    /// The next number; signs separate numbers, as spaces and commas do.
    private mutating func number() -> Double {
      while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x2C { place += 1 }
      let from = place
      while place < bytes.count {
        let byte = bytes[place]
        let isPart = (0x30...0x39).contains(byte) || byte == 0x2E || (byte == 0x2D && place == from)
        if !isPart { break }
        place += 1
      }
      if place == from { place = bytes.count }
      return Double(String(decoding: bytes[from..<place], as: UTF8.self)) ?? 0
    }
  }
}

/// A place in a picture, in pixels.
struct PicturePoint {
  var x: Double
  var y: Double
}
