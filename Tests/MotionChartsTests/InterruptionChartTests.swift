import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct InterruptionChartTests {
  static let clocks = [true, false]

  private func recording(
    _ animations: [Animation], at times: [Double], to targets: [Double]? = nil,
    rule: Retargeting? = nil, onFrames: Bool = false
  ) throws -> InterruptionRecording {
    let named = animations.enumerated().map { NamedAnimation("a\($0)", $1) }
    let interruption = Interruption(named, at: times, to: targets, rule: rule)
    return onFrames ? try interruption.record(framesPerSecond: 60) : try interruption.trace()
  }

  /// The words of a moment's name.
  private func words(_ moment: ChartMoment) -> String {
    moment.name.map(\.text).joined(separator: " ")
  }

  @Test(arguments: clocks)
  func valueAndVelocityShareTheTimeAxis(_ onFrames: Bool) throws {
    let recording = try recording([.bouncy, .smooth], at: [0.2], onFrames: onFrames)
    let chart = InterruptionChart(
      recording, axisEnd: .recorded, title: "T", subtitle: "S", description: "D"
    ).chart
    #expect(chart.panels.map(\.axisTitle) == ["value", "velocity, per second"])
    #expect(chart.panels.map(\.weight) == [0.6, 0.4])
    #expect(chart.duration == recording.attribute.recording.times.last)
    #expect(chart.title == "T" && chart.subtitle == "S" && chart.description == "D")
  }

  @Test(arguments: clocks)
  func everyStretchHasTheColorOfTheAnimationThatMovesIt(_ onFrames: Bool) throws {
    let recording = try recording([.bouncy, .smooth], at: [0.2], onFrames: onFrames)
    let chart = InterruptionChart(recording).chart
    #expect(chart.series.prefix(2).map(\.label) == ["a0", "a1"])
    #expect(chart.series.prefix(2).allSatisfy { $0.isCode && $0.style == .stretch })
    for panel in chart.panels {
      for curve in panel.curves where curve.role == .main {
        let times = curve.pieces.flatMap(\.knots).map(\.time)
        let cut = recording.cuts[0].time
        switch curve.series {
        case 0: #expect(times.allSatisfy { $0 <= cut })
        case 1: #expect(times.allSatisfy { $0 >= cut })
        default: Issue.record("a curve of series \(curve.series)")
        }
      }
    }
  }

  @Test(arguments: clocks)
  func cutsAreNamedByWhatTheyDid(_ onFrames: Bool) throws {
    let recording = try recording(
      [.bouncy, .smooth, .easeInOut, .linear], at: [0.1, 0.2, 5], onFrames: onFrames)
    let moments = InterruptionChart(recording).chart.moments
    #expect(moments.map(words) == ["a0", "merge a1", "combine a2", "a3"])
    #expect(moments.map { $0.name.last?.series } == [0, 1, 2, 3])
    #expect(moments.map(\.time) == [0] + recording.cuts.map(\.time))
  }

  @Test func aCutThatChangesNothingSaysSo() throws {
    let recording = try recording([.bouncy, .smooth], at: [0.1], to: [1, 1])
    #expect(InterruptionChart(recording).chart.moments.map(words) == ["a0", "no change a1"])
  }

  @Test(arguments: clocks)
  func whatWasAbandonedIsAGhostOfItsColorInBothPanels(_ onFrames: Bool) throws {
    let recording = try recording([.bouncy, .smooth, .snappy], at: [0.1, 0.2], onFrames: onFrames)
    for panel in InterruptionChart(recording).chart.panels {
      #expect(panel.curves.filter { $0.role == .ghost }.map(\.series) == [0, 1])
    }
  }

  @Test(arguments: [32, 33])
  func missingGhostsAreMentioned(interruptions: Int) throws {
    let recording = try recording(
      Array(repeating: .smooth, count: interruptions + 1),
      at: (1...interruptions).map { 0.02 * Double($0) })
    let chart = InterruptionChart(recording, subtitle: "S", description: "D.").chart
    let words = "with more than 32 interruptions, the motion without each is not drawn"
    let isMissing = interruptions > 32
    #expect(chart.panels.allSatisfy { $0.curves.contains { $0.role == .ghost } != isMissing })
    #expect(chart.subtitle == (isMissing ? "S · \(words)" : "S"))
    #expect(chart.description.contains("W\(words.dropFirst()).") == isMissing)
  }

  @Test func theTargetIsAStepLine() throws {
    let recording = try recording([.bouncy, .smooth], at: [0.2], to: [3, -1])
    let panel = try #require(InterruptionChart(recording).chart.panels.first)
    #expect(panel.steps == [.init(time: 0, value: 3), .init(time: 0.2, value: -1)])
    #expect(panel.references == [.init(value: 0, kind: .start)])
    #expect(panel.requiredTicks == [3, -1, 0])
  }

  @Test(arguments: clocks)
  func anAlternativeBeginsAtTheFirstCutAndIsLabelled(_ onFrames: Bool) throws {
    let own = try recording([.bouncy, .smooth], at: [0.2], onFrames: onFrames)
    let other = try recording([.bouncy, .smooth], at: [0.2], rule: .combine, onFrames: onFrames)
    let chart = InterruptionChart(own, also: other).chart
    let labelled = chart.series.indices.filter { chart.series[$0].naming == .label }
    #expect(
      labelled.map { chart.series[$0].label }
        == ["merge: keeps its velocity", "combine: cross-fades"])
    #expect(labelled.map { chart.series[$0].style } == [.same(as: 1), .alternative(to: 1)])
    for panel in chart.panels {
      let curve = try #require(panel.curves.first { $0.series == labelled[1] })
      #expect(curve.pieces.flatMap(\.knots).allSatisfy { $0.time >= own.cuts[0].time })
      #expect(panel.curves.contains { $0.series == labelled[0] && $0.role == .main })
    }
    #expect(
      InterruptionChart(own, also: other, alsoName: "as before").chart.series.last?.label
        == "as before")
  }

  @Test func aVelocityThatJumpsHasARingInItsPanel() throws {
    let ease = try recording([.easeInOut, .easeInOut], at: [0.15], rule: .merge)
    let combined = try recording([.easeInOut, .easeInOut], at: [0.15], rule: .combine)
    func rings(_ chart: Chart) -> [[ChartMark]] {
      chart.panels.map { $0.marks.filter { $0.kind == .ring } }
    }
    let found = rings(InterruptionChart(ease).chart)
    #expect(found[0].isEmpty && found[1].map(\.time) == [0.15])
    #expect(found[1].map(\.value) == ease.cuts.map(\.velocity))
    #expect(rings(InterruptionChart(combined).chart).allSatisfy { $0.isEmpty })
    // The ring of the alternative has the look of the alternative, whose name is its effect.
    let both = InterruptionChart(combined, also: ease).chart
    let ring = try #require(rings(both)[1].first)
    #expect(both.series[ring.series].style == .alternative(to: 1))
    #expect(both.series[ring.series].label == "merge: velocity jumps")
    let smooth = try recording([.bouncy, .smooth], at: [0.2])
    #expect(rings(InterruptionChart(smooth).chart)[1].isEmpty)
  }

  @Test func theAxisEndsAQuarterAfterAllHasSettled() throws {
    let recording = try recording([.bouncy, .smooth], at: [0.2])
    let settled = try #require(recording.attribute.course().measures.settledWithin1Percent)
    var chart = InterruptionChart(recording)
    chart.recording.ghosts = []
    #expect((chart.chart.duration - 1.25 * settled).magnitude < 0.01)
    chart.axisEnd = .recorded
    #expect(chart.chart.duration == recording.attribute.recording.times.last)
    chart.axisEnd = .settled
    chart.marks = [.removed]
    #expect(chart.chart.duration == recording.attribute.recording.times.last)
  }

  @Test func theSnapOfASpringThatComesBackIsNoJump() throws {
    let recording = try recording([.bouncy, .smooth], at: [0.2])
    for curve in try #require(InterruptionChart(recording).chart.panels.first).curves {
      for (piece, next) in zip(curve.pieces, curve.pieces.dropFirst()) {
        #expect(piece.knots.last?.value == next.knots.first?.value)
      }
    }
  }

  @Test func anEndlessMotionThatIsInterruptedComesToItsEnd() throws {
    let recording = try recording([.easeInOut.repeatForever(), .smooth], at: [1.1])
    let chart = InterruptionChart(recording).chart
    #expect(chart.duration > 1.1 && chart.duration < 5)
    #expect(chart.panels[0].curves.contains { $0.role == .ghost })
  }

  @Test func theQuantitiesAskedForAreDrawn() throws {
    let recording = try recording([.bouncy, .smooth], at: [0.2])
    let chart = InterruptionChart(recording, quantities: [.velocity]).chart
    #expect(chart.panels.map(\.weight) == [1])
    #expect(chart.panels[0].references == [.init(value: 0, kind: .zero)])
  }
}
