public import ScenePlan

/// The device on which a program runs.
public struct Device: Hashable, Sendable {
  public typealias Idiom = DeviceIdiom
  public enum SizeClass: String, CaseIterable, Hashable, Sendable { case compact, regular }

  public var idiom: Idiom
  /// The window's size, where the device's own isn't meant.
  public var written: Size?
  /// Size classes instead of those that follow from the size.
  public var horizontal: SizeClass?
  public var vertical: SizeClass?
  /// `UIRequiresFullScreen`: on a pad the app isn't resized, and says how it may be turned (D8.16).
  public var requiresFullScreen = false

  public init(_ idiom: Idiom = .phone, size: Size? = nil) {
    self.idiom = idiom
    written = size
  }

  /// The window's size when the run starts.
  public var size: Size {
    if let written { return written }
    switch idiom {
    case .phone: return Size(393, 852)
    case .phoneMax: return Size(430, 932)
    case .pad: return Size(820, 1180)
    }
  }
}
