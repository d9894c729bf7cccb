/// A list that grows at its end. Its elements stand on pages, so nothing is copied as it grows, and no more room is held than
/// for one page that isn't full.
@frozen public struct Pages<Element> {
  /// The pages that are full, and the one that isn't.
  @usableFromInline var full: [[Element]] = []
  @usableFromInline var last: [Element] = []
  /// How many elements stand on a page, as a power of two: some 64 KB.
  @usableFromInline let power: Int

  /// A list without elements.
  @inlinable public init() {
    let most = Swift.max(1, 65_536 / MemoryLayout<Element>.stride)
    power = Int.bitWidth - 1 - most.leadingZeroBitCount
  }

  /// Adds an element behind all others.
  @inlinable public mutating func append(_ element: Element) {
    if last.count == 1 << power { turn() }
    last.append(element)
  }

  @inlinable @inline(never) mutating func turn() {
    var page: [Element] = []
    page.reserveCapacity(1 << power)
    swap(&page, &last)
    full.append(page)
  }
}

extension Pages: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { full.count << power + last.count }

  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get {
      let page = index >> power
      return page < full.count ? full[page][index & (1 << power - 1)] : last[index & (1 << power - 1)]
    }
    _modify {
      let page = index >> power
      if page < full.count {
        yield &full[page][index & (1 << power - 1)]
      } else {
        yield &last[index & (1 << power - 1)]
      }
    }
  }
}

extension Pages: Sendable where Element: Sendable {}
