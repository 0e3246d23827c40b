/// The style of the pen that draws an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's two ends.
  public enum Cap: String, Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// Rounded beyond the end point; a line of no length becomes a dot.
    case round
    /// Squared off half a width beyond the end point.
    case square
  }

  /// The shape of a corner between two segments.
  public enum Join: String, Hashable, Sendable {
    /// A sharp corner.
    case miter
    /// A rounded corner.
    case round
    /// A cut corner.
    case bevel
  }

  /// The width of the line, in points.
  public var width: Double
  /// Lengths in points of drawn and skipped parts in turn; empty for a line without gaps.
  public var dashes: [Double]
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join

  /// Makes a pen; by default without gaps, cut ends and rounded corners.
  public init(width: Double, dashes: [Double] = [], cap: Cap = .butt, join: Join = .round) {
    self.width = width
    self.dashes = dashes
    self.cap = cap
    self.join = join
  }
}
