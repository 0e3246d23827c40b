/// The rates at which displays and cameras show frames.
enum FrameRate {
  private static let known: [Double] = [24, 25, 30, 48, 50, 60, 90, 120, 144, 240]

  /// The known rate within a hundredth of the median step between times; nil if there is none.
  static func rate(of times: [Double]) -> Double? {
    let step = step(of: times)
    guard step > 0 else { return nil }
    let nearest = known.min { ($0 * step - 1).magnitude < ($1 * step - 1).magnitude }
    return nearest.flatMap { ($0 * step - 1).magnitude <= 0.01 ? $0 : nil }
  }

  /// The median step between times, in seconds.
  static func step(of times: [Double]) -> Double {
    RestNoise.median(of: zip(times.dropFirst(), times).map { $0 - $1 })
  }
}
