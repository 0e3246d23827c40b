internal import Foundation

/// A runner that runs a program as a shell does and returns its output and status.
///
///     let kymo = try ToolRunner.kymo()
///     let run = try kymo.run(["sample", ".smooth"])
///     #expect(run.status == 0, "\(run.errorText)")
public struct ToolRunner: Hashable, Sendable {
  /// The path of the program.
  public var executable: String

  /// The environment variables that are set for the program, or removed if they are nil; the
  /// others are those of the test.
  public var environment: [String: String?] = [:]

  /// The folder in which the program runs; nil for that of the test.
  public var workingDirectory: String?

  /// The time in seconds after which the program is killed, so that the test of a program that hangs ends.
  public var timeLimit: Double = 120

  /// A signal that is sent to the program while it runs; nil for none.
  public var signal: Signal?

  /// A signal with the time at which it is sent.
  public struct Signal: Hashable, Sendable {
    /// The number of the signal.
    public var number: Int32

    /// The seconds after the start of the program.
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

  /// The destination of the program's standard output.
  public enum Output: Hashable, Sendable {
    /// The output is read into ``Run/output``, through a pipe.
    case captured

    /// The output goes to the file at a path, which may be a device such as `/dev/full`.
    case file(String)

    /// The output goes to a pipe that is closed after a number of bytes have been read from it.
    case closed(afterBytes: Int)
  }

  /// The result of running a program.
  public struct Run: Hashable, Sendable {
    /// The exit status; if a signal ended the program, the negated number of the signal.
    ///
    /// A program that took longer than the time limit has been ended by signal 9.
    public var status: Int32

    /// The bytes that were read from the standard output.
    public var output: [UInt8]

    /// The text on the standard error.
    public var errorText: String

    /// The standard output as text.
    public var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  /// The queue on which signals are sent: tests that wait for programs block the threads of the global queues.
  private static let clock = DispatchQueue(label: "signals to programs")

  /// Runs the program until it ends.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - input: The bytes of its standard input.
  ///   - output: The destination of its standard output.
  /// - Throws: An error of the system if the program cannot be started.
  public func run(
    _ arguments: [String], input: [UInt8] = [], output: Output = .captured
  ) throws -> Run {
    // Standard input and error are files: only one pipe has to be served, so neither side
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
  /// The reason why the tool cannot be run.
  public enum MissingTool: Error, Hashable {
    /// There is no program with this name beside the tests.
    case notBuilt(String)
  }

  /// Returns a runner of the `kymo` that was built together with the tests.
  ///
  /// - Throws: ``MissingTool`` if there is none.
  public static func kymo() throws -> ToolRunner {
    try beside(tests: "kymo")
  }

  /// Returns a runner of the program with a name in the folder where the tests were built.
  ///
  /// On Linux the tests are a program in that folder, on macOS a bundle that a program of the
  /// toolchain has loaded: in both cases a file there has a name that ends in `.xctest`.
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

/// Performs an action with no signal blocked, and restores the blocked signals afterwards.
///
/// Tests run on threads that block signals, and a program inherits that: neither a closed pipe nor an
/// interruption would end it, unlike a program that is started from a shell.
func withoutBlockedSignals<Result>(_ action: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var blocked = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &blocked)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &blocked, nil) }
  return try action()
}

extension FileHandle {
  /// Reads until the end, or until a number of bytes have been read.
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
