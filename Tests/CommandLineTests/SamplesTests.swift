import Foundation
import TestSupport
import Testing

/// The files in `samples/` are understood, and the gallery is the output of its commands.
@Suite(.runsPrograms) struct SamplesTests {
  private static let folder = repository.appending(path: "samples")

  private static func names(_ folder: URL, _ suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  @Test func everyExpressionFileIsUnderstood() throws {
    let files = try Self.names(Self.folder, ".txt").filter { $0 != "gallery.txt" }
    #expect(files.count >= 6)
    for file in files {
      for command in ["sample", "inspect"] {
        let run = try kymo(command, "@samples/\(file)", "--span", "1", in: repository.path)
        #expect(run.status == 0 && !run.output.isEmpty, "\(file): \(run.errorText)")
      }
    }
  }

  @Test func everyScenarioPlaysAndStandsInTheGallery() throws {
    let files = try Self.names(Self.folder.appending(path: "scenarios"), ".swift")
    #expect(files.count >= 12)
    let drawn = Set(try Self.commands().flatMap(\.self))
    for file in files {
      let path = "samples/scenarios/\(file)"
      let run = try kymo("scenario", path, "--fps", "10", in: repository.path)
      #expect(run.status == 0 && run.outputText.contains("removed"), "\(file): \(run.errorText)")
      #expect(drawn.contains(path) || file == "flick-from-file.swift", "\(file) has no picture")
    }
  }

  /// The commands of the gallery.
  static func lines() throws -> [String] {
    try String(contentsOf: folder.appending(path: "gallery.txt"), encoding: .utf8)
      .components(separatedBy: "\n").filter { $0.hasPrefix("kymo ") }
  }

  /// The commands of the gallery, as words.
  private static func commands() throws -> [[String]] { try lines().map(ShellWords.split) }

  @Test func everyPictureIsMadeByItsCommand() throws {
    let temporary = try TemporaryFolder()
    var made: Set<String> = []
    for words in try Self.commands() {
      let path = try #require(words.last)
      made.insert(URL(filePath: path).lastPathComponent)
      let fresh = temporary.file("fresh.\(URL(filePath: path).pathExtension)")
      let run = try kymo(
        Array(words.dropFirst().dropLast()) + [fresh], in: repository.path)
      #expect(run.status == 0, "\(words): \(run.errorText)")
      let picture = try String(
        contentsOf: repository.appending(path: path), encoding: .utf8)
      // Positions depend on the faces of the machine; the text of the picture does not.
      let freshPicture = try String(contentsOfFile: fresh, encoding: .utf8)
      #expect(Self.element("desc", of: picture) == Self.element("desc", of: freshPicture))
      #expect(
        Self.unescaped(Self.element("metadata", of: picture))
          .contains(words.dropFirst().first ?? "?"))
    }
    #expect(made.count >= 22)
    let gallery = Self.folder.appending(path: "gallery")
    let files = try Self.names(gallery, ".svg") + Self.names(gallery, ".html")
    #expect(Set(files) == made, "a picture in the gallery has no command")
  }

  @Test func theGalleryPageShowsEveryPictureBelowItsCommand() throws {
    let page = try String(contentsOf: Self.folder.appending(path: "gallery.md"), encoding: .utf8)
    for line in try Self.lines() {
      let name = URL(filePath: String(line.split(separator: " ").last ?? "")).lastPathComponent
      // A page is linked, a picture is shown.
      let mark = name.hasSuffix(".html") ? "[" : "!["
      let parts = page.components(separatedBy: "    \(line)\n\n\(mark)")
      #expect(parts.count == 2, "\(name)")
      #expect(parts.last?.split(separator: "\n").first?.hasSuffix("](gallery/\(name))") == true)
    }
  }

  @Test(arguments: ["plot", "sheet", "play", "interrupt", "scenario"])
  func theGalleryPageShowsEveryOptionOfFigures(_ command: String) throws {
    let page = try String(contentsOf: Self.folder.appending(path: "gallery.md"), encoding: .utf8)
    let help = try kymoOnce(command, "--help").outputText
    let options = help.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
    #expect(options.count > 15)
    // Lists draw nothing.
    for option in options where option != "--version" && option != "--list-views" {
      #expect(page.contains(option), "\(option) is not shown")
    }
  }

  private static func element(_ name: String, of picture: String) -> String {
    // The attributes are left out, since identifiers depend on everything drawn, including
    // positions.
    guard let start = picture.range(of: "<\(name)"),
      let content = picture[start.upperBound...].firstIndex(of: ">"),
      let end = picture.range(of: "</\(name)>", range: content..<picture.endIndex)
    else { return "" }
    return String(picture[content..<end.lowerBound])
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}

/// The words of a command line as a POSIX shell splits them, as far as this project's commands need
/// it: plain words and single quotes.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var current: String?
    var isQuoted = false
    for character in line {
      switch character {
      case "'":
        isQuoted.toggle()
        current = current ?? ""
      case " " where !isQuoted:
        if let word = current { words.append(word) }
        current = nil
      default:
        current = (current ?? "") + String(character)
      }
    }
    if let word = current { words.append(word) }
    return words
  }
}
