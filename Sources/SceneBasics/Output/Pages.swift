/// A list that grows at its end. Its elements stand on pages, so nothing is copied as it grows, and no more room is held than
/// for one page that isn't full.
@frozen public struct Pages<Element> {
  @usableFromInline var pages: [[Element]] = [[]]
  /// How many elements stand on a page, as a power of two: some 64 KB.
  @usableFromInline let power: Int

  /// A list without elements.
  @inlinable public init() {
    let most = Swift.max(1, 65_536 / MemoryLayout<Element>.stride)
    power = Int.bitWidth - 1 - most.leadingZeroBitCount
  }

  /// Adds an element behind all others.
  @inlinable public mutating func append(_ element: Element) {
    if pages[pages.count - 1].count == 1 << power {
      var page: [Element] = []
      page.reserveCapacity(1 << power)
      pages.append(page)
    }
    pages[pages.count - 1].append(element)
  }
}

extension Pages: RandomAccessCollection, MutableCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { (pages.count - 1) << power + pages[pages.count - 1].count }

  @inlinable public subscript(index: Int) -> Element {
    _read { yield pages[index >> power][index & (1 << power - 1)] }
    _modify { yield &pages[index >> power][index & (1 << power - 1)] }
  }
}

extension Pages: Sendable where Element: Sendable {}
