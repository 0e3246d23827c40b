import AnimationModel
import Testing

@testable import MotionFitting

/// The residuals that a motion that fits may have.
@Suite struct FitAcceptanceTests {
  /// Noise in which each value keeps a part of the one before it; with 0 the values are independent, as errors are.
  private static func noise(
    _ count: Int, size: Double, keeping part: Double, seed: UInt64
  ) -> [Double] {
    var dice = SplitMix64(seed: seed)
    var value = 0.0
    return (0..<count + 20).map { _ in
      value = part * value + (1 - part * part).squareRoot() * dice.normal()
      return value * size
    }.suffix(count)
  }

  private static func fit(_ values: [Double]) -> MotionFit? {
    var options = FittingOptions()
    options.replicates = 0
    return try? MotionFitter(options).fit(
      MotionObservations(times: values.indices.map { Double($0) / 60 }, values: values))
  }

  /// Noise with the same sign over several rows contains no motion, whatever curve fits it.
  @Test(arguments: [0.3, 0.5, 0.7, 0.9])
  func noiseIsNoMotion(_ part: Double) {
    for seed in 1...3 {
      let fit = Self.fit(Self.noise(90, size: 40, keeping: part, seed: UInt64(seed)))
      #expect(fit?.fits != true, "\(seed)")
    }
  }

  /// A motion with independent errors is found, except where the errors look like another motion by chance, as in one
  /// of a hundred recordings.
  @Test func aMotionWithErrorsIsFound() throws {
    let played = PlayedRows(animation: .bouncy, start: 0.21, rounding: 0).rows.shown
    var refused: [String] = []
    for size in [1.0, 5, 10] {
      for seed in 1...8 {
        let noise = Self.noise(played.count, size: size, keeping: 0, seed: UInt64(100 + seed))
        let fit = try #require(Self.fit(zip(played, noise).map { $0 + $1 }))
        if !fit.fits { refused.append("\(size), \(seed)") }
        #expect(fit.best.largest > 0.01 * fit.travel || size < 10)
      }
    }
    #expect(refused.count <= 1, "\(refused)")
  }

  /// A motion whose residuals have the same sign over several rows is another one, if they are above the limit.
  @Test(arguments: [(0.5, true), (8, false)])
  func anotherMotionBelowTheNoiseIsNone(_ size: Double, _ fits: Bool) throws {
    let played = PlayedRows(animation: .bouncy, start: 0.21, rounding: 0).rows.shown
    let drift = Self.noise(played.count, size: size, keeping: 0.9, seed: 5)
    let fit = try #require(Self.fit(zip(played, drift).map { $0 + $1 }))
    #expect(fit.fits == fits)
  }

  /// Errors that go the contrary way from row to row are no other motion, as those of times that are early and late by
  /// turns are not; errors of the same size that go one way for several rows are.
  @Test func onlyWhatGoesTheSameWayIsAnotherMotion() throws {
    let played = PlayedRows(animation: .bouncy, start: 0.21, rounding: 0).rows
    var options = FittingOptions()
    options.limit = 1e-4
    let noise = Self.noise(played.shown.count, size: 1, keeping: 0, seed: 11)
    let rows = zip(played.shown, noise).map { $0 + $1 }
    let observed = try ObservedMotion(
      MotionObservations(times: rows.indices.map { Double($0) / 60 }, values: rows),
      options: options)
    let acceptance = FitAcceptance(observed, options)
    func left(_ pattern: (Int) -> Bool) -> [Double] { (0..<60).map { pattern($0) ? 1 : -1 } }
    #expect(acceptance.accepts(left { $0 % 2 == 0 }, figures: 5))
    #expect(!acceptance.accepts(left { $0 / 6 % 2 == 0 }, figures: 5))
  }

  @Test func chanceIsToldFromWhatGoesOneWay() {
    func isByChance(_ residuals: [Double]) -> Bool {
      FitAcceptance.isByChance(residuals, figures: 5)
    }
    #expect(isByChance(Self.noise(200, size: 1, keeping: 0, seed: 9)))
    #expect(!isByChance(Self.noise(200, size: 1, keeping: 0.5, seed: 9)))
    #expect(!isByChance((0..<40).map { $0 % 2 == 0 ? 1 : -1 }))
    #expect(isByChance([]))
    #expect(isByChance([0, 0, 0]))
  }

  /// The residuals of independent errors from a polynomial of five numbers are accepted as chance 99 times in a
  /// hundred, however few rows there are.
  @Test(arguments: [16, 24, 60])
  func whatAFitTakesFromErrorsIsAllowedFor(_ count: Int) {
    var refused = 0
    for seed in 1...400 {
      let left = Self.withoutPolynomial(
        Self.noise(count, size: 1, keeping: 0, seed: UInt64(1000 + seed)), degree: 4)
      if !FitAcceptance.isByChance(left, figures: 5) { refused += 1 }
    }
    #expect(refused <= 8, "\(refused) of 400")
  }

  /// The values without their projections on polynomials, which are made orthogonal one after the other.
  private static func withoutPolynomial(_ values: [Double], degree: Int) -> [Double] {
    func product(_ left: [Double], _ right: [Double]) -> Double {
      zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
    }
    var left = values
    var basis: [[Double]] = []
    for power in 0...degree {
      var column = values.indices.map { row in
        (0..<power).reduce(1.0) { power, _ in power * (Double(row) / Double(values.count) - 0.5) }
      }
      for other in basis {
        let part = product(column, other) / product(other, other)
        column = zip(column, other).map { $0 - part * $1 }
      }
      let part = product(left, column) / product(column, column)
      left = zip(left, column).map { $0 - part * $1 }
      basis.append(column)
    }
    return left
  }
}
