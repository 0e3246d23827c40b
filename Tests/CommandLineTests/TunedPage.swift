import Foundation
import TestSupport
import Testing

/// A page that the tool wrote, open in a browser and stopped at frame 0.
final class TunedPage {
  let browser: Browser
  private let folder: TemporaryFolder
  let path: String

  init(
    _ arguments: [String], fragment: String = "", width: Int = 1000, reducesMotion: Bool = false,
    isPlaying: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    path = try folder.write(try fileOnce(["tune"] + arguments, "t.html"), to: "t.html")
    browser = try Browser(width: width, reducesMotion: reducesMotion)
    try browser.open(path: path)
    if !fragment.isEmpty {
      _ = try browser.evaluate(
        "new Promise((done) => { addEventListener('hashchange', () => done(1)); location.hash = \(Self.quoted(fragment)); })"
      )
    }
    if !isPlaying { try seek(0) }
  }

  static func quoted(_ text: String) -> String {
    "decodeURIComponent('\(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")')"
  }

  func seek(_ frame: Int) throws {
    _ = try browser.evaluate(
      "(() => { const s = document.getElementById('scrub'); s.value = \(frame); s.dispatchEvent(new Event('input')); return 1; })()"
    )
  }

  /// Types into the field with a name and presses Enter.
  func type(_ text: String, into name: String) throws {
    _ = try browser.evaluate(
      """
      (() => {
        const field = [...document.querySelectorAll("input[role=spinbutton]")].find((f) => f.getAttribute("aria-label").startsWith("\(name)"));
        field.focus();
        field.value = \(Self.quoted(text));
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        field.blur();
        return 1;
      })()
      """)
  }

  func field(_ name: String) throws -> String {
    try text(
      "[...document.querySelectorAll('input[role=spinbutton]')].find((f) => f.getAttribute('aria-label').startsWith('\(name)')).value"
    )
  }

  func click(_ name: String) throws {
    _ = try browser.evaluate(
      "(() => { [...document.querySelectorAll('button')].find((b) => b.textContent === \(Self.quoted(name))).click(); return 1; })()"
    )
  }

  /// The text that an expression gives.
  func text(_ expression: String) throws -> String {
    guard
      case .string(let text) = try JSONValue(
        Array((try browser.evaluate(expression) + "\n").utf8))
    else { return "" }
    return text
  }

  func copied(_ name: String) throws -> String {
    try click("copy \(name)")
    return try text("document.getElementById('text').value")
  }

  /// The exact figure in a column of a row, and its time.
  func figure(_ name: String, row: Int = 0) throws -> (value: Double?, time: Double?) {
    let cell =
      "document.querySelectorAll('tbody tr')[\(row)].cells[[...document.querySelectorAll('thead th')].findIndex((h) => h.textContent === '\(name)')]"
    return (
      Double(try text("\(cell).dataset.value ?? ''")),
      Double(try text("\(cell).dataset.time ?? ''"))
    )
  }

  var command: String {
    get throws { try text("document.querySelector('.command').textContent") }
  }
  var status: String { get throws { try text("document.getElementById('status').textContent") } }
  func wait(_ milliseconds: Int) throws {
    _ = try browser.evaluate("new Promise((done) => setTimeout(() => done(1), \(milliseconds)))")
  }

  /// Whether a page has the table of the tool.
  ///
  /// Where an animation has a closed form, the exponentials, sines and cosines are those of the browser, whose last
  /// bits depend on its version.
  static func agree(_ samples: String, _ run: ToolRunner.Run, on expression: String) -> Bool {
    guard run.status == 0, expression.hasPrefix(".interpolatingSpring") else {
      return run.status == 0 && samples == run.outputText
    }
    func cells(_ table: String) -> [[Substring]] {
      table.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
    }
    let (found, expected) = (cells(samples), cells(run.outputText))
    return found.map(\.count) == expected.map(\.count)
      && zip(found.joined(), expected.joined()).allSatisfy { one, other in
        guard let number = Double(one), let exact = Double(other) else { return one == other }
        return abs(number - exact) <= 1e-12 * max(abs(exact), 200)
      }
  }
}
