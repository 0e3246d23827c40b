/// A stop of CSS's `linear()`: an output, and the input progress, or the range of it, at which it is reached.
public struct LinearStop: Hashable, Sendable {
  /// The output progress at the stop.
  public var output: Double

  /// The input progress, as a fraction, where the stop begins; nil if it is to be spread evenly.
  public var start: Double?

  /// The input progress, as a fraction, where the stop ends; nil if it is a single point.
  public var end: Double?

  /// Makes a stop that lies evenly between its neighbours, or at the end if it is the first or last.
  public init(_ output: Double) {
    self.output = output
  }

  /// Makes a stop at a position, or over a stretch.
  ///
  /// - Parameters:
  ///   - output: The output progress.
  ///   - start: The input progress as a fraction: 0.75 for CSS's `75%`.
  ///   - end: The input progress at which the stretch ends, likewise as a fraction; nil for a point.
  public init(_ output: Double, at start: Double, to end: Double? = nil) {
    self.output = output
    self.start = start
    self.end = end
  }
}
