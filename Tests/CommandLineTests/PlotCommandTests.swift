import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct PlotCommandTests {
  private static let curves = [".spring(duration: 0.5, bounce: 0.3)", ".easeInOut"]

  private func picture(
    _ format: String, _ options: [String] = [], environment: [String: String?] = [:]
  ) throws -> [UInt8] {
    let run = try kymo(
      ["plot"] + Self.curves + ["--format", format, "-o", "-"] + options, environment: environment)
    #expect(run.status == 0, "\(run.errorText)")
    return run.output
  }

  @Test func theExtensionTellsTheFormat() throws {
    let folder = try TemporaryFolder()
    for (name, beginning) in [
      ("a.png", [0x89, 0x50, 0x4E, 0x47]), ("a.SVG", Array("<svg".utf8)),
      ("a.pdf", Array("%PDF".utf8)), ("a.txt", Array("from 0 to 1".utf8)),
    ] {
      #expect(try kymo("plot", ".bouncy", "-o", name, in: folder.path).status == 0)
      #expect(try folder.read(name).starts(with: beginning), "\(name)")
    }
  }

  @Test func pngHasTheAskedSize() throws {
    let bytes = try picture("png", ["--size", "300x200", "--scale", "2"])
    let numbers = [16, 20].map { offset in
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(numbers == [600, 400])
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func theSameInputGivesTheSameBytes(format: String) throws {
    let folder = try TemporaryFolder()
    let first = try picture(format)
    let second = try picture(
      format, environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "COLUMNS": "40"])
    #expect(first == second)
    _ = try kymo(["plot"] + Self.curves + ["--format", format, "-o", "x"], in: folder.path)
    #expect(try folder.read("x") == first, "the place of a picture is not in it")
  }

  /// A PDF has the command among its properties, compressed.
  @Test(arguments: ["png", "svg"])
  func everyPictureCarriesItsCommand(format: String) throws {
    let text = String(decoding: try picture(format), as: UTF8.self)
    #expect(text.contains("kymo plot '.spring(duration: 0.5, bounce: 0.3)' .easeInOut"))
  }

  @Test func svgSaysInWordsWhatTheCurvesDo() throws {
    let svg = String(decoding: try picture("svg"), as: UTF8.self)
    #expect(svg.contains("role=\"img\"") && svg.contains("<title") && svg.contains("<desc"))
    #expect(svg.contains("overshoots by 4.19 % at 0.352 s"))
    #expect(svg.contains(">\(Self.curves[1])</text>"))
  }

  @Test func eachOptionChangesThePicture() throws {
    let plain = try picture("svg")
    for options in [
      ["--theme", "dark"], ["--title", "T"], ["--show", "value,velocity"], ["--frames"],
      ["--clock", "frames"], ["--to", "7"], ["--span", "2"], ["--size", "900x500"],
      ["--font", "DejaVu Serif"], ["--frames", "--fps", "30"], ["--from", "-1"],
    ] {
      let changed = try picture("svg", options)
      #expect(changed != plain, "\(options)")
    }
  }

  @Test func withoutAFileTheFigureIsText() throws {
    let run = try kymo("plot", ".bouncy", environment: ["COLUMNS": "60", "LINES": "20"])
    let lines = run.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 20 && lines.allSatisfy { $0.count <= 60 })
    #expect(run.outputText.contains("seconds") && run.outputText.contains(".bouncy"))
    #expect(!run.outputText.contains("\u{1B}"))
    let colored = try kymo("plot", ".bouncy", "--color", "always")
    #expect(colored.outputText.contains("\u{1B}["))
  }

  @Test func aSourceDateIsTheDateOfAPDF() throws {
    let dated = { try picture("pdf", environment: ["SOURCE_DATE_EPOCH": $0]) }
    #expect(try dated("1700000000") == dated("1700000000"))
    #expect(try dated("1700000000") != dated("1700000001"))
    let run = try kymo(
      "plot", ".bouncy", "--format", "pdf", "-o", "-",
      environment: ["SOURCE_DATE_EPOCH": "yesterday"])
    #expect(run.status == 64 && run.errorText.contains("SOURCE_DATE_EPOCH"))
  }
}
