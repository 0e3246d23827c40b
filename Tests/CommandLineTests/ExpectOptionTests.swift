import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct ExpectOptionTests {
  private static let scenario = """
    @State var size = CGSize(width: 40, height: 20)
    @State var scale = 1.0
    at(0) { withAnimation(.bouncy) { size = CGSize(width: 80, height: 60) } }
    at(0.1) { withAnimation(.smooth) { scale = 2.0 } }

    """

  /// Every command that shows a motion accepts expectations, and its output is the same with them.
  @Test(arguments: [
    (["sample", ".bouncy"], "curve,time,value,velocity"),
    (["plot", ".bouncy", "--format", "svg"], "<svg"),
    (["inspect", ".bouncy"], "damping ratio"),
    (["scenario", "-"], "time,attribute"),
    (["scenario", "-", "--format", "svg"], "<svg"),
  ])
  func whatDoesNotHoldFailsAndTheDataIsWritten(arguments: [String], data: String) throws {
    func run(_ expectations: String...) throws -> ToolRunner.Run {
      try kymo(
        arguments + expectations.flatMap { ["--expect", $0] }, input: Array(Self.scenario.utf8))
    }
    let plain = try run()
    let fine = try run("overshoot < 5%", "finishes, peakVelocity > 1")
    #expect(fine.status == 0 && fine.errorText == "", "\(fine.errorText)")
    let failed = try run("overshoot < 1%, finishes", "removal < 100ms")
    #expect(failed.status == 1)
    #expect(failed.errorText.contains("overshoot < 1% does not hold: it is 4."))
    #expect(failed.errorText.contains("removal < 100ms does not hold: it is "))
    #expect(!failed.errorText.contains("finishes does not hold"))
    #expect(failed.outputText.contains(data) && fine.outputText.contains(data))
    if arguments.last != "svg" {
      #expect(failed.output == plain.output && fine.output == plain.output)
    }
  }

  @Test func allFailuresAreToldWithTheirCurves() throws {
    let run = try kymo(
      "inspect", "a=.bouncy", "b=.smooth", "--expect", "overshoot < 1%, monotone",
      "--expect", "b: firstCrossing < 1s")
    #expect(run.status == 1)
    #expect(
      run.errorText == """
        kymo: error: 3 expectations do not hold
          a: overshoot < 1% does not hold: it is 4.1912 %, at 0.35161 s
          a: monotone does not hold: it turns back at 0.35161 s, by 0.043669
          b: firstCrossing < 1s does not hold: it never reaches its target

        """)
  }

  @Test(arguments: [
    ["inspect", ".spring(bounce: 0.7)"], ["plot", ".bouncy", "--format", "svg"],
    ["scenario", "-"],
  ])
  func fiveForFivePercentIsAskedBack(arguments: [String]) throws {
    let run = try kymo(
      arguments + ["--expect", "overshoot < 5"], input: Array(Self.scenario.utf8))
    // In the scenario 5 is a plausible distance for the size, but not for the scale.
    #expect(run.status == 65 && run.errorText.contains("did you mean 5%?"), "\(run.errorText)")
    #expect(run.errorText.contains("overshoot < 5\n"))
  }

  @Test(arguments: ["0.01", "0.05", "0.1", "0.5", "2"])
  func aSpringWithoutBounceIsMonotone(duration: String) throws {
    let run = try kymo(
      "inspect", ".spring(duration: \(duration))", "--expect", "monotone, undershoot == 0")
    #expect(run.status == 0, "\(run.errorText)")
  }

  @Test func theFiguresAreThoseThatInspectPrints() throws {
    let words = try kymo("inspect", ".bouncy").outputText
    for (name, printed) in [
      ("overshoot < 0%", "overshoot"), ("settle(1%) < 0s", "settled within 1 %"),
      ("peakVelocity > 99", "peak velocity"), ("removal < 0s", "removal"),
      ("first crossing < 0s", "first crossing"),
    ] {
      let line = words.split(separator: "\n").first {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix(printed)
      }
      let figure = try #require(line?.dropFirst(34).split(separator: " ").first)
      let run = try kymo("inspect", ".bouncy", "--expect", name)
      #expect(run.errorText.contains("it is \(figure)"), "\(name): \(run.errorText)")
    }
  }

  /// Every name in the document for programs can be used in an expectation.
  @Test(arguments: [
    ".bouncy", "Spring(mass: 2, stiffness: 100, damping: 8)",
    "KeyframeTrack(initialValue: 0) { SpringKeyframe(5, duration: 0.3); CubicKeyframe(1, duration: 0.2) }",
  ])
  func everyMeasureCanBeAssertedByTheNameItPrints(expression: String) throws {
    let run = try kymo("inspect", expression, "--format", "json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    let curve = try #require((json["curves"] as? [[String: Any]])?.first)
    var expectations: [String] = []
    for section in ["spring", "times", "motion", "timeline"] {
      for (name, value) in curve[section] as? [String: Any] ?? [:]
      where !name.hasSuffix("Reason") && !(value is NSNull) {
        let parts = (value as? [String: Any] ?? [:]).keys.map { "\(name).\($0)" }
        expectations += ([name] + parts).map { "\($0) == 7\(Self.unit(of: $0, in: section))" }
      }
    }
    #expect(expectations.count > 10)
    let asserted = try kymo(
      ["inspect", expression] + expectations.flatMap { ["--expect", $0] })
    #expect(asserted.status == 1)
    for expectation in expectations {
      #expect(
        asserted.errorText.contains("\(expectation) does not hold"),
        "\(expectation): \(asserted.errorText)")
    }
  }

  /// The unit of a measure of the document.
  private static func unit(of name: String, in section: String) -> String {
    let isTime =
      section == "times" || name == "response"
      || [".time", "duration", "Duration"].contains { name.hasSuffix($0) }
    if isTime { return "s" }
    let isShare = ["overshoot", "rebound"].contains(name) || name.hasSuffix(".fraction")
    return isShare ? "%" : ""
  }

  @Test func aCurveThatIsNotThereIsAMistake() throws {
    let run = try kymo("plot", "card=.bouncy", "sheet=.smooth", "--expect", "crad: finishes")
    #expect(run.status == 64 && run.errorText.contains("did you mean 'card'?"))
    let scenario = try kymo(
      "scenario", "-", "--expect", "wibble.finishes", input: Self.scenario)
    #expect(scenario.status == 64 && scenario.errorText.contains("size.width, size.height, scale"))
    #expect(scenario.outputText == "")
  }

  @Test func anAttributeIsNamedWholeOrByItsNumbers() throws {
    let run = try kymo(
      "scenario", "-", "--expect",
      "size: overshoot < 1%, scale.removal < 1s, size.width.crossings < 1",
      input: Self.scenario)
    #expect(run.status == 1)
    for curve in ["size.width: overshoot", "size.height: overshoot", "size.width: crossings"] {
      #expect(run.errorText.contains("  \(curve)"), "\(run.errorText)")
    }
    #expect(run.errorText.contains("expectations do not hold"))
    #expect(run.errorText.contains("size.height: overshoot < 1% does not hold: it is 4.1903 %"))
  }

  @Test func whatIsNotUnderstoodIsToldWithACaretBeforeAnythingIsWritten() throws {
    let run = try kymo("sample", ".bouncy", "--expect", "overshot < 5%")
    #expect(run.status == 65 && run.outputText == "")
    #expect(
      run.errorText == """
        kymo: error: unknown measure 'overshot'; did you mean 'overshoot'?
          overshot < 5%
          ^~~~~~~~

        """)
  }

  @Test func aBatchOfPicturesIsDrawnWhateverHolds() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "plot", "--each", "-o", "{name}.svg", "a=.bouncy", "b=.smooth", "--expect", "a: monotone",
      in: folder.path)
    #expect(run.status == 1 && run.errorText.contains("a: monotone does not hold"))
    #expect(try folder.names() == ["a.svg", "b.svg"])
  }

  @Test func aPictureHasNoMeasures() throws {
    let run = try kymo("inspect", "a.svg", "--expect", "finishes")
    #expect(run.status == 64)
  }

  @Test func framesAreMeasuredWhereFramesAreWritten() throws {
    let frames = try kymo("sample", ".bouncy", "--expect", "overshoot.time == 0")
    let continuous = try kymo(
      "sample", ".bouncy", "--clock", "continuous", "--expect", "overshoot.time == 0")
    #expect(frames.errorText.contains("it is 0.35 s"), "\(frames.errorText)")
    #expect(continuous.errorText.contains("it is 0.35161 s"), "\(continuous.errorText)")
  }
}
