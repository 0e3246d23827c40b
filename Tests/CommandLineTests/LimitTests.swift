import Foundation
import TestSupport
import Testing

/// Numbers that are too large, and repetitions that are too many, are played, or refused at once with their limit.
///
/// Without the limits each of these runs took seconds, gigabytes or for ever, or ended with a trap.
@Suite(.runsPrograms) struct LimitTests {
  private static let back = ".interpolatingSpring(stiffness: 170, damping: 15).speed(-1)"

  @Test(arguments: [
    ["sample", ".bouncy", "--expect", "value(1e18s) > 0"],
    ["inspect", ".bouncy", "--clock", "frames", "--expect", "velocity(1e18s) == 0"],
    ["plot", ".bouncy", "--clock", "frames", "--expect", "value(1e18s) > 0"],
    ["sample", ".timingCurve(.circularEaseOut, duration: 1).speed(1e-320)"],
    ["plot", ".timingCurve(.circularEaseOut, duration: 1).speed(1e-320)"],
    ["inspect", ".timingCurve(.circularEaseOut, duration: 1).speed(1e-320)"],
    ["plot", ".bouncy.repeatCount(.max)", "--span", "2"],
    ["sample", ".bouncy.repeatCount(.max)", "--span", "2"],
    ["inspect", ".bouncy.repeatCount(.max)", "--span", "2"],
    ["plot", ".easeInOut(duration: 0.3).repeatCount(1000000)", "--span", "0.1"],
    ["plot", ".linear(duration: 0.001).delay(1000)"],
    ["plot", ".snappy", "--to", "1e300"],
    ["inspect", ".snappy", "--from", "1e15", "--to", "-1e13"],
    ["interrupt", ".linear", ".linear(duration: 1e5)", "--at", "0.3"],
    [
      "play", ".interpolatingSpring(Spring(stiffness: 1e15, damping: 1e15)).repeatForever()",
      "--span", "0.5", "--format", "html",
    ],
    ["diff", ".bouncy", ".smooth", "--span", "3000", "--clock", "frames"],
    ["inspect", "KeyframeTrack(initialValue: 0) { LinearKeyframe(1, duration: 250000) }"],
  ])
  func isPlayed(arguments: [String]) throws {
    let run = try kymo(arguments)
    #expect(run.status == 0, "\(arguments): \(run.errorText)")
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: [
    (
      ["inspect", ".linear(duration: 300000)", "--clock", "frames"], Int32(65),
      "more than 1,000,000 rows"
    ),
    (["plot", ".linear(duration: 300000)", "--clock", "frames"], 65, "more than 1,000,000 rows"),
    (["sample", ".bouncy", "--span", "1e6"], 64, "more than 20,000,000 rows"),
    (
      ["diff", ".bouncy.repeatForever()", ".smooth.repeatForever()", "--span", "10000"], 64,
      "too often"
    ),
    (
      [
        "interrupt", ".linear(duration: 0.01).repeatForever()", ".bouncy", "--at", "10000", "-o",
        "-",
        "--format", "svg",
      ], 65, "too often"
    ),
    (["plot", ".default.delay(45000)", "--frames"], 65, "more than 600,000 rows"),
    (
      ["interrupt", ".linear", ".linear(duration: 1e5)", "--at", "0.3", "--format", "csv"], 65,
      "more than 1,000,000 rows"
    ),
    (
      [
        "plot",
        "KeyframeTrack(initialValue: 0) { SpringKeyframe(1, spring: Spring(stiffness: 1e12, damping: 10)) }",
      ], 65, "too often"
    ),
    (
      ["sample", ".snappy", "--from", "1e16", "--to", "10000000000000002"], 64,
      "fewer than 8 steps"
    ),
    (["sample", back, "--to", "1000"], 65, "exceeds the range of numbers"),
    (["plot", back, "--to", "1000"], 65, "exceeds the range of numbers"),
  ])
  func isRefusedWithItsLimit(arguments: [String], status: Int32, words: String) throws {
    let run = try kymo(arguments)
    #expect(run.status == status, "\(arguments): \(run.errorText)")
    #expect(run.errorText.contains(words), "\(run.errorText)")
    #expect(run.output.isEmpty)
  }

