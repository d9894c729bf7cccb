/// The systems on which something is said to hold: `ios: 13...`, `device: phone`.
package struct SystemCondition: Hashable, Sendable {
  /// The versions; nil for all of them.
  package var ios: VersionRange?
  /// The devices; none stands for all of them.
  package var devices: [DeviceIdiom]

  package init(ios: VersionRange? = nil, devices: [DeviceIdiom] = []) {
    self.ios = ios
    self.devices = devices
  }

  /// Whether it leaves no system out.
  package var isEmpty: Bool { ios == nil && devices.isEmpty }

  /// Whether a system is one of those that it means.
  package func includes(ios: Int, device: DeviceIdiom) -> Bool {
    self.ios?.versions.contains(ios) ?? true && (devices.isEmpty || devices.contains(device))
  }

  /// As a person reads it: `iOS 13..., phone`.
  package var text: String {
    ((ios.map { ["iOS \($0.text)"] } ?? []) + devices.map(\.rawValue)).joined(separator: ", ")
  }
}
