import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct FitCommandTests {
  private func fit(_ arguments: String..., input: String = "") throws -> ToolRunner.Run {
    try kymo(["fit"] + arguments, input: Array(input.utf8), in: repository.path)
  }

  /// A table with thirty rows per second, since fitting takes time in proportion to the rows.
  private func samples(_ expression: String) throws -> String {
    try kymo("sample", expression, "--fps", "30").outputText
  }

  private static let device = [
    "@samples/recorded/bouncy-width.csv", "--time", "seconds_after_toggle", "--value", "width_pt",
  ]

  @Test func rowsThatWereNotUsedAreMarked() throws {
    let folder = try TemporaryFolder()
    // Two seconds, of which the last one is at rest.
    let table = try kymo("sample", ".bouncy", "--fps", "30", "--span", "2").outputText
    let json = try fit("-", "--format", "json", "--replicates", "0", input: table)
    let document = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let curve = try #require((document?["curves"] as? [[String: Any]])?.first)
    let used = try #require(curve["used"] as? Int)
    #expect(used < 61)
    let svg = folder.file("a.svg")
    #expect(try fit("-", "-o", svg, "--replicates", "0", input: table).status == 0)
    let picture = try String(contentsOfFile: svg, encoding: .utf8)
    #expect(picture.contains(">\(61 - used) rows not used<"))
  }

  @Test func theAnimationOfADeviceIsFound() throws {
    let run = try kymo(["fit"] + Self.device + ["--format", "json"], in: repository.path)
    #expect(run.status == 0 && run.errorText.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(document?["schema"] as? String == "kymograph/fit")
    let curve = try #require((document?["curves"] as? [[String: Any]])?.first)
    #expect(curve["used"] as? Int == 73 && curve["rounding"] as? Double == 0.01)
    let best = try #require((curve["candidates"] as? [[String: Any]])?.first)
    #expect(best["expression"] as? String == ".spring(duration: 0.5, bounce: 0.3)")
    #expect(best["player"] as? String == "swiftui")
    #expect(try #require(best["rms"] as? Double) < 0.004)
    let left = try #require(curve["leftOut"] as? [[String: Any]])
    #expect(left.map { $0["time"] as? Double } == [0.0331, 0.6332])
    let free = try kymo(
      ["fit"] + Self.device + ["--no-snap", "--format", "csv"], in: repository.path)
    let figures = try #require(rows(free.outputText.replacing("\"", with: "")).first)
    // The expression's own comma makes one column more.
    #expect((try #require(Double(figures[6])) - 0.5).magnitude < 0.0005)
    #expect((try #require(Double(figures[7])) - 0.3).magnitude < 0.0005)
  }

  private static let expressions = [
    ".smooth", ".snappy", ".bouncy", ".default", ".linear", ".easeIn", ".easeOut", ".easeInOut",
    ".timingCurve(.circularEaseInOut, duration: 0.35)", ".spring(duration: 0.35, bounce: -0.2)",
    ".timingCurve(0.21, 0.1, 0.37, 0.93, duration: 0.4)", ".easeOut(duration: 0.4).delay(0.2)",
    ".interpolatingSpring(duration: 0.5, bounce: 0.3)",
  ]

  /// All expressions are in one table, of which each curve is fitted by itself.
  @Test func aTableOfSamplesGivesItsExpressions() throws {
    let folder = try TemporaryFolder()
    let named = Self.expressions.enumerated().map { "m\($0)=\($1)\n" }
    let played = try folder.write(Array(named.joined().utf8), to: "played.txt")
    let run = try fit("-", "--format", "swift", "--replicates", "0", input: samples("@" + played))
    #expect(run.status == 0)
    let found = try folder.write(run.output, to: "found.txt")
    let difference = try kymo("diff", "@" + played, "@" + found, "--tolerance", "0.2%")
    #expect(difference.status == 0, "\(run.outputText)")
    #expect(difference.outputText.contains("\(named.count) unchanged"), "\(difference.outputText)")
  }

  @Test(arguments: [
    ".easeInOut(duration: 0.4).repeatCount(4)",
    ".easeOut(duration: 0.3).repeatCount(2, autoreverses: false)",
    ".spring(duration: 0.3, bounce: 0.2).repeatCount(3)",
    ".easeIn(duration: 0.3).repeatCount(3).delay(0.2)", ".easeInOut(duration: 0.3).repeatForever()",
  ])
  func aTableOfCyclesGivesItsExpression(_ expression: String) throws {
    let run = try fit("-", "--format", "swift", "--replicates", "0", input: samples(expression))
    #expect(run.status == 0 && run.outputText == expression + "\n")
  }

  @Test func cyclesAreCountedAndCanBeLeftOut() throws {
    let table = try samples(".easeIn(duration: 0.3).repeatCount(3, autoreverses: false)")
    let json = try fit("-", "--format", "json", "--replicates", "0", input: table)
    #expect(json.outputText.contains("\"repeatCount\": 3"))
    #expect(json.outputText.contains("\"autoreverses\": false"))
    let words = try fit("-", "--replicates", "0", input: table)
    #expect(words.outputText.contains("3 cycles; figures"))
    let once = try fit("-", "--family", "spring,curve,linear", "--replicates", "0", input: table)
    #expect(once.status == 65 && once.errorText.contains("no animation fits"))
  }

  /// The printed scenario gives the same rows as the scenario that was played.
  @Test func motionsOneAfterTheOtherAreAScenarioThatPlaysTheSameRows() throws {
    let folder = try TemporaryFolder()
    let script = """
      @State var x = 20.0
      at(0) { withAnimation(.bouncy) { x = 320 } }
      at(0.31) { withAnimation(.smooth) { x = 120 } }
      run(until: 1.2)
      """
    try folder.write(Array(script.utf8), to: "played.swift")
    let table = try kymo("scenario", folder.file("played.swift")).outputText
    let found = try fit(
      "-", "--segments", "auto", "--family", "spring", "--format", "swift", input: table)
    #expect(found.status == 0 && found.outputText.contains("at(0.31) { withAnimation("))
    try folder.write(found.output, to: "found.swift")
    let again = try kymo("scenario", folder.file("found.swift")).outputText
    func shown(_ table: String) -> [[String]] {
      table.split(separator: "\n").dropFirst().compactMap { line in
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        return fields[2].isEmpty ? nil : [String(fields[0]), String(fields[2])]
      }
    }
    let (one, other) = (shown(table), shown(again))
    #expect(one.count > 50 && other.count > 50)
    for (row, again) in zip(one, other) {
      let difference = try #require(Double(row[1])) - #require(Double(again[1]))
      #expect(row[0] == again[0] && difference.magnitude < 1e-6)
    }
    // Every format shows the result; half of the rows are fitted in half the time.
    let half = try kymo("scenario", folder.file("played.swift"), "--fps", "30").outputText
    let words = try fit(
      "-", "--segments", "2", "--family", "spring", "--replicates", "0", input: half)
    #expect(words.outputText.contains("2 motions one after the other"))
    let json = try fit(
      "-", "--segments", "auto", "--family", "spring", "--format", "json", "--replicates", "0",
      input: half)
    #expect(json.outputText.contains("\"family\": \"sequence\""))
    let svg = folder.file("a.svg")
    let figure = try fit(
      "-", "--segments", "auto", "--family", "spring", "-o", svg, "--replicates", "0", input: half)
    #expect(figure.status == 0)
    #expect(try String(contentsOfFile: svg, encoding: .utf8).contains(", then "))
    let once = try fit("-", "--replicates", "0", input: table)
    #expect(once.status == 65 && once.errorText.contains("--segments auto"))
  }

  @Test func oneMotionIsNotTwo() throws {
    let run = try fit(".easeIn", "--segments", "2")
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errorText.contains("one does: .easeIn(duration: 0.35)"))
    #expect(
      try fit(".easeIn", "--segments", "auto", "--format", "swift").outputText
        == ".easeIn(duration: 0.35)\n")
  }

  /// The expected figures are those of SciPy's least squares for the same closed form, start and ends,
  /// from all rows.
  @Test func aClosedFormKeepsItsFiguresWhereSomethingElseWasRecorded() throws {
    let run = try kymo(
      ["fit"] + Self.device + ["--player", "exact", "--format", "json", "--replicates", "0"],
      in: repository.path)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let curve = try #require((document?["curves"] as? [[String: Any]])?.first)
    #expect(curve["used"] as? Int == 75)
    let best = try #require((curve["candidates"] as? [[String: Any]])?.first)
    for (name, truth, within) in [
      ("duration", 0.49178, 0.0003), ("bounce", 0.28920, 0.0003), ("rms", 0.20741, 0.003),
    ] {
      #expect((try #require(best[name] as? Double) - truth).magnitude <= within, "\(name)")
    }
  }

  @Test func aBakedCurveIsFoundAgain() throws {
    let converted = try kymo(
      "convert", ".interpolatingSpring(duration: 0.5, bounce: 0.3)", "--to", "css-linear"
    ).outputText.replacing("\n", with: " ")
    let baked = try #require(converted.firstMatch(of: /linear\([^()]*%[^()]*\)/)).output
    let run = try fit("css:862ms \(baked)", "--format", "swift")
    #expect(run.outputText == ".interpolatingSpring(duration: 0.5, bounce: 0.3)\n")
    #expect(run.status == 0 && run.errorText.isEmpty)
  }

  /// Intervals are computed only for the formats that contain them; the other formats do not need
  /// them.
  @Test func intervalsAreWrittenWithWords() throws {
    let table = try samples(".spring(duration: 0.41, bounce: 0.23)")
    func run(_ format: String, _ replicates: String) throws -> String {
      try fit("-", "--format", format, "--replicates", replicates, input: table).outputText
    }
    for format in ["csv", "swift"] { #expect(try run(format, "20") == run(format, "0")) }
    for format in ["text", "json"] { #expect(try run(format, "20") != run(format, "0")) }
  }

  @Test func severalCurvesAreFittedByThemselves() throws {
    let table = try kymo("sample", "a=.bouncy", "b=.easeIn").outputText
    let run = try fit("-", "--format", "swift", input: table)
    #expect(
      run.outputText == "a=.spring(duration: 0.5, bounce: 0.3)\nb=.easeIn(duration: 0.35)\n")
    let folder = try TemporaryFolder()
    try folder.write(Array(table.utf8), to: "t.csv")
    let one = try kymo("fit", "@\(folder.file("t.csv"))#b", "--format", "swift")
    #expect(one.outputText == ".easeIn(duration: 0.35)\n")
    let named = try kymo("fit", "mine=@\(folder.file("t.csv"))", "--format", "swift")
    #expect(
      named.outputText
        == "mine.a=.spring(duration: 0.5, bounce: 0.3)\nmine.b=.easeIn(duration: 0.35)\n")
    let label = try kymo("fit", "mine=@\(folder.file("t.csv"))#b", "--format", "csv")
    #expect(label.status == 0 && label.outputText.contains("\nmine,"), "\(label.outputText)")
    let wrong = try kymo("fit", "@\(folder.file("t.csv"))#bb")
    #expect(wrong.status == 65 && wrong.errorText.contains("there is no curve 'bb'"))
    #expect(try kymo("fit", "@\(folder.file("t.csv"))", "-o", folder.file("x.svg")).status == 64)
  }

  @Test(arguments: [
    ("time,value\n0,1\n1,1\n", "nothing moves"),
    ("time,value\n0,0\n0.1,nan\n", ":3: 'nan' in the column 'value'"),
    ("time,value\n0,0\n0.2,1\n0.1,2\n", ":4: the time 0.1 s comes after 0.2 s"),
    ("time,value\n0,0\n1,\n", ":3: the column 'value' is empty"), ("", "there are no rows"),
    ("t,a,b\n0,1,2\n", "--time t --value a"), ("time,value\n0,0,3\n", "has 3 fields"),
    ("time,value\n0,0\n0.1,1\n0.2,2\n", "too little motion"), ("1,2,3\n", "no names of columns"),
    ("time;value\n0;0\n0,1;1\n", "separated by ';'; write commas"),
    ("time,value\n0,0\n1,1e200\n", "whose square is no number"),
    ("a\tb\n0\t0\n", "separated by tabs"), ("Zeit,Breite\na,b\n", "which hold no numbers"),
  ])
  func badTablesAreRefused(_ table: String, _ words: String) throws {
    let run = try fit("-", input: table)
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  @Test(arguments: [
    ["--from", "1", "--to", "1"], ["--player", "swiftui", "--family", "linear"],
    ["--confidence", "100"], ["--between", "1..0"], ["--between", "1"], ["--family", "ease"],
    ["--family", "repeat"], ["--family", "linear,repeat", "--player", "swiftui"],
    ["--time-unit", "frames"], ["--fps", "0"], ["--replicates", "-1"], ["--rounding", "0"],
    ["--initial-velocity", "fast"], ["--limit", "-1"], ["--max-error", "x"],
    ["--runners-up", "-1"], ["-o", "a.tiff"], ["--segments", "0"], ["--segments", "9"],
    ["--segments", "2", "--to", "1"], ["--family", "keyframes"],
  ])
  func wrongOptionsAreRefused(_ options: [String]) throws {
    let run = try kymo(["fit", ".bouncy"] + options)
    #expect(run.status == 64 && run.output.isEmpty, "\(run.errorText)")
  }

  @Test func anErrorThatIsTooLargeIsAFailedAssertion() throws {
    let spring = Self.device + ["--family", "spring", "--replicates", "0"]
    let run = try kymo(["fit"] + spring + ["--max-error", "0.001"], in: repository.path)
    #expect(run.status == 1 && run.outputText.hasPrefix(".spring(duration: 0.5, bounce: 0.3)"))
    #expect(
      try kymo(["fit"] + spring + ["--max-error", "1%"], in: repository.path).status == 0)
  }

  @Test func nothingThatDoesNotFitIsSoldAsFitting() throws {
    let table =
      "time,value\n"
      + (0..<80).map { "\(Double($0) / 60),\(Double($0 % 16) * 10)" }.joined(separator: "\n")
    let run = try fit("-", input: table)
    #expect(run.status == 65 && run.output.isEmpty && run.errorText.contains("no animation fits"))
    let json = try fit("-", "--format", "json", input: table)
    #expect(json.status == 65 && json.outputText.contains("\"fits\": false"))
    #expect(!json.outputText.contains("\"best\""))
    let folder = try TemporaryFolder()
    try folder.write(Array("keep".utf8), to: "a.svg")
    #expect(try fit("-", "-o", folder.file("a.svg"), input: table).status == 65)
    #expect(try String(contentsOfFile: folder.file("a.svg"), encoding: .utf8) == "keep")
  }

  @Test func unitsAndWindowsOfTimeAreRead() throws {
    let seconds = try samples(".easeInOut(duration: 0.5)")
    let body = rows(seconds).map { Double($0[1]) ?? 0 }
    let values = rows(seconds).map { $0[2] }
    func table(_ scale: Double) -> String {
      "time,value\n" + zip(body, values).map { "\($0 * scale),\($1)\n" }.joined()
    }
    for (scale, options) in [
      (1000.0, ["--time-unit", "ms"]), (60, ["--time-unit", "frames", "--fps", "60"]), (1, []),
    ] {
      let run = try kymo(
        ["fit", "-", "--format", "swift"] + options, input: Array(table(scale).utf8))
      #expect(run.outputText == ".easeInOut(duration: 0.5)\n" && run.errorText.isEmpty)
    }
    let guessed = try fit("-", "--format", "swift", "--family", "curve", input: table(1000))
    #expect(guessed.status == 0 && guessed.outputText.hasPrefix(".easeInOut(duration: 50"))
    #expect(
      guessed.errorText
        == "kymo: note: the times look like milliseconds: write --time-unit ms\n")
    let named = table(1000).replacingOccurrences(of: "time,", with: "time (ms),")
    let read = try fit("-", "--format", "swift", input: named)
    #expect(read.outputText == ".easeInOut(duration: 0.5)\n")
    #expect(
      read.errorText
        == "kymo: note: the times are read as milliseconds, as their column 'time (ms)' says; --time-unit s reads "
        + "seconds\n")
    let counted = try fit("-", "--format", "swift", "--family", "curve", input: table(30))
    #expect(counted.errorText.hasSuffix("write --time-unit frames --fps 60\n"))
    let micro = try fit("-", "--family", "spring", "--player", "swiftui", input: table(1e6))
    #expect(
      micro.status == 65 && micro.errorText.contains("s apart, and SwiftUI's steps of 1/300 s"))
    let early = try fit("-", "--between", "0..0.1", input: table(1))
    #expect(early.status == 65 && early.errorText.contains("too little motion"))
    let late = try fit("-", "--between", "5..6", input: table(1))
    #expect(
      late.status == 65 && late.errorText.contains("no rows between 5 and 6 s; the recording ends"))
  }

  @Test func theFigureShowsRowsAndSaysWhatItShows() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      ["fit"] + Self.device + ["-o", folder.file("a.svg")], in: repository.path)
    #expect(run.status == 0 && run.output.isEmpty)
    let picture = try String(contentsOfFile: folder.file("a.svg"), encoding: .utf8)
    #expect(picture.contains("which fits them best, with a duration of 0.5 seconds"))
    #expect(picture.contains("Rows left out: 0.0331 s"))
    for name in ["a.png", "a.pdf", "a.md", "a.csv", "a.txt", "a.swift"] {
      #expect(
        try fit(
          ".linear", "--family", "linear", "--replicates", "0", "-o", folder.file(name)
        ).status == 0)
    }
    let text = try String(contentsOfFile: folder.file("a.swift"), encoding: .utf8)
    #expect(text == ".linear(duration: 0.35)\n")
  }
}
