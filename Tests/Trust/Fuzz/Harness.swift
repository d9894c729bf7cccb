import FuzzTargets

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The target that the environment names.
private let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) } ?? .check
private let mutator = SceneMutator(vocabulary: getenv("FUZZ_WORDS").map { String(cString: $0) } ?? "")

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput") public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  let violations = target.violations(by: input)
  guard violations.isEmpty else {
    let text = violations.map { "VIOLATION \(target.rawValue): \($0)\n" }.joined()
    _ = write(2, text, text.utf8.count)
    abort()
  }
  return 0
}

/// What libFuzzer calls for a new input: half of the time its own mutation, half of the time one of lines and words.
@_cdecl("LLVMFuzzerCustomMutator") public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  if seed % 2 == 0 { return mutateBytes(bytes, count, most) }
  var dice = Dice(state: UInt64(seed))
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let changed = Array(mutator.mutated(text, &dice).utf8.prefix(most))
  for (index, byte) in changed.enumerated() { bytes[index] = byte }
  return changed.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int
