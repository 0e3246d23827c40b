import Foundation
import TestSupport
import Testing

/// On a machine with one font the missing characters are reported, and the picture is drawn nevertheless.
@Suite(.runsPrograms) struct MissingFontTests {
  private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  private func run(_ format: String, _ labels: [String]) throws -> ToolRunner.Run {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("font.ttf"), withDestinationPath: Self.font)
    try folder.write(
      Array(
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>
        """.utf8), to: "fonts.conf")
    return try kymo(
      ["plot"] + labels.map { "\($0)=.bouncy" } + ["--format", format, "-o", "-"],
      environment: ["FONTCONFIG_FILE": folder.file("fonts.conf")])
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: font)), arguments: ["svg", "png", "pdf"])
  func whatIsMissingIsTold(_ format: String) throws {
    let run = try run(format, ["你好", "🎉", "x"])
    #expect(run.status == 0 && run.output.count > 1000)
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first
        == """
        kymo: warning: no installed font has '你' U+4F60, '好' U+597D (Chinese); empty boxes are drawn instead; \
        the Debian package fonts-noto-cjk has such a font
        """)
    #expect(lines.last?.contains("fonts-noto-color-emoji") == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: font)))
  func whatIsThereIsNotTold() throws {
    let run = try run("svg", ["Grün", "ж", "α", "مرحبا", "שלום"])
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
  }
}
