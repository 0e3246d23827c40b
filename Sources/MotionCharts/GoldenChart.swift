public import ChartLayout
public import DrawingModel
public import MotionComparison
internal import MotionRecording

/// A motion that differs from its golden: the golden with its tube, the motion now, and the difference
/// between them.
///
/// Each curve that left its tube has two panels, one above the other: both courses with the tube shaded, and
/// the difference with the tolerance.
public struct GoldenChart: Hashable, Sendable {
  /// The golden.
  public var golden: MotionGolden

  /// The motion now.
  public var current: MotionGolden

  /// The comparison of the two.
  public var comparison: GoldenComparison

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the picture, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// The largest number of curves that have panels; more would be too low to read.
  private static let mostCurves = 4

  /// Makes a chart.
  public init(
    _ golden: MotionGolden, current: MotionGolden, comparison: GoldenComparison, title: String = "",
    subtitle: String? = nil, description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.golden = golden
    self.current = current
    self.comparison = comparison
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  public var chart: Chart {
    let pairs = pairs
    let ends = pairs.map { max($0.golden.times.last ?? 0, $0.current?.times.last ?? 0) }
    let isNamed = pairs.count > 1
    return Chart(
      title: title, subtitle: subtitle, duration: ends.max() ?? 0,
      series: [Series(label: "golden"), Series(label: "now")],
      panels: pairs.flatMap { panels(of: $0, isNamed: isNamed) }, description: description,
      facts: facts)
  }

  private struct Pair {
    let golden: Recording
    let current: Recording?
    let tube: GoldenTolerance.Tube
    let quantity: Quantity
    /// The point at which the curve is furthest from its golden; nil for a curve that is gone.
    var largest: TubeDeparture.Point?
  }

  /// The curves that are drawn: those that left their tubes, otherwise those that are gone or new.
  private var pairs: [Pair] {
    var pairs: [Pair] = []
    for curve in comparison.curves where !curve.isWithin {
      guard let golden = golden.curves.first(where: { $0.name == curve.name }) else { continue }
      let isVelocity =
        !curve.departures.isEmpty && curve.departures.allSatisfy { $0.column == .velocity }
      pairs.append(
        Pair(
          golden: golden, current: current.curves.first { $0.name == curve.name }, tube: curve.tube,
          quantity: isVelocity ? .velocity : .value,
          largest: curve.departures.first {
            $0.column == (isVelocity ? .velocity : .value)
          }?.largest))
    }
    if pairs.isEmpty {
      let gone = golden.curves.filter { comparison.missing.contains($0.name) }
      pairs = gone.map {
        Pair(
          golden: $0, current: nil, tube: GoldenTolerance.exact.tube(around: $0), quantity: .value)
      }
    }
    return Array(pairs.prefix(Self.mostCurves))
  }

  private func panels(of pair: Pair, isNamed: Bool) -> [ChartPanel] {
    let quantity = pair.quantity
    let allowance = quantity == .value ? pair.tube.value : pair.tube.velocity
    let figures = pair.golden.figures(of: quantity)
    let edges = zip(pair.golden.times, figures).filter(\.1.isFinite).map { time, value in
      ChartRibbon.Edge(time: time, lower: value - allowance, upper: value + allowance)
    }
    var curves = [ChartCurve(series: 0, pieces: pair.golden.pieces(of: quantity))]
    if let current = pair.current {
      curves.append(ChartCurve(series: 1, pieces: current.pieces(of: quantity)))
    }
    var ribbons = [ChartRibbon(edges, name: "tube", series: 0)]
    if let current = pair.current {
      // The same area as between two motions that are compared.
      ribbons.insert(
        ChartRibbon(
          between: pair.golden.pieces(of: quantity), and: current.pieces(of: quantity),
          name: "how far they are apart"), at: 0)
    }
    let courses = ChartPanel(
      name: isNamed ? pair.golden.name : "", axisTitle: quantity.axisTitle, weight: 0.6,
      curves: curves, ribbons: ribbons)
    guard let current = pair.current else { return [courses] }
    let difference = pair.golden.difference(to: current).pieces(of: quantity)
    let end = pair.golden.times.last ?? 0
    let zero = CurvePiece([0, end].map { CurveKnot(time: $0, value: 0, slope: 0) })
    return [
      courses,
      ChartPanel(
        axisTitle: "now \u{2212} golden", weight: 0.4,
        curves: [ChartCurve(series: 1, pieces: difference)],
        references: [ChartPanel.Reference(value: 0, kind: .zero)],
        bands: [ChartPanel.Band(lower: -allowance, upper: allowance, series: 0)],
        ribbons: [ChartRibbon(between: difference, and: [zero], name: "the difference")],
        requiredTicks: [0], marks: [mark(of: pair)].compactMap { $0 }),
    ]
  }

  /// A ring where the motion is furthest from its golden, with its distance.
  private func mark(of pair: Pair) -> ChartMark? {
    guard let largest = pair.largest, largest.found.isFinite, largest.expected.isFinite else {
      return nil
    }
    let difference = largest.found - largest.expected
    let words = (difference > 0 ? "+" : "") + FigureNumber.text(difference, digits: 3)
    let when = FigureNumber.text(largest.time, digits: largest.time < 1 ? 2 : 3)
    return ChartMark(
      series: 1, time: largest.time, value: difference, kind: .ring,
      words: ["\(words) at \(when) s", words])
  }
}
