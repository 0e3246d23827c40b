internal import ArgumentParser
internal import TextForms

/// The options for the destination of a page with knobs, and for opening it.
struct TunedPageOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "Page to write, such as card.html.", discussion: "- is standard output.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output: String?

  @Flag(
    help: ArgumentHelp(
      "Show the page in the browser.",
      discussion: """
        By 'open' on macOS and 'xdg-open' elsewhere. Without -o the page is a file in TMPDIR, whose path is printed.
        """))
  var open = false

  /// Returns the destination of the page; nil for a temporary file, whose name follows from its bytes.
  ///
  /// - Throws: ``ToolError`` if the destination is not a named file, or if its name is not that of a page.
  func checkedDestination() throws(ToolError) -> OutputDestination? {
    guard let output else {
      guard open else { throw ToolError(.usage, "name a file: -o tune.html, or --open") }
      return nil
    }
    let destination = OutputDestination(output)
    if case .file(let path) = destination {
      let name = path.lowercased()
      guard
        path.isEmpty || name.hasSuffix(".html") || name.hasSuffix(".htm") || Self.isSpecial(path)
      else {
        throw ToolError(
          .usage, "'kymo tune' writes pages; give -o a name such as tune.html, found '\(path)'")
      }
    } else if open {
      throw ToolError(
        .usage, "--open shows a file; give -o a name such as tune.html, or leave it out")
    }
    try destination.check()
    return destination
  }

  private static func isSpecial(_ path: String) -> Bool {
    if case .special = FileSystem.kind(of: path) { true } else { false }
  }

  /// Writes a page, and opens it if that is wanted.
  ///
  /// - Parameters:
  ///   - page: The bytes of the page.
  ///   - destination: The destination that ``checkedDestination()`` returned; nil for a temporary file.
  func write(_ page: [UInt8], to destination: OutputDestination?) throws(ToolError) {
    let chosen = destination ?? .file(Self.path(for: page))
    try chosen.check()
    try chosen.write(page)
    guard open, case .file(let path) = chosen else { return }
    let isShown = PageOpener.open(path)
    if destination == nil || !isShown {
      try OutputDestination.standardOutput.write(path + "\n")
    }
    if !isShown {
      StandardError.note(
        "there is no '\(PageOpener.program)' to show the page with; open the file that is named")
    }
  }

  /// The path of a temporary file with a name that follows from the bytes of the page.
  private static func path(for page: [UInt8]) -> String {
    let folder = Process.environment("TMPDIR") ?? ""
    let name = String(TextHash(String(decoding: page, as: UTF8.self)).value, radix: 16)
    let digits = String(repeating: "0", count: max(8 - name.count, 0)) + name
    let base = folder.isEmpty ? "/tmp" : folder
    return base + (base.hasSuffix("/") ? "" : "/") + "kymo-tune-\(digits).html"
  }
}
