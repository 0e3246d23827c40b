import AnimationModel
import Testing

@testable import MotionFitting

@Suite struct RestingRowsTests {
  private static let eases: [(Animation, MotionFamily)] = NamedCurve.all.prefix(4).map {
    (.timingCurve($0.curve, duration: 0.4), .curve($0))
  }

  private func fit(
    _ rows: (times: [Double], values: [Double]), _ change: (inout FittingOptions) -> Void = { _ in }
  ) throws -> MotionFit {
    var options = FittingOptions()
    options.replicates = 0
    change(&options)
    return try MotionFitter(options).fit(
      MotionObservations(times: rows.times, values: rows.values))
  }

  /// Rows whose errors are a hundredth of the way, with rest before and after.
  private static func noisy(_ animation: Animation, seed: UInt64) -> (
    times: [Double], values: [Double]
  ) {
    var dice = SplitMix64(seed: seed)
    let rows = PlayedRows(
      animation: animation, start: 0.4 + dice.unit() / 60, way: 200, rounding: 0
    ).rows
    return (rows.times, rows.shown.map { $0 + 2 * dice.normal() })
  }

  /// SwiftUI's own curves are found in rows with errors of a hundredth of the way: not half a swing of a spring, which
  /// would go on at rest, and not a curve of another name that hardly differs.
  @Test(arguments: eases.indices) func easesAreFoundInNoise(_ index: Int) throws {
    let (animation, family) = Self.eases[index]
    var refused = 0
    for seed in 1...5 {
      let fit = try fit(Self.noisy(animation, seed: UInt64(40 + seed)))
      #expect(fit.best.family == family && (fit.best.duration - 0.4).magnitude < 0.04)
      if !fit.fits { refused += 1 }
    }
    #expect(refused <= 1)
  }

  /// The spring that comes nearest to an ease is half a swing, which the rows at rest contradict.
  @Test func halfASwingIsNoEase() throws {
    let rows = PlayedRows(animation: .easeInOut(duration: 0.4), start: 0.4).rows
    let observed = try ObservedMotion(
      MotionObservations(times: rows.times, values: rows.rounded), options: FittingOptions())
    let fitter = RowFitter(
      observed: observed, options: FittingOptions(), known: KnownEnds(), start: nil)
    func isDenied(from: Double, to: Double, _ parameters: MotionParameters, _ family: MotionFamily)
      -> Bool
    {
      let solution = FamilySolution(
        family: family, parameters: parameters, ends: MotionEnds(from: from, to: to), squares: 0)
      return RestingRows(observed, FittingOptions())
        .deny(fitter.fitted(solution, used: fitter.rows(without: [])))
    }
    let swing = MotionParameters(start: 0.4, duration: 0.8, bounce: 0.99)
    #expect(isDenied(from: 0, to: 150, swing, .spring(.exact)))
    let ease = MotionParameters(start: 0.4, duration: 0.4)
    #expect(!isDenied(from: 0, to: 300, ease, .curve(NamedCurve.all[3])))
    #expect(isDenied(from: 20, to: 300, ease, .curve(NamedCurve.all[3])))
  }

  /// A spring that begins at the change, from a value far away, would show the same motion after the delay.
  @Test func aDelayIsNoSpringThatBeginsFarAway() throws {
    let spring = Animation.interpolatingSpring(duration: 0.5, bounce: 0.3)
    let rows = PlayedRows(animation: spring, start: 0.35).rows
    let fit = try fit((rows.times, rows.rounded)) { $0.start = 0 }
    #expect((fit.best.delay - 0.35).magnitude < 0.005 && fit.best.from.magnitude < 1)
    #expect((fit.best.duration - 0.5).magnitude < 0.02)
  }
}
