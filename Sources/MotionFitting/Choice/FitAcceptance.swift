/// Whether what a motion leaves over is so little, or so much like noise, that the motion fits.
struct FitAcceptance {
  /// No row of a motion that fits is off by more.
  let widest: Double

  /// The error up to which a motion fits, whatever it looks like.
  private let exact: Double

  /// Whether somebody said how much noise there is, so that what is within it needs no look.
  private let isNoiseKnown: Bool

  /// Beyond this multiple of the noise a row is not explained by it.
  private static let mostNoise = 4.0

  /// More than this part of the travel is not left over by a motion that fits.
  private static let mostTravel = 1.0 / 6

  /// The standard deviations of a correlation that come about by chance once in a hundred times.
  private static let certainty = 2.6

  init(_ observed: ObservedMotion, _ options: FittingOptions) {
    let limit = options.limit * observed.travel
    let rounding = (observed.rounding ?? 0) / 12.0.squareRoot()
    isNoiseKnown = options.noise != nil
    exact = max(limit, Self.mostNoise * min(rounding, observed.noise))
    let noise = Self.mostNoise * observed.mostNoise
    widest = max(exact, isNoiseKnown ? noise : min(noise, Self.mostTravel * observed.travel))
  }

  /// Whether what is left over at rows that follow each other lets the motion pass.
  ///
  /// More than the limit has to be noise: of the size that noise has in the recording, and at each row whatever it is at
  /// the row before. What goes the same way for several rows is another motion.
  ///
  /// - Parameters:
  ///   - residuals: The residual at each row.
  ///   - figures: How many numbers were fitted to these rows.
  func accepts(_ residuals: [Double], figures: Int) -> Bool {
    let largest = residuals.map(\.magnitude).max() ?? 0
    if largest <= exact { return true }
    return largest <= widest
      && (isNoiseKnown || Self.likeness(of: residuals, figures: figures) <= Self.certainty)
  }

  /// Whether what is left over at a row says nothing of what is left over at the next one, neither that it is alike nor
  /// that it is the contrary.
  static func isByChance(_ residuals: [Double], figures: Int) -> Bool {
    likeness(of: residuals, figures: figures).magnitude <= certainty
  }

  /// How much alike is what is left over at rows that follow each other, in standard deviations of what chance makes of it.
  ///
  /// Of n independent numbers the correlation of each with the next has the standard deviation 1 ÷ √n. Numbers that were
  /// fitted, k in all, take from the residuals what goes the same way for several rows, independent or not: that of what
  /// is left has the mean -k ÷ (n - k).
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
