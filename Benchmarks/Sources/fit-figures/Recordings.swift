import AnimationModel
import MotionFitting

/// Random numbers that are the same on every machine, by xorshift.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D | 1 }

  mutating func unit() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }

  /// Returns a number of nearly the normal distribution.
  mutating func normal() -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + unit() } }
}

/// A recording that is made of a known animation, frame by frame as a device plays it.
struct SyntheticRecording {
  var animation: Animation
  var rate = 60.0
  var from = 0.0
  var way = 300.0
  var rounding = 0.5
  var lead = 0.2
  var rest = 0.8
  var dropped = 0.0
  var jitter = 0.0

  /// Returns the time at which the animation begins, in seconds from the first row; it is drawn between two frames.
  func start(_ dice: inout Dice) -> Double { lead + dice.unit() / rate }

  func observations(from start: Double, _ dice: inout Dice) throws -> MotionObservations {
    var context = AnimationContext<Double>()
    var times: [Double] = []
    var values: [Double] = []
    var ended: Double?
    var index = 0
    while true {
      let time = Double(index) / rate
      index += 1
      if let ended, time > ended + rest { break }
      if time > 60 { break }
      var covered = 0.0
      let elapsed = time - start
      if elapsed > 0 {
        if ended == nil, let value = animation.animate(value: way, time: elapsed, context: &context)
        {
          covered = value
        } else {
          covered = way
          if ended == nil { ended = time }
        }
      }
      if dropped > 0, dice.unit() < dropped { continue }
      let value = from + covered
      times.append(time + (jitter > 0 ? jitter * dice.normal() : 0))
      values.append(rounding > 0 ? (value / rounding).rounded() * rounding : value)
    }
    if jitter > 0 { times.sort() }
    return try MotionObservations(times: times, values: values)
  }

  /// The sum of squares that the animation itself leaves over at the rows that a fit used, with its own ends and start,
  /// where the recording had been ended too.
  func squares(from start: Double, _ fit: MotionFit) -> Double {
    var context = AnimationContext<Double>()
    var covered: [Double: Double] = [:]
    for time in fit.observations.times {
      let elapsed = time - start
      covered[time] =
        elapsed > 0
        ? animation.animate(value: way, time: elapsed, context: &context) ?? way : 0
    }
    let left = Set(fit.leftOut.map(\.time))
    let values = Dictionary(
      zip(fit.observations.times, fit.observations.values), uniquingKeysWith: { $1 })
    return fit.residuals.filter { !left.contains($0.time) }.reduce(0) { sum, row in
      let residual = (values[row.time] ?? 0) - from - (covered[row.time] ?? 0)
      return sum + residual * residual
    }
  }
}

func percent(_ part: Double) -> String { "\((part * 1000).rounded() / 10) %" }
func short(_ number: Double) -> String { "\((number * 10000).rounded() / 10000)" }
