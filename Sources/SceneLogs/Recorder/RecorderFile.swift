/// The file that `recorder` prints: Swift for an app, which prints the lifecycle in the normal form.
///
/// No device has tried it yet. The tests type-check it against a stub of UIKit, run it, and read its log.
package enum RecorderFile {
  /// The name of the file in the app.
  package static let name = "LifecycleRecorder.swift"

  /// The file.
  package static let text = #"""
    // LifecycleRecorder.swift, made by 'scenograph recorder'. Prints what happens to view controllers, for 'scenograph log'.
    //
    // Let your controllers inherit from RecordedViewController. If they have another base class, adopt RecordedController
    // and call 'record' at the start of each of the eight callbacks. Then run the app, and save its console:
    //
    //   <DetailController: 0x600002f14000>.viewDidAppear(true) @12.531
    //
    // Each line has the class, the address, the callback, its argument and the seconds since the first line. It is printed
    // before the call of 'super'. A line '@class' says once for each class what it prints.

    import UIKit

    /// The base class for controllers that would inherit from UIViewController.
    open class RecordedViewController: UIViewController, RecordedController {
      open override func viewDidLoad() {
        record("viewDidLoad")
        super.viewDidLoad()
      }

      open override func viewWillAppear(_ animated: Bool) {
        record("viewWillAppear", animated: animated)
        super.viewWillAppear(animated)
      }

      open override func viewDidAppear(_ animated: Bool) {
        record("viewDidAppear", animated: animated)
        super.viewDidAppear(animated)
      }

      open override func viewWillDisappear(_ animated: Bool) {
        record("viewWillDisappear", animated: animated)
        super.viewWillDisappear(animated)
      }

      open override func viewDidDisappear(_ animated: Bool) {
        record("viewDidDisappear", animated: animated)
        super.viewDidDisappear(animated)
      }

      open override func willMove(toParent parent: UIViewController?) {
        record("willMove", parent: parent)
        super.willMove(toParent: parent)
      }

      open override func didMove(toParent parent: UIViewController?) {
        record("didMove", parent: parent)
        super.didMove(toParent: parent)
      }

      deinit { LifecycleRecorder.shared.record(self, "deinit") }
    }

    /// For controllers with another base class, such as UITableViewController. Write the eight overrides as above.
    public protocol RecordedController: AnyObject {}

    extension RecordedController {
      /// Prints a callback without an argument.
      public func record(_ callback: String) { LifecycleRecorder.shared.record(self, callback) }

      /// Prints a callback of an appearance.
      public func record(_ callback: String, animated: Bool) {
        LifecycleRecorder.shared.record(self, callback, animated ? "(true)" : "(false)")
      }

      /// Prints 'willMove' or 'didMove', with the parent or nil.
      public func record(_ callback: String, parent: AnyObject?) {
        let argument = parent.map { LifecycleRecorder.description(of: $0) } ?? "nil"
        LifecycleRecorder.shared.record(self, callback, "(" + argument + ")")
      }
    }

    /// Prints the lines. The last release of a controller may come on any thread, so a lock is held meanwhile.
    public final class LifecycleRecorder: @unchecked Sendable {
      public static let shared = LifecycleRecorder()

      /// The callbacks that are printed of each class.
      public static let callbacks = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove", "didMove",
        "deinit",
      ]

      /// Takes the lines. Set it before the first one, to send them elsewhere.
      public var output: (String) -> Void = { print($0) }

      private let lock = NSLock()
      private var start: TimeInterval?
      private var classes: Set<String> = []

      private init() {}

      /// Prints a line.
      public func record(_ controller: AnyObject, _ callback: String, _ argument: String = "") {
        lock.lock()
        defer { lock.unlock() }
        let now = ProcessInfo.processInfo.systemUptime
        if start == nil { output("@log printed before super, by LifecycleRecorder 1") }
        let first = start ?? now
        start = first
        let name = LifecycleRecorder.name(of: controller)
        if classes.insert(name).inserted {
          output("@class " + name + ": " + LifecycleRecorder.callbacks.joined(separator: " "))
        }
        let time = LifecycleRecorder.seconds(now - first)
        output(LifecycleRecorder.description(of: controller) + "." + callback + argument + " @" + time)
      }

      /// A controller as its class and its address.
      static func description(of controller: AnyObject) -> String {
        let address = String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16)
        return "<" + name(of: controller) + ": 0x" + address + ">"
      }

      /// The class without its module. What isn't a letter, a digit or '_' becomes '_', as in generic types.
      private static func name(of controller: AnyObject) -> String {
        let name = String(describing: type(of: controller)).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return String(name)
      }

      private static func seconds(_ time: TimeInterval) -> String {
        let microseconds = Int(time * 1_000_000)
        let part = String(microseconds % 1_000_000)
        return String(microseconds / 1_000_000) + "." + String(repeating: "0", count: 6 - part.count) + part
      }
    }
    """# + "\n"
}
