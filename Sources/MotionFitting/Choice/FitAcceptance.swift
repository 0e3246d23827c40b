/// The test whether the residuals of a motion are so small, or so much like noise, that the motion fits.
struct FitAcceptance {
  /// The largest residual of any row of a motion that fits.
  let widest: Double

  /// The error up to which a motion fits, whatever its residuals look like.
  private let exact: Double

  /// Whether the noise was given, so that residuals within it need no further test.
  private let isNoiseKnown: Bool

  /// The multiple of the noise beyond which noise does not explain a row.
  private static let mostNoise = 4.0

  /// The largest residuals of a motion that fits, as a part of the travel.
  private static let mostTravel = 1.0 / 6

  /// The number of standard deviations that a correlation exceeds by chance once in a hundred times.
  private static let certainty = 2.6

  init(_ observed: ObservedMotion, _ options: FittingOptions) {
    let limit = options.limit * observed.travel
    let rounding = (observed.rounding ?? 0) / 12.0.squareRoot()
    isNoiseKnown = options.noise != nil
    exact = max(limit, Self.mostNoise * min(rounding, observed.noise))
    let noise = Self.mostNoise * observed.mostNoise
    widest = max(exact, isNoiseKnown ? noise : min(noise, Self.mostTravel * observed.travel))
  }

  /// Whether the residuals at consecutive rows let the motion pass.
  ///
  /// Residuals above the limit have to be noise: of the size of the noise in the recording, and independent from row to
  /// row. Residuals with the same sign over several rows belong to another motion.
  ///
  /// - Parameters:
  ///   - residuals: The residual at each row.
  ///   - figures: The number of numbers that were fitted to these rows.
  func accepts(_ residuals: [Double], figures: Int) -> Bool {
    let largest = residuals.map(\.magnitude).max() ?? 0
    if largest <= exact { return true }
    return largest <= widest
      && (isNoiseKnown || Self.likeness(of: residuals, figures: figures) <= Self.certainty)
  }

  /// Returns whether the residual at a row says nothing about the residual at the next row, neither that it is alike
  /// nor that it is opposite.
  static func isByChance(_ residuals: [Double], figures: Int) -> Bool {
    likeness(of: residuals, figures: figures).magnitude <= certainty
  }

  /// Returns the correlation of the residuals at consecutive rows, less its mean by chance, in standard deviations of a
  /// correlation by chance.
  ///
  /// The correlation of each of n independent numbers with the next has the standard deviation 1 ÷ √n. Fitting k
  /// numbers removes from the residuals what has the same sign over several rows, independent or not: the correlation
  /// of the rest has the mean -k ÷ (n - k).
  ///
  /// Source: M. S. Bartlett, Supplement to the Journal of the Royal Statistical Society 8 (1946), 27; J. Durbin and
  /// G. S. Watson, Biometrika 37 (1950), 409, for the mean.
  private static func likeness(of residuals: [Double], figures: Int) -> Double {
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    guard squares > 0 else { return 0 }
    let products = zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    let (count, free) = (Double(residuals.count), Double(max(residuals.count - figures, 1)))
    let mean = -Double(figures) / free
    return (products / squares - mean) * count.squareRoot()
  }
}
