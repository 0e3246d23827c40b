import AnimationModel
import MotionFitting
import Testing

@testable import struct MotionFitting.SplitMix64

/// Cycles whose seams lie between frames: which rows show the next one is all that tells their length, beside the course.
@Suite struct RepetitionFitterTests {
  /// Cycles of exactly their duration, as the web and Core Animation play them.
  struct Cycles: Sendable {
    var duration: Double
    var isMirrored: Bool
    var rate = 60.0
    var count: Int?
    var noise = 0.0
    var course: @Sendable (Double) -> Double = { $0 }

    static let start = 0.2131

    /// What a display shows that rounds to half a unit.
    func observations() throws -> MotionObservations {
      var generator = SplitMix64(seed: 5)
      let times = (0..<Int(3.2 * rate)).map { Double($0) / rate }
      let values = times.map { time in
        let elapsed = max(time - Self.start, 0) / duration
        let cycle = Int(elapsed)
        var part = course(elapsed - Double(cycle))
        if isMirrored, !cycle.isMultiple(of: 2) { part = 1 - part }
        if let count, cycle >= count { part = 1 }
        return ((300 * part + noise * generator.normal()) * 2).rounded() / 2
      }
      return try MotionObservations(times: times, values: values)
    }
  }

  /// t² (3 − 2t), which is the Bézier of ⅓, 0, ⅔ and 1.
  static let smoothStep: @Sendable (Double) -> Double = { $0 * $0 * (3 - 2 * $0) }

  static let cycles = [
    Cycles(duration: 0.43, isMirrored: false), Cycles(duration: 0.43, isMirrored: true),
    Cycles(duration: 0.7123, isMirrored: false, rate: 120),
    Cycles(duration: 0.7123, isMirrored: true, count: 3),
    Cycles(duration: 0.43, isMirrored: false, count: 3, noise: 1),
    Cycles(duration: 0.25, isMirrored: true, rate: 120, noise: 1),
    Cycles(duration: 0.437, isMirrored: true, count: 4, course: smoothStep),
  ]

  @Test(arguments: cycles.indices)
  func cyclesThatEndBetweenFramesAreFound(_ index: Int) throws {
    let cycles = Self.cycles[index]
    var options = FittingOptions()
    options.replicates = 0
    let fit = try MotionFitter(options).fit(cycles.observations())
    #expect(fit.fits)
    let best = fit.best
    #expect((best.duration / cycles.duration - 1).magnitude < 0.003)
    #expect((best.start - Cycles.start).magnitude < 0.003)
    #expect(best.repetition?.isExact == true && best.repetition?.count == cycles.count)
    #expect(best.repetition?.autoreverses == cycles.isMirrored)
    #expect(best.rms < 0.2 + 1.1 * cycles.noise)
  }

  /// Intervals are those of all cycles: seven tell the duration better than one, which half a unit of rounding leaves
  /// uncertain by some 0.05 % (0.29 of 300 units, over the square root of 26 rows).
  @Test func intervalsAreThoseOfAllCycles() throws {
    var options = FittingOptions()
    options.replicates = 40
    let cycles = Cycles(duration: 0.43, isMirrored: false)
    let interval = try #require(
      try MotionFitter(options).fit(cycles.observations()).best.intervals[.duration])
    #expect(interval.contains(0.43))
    #expect(interval.upperBound - interval.lowerBound < 0.43 * 0.001)
  }

  /// Every second cycle is a tenth longer: what comes nearest is named, and not one motion.
  @Test func cyclesThatAreNotAlikeAreRefused() throws {
    let times = (0..<200).map { Double($0) / 60 }
    let values = times.map { time in
      let elapsed = max(time - 0.2, 0)
      let pair = elapsed / 0.84
      let rest = elapsed - 0.84 * pair.rounded(.down)
      return 300 * (rest < 0.4 ? rest / 0.4 : (rest - 0.4) / 0.44)
    }
    var options = FittingOptions()
    options.replicates = 0
    let fit = try MotionFitter(options).fit(MotionObservations(times: times, values: values))
    #expect(!fit.fits && fit.best.intervals.isEmpty)
  }
}
