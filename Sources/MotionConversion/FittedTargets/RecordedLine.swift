internal import CurveGeometry
internal import RecordingFormats

/// A recorded motion as CSS's `linear(…)`: the fewest points whose error is proved to stay within the allowed error.
///
/// It is made from samples alone, which are joined as in a recording: by cubic Hermite segments, or held until the next
/// sample.
public struct RecordedLine: Hashable, Sendable {
  /// The timing function: `linear(0, 0.5 20%, 1)`.
  public let text: String

  /// The nearest curve that every browser supports: `cubic-bezier(0.2, 0.8, 0.4, 1)`.
  public let fallback: String

  /// The largest distance from the samples that is proved, in their unit; infinite where nothing is proved.
  public let bound: Double

  /// The values per second of a line without fitting, for a motion that has more corners than a fitted line has points.
  private static let plainRate = 120.0

  /// The largest number of values of such a line.
  private static let mostPlainValues = 20_000.0

  /// The number of decimals of values that are not fitted.
  private static let plainDecimals = 4

  /// The errors that are tried if the allowed one needs too many points, as multiples of it.
  private static let relaxations = [1.0, 2, 4, 8]

  /// Fits a line.
  ///
  /// - Parameters:
  ///   - times: The times in seconds, not decreasing; two equal times are a jump.
  ///   - values: The value at each time.
  ///   - slopes: The change of the value per second; where it is not finite, a straight line leads to the next sample.
  ///   - isHeld: Whether each value is held until the next sample.
  ///   - start: The value at which the line is 0.
  ///   - end: The value at which the line is 1; it differs from the start.
  ///   - maxError: The largest distance, in the unit of the values, above 0.
  public init(
    times: [Double], values: [Double], slopes: [Double], isHeld: Bool = false,
    from start: Double, to end: Double, within maxError: Double
  ) {
    let travel = end - start
    let parts = values.map { ($0 - start) / travel }
    let origin = times.first ?? 0
    var outline = MotionOutline(pieces: [], duration: (times.last ?? 0) - origin)
    outline.target = parts.last ?? 1
    for index in times.indices.dropLast() where times[index + 1] > times[index] {
      let (from, to) = (times[index] - origin, times[index + 1] - origin)
      let (rise, fall) = (slopes[index] / travel, slopes[index + 1] / travel)
      outline.pieces.append(
        isHeld
          ? MotionPiece(from: from, value: parts[index], to: to, value: parts[index])
          : rise.isFinite && fall.isFinite
            ? MotionPiece(
              from: from, value: parts[index], velocity: rise, to: to, value: parts[index + 1],
              velocity: fall)
            : MotionPiece(from: from, value: parts[index], to: to, value: parts[index + 1]))
    }
    guard !outline.pieces.isEmpty, travel != 0, maxError > 0 else {
      text = "linear(0, 1)"
      fallback = "linear"
      bound = .infinity
      return
    }
    fallback =
      "cubic-bezier(\(BezierFit.rough(outline).map { NumberText.trimmed(NumberText.fixed($0, decimals: 2)) }.joined(separator: ",")))"
    let allowed = maxError / travel.magnitude
    for relaxation in Self.relaxations {
      let error = allowed * relaxation
      if let fit = LinearFit(outline, within: error * Self.roomForRounding),
        let stops = LinearStops(fit.points, of: outline, within: error)
      {
        text = stops.text
        bound = LinearCertificate(stops.points, of: outline).bound * travel.magnitude
        return
      }
    }
    text = Self.plain(outline)
    bound = .infinity
  }

  /// The part of the error within which points are fitted, which leaves room for rounding them.
  private static let roomForRounding = 0.9

  /// The values at equal times, as many as a display shows.
  private static func plain(_ outline: MotionOutline) -> String {
    let count = Int(min(max(outline.duration * plainRate, 1), mostPlainValues).rounded(.up))
    let values = (0...count).map { index -> String in
      let value =
        index == count
        ? outline.target : outline.value(at: outline.duration * Double(index) / Double(count))
      return NumberText.trimmed(NumberText.fixed(value, decimals: plainDecimals))
    }
    return "linear(\(values.joined(separator: ",")))"
  }
}
