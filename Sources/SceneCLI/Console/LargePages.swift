#if canImport(Glibc)
internal import CHeap
internal import Glibc
#endif

/// Memory in pages of two megabytes, for work that is known to need much of it.
///
/// Usual pages have four kilobytes, and the system makes each of them when it is first touched. A drawing of 10,000
/// controllers touched 6,500 of them, which took a quarter of its time.
enum LargePages {
  /// Tells the system that some bytes more will be needed soon. It is asked, not told: where it has no large pages, nothing
  /// changes.
  ///
  /// The heap grows by as many addresses at once, which takes no memory by itself. The system is advised to fill that stretch
  /// with large pages. Memory stays where the allocator keeps it; nothing here reads or writes it.
  static func expect(_ bytes: Int) {
    #if canImport(Glibc)
    let page = 1 << 21
    guard bytes >= 4 * page else { return }
    // What would be mapped by itself comes from the heap, too, up to the largest size for that, and stays there when freed.
    mallopt(M_MMAP_THRESHOLD, 1 << 25)
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_TOP_PAD, Int32(clamping: bytes))
    let before = Int(bitPattern: sbrk(0))
    // So much that the heap has to grow for it. The compiler leaves out a block that nothing asks about.
    let block = malloc(1 << 22)
    _ = malloc_usable_size(block)
    free(block)
    mallopt(M_TOP_PAD, 1 << 17)
    let (start, end) = ((before + page - 1) & -page, Int(bitPattern: sbrk(0)) & -page)
    guard start < end, let address = UnsafeMutableRawPointer(bitPattern: start) else { return }
    madvise(address, end - start, MADV_HUGEPAGE)
    #endif
  }
}
