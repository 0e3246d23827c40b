import AnimationModel
import MotionConversion
import MotionRecording

/// Springs of every regime, heavy and light ones, slow and quick ones.
enum SpringGrid {
  static let springs: [Spring] = [0.5, 1, 3].flatMap { mass in
    [0.15, 0.5, 2].flatMap { response in
      [0.2, 0.7, 1, 1.6].map { ratio in spring(mass, response: response, ratio) }
    }
  }

  static func spring(_ mass: Double, response: Double, _ ratio: Double) -> Spring {
    let frequency = 2 * Double.pi / response
    return Spring(
      mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * mass * frequency,
      allowOverDamping: ratio > 1)
  }

  /// The largest difference of two springs' positions in ten of the first one's periods.
  static func distance(_ first: Spring, _ second: Spring, velocity: Double = 0) -> Double {
    (0...1000).map { index in
      let time = first.response * Double(index) / 100
      let one = first.value(target: 1.0, initialVelocity: velocity, time: time)
      return (one - second.value(target: 1.0, initialVelocity: velocity, time: time)).magnitude
    }.max() ?? 0
  }
}

/// The code of a subject for a target.
func code(_ subject: Subject, _ target: ConversionTarget) throws -> String {
  try Converter(subject, text: "").conversion(to: target).code
}
