public import ChartLayout
public import DrawingModel
public import MotionComparison
public import MotionRecording

/// A motion that is not as it was: the golden with its tube, the motion now, and how far they are apart.
///
/// Each curve that left its tube has two panels, one above the other: both courses with the tube shaded, and
/// the difference with what is allowed.
public struct GoldenChart: Hashable, Sendable {
  /// The golden.
  public var golden: Golden

  /// The motion now.
  public var current: [Recording]

  /// How they compare.
  public var comparison: GoldenComparison

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below it.
  public var subtitle: String?

  /// What the picture shows, in words.
  public var description: String

  /// What else travels with the picture.
  public var facts: [Drawing.Fact]

  /// The most curves that have panels: more would be too low to read.
  private static let mostCurves = 4

  /// Makes a chart.
  public init(
    _ golden: Golden, current: [Recording], comparison: GoldenComparison, title: String = "",
    subtitle: String? = nil, description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.golden = golden
    self.current = Golden(golden.source, golden.settings, curves: current).curves
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
          golden: golden, current: current.first { $0.name == curve.name }, tube: curve.tube,
          quantity: isVelocity ? .velocity : .value))
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
    let courses = ChartPanel(
      name: isNamed ? pair.golden.name : "", axisTitle: quantity.axisTitle, weight: 0.6,
      curves: curves, ribbons: [ChartRibbon(edges, name: "tube", series: 0)])
    guard let current = pair.current else { return [courses] }
    let difference = pair.golden.difference(to: current)
    return [
      courses,
      ChartPanel(
        axisTitle: "now less golden", weight: 0.4,
        curves: [ChartCurve(series: 1, pieces: difference.pieces(of: quantity))],
        references: [ChartPanel.Reference(value: 0, kind: .zero)],
        bands: [ChartPanel.Band(lower: -allowance, upper: allowance, series: 0)],
        requiredTicks: [0]),
    ]
  }
}
