import AnimationModel
import AnimationSyntax
import ArgumentParser
import Foundation
import MotionRecording
import TestSupport
import Testing

@testable import kymo

/// A command plays a motion only once on each clock, whatever its output is.
@Suite(.runsPrograms) struct PlayCountTests {
  private static let scenario = """
    @State var scale = 1.0
    @State var offset = 0.0
    at(0) { withAnimation(.bouncy) { scale = 2.0 } }
    at(0.1) { withAnimation(.smooth) { offset = 100 } }
    run(until: 1)

    """

  private static let views = """
    import SwiftUI

    struct Heart: View {
      @State private var isLiked = false

      var body: some View {
        VStack {
          Circle().scaleEffect(isLiked ? 1.5 : 1)
            .onTapGesture { withAnimation(.bouncy) { isLiked.toggle() } }
          if isLiked { Rectangle().transition(.opacity) }
        }
      }
    }

    """

  /// Runs a command in this process, with its output in a folder, and counts the motions that it
  /// plays.
  private func plays(_ words: [String]) throws -> PlayCount {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.scenario.utf8), to: "scenario.swift")
    try folder.write(Array(Self.views.utf8), to: "Heart.swift")
    let words = words.map { $0.replacing("DIR", with: folder.path) }
    let count = PlayCount()
    try PlayCount.$current.withValue(count) {
      let type = try #require(Kymo.command(named: words[0]))
      var command: any ParsableCommand = try type.parsedAlone(Array(words.dropFirst()))
      try command.run()
    }
    return count
  }

  @Test(arguments: [
    ["plot", ".bouncy", "-o", "DIR/a.png"],
    [
      "plot", ".bouncy.delay(0.2).repeatCount(3)", "-o", "DIR/a.svg", "--show",
      "value,acceleration",
    ],
    ["plot", ".bouncy", "--strobe", "--clock", "frames", "-o", "DIR/a.svg"],
    ["plot", ".bouncy", "--frames", "--strobe", "--expect", "overshoot < 9%", "-o", "DIR/a.svg"],
    ["plot", ".easeOut", "--span", "0.2", "--fps", "24", "--mark", "frames", "-o", "DIR/a.svg"],
    ["sample", ".smooth", "--expect", "finishes, removalAt60Hertz < 2s", "-o", "DIR/a.csv"],
    ["sample", ".smooth", "--span", "0.1", "--expect", "monotone", "-o", "DIR/a.csv"],
    ["inspect", ".snappy", "--clock", "frames", "--expect", "overshoot < 9%", "-o", "DIR/a.json"],
    ["inspect", ".snappy", "--context", "live-activity", "-o", "DIR/a.txt"],
    ["sheet", ".snappy", ".easeIn", "--mark", "settle,frames", "-o", "DIR/a.svg"],
    ["play", ".snappy", ".bouncy.delay(0.1)", "-o", "DIR/a.html"],
    ["play", ".easeIn", "--clock", "frames", "-o", "DIR/a.svg"],
    ["play", "--interrupt", ".bouncy", ".smooth", "--at", "0.2", "-o", "DIR/a.svg"],
    ["play", "@DIR/scenario.swift", "-o", "DIR/a.svg"],
    ["diff", ".snappy", ".bouncy", "-o", "DIR/a.svg"],
    ["diff", ".snappy", ".bouncy", "--clock", "frames", "-o", "DIR/a.json"],
    ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--mark", "frames", "-o", "DIR/a.svg"],
    ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "-o", "DIR/a.csv"],
    ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--clock", "continuous", "-o", "DIR/a.csv"],
    [
      "interrupt", ".bouncy", ".easeIn", "--at", "0.2", "--also", "merge", "--clock", "continuous",
      "-o", "DIR/a.json",
    ],
    ["convert", ".bouncy", "-o", "DIR/a.txt"],
    [
      "convert", ".spring(duration: 0.4, bounce: 0.2).speed(2)", "--to", "swiftui", "-o",
      "DIR/a.txt",
    ],
    ["convert", ".interpolatingSpring(duration: 0.4)", ".easeIn", "-o", "DIR/a.json"],
    ["bless", "-d", "DIR/goldens", ".bouncy", "DIR/scenario.swift"],
    ["scenario", "DIR/scenario.swift", "--expect", "overshoot < 50%", "-o", "DIR/a.csv"],
    ["scenario", "DIR/scenario.swift", "--expect", "overshoot < 50%", "-o", "DIR/a.svg"],
    ["scenario", "DIR/scenario.swift", "--mark", "frames", "-o", "DIR/a.svg"],
    [
      "scenario", "DIR/scenario.swift", "--clock", "continuous", "--expect", "overshoot < 50%",
      "-o",
      "DIR/a.json",
    ],
  ])
  func playsEachMotionOnce(words: [String]) throws {
    let count = try plays(words)
    #expect(!count.plays.isEmpty)
    #expect(count.repeated.isEmpty, "\(count.repeated)")
  }

  /// Views of an app, too, whose rows have their names only at the end.
  @Test(arguments: [
    ["scenario", "DIR/Heart.swift", "-o", "DIR/a.csv"],
    ["scenario", "DIR/Heart.swift", "-o", "DIR/a.json"],
    ["scenario", "DIR/Heart.swift", "-o", "DIR/a.svg"],
    ["scenario", "DIR/Heart.swift", "--clock", "frames", "--show", "velocity", "-o", "DIR/a.svg"],
    ["scenario", "DIR/Heart.swift", "--mark", "frames", "-o", "DIR/a.svg"],
    ["scenario", "DIR/Heart.swift", "--expect", "overshoot < 50%", "-o", "DIR/a.csv"],
    ["scenario", "DIR/Heart.swift", "--expect", "overshoot < 50%", "-o", "DIR/a.svg"],
    ["scenario", "DIR/Heart.swift", "--do", "tap", "--clock", "continuous", "-o", "DIR/a.json"],
    ["play", "@DIR/Heart.swift", "-o", "DIR/a.html"],
    ["play", "@DIR/Heart.swift", "-o", "DIR/a.svg"],
    ["play", "@DIR/Heart.swift", "--clock", "frames", "-o", "DIR/a.apng"],
    ["bless", "-d", "DIR/goldens", "DIR/Heart.swift"],
  ])
  func playsViewsOnce(words: [String]) throws {
    let count = try plays(words)
    let clocks = count.plays.keys.compactMap {
      if case .views(let clock) = $0 { clock } else { nil }
    }
    // The motion is also played on a device's clock where its frames are marked on the course
    // between them.
    #expect(clocks.count == (words.contains("--mark") ? 2 : 1))
    #expect(count.repeated.isEmpty, "\(count.repeated)")
  }

  /// Views that come through a pipe can be read only once; they are also played only once.
  @Test func playsViewsFromStandardInputOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.views.utf8), to: "piped.swift")
    let piped = try #require(FileHandle(forReadingAtPath: folder.file("piped.swift")))
    let usual = dup(0)
    try #require(usual >= 0)
    defer {
      dup2(usual, 0)
      close(usual)
    }
    dup2(piped.fileDescriptor, 0)
    let count = try plays(["scenario", "-", "-o", "DIR/a.csv"])
    #expect(count.plays == [.views(.frames(rate: 60)): 1])
  }

  @Test func checkWithExpectationsPlaysEachMotionOnce() throws {
    let folder = try TemporaryFolder()
    let goldens = folder.file("goldens")
    _ = try plays(["bless", "-d", goldens, ".bouncy", ".easeIn"])
    let count = try plays([
      "check", "-d", goldens, ".bouncy", ".easeIn", "--expect", "settle(1%) < 2s", "-o",
      folder.file("report.txt"),
    ])
    // Each is played on the frames of its golden, and in continuous time, which gives its end.
    #expect(count.plays.count == 4)
    #expect(count.repeated.isEmpty, "\(count.repeated)")
  }

  /// The count detects a motion that is played twice.
  @Test func playingTwiceIsCounted() throws {
    let count = PlayCount()
    try PlayCount.$current.withValue(count) {
      _ = try Recorder().trace(.animation(.bouncy))
      _ = try Recorder().measures(of: .animation(.bouncy))
    }
    #expect(count.repeated == [.motion(.animation(.bouncy), .continuous): 2])
  }

  /// The count detects views that are played twice, too.
  @Test func playingViewsTwiceIsCounted() throws {
    let scenario = try ScenarioFile.parse(Self.views, fileName: "Heart.swift") { _ in "" }
    let count = PlayCount()
    try PlayCount.$current.withValue(count) {
      _ = try ScenarioRunner(scenario).trace()
      _ = try ScenarioRunner(scenario, clock: .continuous).play(keepsRows: true).motion()
    }
    #expect(count.repeated == [.views(.continuous): 2])
  }
}