  @Test func whatCannotBeMeasuredIsRefusedBeforeARowIsWritten() throws {
    let folder = try TemporaryFolder()
    let often = ".easeInOut(duration: 0.3).repeatCount(1000000)"
    let file = folder.file("rows.csv")
    let run = try kymo(
      "sample", often, "--count", "10", "--expect", "overshoot < 5%", "-o", file)
    #expect(run.status == 65 && run.errorText.contains("too often"), "\(run.errorText)")
    #expect(!FileManager.default.fileExists(atPath: file))
    let piped = try kymo("sample", often, "--count", "10", "--expect", "overshoot < 5%")
    #expect(piped.status == 65 && piped.output.isEmpty)
  }

  @Test(arguments: ["", ".delay(-1)"])
  func backwardsSpringsHaveNumbersInEveryFormat(modifier: String) throws {
    let folder = try TemporaryFolder()
    let expression = "back=\(Self.back)\(modifier)"
    let table = rows(try kymo("sample", expression).outputText)
    #expect(table.count > 5000)
    for row in table {
      let numbers = row.dropFirst().compactMap { Double($0) }
      #expect(numbers.count == 3 && numbers[1].isFinite && !numbers[2].isNaN, "\(row)")
    }
    let json = try kymo("sample", expression, "--format", "json").outputText
    #expect(!json.contains("nan") && !json.contains("not a number"))
    let svg = try kymo("plot", expression, "-o", "-", "--format", "svg").outputText
    #expect(svg.contains("<path") && !svg.contains("nan") && !svg.contains("inf "))
    let bless = try kymo("bless", "-d", "goldens", expression, in: folder.path)
    #expect(bless.status == 0, "\(bless.errorText)")
    let check = try kymo("check", "-d", "goldens", expression, in: folder.path)
    #expect(check.status == 0, "\(check.errorText)")
  }

  @Test func aGoldenThatCannotBePlayedSaysWhy() throws {
    let folder = try TemporaryFolder()
    _ = try kymo("bless", "-d", "goldens", "a=.bouncy", in: folder.path)
    let path = folder.file("goldens/a.json")
    let document = String(decoding: try folder.read("goldens/a.json"), as: UTF8.self)
    for (rate, span) in [("1.8e308", ""), ("1e300", ""), ("60", ", \"span\": -1")] {
      let changed = document.replacing("\"rate\": 60", with: "\"rate\": \(rate)\(span)")
      try changed.write(toFile: path, atomically: true, encoding: .utf8)
      let run = try kymo("check", "-d", "goldens", "a=.bouncy", in: folder.path)
      #expect(run.status == 65, "\(rate)\(span): \(run.errorText)")
    }
  }

  @Test func aScenarioWithTooManyRowsWritesNone() throws {
    let scenario = """
      @State var x = 0.0
      at(0) { withAnimation(.linear(duration: 1000000)) { x = 1 } }
      """
    let run = try kymo("scenario", "-", input: scenario)
    #expect(run.status == 65 && run.errorText.contains("more than 2,000,000 rows"))
    #expect(run.output.isEmpty)
  }

