internal import CLibYAML

/// The bound that no reader on libyaml can undercut: its events, asked for and thrown away.
///
/// This is the C loop in Swift's spelling; crossing into C costs nothing measurable.
enum BareLoop {
  /// Reads a document to its end.
  ///
  /// - Returns: How many events there were.
  static func countEvents(of bytes: [UInt8]) -> Int {
    // libyaml keeps pointers to the parser inside it, so it may not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer {
      parser.deallocate()
      event.deallocate()
    }
    return bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_initialize(parser)
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      var count = 0
      var isAtEnd = false
      while !isAtEnd, yaml_parser_parse(parser, event) != 0 {
        isAtEnd = event.pointee.type == YAML_STREAM_END_EVENT
        yaml_event_delete(event)
        count += 1
      }
      return count
    }
  }
}
