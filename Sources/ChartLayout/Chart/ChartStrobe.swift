/// Moving objects at equal times, each on a track under the time axis.
///
/// The distances between the positions show the velocity, as in the spacing charts of animators.
public struct ChartStrobe: Hashable, Sendable {
  /// The shape that moves.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A disc.
    case circle
    /// A square.
    case square
    /// An upright bar.
    case bar
  }

  /// One moving object on its track.
  public struct Lane: Hashable, Sendable {
    /// The index of the series in its chart, which gives the color.
    public var series: Int
    /// The name above the track; empty for none.
    public var name: String
    /// The value at which the track begins.
    public var start: Double
    /// The value at which the track ends.
    public var target: Double
    /// The lowest and the highest value for which there is room; lanes with the same range can be
    /// compared.
    public var range: ClosedRange<Double>
    /// The positions of the shape, from instant to instant; those that are not finite are left out.
    public var values: [Double]

    /// Makes a lane.
    public init(
      series: Int, name: String = "", from start: Double, to target: Double,
      range: ClosedRange<Double>, values: [Double]
    ) {
      self.series = series
      self.name = name
      self.start = start
      self.target = target
      self.range = range
      self.values = values
    }

    /// The range made safe: never without an extent.
    var safeRange: ClosedRange<Double> {
      guard range.lowerBound.isFinite, range.upperBound.isFinite else { return 0...1 }
      let middle = range.lowerBound
      // A millionth of a large number is still enough to change it.
      let reach = max(middle.magnitude * 1e-6, 0.5)
      return range.lowerBound < range.upperBound ? range : middle - reach...middle + reach
    }

    /// Whether another lane has the same track.
    func hasTrack(of other: Lane) -> Bool {
      start == other.start && target == other.target && range == other.range
    }
  }

  /// The lanes in the order of the labels.
  public var lanes: [Lane]
  /// The shape that moves.
  public var shape: Shape
  /// The words that say the interval of time between the instants.
  public var caption: String

  /// Makes a strobe.
  public init(lanes: [Lane], shape: Shape = .circle, caption: String) {
    self.lanes = lanes
    self.shape = shape
    self.caption = caption
  }
}
