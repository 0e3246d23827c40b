internal import Foundation

/// Chromium without a window, told what to do through its debugging protocol.
///
/// It opens files alone; there is no network in it.
///
///     let browser = try Browser()
///     try browser.open(path: "/tmp/page.html")
///     let title = try browser.evaluate("document.title")
public final class Browser {
  /// The program; nil where there is none.
  public static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What went wrong.
  public struct Problem: Error, CustomStringConvertible {
    /// A few words.
    public let description: String
  }

  /// What the page wrote to its console, errors and violations of its policy included.
  public private(set) var messages: [String] = []

  /// The addresses that the page asked for, its own aside.
  public private(set) var requests: [String] = []

  private let process = Process()
  private let folder: TemporaryFolder
  private let input: FileHandle
  private let output: FileHandle
  private var buffer: [UInt8] = []
  private var next = 0
  private var session: String?
  private var isLoaded = false
  private var page = ""

  /// Starts the browser.
  ///
  /// - Parameters:
  ///   - width: The width of the window in CSS pixels.
  ///   - height: Its height.
  ///   - reducesMotion: Whether its reader prefers reduced motion.
  ///   - isDark: Whether its reader prefers a dark ground.
  public init(
    width: Int = 1000, height: Int = 900, reducesMotion: Bool = false, isDark: Bool = false
  ) throws {
    guard let program = Self.path else { throw Problem(description: "there is no browser") }
    folder = try TemporaryFolder()
    // The browser reads commands from descriptor 3 and writes answers to descriptor 4.
    let (toBrowser, fromBrowser) = (folder.file("in"), folder.file("out"))
    for pipe in [toBrowser, fromBrowser] {
      guard unsafe mkfifo(pipe, 0o600) == 0 else {
        throw Problem(description: "no pipe")
      }
    }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      exec "$0" --headless --no-sandbox --disable-gpu --disable-background-networking \
      --disable-component-update --no-first-run --disable-extensions --force-device-scale-factor=1 \
      --host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir="$1" --window-size=$2,$3 \
      $6 --remote-debugging-pipe about:blank 3<"$4" 4>"$5" 2>/dev/null
      """, program, folder.file("profile"), String(width), String(height), toBrowser, fromBrowser,
      // Pictures have it from the program alone.
      reducesMotion ? "--force-prefers-reduced-motion" : "--hide-scrollbars",
    ]
    let process = self.process
    try withoutBlockedSignals { try process.run() }
    // Each end waits until the other is opened too.
    guard let input = FileHandle(forWritingAtPath: toBrowser),
      let output = FileHandle(forReadingAtPath: fromBrowser)
    else { throw Problem(description: "the pipes cannot be opened") }
    self.input = input
    self.output = output
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget",
      ["targetId": target["targetId"] as? String ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Network", "Log"] { _ = try send("\(domain).enable") }
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    _ = try send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
        ]
      ])
  }

  deinit {
    // It has no work to save, and would take its time.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Opens a file and waits until it is loaded.
  public func open(path: String) throws {
    page = URL(fileURLWithPath: path).absoluteString
    isLoaded = false
    _ = try send("Page.navigate", ["url": page])
    while !isLoaded { try takeMessage() }
  }

  /// The value of an expression as JSON text; promises are waited for.
  public func evaluate(_ expression: String) throws -> String {
    let answer = try send(
      "Runtime.evaluate",
      [
        "expression": "(async () => JSON.stringify(await (\(expression))))()",
        "awaitPromise": true, "returnByValue": true,
      ])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      throw Problem(description: "\(details["exception"] ?? details)")
    }
    let result = answer["result"] as? [String: Any]
    return result?["value"] as? String ?? "null"
  }

  /// The value of an expression that is a number.
  public func number(_ expression: String) throws -> Double {
    guard let number = Double(try evaluate(expression)) else {
      throw Problem(description: "\(expression) is no number")
    }
    return number
  }

  /// Presses a key as a person would.
  ///
  /// - Parameters:
  ///   - key: Its name, such as `ArrowRight` or ` `.
  ///   - code: Its number on Windows, by which the browser knows what it does.
  public func press(_ key: String, code: Int) throws {
    for type in ["rawKeyDown", "char", "keyUp"] where type != "char" || key.count == 1 {
      var words: [String: Any] = ["type": type, "key": key, "windowsVirtualKeyCode": code]
      if key.count == 1 { words["text"] = key }
      _ = try send("Input.dispatchKeyEvent", words)
    }
  }

  /// Moves the pointer.
  public func point(x: Double, y: Double) throws {
    _ = try send("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
  }

  /// Gives the window another size, in CSS pixels.
  public func resize(width: Int, height: Int) throws {
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// The page as the bytes of a PNG.
  public func screenshot() throws -> [UInt8] {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "").map { Array($0) } ?? []
  }

  // MARK: The protocol

  /// Sends a command and waits for its answer.
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
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
        throw Problem(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Takes the next message: an answer, which is given, or an event, which is noted.
  @discardableResult
  private func takeMessage() throws -> [String: Any]? {
    while !buffer.contains(0) {
      let data = output.availableData
      guard !data.isEmpty else { throw Problem(description: "the browser has ended") }
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
      let address = request?["url"] as? String ?? ""
      if address != page { requests.append(address) }
    default: break
    }
  }
}
