/// A recording with the facts that are known before anything is fitted: the rows that move, and the accuracy of the
/// values.
struct ObservedMotion {
  let times: [Double]
  let values: [Double]

  /// The step to which the values are rounded; nil if none is known.
  let rounding: Double?

  /// The standard deviation of the values' errors.
  let noise: Double

  /// Whether the noise is a scatter of the rows at rest, and not their rounding.
  let isScattered: Bool

  /// The most that the noise can be, which is known the better the more rows are at rest.
  let mostNoise: Double

  /// Frames per second; nil for an irregular clock.
  let rate: Double?

  /// The median step between rows, in seconds.
  let step: Double

  /// The largest value less the smallest.
  let travel: Double

  /// The first and the last row that move.
  let moving: ClosedRange<Int>

  /// The first of the rows at the end that all have the last value.
  let rest: Int

  /// The number of rows at rest on either side of the moving ones that are used, too.
  private static let margin = 3

  /// Rows that scatter are looked at on either side, too, by this part of those that move.
  private static let scatteredPart = 4

  /// The part of the travel below which nothing is known of any value.
  private static let floor = 1e-6

  /// Travels whose squares are numbers, and have all their digits.
  private static let travels = 1e-100...1e100

  /// Rows further apart than this, in seconds, are not those of a display, and steps of 1/300 s say nothing about them.
  private static let slowest = 1.0

  init(_ observations: MotionObservations, options: FittingOptions) throws(FittingError) {
    times = observations.times
    values = observations.values
    guard let smallest = values.min(), let largest = values.max(), smallest < largest else {
      throw .nothingMoves
    }
    let travel = largest - smallest
    self.travel = travel
    guard Self.travels.contains(travel) else { throw .outOfScale(travel: travel) }
    rounding = options.rounding ?? RoundingStep.step(of: values, travel: travel)
    if let rounding, travel < 4 * rounding {
      throw .tooLittleTravel(travel: travel, rounding: rounding)
    }
    let steps = (rounding ?? 0) / 12.0.squareRoot()
    let scatter = RestNoise.scatter(of: values)
    // Rounded values scatter by their rounding, which the median of a few steps tells badly.
    isScattered = scatter.deviation > 2 * (rounding ?? 0)
    let least = max(steps, Self.floor * travel)
    noise = options.noise ?? max(least, isScattered ? scatter.deviation : 0)
    mostNoise = options.noise ?? max(least, isScattered ? scatter.most : 0)
    rate = options.framesPerSecond ?? FrameRate.rate(of: times)
    step = FrameRate.step(of: times)
    if options.player == .swiftui, step > Self.slowest { throw .tooSlow(step: step) }
    let departure = Departure(limit: 2 * noise, isScattered: isScattered)
    guard let moving = departure.moving(values) else {
      throw .onlyNoise(travel: travel, noise: noise)
    }
    guard moving.count >= FittingError.needed else { throw .tooFewRows(moving: moving.count) }
    self.moving = moving
    let last = values[values.count - 1]
    rest = (values.lastIndex { $0 != last } ?? -1) + 1
  }

  /// The rows that are fitted: those that move and some on either side.
  ///
  /// Rows that scatter say little, each, of where the motion begins and ends, so that the more of them are taken.
  var window: Range<Int> {
    let margin = isScattered ? max(Self.margin, moving.count / Self.scatteredPart) : Self.margin
    return max(moving.lowerBound - margin, 0)..<min(moving.upperBound + margin + 1, times.count)
  }

  /// The value before the motion, for a recording whose first row is at its start and whose values are exact; nil
  /// otherwise.
  func valueAtStart(_ options: FittingOptions) -> Double? {
    options.start == times[0] && rounding == nil && noise <= Self.floor * travel ? values[0] : nil
  }

  /// The players of springs that may have shown the rows.
  func players(_ asked: FittingOptions.PlayerChoice) -> [FittedPlayer] {
    switch asked {
    case .auto: step > Self.slowest ? [.exact] : [.swiftui, .exact]
    case .swiftui: [.swiftui]
    case .exact: [.exact]
    }
  }

  /// Whether no row is at rest before the motion.
  var beginsInMotion: Bool { moving.lowerBound <= 1 }
}