  /// A script that waits for a day, and a press that lasts for years, are refused as tables before a row is written; as
  /// figures they are drawn, since nothing happens while they wait.
  @Test(arguments: ["100000", "1e9"])
  func aScenarioThatIdlesIsRefusedOrDone(_ time: String) throws {
    let scenario = """
      @State var x = 0.0
      at(1) { withAnimation(.bouncy) { x = 1 } }
      at(\(time)) { withAnimation(.bouncy) { x = 0 } }
      """
    let table = try kymo("scenario", "-", input: scenario)
    #expect(table.status == 65 && table.errorText.contains("more than 2,000,000 rows"))
    #expect(table.output.isEmpty && table.errorText.contains("--fps"))
    let coarse = try kymo("scenario", "-", "--fps", "0.01", input: scenario)
    #expect((coarse.status == 0) == (time == "100000"), "\(coarse.errorText)")
    let figure = try kymo("scenario", "-", "-o", "-", "--format", "svg", input: scenario)
    #expect(figure.status == (time == "100000" ? 0 : 65), "\(figure.errorText)")
    let view = """
      struct V: View {
        @State var isOn = false
        var body: some View {
          Circle().scaleEffect(isOn ? 2 : 1)
            .onLongPressGesture(minimumDuration: 0.5) { withAnimation { isOn.toggle() } }
        }
      }
      """
    for arguments in [[], ["-o", "-", "--format", "svg"]] {
      let press = try kymo(
        ["scenario", "-", "--do", "press(for: \(time))"] + arguments, input: Array(view.utf8))
      let isDrawn = time == "100000" && !arguments.isEmpty
      #expect(press.status == (isDrawn ? 0 : 65), "\(press.errorText)")
      #expect(press.output.isEmpty != isDrawn)
    }
  }

  /// It is not known how often a device fires a timer with an interval of 0.
  @Test(arguments: [
    "Timer.publish(every: 0, on: .main, in: .common).autoconnect()",
    "Timer.publish(every: -1, on: .main, in: .common).autoconnect()",
  ])
  func aTimerOfNoTimeFiresOnceAFrame(_ timer: String) throws {
    let view = """
      struct V: View {
        @State var x = 0.0
        let timer = \(timer)
        var body: some View {
          Circle().offset(x: x).onReceive(timer) { _ in x += 1 }
        }
      }
      """
    let run = try kymo("scenario", "-", "--span", "1", input: view)
    #expect(run.status == 0 && run.errorText.contains("standard input:3:"), "\(run.errorText)")
    #expect(run.errorText.contains("fires as often as the device can"))
    let last = rows(run.outputText).last { $0[1].contains("offset.x") }
    #expect(last.flatMap { Double($0[2]) } == 60)
  }

  /// CSS Transitions Level 1: `visibility 0s linear 300ms` waits; CSS Easing Level 2: the before flag.
  @Test(arguments: [
    ("css:0s ease 1s", ["0,0", "0.25,0", "0.5,0", "0.75,0", "1,1"]),
    ("css:500ms step-start 500ms", ["0,0", "0.25,0", "0.5,1", "0.75,1", "1,1"]),
    ("css:500ms steps(2, jump-both) 500ms", ["0,0", "0.25,0", "0.5,0.3333333333333333"]),
  ])
  func aTransitionWaitsForItsDelay(expression: String, beginning: [String]) throws {
    for clock in ["frames", "continuous"] {
      let run = try kymo("sample", "t=\(expression)", "--fps", "4", "--clock", clock)
      let places = rows(run.outputText).map { $0[1...2].joined(separator: ",") }
      #expect(Array(places.prefix(beginning.count)) == beginning, "\(clock)")
    }
  }

  @Test(arguments: [
    ("css:300ms step-start 100ms", "transition: 400ms linear(0, 0 25%, 1 25%, 1);"),
    ("css:0s ease 1s", "transition: 1000ms linear(0, 0 100%, 1);"),
  ])
  func aConversionKeepsTheWait(expression: String, code: String) throws {
    let run = try kymo("convert", expression, "--to", "css-linear")
    #expect(run.outputText.hasSuffix(code + "\n"), "\(run.outputText)\(run.errorText)")
    // The printed code is the same motion when the tool reads it.
    let css = code.dropFirst("transition: ".count).dropLast()
    let read = rows(try kymo("sample", "t=css:\(css)", "--fps", "100").outputText)
    let written = rows(try kymo("sample", "t=\(expression)", "--fps", "100").outputText)
    #expect(read.map { $0[2] }.dropLast() == written.map { $0[2] }.dropLast())
  }
}
