#if canImport(Glibc)
internal import CHeap
internal import Glibc
#endif

/// The memory that `malloc` gives out.
enum Heap {
  /// Prepares for work that needs so many bytes at least, if they are many.
  ///
  /// The system makes a page of memory when it is first touched. For a drawing of 10,000 controllers that took a fifth of the
  /// time. So the heap grows by all these addresses at once, and a second core makes their pages while the first one
  /// reads the scene: 61 ms became 48. What is freed stays in the heap, and large blocks come from there, too; else the
  /// system would take their pages back and make them again.
  ///
  /// Why this is safe: the thread reads and writes nothing. It tells the system of addresses that belong to the heap as long
  /// as the process lives, since the heap never shrinks from now on. A page that is there already isn't changed by that.
  static func expect(_ bytes: Int) {
    #if canImport(Glibc)
    guard bytes >= 8 << 20 else { return }
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, .max)
    let start = grow(by: bytes)
    mallopt(M_TOP_PAD, 4 << 20)
    let end = min(start + bytes, Int(bitPattern: sbrk(0)))
    if Thread.coreCount > 1 { _ = Thread { makePages(from: start, to: end) } }
    #endif
  }

  /// Prepares for many small pieces of work, on several threads.
  ///
  /// What a piece frees stays for the next one. Otherwise each piece gives its pages back, and the system makes them
  /// again: that took 5 % of `check` of a folder.
  static func keepForNextPiece() {
    #if canImport(Glibc)
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 4 << 20)
    #endif
  }

  #if canImport(Glibc)
  /// Lets the heap grow, and returns where it ended before.
  private static func grow(by bytes: Int) -> Int {
    let end = Int(bitPattern: sbrk(0))
    mallopt(M_TOP_PAD, Int32(clamping: bytes))
    // Too large for what the heap has left. The compiler leaves out a block that nothing asks about.
    let block = malloc(1 << 20)
    _ = malloc_usable_size(block)
    free(block)
    return end
  }

  /// Makes pages, some at a time: meanwhile the heap can't grow further. Linux before 5.14 makes none.
  private static func makePages(from start: Int, to end: Int) {
    // `MADV_POPULATE_WRITE`, which older headers don't have.
    let populate: Int32 = 23
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    var here = start & -page
    while here < end {
      let count = min(128 * page, end - here)
      guard madvise(UnsafeMutableRawPointer(bitPattern: here), count, populate) == 0 else { return }
      here += count
    }
  }
  #endif
}
