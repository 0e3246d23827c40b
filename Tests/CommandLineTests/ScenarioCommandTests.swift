import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct ScenarioCommandTests {
  /// A value that is animated to a target, turned back half way, and shifted without an animation.
  private static let example = """
    @State var isOpen = false
    @State var offset = 0.0
    @State var size = CGSize(width: 40, height: 20)
    let scale = isOpen ? 1.5 : 1.0

    scale.animation(.bouncy, value: isOpen)

    at(0)    { withAnimation(.spring(duration: 0.6)) { offset = 300 } }
    at(0.25) { withAnimation(.snappy, completionCriteria: .removed) { offset = 0 } completion: { log("home") } }
    at(0.3)  { isOpen.toggle() }
    at(0.4)  { offset += 50 }
    at(0.5)  { withAnimation(.linear(duration: 0.5)) { size.width = 80 } }
    run(until: 2)

    """

  private func played(_ text: String, _ options: String...) throws -> ToolRunner.Run {
    try played(text, options)
  }

  private func played(_ text: String, _ options: [String]) throws -> ToolRunner.Run {
    try kymo(["scenario", "-"] + options, input: Array(text.utf8))
  }

  @Test func writesARowForEveryNumberInEveryFrame() throws {
    let run = try played(Self.example)
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
    #expect(run.outputText.hasPrefix("time,attribute,value,velocity,target,animation,event\n"))
    let table = rows(run.outputText)
    #expect(Set(table.map { $0[1] }) == ["", "offset", "size.width", "size.height", "scale"])
    let offset = table.filter { $0[1] == "offset" }
    #expect(offset.count == 121 && offset.last?[0] == "2")
    #expect(offset[0].last == "start" && offset[15].last == "merge" && offset[24].last == "jump")
    // The jump shifts the shown value by 50 and leaves the spring running.
    let before = try #require(Double(offset[23][2]))
    let after = try #require(Double(offset[24][2]))
    #expect(abs(after - before - 50) < 20)
    #expect(offset.last?[2] == "50" && offset.last?[4] == "50")
    let width = table.filter { $0[1] == "size.width" }
    #expect(width[45][2] == "60" && width[45][3] == "80")
    #expect(table.filter { $0[1] == "size.height" }.allSatisfy { $0[2] == "20" })
    let logged = table.filter { $0[1].isEmpty }
    #expect(logged.map { $0.last } == ["log:home"])
    let scale = table.filter { $0[1] == "scale" }
    #expect(scale[18].suffix(2) == [".bouncy", "start"] && scale[17].last?.isEmpty == true)
  }

  @Test func rowsAreChosenByTheirNames() throws {
    func names(_ patterns: String...) throws -> Set<String> {
      let run = try played(Self.example, patterns.flatMap { ["--only", $0] })
      #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
      return Set(rows(run.outputText).map { $0[1] })
    }
    #expect(try names("size.*") == ["", "size.width", "size.height"])
    #expect(try names("scale", "*.width") == ["", "scale", "size.width"])
    let json = try played(Self.example, "--only", "offset", "--format", "json")
    #expect(json.outputText.contains("\"offset\"") && !json.outputText.contains("size.width"))
    let none = try played(Self.example, "--only", "ofset")
    #expect(none.status == 0 && Set(rows(none.outputText).map { $0[1] }) == [""])
    #expect(
      none.errorText
        == "kymo: note: no row has a name that --only asks for; there are offset, size.width, size.height, scale\n"
    )
    let picture = try played(Self.example, "--only", "ofset", "--format", "svg")
    #expect(picture.status == 65 && picture.output.isEmpty)
  }

  @Test func readsAFileAndWhatItNamesBesideIt() throws {
    let folder = try TemporaryFolder()
    let text =
      "@State var offset = 0.0\ndrag(offset, from: \"flick.csv\")\n"
      + "at(0.05) { withAnimation(.spring) { offset = 100 } }\n"
    let file = try folder.write(Array(text.utf8), to: "flick.swift")
    _ = try folder.write(Array("time,value\n0,0\n0.016,10\n0.033,24\n".utf8), to: "flick.csv")
    let run = try kymo("scenario", file)
    #expect(run.status == 0, "\(run.errorText)")
    let table = rows(run.outputText)
    #expect(table[1][2] == "10" && table[2][2] == "24")
    // The spring starts with the velocity of the finger.
    #expect(try #require(Double(table[3][3])) > 300)
    let missing = try kymo("scenario", folder.file("nothing.swift"))
    #expect(missing.status == 66)
    _ = try folder.write(
      Array("@State var x = 0.0\ndrag(x, from: \"no.csv\")\n".utf8), to: "a.swift")
    let noData = try kymo("scenario", folder.file("a.swift"))
    #expect(noData.status == 66 && noData.errorText.contains("no.csv"), "\(noData.errorText)")
  }

  @Test func jsonHoldsTheSameRows() throws {
    let table = rows(try played(Self.example).outputText)
    let run = try played(Self.example, "--format", "json")
    let document =
      try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(document["schema"] as? String == "kymograph/scenario")
    let written = try #require(document["rows"] as? [[String: Any]])
    #expect(written.count == table.count)
    #expect(written.map { $0["attribute"] as? String } == table.map { $0[1] })
    #expect(written.map { $0["event"] as? String } == table.map { $0[6] })
  }

  @Test func spanAndRateAndClockAreObeyed() throws {
    #expect(rows(try played(Self.example, "--span", "0.5").outputText).last?[0] == "0.5")
    #expect(
      rows(try played(Self.example, "--fps", "120").outputText)[4][0] == "0.008333333333333333")
    let exact = rows(try played(Self.example, "--clock", "continuous", "--fps", "100").outputText)
    #expect(exact.first { $0[1] == "offset" && $0[0] == "0.25" }?.last == "merge")
  }

  @Test func tellsWhereAMistakeIs() throws {
    let run = try played("@State var offset = 0.0\nat(0) { ofset = 3 }\n")
    #expect(run.status == 65)
    #expect(run.errorText.hasPrefix("kymo: error: standard input:2:"), "\(run.errorText)")
    #expect(run.errorText.contains("'offset'") && run.errorText.contains("^~~~~"))
    let folder = try TemporaryFolder()
    let output = try folder.write(Array("as it was".utf8), to: "rows.csv")
    let late = try played(
      "@State var n = 1.0\nlet part = 1 / n\nat(0.5) { n = 0 }\n", "-o", output)
    #expect(late.status == 65 && late.errorText.contains(":2:"), "\(late.errorText)")
    #expect(try folder.read("rows.csv") == Array("as it was".utf8))
    #expect(try folder.names() == ["rows.csv"])
  }

  @Test(arguments: ["png", "svg", "pdf", "txt"])
  func drawsAFigure(suffix: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("figure." + suffix)
    let run = try played(Self.example, "-o", path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.errorText)")
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count > 500)
    if suffix == "svg" {
      let text = String(decoding: bytes, as: UTF8.self)
      for words in ["size.width", "home", "offset goes from 0 to 50: start at 0 s"] {
        #expect(text.contains(words), "\(words)")
      }
    }
  }

  @Test(arguments: [
    "", "// nothing\n", "}", "at(0) {", "\u{0}", "let x = ", "@State var", "run(until: 2)",
  ])
  func aFileThatIsNoScenarioIsStatus65(text: String) throws {
    let run = try played(text)
    #expect(run.status == 65 && run.output.isEmpty, "\(text): \(run.status)")
    #expect(run.errorText.hasPrefix("kymo: error: standard input"), "\(run.errorText)")
  }

  @Test func completionsThatSetOffEachOtherEnd() throws {
    let run = try played(
      """
      @State var a = 0.0
      at(0) { withAnimation(nil) { a = 1 } completion: { log("once") } }
      """)
    #expect(run.status == 0 && run.outputText.contains("log:once"), "\(run.errorText)")
  }

  @Test func viewsHaveRowsWhileTheyAreThereAndEventsOfTheirOwn() throws {
    let run = try played(
      """
      toast.frame(height: 60).transition(.move(edge: .top))
      at(0.1) { withAnimation(.linear(duration: 0.1)) { appear(toast) } }
      at(0.3) { withAnimation(.linear(duration: 0.1)) { disappear(toast) } }

      """, "--fps", "10")
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
    let rows = run.outputText.split(separator: "\n")
    #expect(
      rows.first { $0.contains("toast.offset.y") }
        == "0.1,toast.offset.y,-60,600,0,.linear(duration: 0.1),start")
    #expect(
      rows.filter { $0.contains(",,,,,") }.map { String($0.split(separator: ",").last ?? "") }
        == ["appear:toast", "disappear:toast", "removed:toast"])
    #expect(!rows.contains { $0.hasPrefix("0,") })
  }

  @Test func aFigureOfNothingIsRefused() throws {
    let text = "toast.transition(.opacity)\nat(0) { disappear(toast) }\n"
    let run = try played(text, "--format", "svg")
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(
      run.errorText.contains("there is nothing to draw: nothing moves, or no view ever appears"))
    #expect(try played(text).status == 0)
  }

  /// The name of a figure is not the list of its animations; without a file, it is that of the moving number.
  @Test func aFigureWithoutATitleIsCalledLikeItsFile() throws {
    let folder = try TemporaryFolder()
    let text = "@State var x = 0.0\nat(0) { withAnimation(.bouncy) { x = 100 } }\n"
    try folder.write(Array(text.utf8), to: "moved-away.swift")
    func title(_ arguments: String...) throws -> Substring? {
      let run = try kymo(
        ["scenario"] + arguments + ["--format", "svg", "-o", "-"], input: Array(text.utf8),
        in: folder.path)
      return run.outputText.firstMatch(of: #/<title[^>]*>([^<]*)<\/title>/#)?.1
    }
    #expect(try title("moved-away.swift") == "Moved away")
    #expect(try title("moved-away.swift", "--title", "Far") == "Far")
    #expect(try title("-") == "x")
  }

  @Test(arguments: [("*.offset.*", ["Text.offset.y"]), ("*.opacity", ["Circle.opacity"])])
  func onlyWhatIsAskedForIsDrawn(pattern: String, names: [String]) throws {
    let run = try kymo(
      "scenario", "samples/views/toast.swift", "--only", pattern, "--format", "svg",
      in: repository.path)
    #expect(run.status == 0)
    for name in ["Text.offset.y", "Circle.opacity"] {
      #expect(run.outputText.contains(">\(name)<") == names.contains(name), "\(name)")
    }
  }
}
