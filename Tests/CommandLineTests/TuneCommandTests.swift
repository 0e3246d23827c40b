import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct TuneCommandTests {
  /// The data that a page's program reads.
  private func data(_ page: String) throws -> JSONValue {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONValue(Array((page[start.upperBound..<end.lowerBound] + "\n").utf8))
  }

  private func page(_ arguments: String...) throws -> String {
    let run = try kymo(["tune"] + arguments + ["-o", "-"])
    #expect(run.status == 0 && run.errorText.isEmpty, "\(arguments): \(run.errorText)")
    return run.outputText
  }

  private func tunedLabels(_ page: String) throws -> [String] {
    guard case .array(let rows)? = try data(page)["rows"] else { return [] }
    return rows.compactMap { row in
      guard row["isTuned"] == .bool(true), case .string(let label)? = row["label"] else {
        return nil
      }
      return label
    }
  }

  @Test func thePageSaysWhichCommandMadeIt() throws {
    let folder = try TemporaryFolder()
    let made = try kymo("tune", ".bouncy", "-o", folder.file("t.html"))
    #expect(made.status == 0 && made.output.isEmpty && made.errorText.isEmpty)
    let inspected = try kymo("inspect", folder.file("t.html"))
    #expect(inspected.status == 0 && inspected.outputText.contains("kymo tune .bouncy"))
    let page = String(decoding: try folder.read("t.html"), as: UTF8.self)
    // The page has no URL but the name of a namespace, and nothing that its policy would stop.
    #expect(
      Set(page.matches(of: /https?:\/\/[^"]*/).map { String($0.0) }) == [
        "http://www.w3.org/2000/svg"
      ])
    #expect(!page.contains(" style=") && !page.contains("@import") && !page.contains("innerHTML"))
    #expect(
      !page.contains("localStorage") && !page.contains("fetch(") && page.hasSuffix("</html>\n"))
    let plain = try self.page(".bouncy", "--no-metadata")
    #expect(!plain.contains("kymo tune"))
  }

  @Test func theSameCommandGivesTheSameBytes() throws {
    let one = try kymo("tune", ".bouncy", "ease=.easeIn", "-o", "-").output
    let other = try kymo(
      "tune", ".bouncy", "ease=.easeIn", "-o", "-", environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(one == other.output)
  }

  /// Rows that are equal at first may be changed apart: each has a color of its own, in the page and in its still
  /// figure.
  @Test func equalRowsHaveColorsOfTheirOwn() throws {
    let page = try page(".bouncy", ".bouncy", "a=.bouncy", "--theme", "light")
    let colors = page.matches(of: /--k\d+:(#[0-9a-f]{6})/).map { String($0.1) }
    #expect(colors.count == 3 && Set(colors).count == 3, "\(colors)")
    let figure = try #require(page.firstMatch(of: /(?s)<figure>(.*?)<\/figure>/)).1
    let strokes = figure.matches(of: /<\/title>\n<path stroke="(#[0-9a-f]{6})"/).map {
      String($0.1)
    }
    #expect(strokes.count == 3 && Set(strokes).count == 3, "\(strokes)")
  }

  /// Without its program a page has the figure, the measures and the command.
  @Test func thePageIsOfUseWithoutItsProgram() throws {
    let page = try page(".bouncy", "ease=.easeIn", "--unit", "pt")
    let body = try #require(page.firstRange(of: "<body>"))
    let end = try #require(page.firstRange(of: "<script"))
    let shown = page[body.lowerBound..<end.lowerBound]
    #expect(
      shown.contains("<svg ")
        && shown.contains("<code>kymo tune .bouncy ease=.easeIn --unit pt</code>"))
    #expect(
      shown.contains("data-head=\"overshoot\" data-value=\"0.04191") && shown.contains("pt/s at"))
    #expect(
      !shown.contains("role=\"columnheader\">value")
        && !shown.contains("<button type=\"button\">copy"))
    // An event that does not happen has no figure.
    #expect(shown.contains("data-head=\"overshoot\">none</td>"))
  }

  @Test(arguments: [
    (["-o", "t.html"], [".bouncy"]),
    (["--tune", "all", "-o", "t.html"], [".bouncy", "ease", "Spring(duration: 0.3)"]),
    (["--tune", "ease", "-o", "t.html"], ["ease"]),
    (["--tune", "ease,.bouncy", "-o", "t.html"], [".bouncy", "ease"]),
  ])
  func rowsAreChosenByTheirLabels(_ options: [String], _ labels: [String]) throws {
    let folder = try TemporaryFolder()
    let rows = [
      ".bouncy", "ease=.easeIn", "css:1s steps(4)", "Spring(duration: 0.3)",
      "KeyframeTrack(initialValue: 0.0) { LinearKeyframe(1, duration: 1) }",
    ]
    let run = try kymo(["tune"] + rows + options, in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    let page = String(decoding: try folder.read("t.html"), as: UTF8.self)
    #expect(try tunedLabels(page) == labels)
  }

  @Test func equalRowsStayTwo() throws {
    guard case .array(let rows)? = try data(page(".bouncy", ".bouncy", "a=.smooth"))["rows"] else {
      return
    }
    #expect(rows.map { $0["label"] } == [.string(".bouncy"), .string(".bouncy 2"), .string("a")])
  }

  @Test(
    arguments: [
      ([".bouncy"], 64, "name a file: -o tune.html, or --open"),
      ([".bouncy", "-o", "t.svg"], 64, "writes pages"),
      ([".bouncy", "-o", "-", "--open"], 64, "--open shows a file"),
      ([".bouncy", "-o", "t.html", "--tune", "x"], 64, "--tune names no row 'x'"),
      ([".bouncy", "-o", "t.html", "--fps", "20"], 64, "from 24 to 240"),
      ([".bouncy", "-o", "t.html", "--to", "0"], 64, "nothing moves from 0"),
      ([".bouncy", "-o", "t.html", "--as", "card"], 64, "offset, scale, rotation, opacity, width"),
      (
        [".spring(bounce: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])", "-o", "t.html"], 64,
        "up to 8 rows, found 9; choose"
      ),
      (
        ["k=KeyframeTrack(initialValue: 0.0) { LinearKeyframe(1, duration: 1) }", "-o", "t.html"],
        65, "'k' has nothing to turn; it can be a reference"
      ),
      (
        [".bouncy", "k=css:1s steps(4)", "--tune", "k", "-o", "t.html"], 65,
        "'k' has nothing to turn"
      ),
      ([".bouncey", "-o", "t.html"], 65, "bouncy"),
      (["@nothing.txt", "-o", "t.html"], 66, "nothing.txt"),
      ([".bouncy", "-o", "nowhere/t.html"], 73, "there is no folder"),
      (
        [".linear(duration: 0.05).repeatForever()", "--as", "opacity", "-o", "t.html"], 64, "2.3.1"
      ),
    ] as [([String], Int32, String)])
  func whatCannotBeDoneIsRefused(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(["tune"] + arguments, in: folder.path)
    #expect(
      run.status == status && run.errorText.contains(words), "\(run.status): \(run.errorText)")
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: [
    "</script><img onerror=alert(1) src=x>", "\"><b>", "a&b'c", "\u{2028}", "</style>", "-->",
    "${x}`",
  ])
  func labelsAreText(_ label: String) throws {
    let run = try kymo("tune", "x\(label)=.bouncy", "-o", "-")
    guard run.status == 0 else { return #expect(run.status == 65) }
    let page = run.outputText
    #expect(page.components(separatedBy: "</script>").count == 3, "\(label)")
    #expect(
      page.components(separatedBy: "<img").count == 1
        && page.components(separatedBy: "</style>").count == 2)
  }

  /// Servers lack the program that opens pages: the path of the page is then printed.
  @Test func aPageThatCannotBeShownIsNamed() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "tune", ".bouncy", "--open", environment: ["TMPDIR": folder.path, "PATH": folder.path])
    #expect(run.status == 0 && run.errorText.contains("there is no"))
    let name = try #require(try folder.names().first)
    #expect(name.wholeMatch(of: /kymo-tune-[0-9a-f]{8}\.html/) != nil)
    #expect(run.outputText == "\(folder.file(name))\n")
    // The same bytes have the same name.
    #expect(
      try kymo(
        "tune", ".bouncy", "--open", environment: ["TMPDIR": folder.path, "PATH": folder.path]
      ).outputText == run.outputText)
  }

  @Test func aPageIsShownByTheProgramForIt() throws {
    let folder = try TemporaryFolder()
    #if os(Linux)
      let name = "xdg-open"
    #else
      let name = "open"
    #endif
    try folder.write(
      Array(
        "#!/bin/sh\nprintf %s \"$1\" > \(folder.file("shown.part"))\nmv \(folder.file("shown.part")) \(folder.file("shown"))\n"
          .utf8), to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file(name))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try kymo(
      "tune", ".bouncy", "--open", "-o", folder.file("t.html"),
      environment: ["PATH": "\(folder.path):\(path)"])
    #expect(run.status == 0 && run.output.isEmpty, "\(run.errorText)")
    for _ in 0..<100 where !FileManager.default.fileExists(atPath: folder.file("shown")) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(String(decoding: try folder.read("shown"), as: UTF8.self) == folder.file("t.html"))
  }
}
