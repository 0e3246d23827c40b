internal import Foundation

/// Runs a program as a shell does and tells what came of it.
///
///     let kymo = try ToolRunner.kymo()
///     let run = try kymo.run(["sample", ".smooth"])
///     #expect(run.status == 0, "\(run.errorText)")
public struct ToolRunner: Hashable, Sendable {
  /// The path of the program.
  public var executable: String

  /// Variables of the environment that are set (or, with nil, taken away) for the program, which
  /// otherwise has those of the test.
  public var environment: [String: String?] = [:]

  /// The folder in which the program runs; nil for that of the test.
  public var workingDirectory: String?

  /// Seconds after which the program is killed, so that a test of something that hangs ends.
  public var timeLimit: Double = 120

  /// A signal that the program gets while it runs; nil for none.
  public var signal: Signal?

  /// A signal and when it is sent.
  public struct Signal: Hashable, Sendable {
    /// The number of the signal.
    public var number: Int32

    /// Seconds after the start.
    public var delay: Double

    /// Makes a signal.
    public init(_ number: Int32, after delay: Double) {
      self.number = number
      self.delay = delay
    }
  }

  /// Makes a runner of the program at a path.
  public init(executable: String) {
    self.executable = executable
  }

  /// Where the standard output of the program goes.
  public enum Output: Hashable, Sendable {
    /// Into ``Run/output``, through a pipe.
    case captured

    /// Into the file at a path, which may be a device such as `/dev/full`.
    case file(String)

    /// Into a pipe that is closed after so many bytes were read from it.
    case closed(afterBytes: Int)
  }

  /// What came of running a program.
  public struct Run: Hashable, Sendable {
    /// The exit status; if a signal ended the program, the number of the signal below zero.
    ///
    /// A program that took longer than the time limit was ended by signal 9.
    public var status: Int32

    /// What was read from the standard output.
    public var output: [UInt8]

    /// What came out of the standard error.
    public var errorText: String

    /// The standard output as text.
    public var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  /// Where signals are sent: tests that wait for programs keep the threads of the global queues.
  private static let clock = DispatchQueue(label: "signals to programs")

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - input: What is in its standard input.
  ///   - output: Where its standard output goes.
  /// - Throws: An error of the system if the program cannot be started.
  public func run(
    _ arguments: [String], input: [UInt8] = [], output: Output = .captured
  ) throws -> Run {
    // Standard input and error are files: only one pipe is left to be served, so that neither side
    // can wait for the other, however much is written, and however little is read.
    let folder = try TemporaryFolder()
    let errors = try folder.write([], to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.compactMapValues { $0 }) { _, new in new }
      .filter { environment[$0.key, default: $0.value] != nil }
    if let workingDirectory {
      process.currentDirectoryURL = URL(fileURLWithPath: workingDirectory, isDirectory: true)
    }
    let inputFile = try folder.write(input, to: "input")
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputFile))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    let pipe = Pipe()
    if case .file(let path) = output {
      if !FileManager.default.fileExists(atPath: path) {
        try Data().write(to: URL(fileURLWithPath: path))
      }
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } else {
      process.standardOutput = pipe
    }
    try withoutBlockedSignals { try process.run() }
    let processIdentifier = process.processIdentifier
    let limit = DispatchWorkItem { kill(processIdentifier, SIGKILL) }
    Self.clock.asyncAfter(deadline: .now() + timeLimit, execute: limit)
    let interruption = signal.map { signal in
      let item = DispatchWorkItem { kill(processIdentifier, signal.number) }
      Self.clock.asyncAfter(deadline: .now() + signal.delay, execute: item)
      return item
    }
    var bytes: [UInt8] = []
    switch output {
    case .captured: bytes = try pipe.fileHandleForReading.bytes(atMost: .max)
    case .file: break
    case .closed(let count): bytes = try pipe.fileHandleForReading.bytes(atMost: count)
    }
    try pipe.fileHandleForReading.close()
    process.waitUntilExit()
    limit.cancel()
    interruption?.cancel()
    return Run(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: bytes,
      errorText: String(decoding: try folder.read("errors"), as: UTF8.self))
  }
}

extension ToolRunner {
  /// Why the tool cannot be run.
  public enum MissingTool: Error, Hashable {
    /// There is no program of this name beside the tests.
    case notBuilt(String)
  }

  /// Runs the `kymo` that was built together with the tests.
  ///
  /// - Throws: ``MissingTool`` if there is none.
  public static func kymo() throws -> ToolRunner {
    try beside(tests: "kymo")
  }

  /// Runs the program of a name that lies where the tests were built.
  ///
  /// On Linux the tests are a program in that folder, on macOS a bundle that a program of the
  /// toolchain has loaded: in both, something there has a name that ends in `.xctest`.
  static func beside(tests name: String) throws -> ToolRunner {
    let loaded = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.executableURL].compactMap { $0 }
    for url in loaded {
      var tests = url
      while tests.pathExtension != "xctest" && tests.pathComponents.count > 1 {
        tests.deleteLastPathComponent()
      }
      let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: path) {
        return ToolRunner(executable: path)
      }
    }
    throw MissingTool.notBuilt(name)
  }
}

/// Does something with no signal blocked, and blocks again afterwards what was blocked before.
///
/// Tests run on threads that block signals, and a program inherits that: it would neither be ended by
/// a closed pipe nor by an interruption, unlike a program that was started from a shell.
func withoutBlockedSignals<Result>(_ action: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var blocked = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &blocked)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil) }
  return try action()
}

extension FileHandle {
  /// Reads until there is nothing more, or until there are as many bytes as wanted.
  fileprivate func bytes(atMost count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let wanted = min(count - bytes.count, 65_536)
      guard let data = try read(upToCount: wanted), !data.isEmpty else { break }
      bytes.append(contentsOf: data)
    }
    return bytes
  }
}
