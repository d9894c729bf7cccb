package import SceneBasics
internal import SceneFiles

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A program that reads bytes and writes bytes: started without a shell, fed through a pipe, given so much time.
package struct ChildProcess {
  /// The way in which it ended.
  package enum Outcome {
    case exited(status: Int32, output: [UInt8], errors: [UInt8])
    case tookTooLong
    case notStarted(SourceFailure)
  }

  package let program: String
  package let arguments: [String]
  /// `NAME=value` each.
  package let environment: [String]
  let seconds: Int

  /// Runs it to its end.
  package func run(input: [UInt8]) -> Outcome {
    // A child that stops reading is no reason for this process to end.
    let former = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, former) }
    guard let stdin = Pipe(), let stdout = Pipe(), let stderr = Pipe() else { return .notStarted(.system) }
    let started = start(stdin: stdin.readEnd, stdout: stdout.writeEnd, stderr: stderr.writeEnd)
    for end in [stdin.readEnd, stdout.writeEnd, stderr.writeEnd] { end.close() }
    var conversation = Conversation(
      input: input, stdin: stdin.writeEnd, stdout: stdout.readEnd, stderr: stderr.readEnd,
      deadline: MonotonicClock.seconds + seconds)
    defer { conversation.close() }
    switch started {
    case .failure(let failure): return .notStarted(failure)
    case .success(let process):
      let isInTime = conversation.run()
      guard let status = wait(for: process, until: isInTime ? conversation.deadline : 0) else { return .tookTooLong }
      return .exited(status: status, output: conversation.output, errors: conversation.errors)
    }
  }

  private func start(stdin: Descriptor, stdout: Descriptor, stderr: Descriptor) -> Result<pid_t, SourceFailure> {
    #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, end) in [stdin, stdout, stderr].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end.number, Int32(number))
    }
    // What this process ignores or blocks is no business of its child.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words = ([program] + arguments).map { strdup($0) }
    let variables = environment.map { strdup($0) }
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, &attributes, words + [nil], variables + [nil])
    return code == 0 ? .success(process) : .failure(.system(code))
  }

  /// The exit status, or 128 and the signal; nil if it had to be killed.
  private func wait(for process: pid_t, until deadline: Int) -> Int32? {
    var status: Int32 = 0
    while uninterrupted({ Int(waitpid(process, &status, WNOHANG)) }) == 0 {
      if MonotonicClock.seconds >= deadline {
        kill(process, SIGKILL)
        _ = uninterrupted { Int(waitpid(process, &status, 0)) }
        return nil
      }
      poll(nil, 0, 2)
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}

/// Both ends of a pipe that no other child inherits.
private struct Pipe {
  let readEnd: Descriptor
  let writeEnd: Descriptor

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = Descriptor(number: ends[0])
    writeEnd = Descriptor(number: ends[1])
  }
}

/// Feeds a child and listens to it at once, so that neither waits for the other for ever.
private struct Conversation {
  let input: [UInt8]
  let deadline: Int
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var sent = 0
  private var stdin: Descriptor?
  private var stdout: Descriptor?
  private var stderr: Descriptor?

  init(input: [UInt8], stdin: Descriptor, stdout: Descriptor, stderr: Descriptor, deadline: Int) {
    self.input = input
    self.deadline = deadline
    self.stdin = stdin
    self.stdout = stdout
    self.stderr = stderr
    _ = fcntl(stdin.number, F_SETFL, O_NONBLOCK)
  }

  /// Until the child has closed its ends; false if that took too long.
  mutating func run() -> Bool {
    while stdout != nil || stderr != nil {
      let left = deadline - MonotonicClock.seconds
      if left <= 0 { return false }
      var polls = [
        pollfd(fd: stdin?.number ?? -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: stdout?.number ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stderr?.number ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      // The descriptors are few, and a second is soon enough to see that time is up.
      _ = poll(&polls, 3, 1_000)
      if polls[0].revents != 0 { send() }
      if polls[1].revents != 0 { Conversation.receive(from: &stdout, into: &output) }
      if polls[2].revents != 0 { Conversation.receive(from: &stderr, into: &errors) }
    }
    return true
  }

  mutating func close() {
    for end in [stdin, stdout, stderr] { end?.close() }
    (stdin, stdout, stderr) = (nil, nil, nil)
  }

  private mutating func send() {
    guard let end = stdin else { return }
    let count = end.writeSome(input[sent...])
    if count > 0 { sent += count }
    // A child that stopped reading has its reasons; its exit status gives them.
    if sent == input.count || (count < 0 && errno != EAGAIN) {
      end.close()
      stdin = nil
    }
  }

  private static func receive(from end: inout Descriptor?, into bytes: inout [UInt8]) {
    guard let descriptor = end else { return }
    let piece = descriptor.readSome()
    bytes += piece
    if piece.isEmpty {
      descriptor.close()
      end = nil
    }
  }
}
