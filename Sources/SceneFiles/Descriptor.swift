package import SceneBasics

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A file descriptor that bytes go to or come from.
package struct Descriptor {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// Everything up to the end.
  ///
  /// - Parameters:
  ///   - size: How much there will be, as far as that is known.
  ///   - limit: The most that is taken; of what is longer one byte more is read, and no other.
  package func readAll(reserving size: Int = 0, limit: Int) -> Result<[UInt8], SourceFailure> {
    var bytes: [UInt8] = []
    // One byte more, so that the end is seen without another piece.
    var piece = min(max(size, 65_535), limit) + 1
    while true {
      var count = 0
      let more = [UInt8](unsafeUninitializedCapacity: piece) { buffer, used in
        count = uninterrupted { read(number, buffer.baseAddress, buffer.count) }
        used = max(0, count)
      }
      if count < 0 { return .failure(.system) }
      if count == 0 { return .success(bytes) }
      // The first piece is the whole of most files.
      if bytes.isEmpty { bytes = more } else { bytes += more }
      if bytes.count > limit { return .failure(.tooLarge(nil, limit: limit)) }
      piece = min(65_536, limit - bytes.count + 1)
    }
  }

  /// The bytes that come next, as soon as some have come; none at the end, or if it can't be read.
  package func readSome() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, used in
      used = max(0, uninterrupted { read(number, buffer.baseAddress, buffer.count) })
    }
  }

  /// Whether bytes have come that haven't been read.
  package var hasMore: Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }

  /// Whether these bytes follow, and nothing else. Only a piece of them is kept at a time.
  func holds(_ bytes: [UInt8]) -> Result<Bool, SourceFailure> {
    bytes.withUnsafeBytes { bytes in
      withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { piece in
        var done = 0
        while true {
          let count = uninterrupted { read(number, piece.baseAddress, piece.count) }
          if count < 0 { return .failure(.system) }
          if count == 0 { return .success(done == bytes.count) }
          guard count <= bytes.count - done, let base = bytes.baseAddress, let read = piece.baseAddress,
            memcmp(base + done, read, count) == 0
          else { return .success(false) }
          done += count
        }
      }
    }
  }

  /// Writes all bytes, in as many goes as the system wants.
  package func writeAll(_ bytes: ArraySlice<UInt8>) -> SourceFailure? {
    var rest = bytes
    while !rest.isEmpty {
      let count = writeSome(rest)
      if count < 0 { return errno == EPIPE ? .brokenPipe : .system }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Writes as many bytes as the system takes in one go.
  ///
  /// - Returns: How many these were; less than none if it failed, for the reason that `errno` has.
  package func writeSome(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBytes { buffer in uninterrupted { write(number, buffer.baseAddress, buffer.count) } }
  }

  package func close() {
    #if canImport(Glibc)
    _ = Glibc.close(number)
    #else
    _ = Darwin.close(number)
    #endif
  }
}
