public import DrawingModel

/// What a figure shows: curves over one time axis, in one panel or several.
///
/// A chart says nothing about places, sizes or colours; `ChartDrawing` and `TextChart` find those.
public struct Chart: Hashable, Sendable {
  /// The line at the top; empty for none.
  public var title: String
  /// A quieter line below it, for what all curves have in common.
  public var subtitle: String?
  /// The right end of the time axis in seconds; the left end is 0.
  ///
  /// What is not a number above 0 counts as one second.
  public var duration: Double
  /// The things that have curves, in the order of their labels and colours.
  public var series: [Series]
  /// The panels from top to bottom.
  public var panels: [ChartPanel]
  /// What the chart shows, in words, for those who cannot see it.
  public var description: String
  /// What else travels with the picture, such as the command that made it.
  public var facts: [Drawing.Fact]

  /// Makes a chart.
  public init(
    title: String, subtitle: String? = nil, duration: Double, series: [Series],
    panels: [ChartPanel], description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.duration = duration
    self.series = series
    self.panels = panels
    self.description = description
    self.facts = facts
  }

  /// The duration made safe: always finite and above 0.
  var safeDuration: Double {
    duration > 0 && duration.isFinite ? max(duration, 1e-290) : 1
  }
}
