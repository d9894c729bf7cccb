#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Programs that are started to be measured.
enum Children {
  /// Runs a program to its end; its output goes to a file.
  ///
  /// - Parameters:
  ///   - words: The program, looked for on the path if it has no `/`, and its arguments.
  ///   - output: Where its output goes.
  /// - Returns: Whether it started and answered 0.
  @discardableResult
  static func run(_ words: [String], output: String = "/dev/null") -> Bool {
    #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
    #else
    var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, nil, arguments + [nil], environ) == 0 else { return false }
    var status: Int32 = 0
    return waitpid(process, &status, 0) == process && status == 0
  }

  /// The most memory that this process has had so far, in bytes.
  static var peakMemory: Int {
    #if canImport(Glibc)
    // `getrusage` would count what the parent had when it started this process.
    let text = String(decoding: Files.read("/proc/self/status") ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }
}

extension Children {
  /// The most memory that a process takes which reads a scene and checks it; nil if it can't be started.
  static func peakMemory(checking scene: [UInt8]) -> Int? {
    guard let path = Files.makeTemporary(), let answer = Files.makeTemporary() else { return nil }
    defer {
      Files.delete(path)
      Files.delete(answer)
    }
    Files.write(scene, to: path)
    guard run([CommandLine.arguments[0], "memory", path], output: answer) else { return nil }
    return Files.read(answer).flatMap { Int(String(decoding: $0.dropLast(), as: UTF8.self)) }
  }

  /// Compiles a C program that does nothing; nil where there is no C compiler.
  static func makeEmptyProgram() -> String? {
    guard let program = Files.makeTemporary() else { return nil }
    let source = program + ".c"
    Files.write(Array("int main(void) { return 0; }\n".utf8), to: source)
    defer { Files.delete(source) }
    for compiler in ["cc", "clang"] where run([compiler, "-O2", "-o", program, source]) { return program }
    Files.delete(program)
    return nil
  }
}

/// Files, as far as a benchmark needs them.
enum Files {
  /// The path of a new file; nil if there can't be one.
  static func makeTemporary() -> String? {
    var path = Array("/tmp/scenograph-benchmark.XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The bytes of a file; nil if it can't be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var information = stat()
    fstat(fileno(file), &information)
    var bytes = [UInt8](repeating: 0, count: max(Int(information.st_size), 65_536))
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    return bytes
  }

  /// Puts bytes into a file.
  static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Removes a file or an empty folder.
  static func delete(_ path: String) { _ = remove(path) }
}
