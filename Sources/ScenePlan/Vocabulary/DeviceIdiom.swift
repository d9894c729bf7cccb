/// A sort of device.
public enum DeviceIdiom: String, CaseIterable, Hashable, Sendable { case phone, phoneMax, pad }
