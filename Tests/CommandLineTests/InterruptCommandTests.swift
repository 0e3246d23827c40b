import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct InterruptCommandTests {
  private static let spring = ".spring(duration: 0.5, bounce: 0.3)"

  @Test func writesTheWorkedRetargetRowByRow() throws {
    let run = try kymo(
      "interrupt", "a=" + Self.spring, "b=" + Self.spring, "--at", "0.2", "--to", "100,0",
      "--format", "csv")
    #expect(run.status == 0 && run.errorText.isEmpty)
    #expect(
      run.outputText.hasPrefix("time,value,velocity,target,animation,event\n0,0,0,100,a,start\n"))
    let rows = rows(run.outputText)
    // Semantics reference, section 9.4.
    let figures = [
      12: 88.046803, 15: 83.272990, 18: 59.426051, 24: 15.412234, 30: -1.934032,
      36: -3.488817, 45: -0.645357,
    ]
    for (index, value) in figures {
      #expect(abs(try #require(Double(rows[index][1])) - value) < 5.1e-7, "\(index)")
    }
    #expect(abs(try #require(Double(rows[12][2])) - 283.134428) < 5.1e-7)
    #expect(rows[12].suffix(3) == ["0", "b", "merge"])
    #expect(rows.last?.suffix(5) == ["0", "0", "0", "", "removed"])
  }

  // Semantics reference, section 9.3.
  @Test(arguments: ["frames", "continuous"])
  func combinesCurves(clock: String) throws {
    let run = try kymo(
      "interrupt", ".linear(duration: 1)", ".linear(duration: 1)", ".linear(duration: 1)",
      "--at", "0.25", "--at", "0.5", "--to", "10,15,12", "--format", "csv", "--clock", clock)
    let table = rows(run.outputText)
    for (time, value) in [(0.25, 2.5), (0.5, 7.5), (0.75, 11.4375), (1, 12.875), (1.25, 12.75)] {
      let row = try #require(table.first { Double($0[0]) == time })
      #expect(abs(try #require(Double(row[1])) - value) < 1e-9, "\(time)")
    }
    #expect(table.filter { $0[5] == "combine" }.map { $0[0] } == ["0.25", "0.5"])
  }

  @Test func withoutTargetsTheyAlternate() throws {
    let run = try kymo(
      "interrupt", ".bouncy", ".bouncy", ".bouncy", "--at", "0.1,0.2", "--format", "csv")
    var targets: [String] = []
    for row in rows(run.outputText) where targets.last != row[3] { targets.append(row[3]) }
    #expect(targets == ["1", "0", "1"])
  }

  @Test func jsonTellsTheCutsAndTheOtherRule() throws {
    let run = try kymo(
      "interrupt", ".easeInOut(duration: 0.35)", ".easeInOut(duration: 0.35)", "--at", "0.1",
      "--to", "100,0", "--also", "merge", "--format", "json")
    let document =
      try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(document["schema"] as? String == "kymograph/interruption")
    let cuts = try #require(document["cuts"] as? [[String: Any]])
    #expect(cuts.map { $0["outcome"] as? String } == ["combine"])
    let also = try #require(document["also"] as? [String: Any])
    #expect(also["rule"] as? String == "merge")
    let other = try #require(also["rows"] as? [[String: Any]])
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect((other[12]["value"] as? Double) != (rows[12]["value"] as? Double))
  }

  @Test(
    arguments: [
      ([".bouncy", ".smooth", "--at", "0.2", "--assert-continuous"], 0),
      ([".easeInOut", ".easeInOut", "--at", "0.1", "--assert-continuous"], 0),
      ([".linear", ".linear", "--assert-continuous", "--at", "0.1"], 1),
      (["--assert-continuous", ".linear", ".linear", "--at", "0.1"], 1),
      ([".linear", ".linear", "--assert-continuous", "100", "--at", "0.1"], 0),
      ([".linear", ".linear", "--assert-continuous=100", "--at", "0.1"], 0),
      ([".linear", ".linear", "--assert-continuous=0.001", "--at", "0.1"], 1),
      ([".linear", ".linear", "--assert-continuous=-1", "--at", "0.1"], 64),
      ([".linear", ".linear", "--assert-continuous=much", "--at", "0.1"], 64),
    ] as [([String], Int32)])
  func assertsContinuity(arguments: [String], status: Int32) throws {
    for clock in ["frames", "continuous"] {
      let run = try kymo(["interrupt"] + arguments + ["--clock", clock, "--format", "csv"])
      #expect(run.status == status, "\(clock): \(run.errorText)")
      if status == 1 { #expect(run.errorText.contains("at 0.1 s, .linear: value jumps by 0")) }
    }
  }

  @Test func aJumpIsToldAndTheTableIsWritten() throws {
    // The second line falls against the first: the velocity loses 0.1/0.35 in 0.35 s.
    let run = try kymo(
      "interrupt", ".linear(duration: 1)", ".linear(duration: 0.5)", "--at", "0.5", "--clock",
      "continuous", "--format", "csv", "--assert-continuous")
    #expect(run.status == 1)
    #expect(
      run.errorText == """
        kymo: error: the motion is not continuous: value or velocity jumps by more than 1e-6
          at 0.5 s, .linear(duration: 0.5): value jumps by 0, velocity by −1 per second

        """)
    #expect(run.outputText.hasPrefix("time,"))
  }

  @Test func saysThatTheOtherRuleIsTheSame() throws {
    let arguments = ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--format", "json"]
    let same = try kymo(arguments + ["--also", "merge"])
    #expect(
      same.status == 0
        && same.errorText
          == "kymo: warning: --also merge is what happens at every interruption anyway\n"
    )
    #expect(try kymo(arguments + ["--also", "combine"]).errorText.isEmpty)
  }

  @Test(arguments: ["png", "svg", "pdf", "text"])
  func drawsAFigure(format: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("figure." + (format == "text" ? "txt" : format))
    let run = try kymo(
      "interrupt", ".bouncy", ".easeOut", "--at", "0.2", "--also", "merge", "-o", path)
    #expect(run.status == 0 && run.errorText.isEmpty && run.output.isEmpty)
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count > 500)
    if format == "svg" {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("At 0.2 s .easeOut is combined with it and heads for 0"))
      #expect(text.contains("velocity"))
    }
  }

  @Test func withoutAFileItDrawsInTheTerminal() throws {
    let run = try kymo(
      "interrupt", ".bouncy", ".smooth", "--at", "0.2", environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    #expect(run.outputText.split(separator: "\n").count > 10)
  }

  static let refusals: [([String], Int32, String)] = [
    ([".bouncy"], 64, "an interruption needs at least two animations, found 1"),
    ([".bouncy", ".smooth"], 64, "say when .smooth takes over, for example --at 0.2"),
    ([".bouncy", ".smooth", "--at", "1,2"], 64, "for example --at 0.2; --at has 2 times"),
    (
      [".bouncy", ".smooth", ".snappy"], 64,
      "say when .smooth and .snappy each take over, for example --at 0.2,0.3"
    ),
    ([".bouncy", ".smooth", "--at", "-1"], 64, "--at needs seconds, 0 or more, found '-1'"),
    ([".bouncy", ".smooth", ".snappy", "--at", "0.3,0.2"], 64, "found '0.2' after '0.3'"),
    ([".bouncy", ".smooth", "--at", "0.2", "--to", "1"], 64, "2 animations need 2 values in --to"),
    ([".bouncy", ".move(edge: .top)", "--at", "0.2"], 65, "is part of a transition"),
    (["Spring.bouncy", ".smooth", "--at", "0.2"], 65, "write '.spring(Spring.bouncy)'"),
    ([".smooth", "UnitCurve.easeIn", "--at", "1"], 65, "'.timingCurve(UnitCurve.easeIn, duration"),
    (["css:ease", ".smooth", "--at", "0.2"], 65, "such as 'css:350ms ease'"),
    ([".bouncy", ".smooth", "--at", "0.2", "--also", "merge", "--format", "csv"], 64, "--also"),
    (
      [".bouncy", ".smooth", "--at", "0.2", "--show", "acceleration"], 64,
      "'acceleration' is not a value of --show"
    ),
    ([".bouncy", ".smooth", "--at", "1e300"], 64, "up to 10,000 seconds"),
    (
      [".bouncy", ".smooth", "--at", "0.1", "--to", "1e308,-1e308"], 64,
      "the distance from --from to --to is above 1e303"
    ),
  ]

  @Test(arguments: refusals.indices)
  func refusesWhatMakesNoSense(index: Int) throws {
    let (arguments, status, words) = Self.refusals[index]
    let run = try kymo(["interrupt"] + arguments)
    #expect(run.status == status, "\(run.errorText)")
    #expect(
      run.errorText.hasPrefix("kymo: error: ") && run.errorText.contains(words), "\(run.errorText)")
    #expect(run.output.isEmpty)
  }
}
