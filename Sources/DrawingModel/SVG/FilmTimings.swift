/// The stops of all motions of a film, and the timing functions between them.
///
/// A thing on its track and the dot on its curve have the same motion in two sizes: motions that differ only in
/// scale and offset share one timing function, that of the motion that needs the highest accuracy.
struct FilmTimings {
  /// The stops of each motion, in their order.
  let stops: [[FilmStops.Stop]]

  /// The timing functions, each with the indices of the motions that use it.
  let lines: [(line: FilmLine, motions: [Int])]

  /// A travel for which a line is made.
  private struct Travel {
    let motion: FilmMotion
    let start: Double
    let end: Double

    /// The largest error of the line, as a part of the travel.
    var tolerance: Double { motion.tolerance / (end - start).magnitude }

    /// The largest difference of parts of the travel that are equal except for rounding.
    private static let rounding = 1e-9

    /// Whether another travel is the same at the same times.
    func isSame(as other: Travel) -> Bool {
      let (one, two) = (motion.course, other.motion.course)
      guard one.times == two.times, one.isHeld == two.isHeld else { return false }
      let factor = (other.end - other.start) / (end - start)
      func matches(_ first: Double, _ second: Double) -> Bool {
        first == second || (first - second).magnitude <= Self.rounding * other.reach
      }
      return zip(one.values, two.values).allSatisfy {
        matches(($0 - start) * factor, $1 - other.start)
      }
        && zip(one.slopes, two.slopes).allSatisfy {
          $0.isFinite == $1.isFinite && (!$0.isFinite || matches($0 * factor, $1))
        }
    }

    /// The largest number that counts in the comparison.
    private var reach: Double { max((end - start).magnitude, 1) }
  }

  /// - Parameters:
  ///   - motions: The motions.
  ///   - cycle: The duration of the film, in seconds.
  ///   - line: Makes the timing functions.
  init(_ motions: [FilmMotion], cycle: Double, line: Film.LineMaker) {
    var groups: [(finest: Travel, motions: [Int])] = []
    stops = motions.enumerated().map { index, motion in
      FilmStops(motion, cycle: cycle) { motion, start, end in
        let travel = Travel(motion: motion, start: start, end: end)
        if let group = groups.firstIndex(where: { $0.finest.isSame(as: travel) }) {
          groups[group].motions.append(index)
          if travel.tolerance < groups[group].finest.tolerance { groups[group].finest = travel }
        } else {
          groups.append((travel, [index]))
        }
        // The function is in a rule of its own.
        return FilmLine(text: "", fallback: "")
      }.stops
    }
    lines = groups.map { group in
      (line(group.finest.motion, group.finest.start, group.finest.end), group.motions)
    }
  }
}
