internal import Foundation

/// Chromium without a window, controlled through its debugging protocol.
///
/// It opens only files; it has no network. The program keeps running when a test is over, and the next test gets
/// its window with an empty page, because starting it takes longer than most of the tests.
///
///     let browser = try Browser()
///     try browser.open(path: "/tmp/page.html")
///     let title = try browser.evaluate("document.title")
public final class Browser {
  /// The path of the program; nil if it is not installed.
  public static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// An error of the browser.
  public struct Problem: Error, CustomStringConvertible {
    /// The description of the error in a few words.
    public let description: String
  }

  /// The messages on the page's console, including errors and violations of its policy.
  public var messages: [String] { program.messages }

  /// The addresses that the page requested, except its own.
  public var requests: [String] { program.requests.filter { $0 != page } }

  private let program: BrowserProgram
  private var page = ""

  /// Takes the window of a program that no test uses, or of a new one.
  ///
  /// - Parameters:
  ///   - width: The width of the window in CSS pixels.
  ///   - height: The height of the window in CSS pixels.
  ///   - reducesMotion: Whether the reader prefers reduced motion.
  ///   - isDark: Whether the reader prefers a dark background.
  public init(
    width: Int = 1000, height: Int = 900, reducesMotion: Bool = false, isDark: Bool = false
  ) throws {
    program = try BrowserProgram.unused(reducesMotion: reducesMotion)
    // The pointer of the previous test must not be over the new page.
    try point(x: 0, y: 0)
    try resize(width: width, height: height)
    _ = try program.send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
        ]
      ])
  }

  deinit {
    BrowserProgram.giveBack(program)
  }

  /// Opens a file and waits until it is loaded.
  public func open(path: String) throws {
    page = URL(fileURLWithPath: path).absoluteString
    try program.open(page)
  }

  /// Returns the value of an expression as JSON text; promises are awaited.
  public func evaluate(_ expression: String) throws -> String {
    let answer = try program.send(
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

  /// Returns the value of an expression that is a number.
  public func number(_ expression: String) throws -> Double {
    guard let number = Double(try evaluate(expression)) else {
      throw Problem(description: "\(expression) is no number")
    }
    return number
  }

  /// Presses a key as a user would.
  ///
  /// - Parameters:
  ///   - key: The name of the key, such as `ArrowRight` or ` `.
  ///   - code: The number of the key on Windows, by which the browser knows its effect.
  public func press(_ key: String, code: Int) throws {
    for type in ["rawKeyDown", "char", "keyUp"] where type != "char" || key.count == 1 {
      var words: [String: Any] = ["type": type, "key": key, "windowsVirtualKeyCode": code]
      if key.count == 1 { words["text"] = key }
      _ = try program.send("Input.dispatchKeyEvent", words)
    }
  }

  /// Moves the pointer.
  public func point(x: Double, y: Double) throws {
    _ = try program.send("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
  }

  /// Resizes the window, in CSS pixels.
  public func resize(width: Int, height: Int) throws {
    _ = try program.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Shows the page with its style for print, or with that for screens.
  public func showsPaper(_ isPaper: Bool) throws {
    _ = try program.send("Emulation.setEmulatedMedia", ["media": isPaper ? "print" : ""])
  }

  /// Returns the page as the bytes of a PNG.
  public func screenshot() throws -> [UInt8] {
    let answer = try program.send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "").map { Array($0) } ?? []
  }
}
