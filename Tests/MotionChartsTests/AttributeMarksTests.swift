import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct AttributeMarksTests {
  private let animations = [
    NamedAnimation("out", .bouncy), NamedAnimation("back", .spring(duration: 0.8, bounce: 0.4)),
  ]

  private func interruption(
    marks: Set<MarkKind>, hasFrames: Bool = false
  ) throws -> (chart: Chart, recording: InterruptionRecording) {
    let interruption = Interruption(animations, at: [0.2])
    let recording = try interruption.trace()
    let frames = hasFrames ? try interruption.record(framesPerSecond: 30) : nil
    return (InterruptionChart(recording, marks: marks, frames: frames).chart, recording)
  }

  @Test func theOvershootIsThatBeyondTheLastTarget() throws {
    let (chart, recording) = try interruption(marks: [.overshoot])
    let mark = try #require(chart.panels[0].marks.first)
    // The lowest of many rows, between which the samples of a trace may miss it.
    let rows = try Interruption(animations, at: [0.2])
      .record(rowsPerSecond: 20_000).attribute.recording
    let lowest = try #require(rows.values.min())
    #expect((mark.value - lowest).magnitude < 1e-6 && mark.time > 0.2)
    // A part of the travel back, which began where the travel out was cut.
    let cut = try #require(recording.attribute.recording.shown(at: 0.2))
    let part = -lowest / cut * 100
    #expect(mark.words.last == "+\(FigureNumber.text(part, digits: 2)) %")
    #expect(chart.description.hasPrefix("Marked: overshoot +"))
  }

  @Test func marksHaveTheColorOfTheAnimationThatBringsThemAbout() throws {
    let (chart, _) = try interruption(marks: [.peakVelocity, .crossing, .removed, .settle])
    let marks = chart.panels[0].marks
    let out = try #require(marks.first { $0.words.first?.hasPrefix("fastest") == true })
    #expect(out.time < 0.2 && chart.series[out.series].label == "out")
    for word in ["reached", "removed"] {
      let mark = try #require(marks.first { $0.words.first?.hasPrefix(word) == true }, "\(word)")
      #expect(mark.time > 0.2 && chart.series[mark.series].label == "back")
    }
    let band = try #require(chart.panels[0].bands.first)
    let settled = try #require(marks.first { $0.standsInRow })
    #expect(settled.time > 0.2 && chart.series[settled.series].label == "back")
    #expect(settled.words == ["\(FigureNumber.text(settled.time, digits: 3)) s"])
    #expect(band.start == settled.time && band.lower == -band.upper)
    #expect(chart.panels[1].marks.count == 1)
  }

  @Test func withoutKindsThereAreNone() throws {
    let (chart, _) = try interruption(marks: [])
    #expect(chart.panels.allSatisfy { $0.marks.isEmpty && $0.bands.isEmpty })
    #expect(chart.description.isEmpty)
  }

  @Test func framesAreDotsInTheColorsOfTheAnimations() throws {
    let (chart, _) = try interruption(marks: [], hasFrames: true)
    let dots = chart.panels[0].curves.filter { !$0.frames.isEmpty }
    #expect(dots.allSatisfy { $0.pieces.isEmpty })
    let early = dots.filter { chart.series[$0.series].label == "out" }.flatMap(\.frames)
    let late = dots.filter { chart.series[$0.series].label == "back" }.flatMap(\.frames)
    #expect(early.count == 6 && late.count > 10)
    #expect(
      (early + late).allSatisfy { ($0.time * 30 - ($0.time * 30).rounded()).magnitude < 1e-9 })
  }

  @Test func everyNumberOfAScenarioIsPointedAt() throws {
    var scenario = ScenarioScript()
    scenario.states = ["x", "y"].map { .init($0, .number(0)) }
    scenario.attributes = ["x", "y"].map { .init($0) }
    scenario.events = [
      .init(
        at: 0.1,
        [
          .animated(
            with: NamedAnimation("a", .bouncy),
            [.set("x", .number(1)), .set("y", .number(-40))])
        ])
    ]
    let recording = try ScenarioRunner(scenario).trace()
    let chart = ScenarioChart(recording, marks: [.settle]).chart
    #expect(chart.panels.map(\.name) == ["x", "y"])
    for panel in chart.panels {
      #expect(panel.marks.count == 1 && panel.bands.count == 1)
    }
  }
}
