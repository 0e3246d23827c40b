public import ChartLayout
public import DrawingModel
public import MotionComparison
public import MotionRecording
internal import TextForms

/// Two motions and their difference: both courses with the area between them shaded, and below them the
/// difference against time with its largest value marked.
public struct DifferenceChart: Hashable, Sendable {
  /// A motion and its label.
  public struct Side: Hashable, Sendable {
    /// The samples that are drawn.
    public var recording: Recording
    /// The label next to the curve.
    public var label: String
    /// Whether the label is code.
    public var isCode: Bool

    /// Makes a side.
    public init(_ recording: Recording, label: String, isCode: Bool = false) {
      self.recording = recording
      self.label = label
      self.isCode = isCode
    }
  }

  /// The motion with which the other is compared.
  public var first: Side

  /// The motion that is compared.
  public var second: Side

  /// The difference between the motions.
  public var difference: MotionDifference

  /// The course of the difference, the second motion less the first.
  public var course: DifferenceCourse

  /// The largest difference that is allowed, in value units; nil for no limit.
  public var allowance: Double?

  /// The end of the time axis.
  public var axisEnd: AxisEnd

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the picture, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a chart.
  public init(
    _ first: Side, _ second: Side, _ difference: MotionDifference, _ course: DifferenceCourse,
    allowance: Double? = nil, axisEnd: AxisEnd = .settled, title: String = "",
    subtitle: String? = nil,
    description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.first = first
    self.second = second
    self.difference = difference
    self.course = course
    self.allowance = allowance
    self.axisEnd = axisEnd
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The series of the difference.
  private static let differenceSeries = 2

  /// Steps smaller than this part of the travel are joined instead of marked as jumps, as in other figures.
  private static let smallestJump = 0.0101

  /// The chart to be laid out.
  public var chart: Chart {
    let chart = Chart(
      title: title, subtitle: subtitle, duration: duration,
      series: [
        Series(label: first.label, isCode: first.isCode),
        Series(label: second.label, isCode: second.isCode),
        Series(label: "difference", style: .quiet, naming: .none),
      ],
      panels: [valuePanel, differencePanel], moments: moments, description: description,
      facts: facts)
    return chart.joining(chart.coincidences)
  }

  /// The duration of the time axis, in seconds.
  private var duration: Double {
    guard axisEnd == .settled else { return difference.span }
    return axisEnd.time(
      of: [first.recording.axisEnds, second.recording.axisEnds],
      last: difference.isNone ? 0 : difference.value.largest.time)
  }

  private var valuePanel: ChartPanel {
    let targets = [first.recording.target, second.recording.target].withoutRepeats
    let starts = [first.recording.start, second.recording.start].withoutRepeats
    let references =
      targets.map { ChartPanel.Reference(value: $0, kind: .target) }
      + starts.filter { !targets.contains($0) }
      .map { ChartPanel.Reference(value: $0, kind: .start) }
    return ChartPanel(
      axisTitle: Quantity.value.axisTitle, weight: 0.64,
      curves: [first, second].enumerated().map { index, side in
        ChartCurve(
          series: index, pieces: side.recording.restBeforeJump + side.recording.pieces(of: .value))
      },
      references: references,
      ribbons: difference.isNone
        ? []
        : [
          ChartRibbon(
            between: pieces { $0.first }, and: pieces { $0.second }, name: "how far they are apart")
        ],
      requiredTicks: targets + starts)
  }

  private var differencePanel: ChartPanel {
    let largest = difference.value.largest
    let course = pieces { $0.difference }
    let zero = CurvePiece(
      [0, difference.span].map { CurveKnot(time: $0, value: 0, slope: 0) })
    var panel = ChartPanel(
      axisTitle: "difference", weight: 0.36,
      curves: [ChartCurve(series: Self.differenceSeries, pieces: course)],
      references: [ChartPanel.Reference(value: 0, kind: .zero)],
      ribbons: difference.isNone
        ? [] : [ChartRibbon(between: course, and: [zero], name: "the difference")],
      requiredTicks: [0])
    if let allowance {
      panel.bands = [ChartPanel.Band(lower: -allowance, upper: allowance)]
      panel.references += [-allowance, allowance].withoutRepeats
        .filter { $0 != 0 }.map { ChartPanel.Reference(value: $0, kind: .start) }
    }
    if !difference.isNone {
      let amount = (largest.amount > 0 ? "+" : "") + FigureNumber.text(largest.amount, digits: 3)
      panel.marks = [
        ChartMark(
          series: Self.differenceSeries, time: largest.time, value: largest.amount, kind: .ring,
          words: ["\(amount) at \(Self.seconds(largest.time))", amount])
      ]
    }
    return panel
  }

  /// A line through both panels where the difference is largest.
  private var moments: [ChartMoment] {
    let largest = difference.value.largest
    guard !difference.isNone, largest.time > 0 else { return [] }
    return [ChartMoment(time: largest.time, name: [ChartMoment.Word("furthest apart")])]
  }

  private static func seconds(_ time: Double) -> String {
    FigureNumber.text(time, digits: time < 1 ? 2 : 3) + " s"
  }

  /// A figure of the knots as pieces without jumps; frames are joined by straight lines.
  private func pieces(
    _ figure: (DifferenceCourse.Knot) -> (value: Double, velocity: Double)
  ) -> [CurvePiece] {
    difference.isHeld ? frames(figure) : courses(figure)
  }

  private func courses(
    _ figure: (DifferenceCourse.Knot) -> (value: Double, velocity: Double)
  ) -> [CurvePiece] {
    var pieces: [CurvePiece] = []
    for knots in course.pieces {
      let next = CurvePiece(
        knots.map { knot in
          CurveKnot(time: knot.time, value: figure(knot).value, slope: figure(knot).velocity)
        })
      if let end = pieces.last?.knots.last, let start = next.knots.first,
        (start.value - end.value).magnitude <= Self.smallestJump * difference.travel
      {
        pieces.append(.upright(from: end, to: start))
      }
      pieces.append(next)
    }
    return pieces.filter { !$0.knots.isEmpty }
  }

  private func frames(
    _ figure: (DifferenceCourse.Knot) -> (value: Double, velocity: Double)
  ) -> [CurvePiece] {
    let ends = course.pieces.suffix(1).compactMap(\.last)
    let knots = course.pieces.compactMap(\.first) + ends
    return zip(knots, knots.dropFirst()).map { start, end in
      let rise = figure(end).value - figure(start).value
      let slope = end.time > start.time ? rise / (end.time - start.time) : 0
      return CurvePiece(
        [start, end].map { CurveKnot(time: $0.time, value: figure($0).value, slope: slope) })
    }
  }
}
