internal import Foundation
internal import SharedWork

/// A browser program with one window, which is used by one test at a time.
final class BrowserProgram: @unchecked Sendable {
  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private let reducesMotion: Bool
  private var buffer: [UInt8] = []
  private var next = 0
  private var session: String?
  private var isLoaded = false

  /// The messages on the page's console.
  private(set) var messages: [String] = []
  /// The addresses that were requested.
  private(set) var requests: [String] = []

  // MARK: The users of the program

  private static let unused = Locked<[BrowserProgram]>([])

  /// Returns a program that no test uses, and starts one if there is none.
  static func unused(reducesMotion: Bool) throws -> BrowserProgram {
    let found: BrowserProgram? = unused.withLock { programs in
      let index = programs.firstIndex { $0.reducesMotion == reducesMotion }
      return index.map { programs.remove(at: $0) }
    }
    return try found ?? BrowserProgram(reducesMotion: reducesMotion)
  }

  /// Leaves a program to the next test, with an empty page on which nothing moves.
  static func giveBack(_ program: BrowserProgram) {
    do {
      try program.open("about:blank")
    } catch {
      return
    }
    program.messages = []
    program.requests = []
    unused.withLock { $0.append(program) }
  }

  // MARK: The lifetime of the program

  private init(reducesMotion: Bool) throws {
    guard let program = Browser.path else {
      throw Browser.Problem(description: "there is no browser")
    }
    self.reducesMotion = reducesMotion
    let folder = try TemporaryFolder()
    // The browser reads commands from descriptor 3 and writes answers to descriptor 4.
    let (toBrowser, fromBrowser) = (folder.file("in"), folder.file("out"))
    for pipe in [toBrowser, fromBrowser] {
      guard unsafe mkfifo(pipe, 0o600) == 0 else {
        throw Browser.Problem(description: "no pipe")
      }
    }
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("kymograph-browser-\(UUID().uuidString)").path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      // The program ends when the tests do, which closes its descriptor 3; its profile is then removed. A single
      // page of our own needs no processes that isolate pages, which take a quarter of the program's time.
      """
      "$0" --headless --no-sandbox --disable-gpu --disable-background-networking \
      --disable-component-update --no-first-run --disable-extensions --force-device-scale-factor=1 \
      --host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir="$1" \
      --no-zygote --in-process-gpu --renderer-process-limit=1 --disable-site-isolation-trials \
      --disable-features=site-per-process,MediaRouter,OptimizationHints,Translate \
      $4 --remote-debugging-pipe about:blank 3<"$2" 4>"$3" 2>/dev/null
      rm -rf "$1"
      """, program, profile, toBrowser, fromBrowser,
      // In pictures, the preference comes from the program alone.
      reducesMotion ? "--force-prefers-reduced-motion" : "--hide-scrollbars",
    ]
    let process = self.process
    try withoutBlockedSignals { try process.run() }
    // Opening either end waits until the other one is opened too.
    guard let input = FileHandle(forWritingAtPath: toBrowser),
      let output = FileHandle(forReadingAtPath: fromBrowser)
    else { throw Browser.Problem(description: "the pipes cannot be opened") }
    self.input = input
    self.output = output
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget",
      ["targetId": target["targetId"] as? String ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Network", "Log"] { _ = try send("\(domain).enable") }
  }

  // MARK: The commands to the program

  /// Opens an address and waits until it is loaded.
  func open(_ address: String) throws {
    isLoaded = false
    _ = try send("Page.navigate", ["url": address])
    while !isLoaded { try takeMessage() }
  }

  /// Sends a command and returns its answer.
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    next += 1
    let number = next
    var command: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { command["sessionId"] = session }
    var data = try JSONSerialization.data(withJSONObject: command)
    data.append(0)
    try input.write(contentsOf: data)
    while true {
      guard let answer = try takeMessage(), answer["id"] as? Int == number else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Browser.Problem(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Reads the next message, and returns it if it is an answer; an event is noted.
  @discardableResult
  private func takeMessage() throws -> [String: Any]? {
    while !buffer.contains(0) {
      let data = output.availableData
      guard !data.isEmpty else { throw Browser.Problem(description: "the browser has ended") }
      buffer += data
    }
    let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
    let bytes = Data(buffer[..<end])
    buffer.removeFirst(end + 1)
    guard let message = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return nil
    }
    guard let method = message["method"] as? String else { return message }
    note(method, message["params"] as? [String: Any] ?? [:])
    return nil
  }

  private func note(_ method: String, _ parameters: [String: Any]) {
    switch method {
    case "Page.loadEventFired": isLoaded = true
    case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
      messages.append("\(parameters)")
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      requests.append(request?["url"] as? String ?? "")
    default: break
    }
  }
}
