public import ChartLayout
public import DrawingModel
public import MotionFitting
public import MotionRecording

/// A recorded motion and the animation that was found in it: rows as dots, unused rows as rings, the animation as a
/// curve with the first of the other candidates behind it, and the residuals below.
public struct FitChart: Hashable, Sendable {
  /// An animation as it is drawn.
  public struct Side: Hashable, Sendable {
    /// The course of the animation, with times from its start.
    public var recording: Recording
    /// The time at which the animation begins, in seconds on the recording's clock.
    public var start: Double
    /// The label next to the curve: the animation's expression.
    public var label: String

    /// Makes a side.
    public init(_ recording: Recording, start: Double, label: String) {
      self.recording = recording
      self.start = start
      self.label = label
    }
  }

  /// The fit that was found.
  public var fit: MotionFit

  /// The animation that was chosen.
  public var best: Side

  /// The first of the other candidates; nil if there is none.
  public var other: Side?

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below the title.
  public var subtitle: String?

  /// The description of the picture, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// The largest number of rows that are drawn; more would lie on each other.
  private static let mostRows = 2000

  /// Makes a chart.
  public init(
    _ fit: MotionFit, best: Side, other: Side? = nil, title: String = "", subtitle: String? = nil,
    description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.fit = fit
    self.best = best
    self.other = other
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  public var chart: Chart {
    Chart(
      title: title, subtitle: subtitle, duration: duration,
      series: [
        Series(label: best.label, isCode: true),
        Series(label: other?.label ?? "", isCode: true, naming: other == nil ? .none : .label),
        Series(label: "rows", style: .quiet, naming: .none),
      ],
      panels: [valuePanel, residualPanel], description: description, facts: facts)
  }

  /// The time of the recording at the left edge: 0, unless that is far from the rows.
  public var origin: Double {
    let times = fit.observations.times
    guard let first = times.first, let last = times.last else { return 0 }
    return first >= 0 && first <= (last - first) / 2 ? 0 : first
  }

  private var duration: Double { (fit.observations.times.last ?? 0) - origin }

  private var valuePanel: ChartPanel {
    let times = fit.observations.times
    let left = Set(fit.leftOut.map(\.time))
    let step = max((times.count + Self.mostRows - 1) / Self.mostRows, 1)
    let dots = times.indices.filter { $0 % step == 0 && !left.contains(times[$0]) }.map {
      ChartCurve.Frame(time: times[$0] - origin, value: fit.observations.values[$0])
    }
    var curves = [ChartCurve(series: 0, pieces: pieces(of: best))]
    if let other {
      curves.insert(ChartCurve(series: 1, pieces: pieces(of: other), role: .ghost), at: 0)
    }
    curves.append(ChartCurve(series: 2, pieces: [], frames: dots))
    return ChartPanel(
      axisTitle: Quantity.value.axisTitle, weight: 0.68, curves: curves,
      references: [
        ChartPanel.Reference(value: fit.sequence?.motions.last?.to ?? fit.best.to, kind: .target),
        ChartPanel.Reference(value: fit.sequence?.from ?? fit.best.from, kind: .start),
      ],
      marks: fit.leftOut.map { row in
        ChartMark(series: 2, time: row.time - origin, value: row.value, kind: .ring, words: [])
      })
  }

  private var residualPanel: ChartPanel {
    let band = 2 * fit.noise
    let left = Set(fit.leftOut.map(\.time))
    let rows = fit.residuals.filter { !left.contains($0.time) }
    let step = max((rows.count + Self.mostRows - 1) / Self.mostRows, 1)
    let frames = rows.indices.filter { $0 % step == 0 }.map {
      ChartCurve.Frame(time: rows[$0].time - origin, value: rows[$0].residual)
    }
    return ChartPanel(
      axisTitle: "residuals", weight: 0.32,
      curves: [ChartCurve(series: 0, pieces: [], frames: frames)],
      references: [ChartPanel.Reference(value: 0, kind: .zero)],
      bands: frames.isEmpty ? [] : [ChartPanel.Band(lower: -band, upper: band)],
      stretches: unusedStretches, requiredTicks: [0])
  }

  /// The times before the first used row and after the last one, where there are unused rows.
  private var unusedStretches: [ChartPanel.Stretch] {
    let times = fit.observations.times
    guard let first = fit.residuals.map(\.time).min(), let last = fit.residuals.map(\.time).max()
    else { return [] }
    func stretch(_ rows: [Double], from start: Double?, to end: Double?) -> ChartPanel.Stretch? {
      guard rows.count >= Self.fewestUnused, let start, let end, end > start else { return nil }
      return ChartPanel.Stretch(
        from: start - origin, to: end - origin, name: "\(rows.count) rows not used")
    }
    return [
      stretch(times.filter { $0 < first }, from: times.first, to: first),
      stretch(times.filter { $0 > last }, from: last, to: times.last),
    ].compactMap { $0 }
  }

  /// The fewest unused rows side by side that are marked as a stretch.
  private static let fewestUnused = 3

  /// The rest before the animation, its course, and the rest after it.
  private func pieces(of side: Side) -> [CurvePiece] {
    let shift = side.start - origin
    var moved = side.recording
    moved.times = moved.times.map { $0 + shift }
    var pieces = moved.pieces(of: .value)
    if shift > 0 {
      pieces.insert(.rest(at: side.recording.start, from: 0, to: shift), at: 0)
    }
    if let end = moved.times.last, end < duration, let value = moved.values.last {
      pieces.append(.rest(at: value, from: end, to: duration))
    }
    // A motion that begins before the rows is drawn from the first row on.
    return pieces.map { piece in
      CurvePiece(piece.knots.filter { $0.time >= 0 && $0.time <= duration })
    }
    .filter { !$0.knots.isEmpty }
  }
}

extension CurvePiece {
  fileprivate static func rest(at value: Double, from start: Double, to end: Double) -> CurvePiece {
    CurvePiece([start, end].map { CurveKnot(time: $0, value: value, slope: 0) })
  }
}
