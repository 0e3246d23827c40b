import Foundation
import TestSupport
import Testing

/// `kymo inspect FILE` prints the metadata of a picture.
@Suite(.runsPrograms) struct PictureInspectionTests {
  private static let words = ["plot", "it's=.bouncy", "你好=.smooth", "--title", "A; B: (\\)\nC"]
  private static let command = "kymo plot 'it'\\''s=.bouncy' '你好=.smooth' --title 'A; B: (\\)\nC'"

  private func json(_ name: String, in folder: TemporaryFolder) throws -> [String: Any] {
    let run = try kymo("inspect", name, "--format", "json", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    return try #require((document?["pictures"] as? [[String: Any]])?.first)
  }

  @Test(arguments: ["svg", "png", "pdf"])
  func aPictureTellsItsCommandExactly(_ format: String) throws {
    let folder = try TemporaryFolder()
    let made = try kymo(Self.words + ["-o", "a.\(format)"], in: folder.path)
    #expect(made.status == 0, "\(made.errorText)")
    let picture = try json("a.\(format)", in: folder)
    #expect(picture["command"] as? String == Self.command)
    #expect((picture["software"] as? String)?.hasPrefix("kymo ") == true)
    #expect((picture["description"] as? String)?.contains("overshoots by 4.19 %") == true)
    #expect(picture["title"] as? String == "A; B: (\\)\nC")
    let text = try kymo("inspect", "a.\(format)", in: folder.path)
    #expect(text.outputText.contains("  command      " + Self.command))
  }

  @Test(arguments: ["svg", "png", "pdf"])
  func withoutMetadataItTellsNone(_ format: String) throws {
    let folder = try TemporaryFolder()
    _ = try kymo(Self.words + ["--no-metadata", "-o", "a.\(format)"], in: folder.path)
    let bytes = String(decoding: try folder.read("a.\(format)"), as: UTF8.self)
    #expect(!bytes.contains("kymo plot") && !bytes.contains("kymo 0"))
    let picture = try json("a.\(format)", in: folder)
    #expect(picture["command"] is NSNull && picture["software"] is NSNull)
    #expect((picture["description"] as? String)?.contains("overshoots") == true)
    let run = try kymo("inspect", "a.\(format)", in: folder.path)
    #expect(run.status == 0 && run.outputText.contains("(not in the file)"))
  }

  @Test(arguments: ["html", "svg", "apng", "gif"])
  func aFilmTellsItsCommandExactly(_ format: String) throws {
    let folder = try TemporaryFolder()
    let words = ["play", "it's=.bouncy", "你好=.smooth", "--title", "A; B's: (\"<x>\")"]
    let made = try kymo(
      words + ["--size", "320x200", "--fps", "10", "-o", "a.\(format)"], in: folder.path)
    #expect(made.status == 0, "\(made.errorText)")
    let picture = try json("a.\(format)", in: folder)
    #expect(
      picture["command"] as? String
        == "kymo play 'it'\\''s=.bouncy' '你好=.smooth' --title 'A; B'\\''s: (\"<x>\")' --size 320x200 --fps 10"
    )
    #expect(picture["format"] as? String == (format == "apng" ? "png" : format))
    #expect(picture["title"] as? String == "A; B's: (\"<x>\")")
    #expect((picture["description"] as? String)?.hasSuffix("then again.") == true)
  }

  @Test func theGalleryTellsItsCommands() throws {
    let folder = repository.appending(path: "samples/gallery")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let run = try kymo(["inspect"] + names, in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.outputText.ranges(of: "\n  command      kymo ").count == names.count)
  }

  @Test func aFileThatIsMissingIsStatus66() throws {
    let folder = try TemporaryFolder()
    for name in ["no.png", "no.SVG", "none/no.pdf"] {
      let run = try kymo("inspect", name, in: folder.path)
      #expect(run.status == 66 && run.errorText.contains("no such file"))
    }
    try FileManager.default.createDirectory(
      atPath: folder.file("f.png"), withIntermediateDirectories: false)
    #expect(try kymo("inspect", "f.png", in: folder.path).status == 66)
  }

  @Test func aFileThatIsNoPictureIsStatus65() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("a.png", "text"), ("a.svg", "<svg><title>"), ("a.pdf", "%PDF-1.4")] {
      try folder.write(Array(text.utf8), to: name)
      let run = try kymo("inspect", name, in: folder.path)
      #expect(run.status == 65 && run.errorText.contains("'\(name)'"), "\(run.errorText)")
    }
    try folder.write([], to: "b.png")
    #expect(try kymo("inspect", "b.png", in: folder.path).errorText.contains("is empty"))
  }

  @Test func picturesAndExpressionsDoNotMix() throws {
    let run = try kymo("inspect", ".bouncy", "a.png")
    #expect(run.status == 64 && run.errorText.contains("'.bouncy' is not"))
  }

  /// Options about the motion are refused, not ignored.
  @Test(arguments: [
    ["--from", "1"], ["--to", "2"], ["--initial-velocity", "1"], ["--gesture-velocity", "1"],
    ["--animation", ".bouncy"], ["--view-size", "5x5"], ["--reduce-motion"],
    ["--semantics", "ios16"], ["--context", "widget"], ["--fps", "120"], ["--span", "1"],
    ["--clock", "frames"], ["--expect", "monotone"],
  ])
  func optionsOfMotionsAreRefused(_ option: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(["inspect", "a.svg"] + option, in: folder.path)
    #expect(run.status == 64)
    #expect(run.errorText.contains("a picture does not move, so \(option[0]) has no effect"))
  }

  @Test func controlCharactersOfAFileDoNotReachTheTerminal() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("<svg><title>a\u{1B}[31m&#27;b</title></svg>".utf8), to: "a.svg")
    let run = try kymo("inspect", "a.svg", in: folder.path)
    #expect(run.status == 0 && !run.output.contains(0x1B))
  }

  @Test func aDamagedPictureIsTold() throws {
    let folder = try TemporaryFolder()
    _ = try kymo("plot", ".bouncy", "-o", "a.png", in: folder.path)
    var bytes = try folder.read("a.png")
    let place = try #require(bytes.firstRange(of: Array("rises".utf8)))
    bytes[place.lowerBound] ^= 0x20
    try folder.write(bytes, to: "a.png")
    let run = try kymo("inspect", "a.png", in: folder.path)
    #expect(run.status == 65 && run.errorText.contains("checksum"))
  }
}
