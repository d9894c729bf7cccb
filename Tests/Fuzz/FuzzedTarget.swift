import FuzzTargets

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The target that the environment names, and how its inputs are changed.
enum FuzzedTarget {
  private static let target = variable("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: $0) } ?? .check
  static let mutator = SceneMutator(vocabulary: variable("FUZZ_WORDS") ?? "")

  /// Gives an input to the target; what doesn't hold ends the process, as libFuzzer wants it.
  fileprivate static func takes(_ bytes: UnsafeBufferPointer<UInt8>) {
    let bytes = Array(bytes)
    let violations = target.violations(by: bytes, forms: .one(drawnBy: bytes))
    guard !violations.isEmpty else { return }
    let text = violations.map { "VIOLATION \(target.rawValue): \($0)\n" }.joined()
    _ = write(2, text, text.utf8.count)
    abort()
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput") public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzedTarget.takes(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}

/// The function that libFuzzer calls for a new input: half of them are its own mutations, half are of lines and words.
@_cdecl("LLVMFuzzerCustomMutator") public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  if seed % 2 == 0 { return mutateBytes(bytes, count, most) }
  var dice = Dice(seed: UInt64(seed))
  let changed = FuzzedTarget.mutator.mutated(UnsafeBufferPointer(start: bytes, count: count), &dice).prefix(most)
  for (index, byte) in changed.enumerated() { bytes[index] = byte }
  return changed.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int
