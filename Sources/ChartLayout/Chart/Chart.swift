public import DrawingModel

/// The content of a figure: curves over one time axis, in one panel or several.
///
/// A chart says nothing about positions, sizes or colors; `ChartDrawing` and `TextChart` find those.
public struct Chart: Hashable, Sendable {
  /// The line at the top; empty for none.
  public var title: String
  /// The subject of the figure, for readers who cannot see it and where it has no title; empty for the labels of its
  /// series.
  public var name = ""
  /// A quieter line below the title, for the facts that all curves have in common.
  public var subtitle: String?
  /// The right end of the time axis in seconds; the left end is 0.
  ///
  /// A duration that is not a number above 0 counts as one second.
  public var duration: Double
  /// The things that have curves, in the order of their labels and colors.
  public var series: [Series]
  /// The panels from top to bottom.
  public var panels: [ChartPanel]
  /// Instants that are marked and named in all panels.
  public var moments: [ChartMoment]
  /// The stages of curves, as rulers under the time axis; left out where there is no room for all.
  public var rulers: [ChartRuler]
  /// The moving things at equal times, below the rulers; nil for none.
  public var strobe: ChartStrobe?
  /// The arrangement of panels side by side, as a sheet; nil for panels one below the other.
  public var grid: ChartGrid?
  /// Curves of one quantity against another, drawn in the first panel over an axis of values in place of time;
  /// nil for curves against time.
  public var plane: ChartPlane?
  /// The purpose of the figure, which decides how large its words are and how much is in it.
  public var density = ChartDensity.usual
  /// The description of the chart, in words, for those who cannot see it.
  public var description: String
  /// The other facts that travel with the picture, such as the command that made it.
  public var facts: [Drawing.Fact]

  /// Makes a chart.
  public init(
    title: String, subtitle: String? = nil, duration: Double, series: [Series],
    panels: [ChartPanel], moments: [ChartMoment] = [], rulers: [ChartRuler] = [],
    strobe: ChartStrobe? = nil, grid: ChartGrid? = nil, description: String = "",
    facts: [Drawing.Fact] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.duration = duration
    self.series = series
    self.panels = panels
    self.moments = moments
    self.rulers = rulers
    self.strobe = strobe
    self.grid = grid
    self.description = description
    self.facts = facts
  }

  /// Whether the panels are lanes, which have names.
  var hasLanes: Bool { panels.contains { !$0.name.isEmpty } }

  /// The indices of the series that have a label.
  ///
  /// - Parameter namesMoments: Whether the series that are named by moments have labels, too.
  func labelledSeries(namesMoments: Bool) -> [Int] {
    series.indices.filter { index in
      switch series[index].naming {
      case .label: true
      case .moments: namesMoments
      case .shared, .none: false
      }
    }
  }

  /// The series that have names of their own, which are all but those that lie on another series.
  public var namedSeries: [Series] {
    series.filter { series in
      if case .shared = series.naming { false } else { true }
    }
  }

  /// The name of the picture for readers who cannot see it: its title, or its subject.
  public var spokenTitle: String {
    if !title.isEmpty { return title }
    return name.isEmpty ? namedSeries.map(\.label).joined(separator: ", ") : name
  }

  /// The duration made safe: always finite and above 0.
  var safeDuration: Double {
    duration > 0 && duration.isFinite ? max(duration, 1e-290) : 1
  }
}
