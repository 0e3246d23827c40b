internal import AnimationModel
internal import RecordingFormats

/// The time at which a library considers a spring at rest.
///
/// Each library has a rule of its own for the remaining distance, from 1 to 0, and the speed, in travels per second.
/// The times are found at 1000 Hz, or at two thousand samples in a period of a slow spring.
enum RestTime: Equatable {
  /// The time in seconds.
  case after(Double)
  /// Never, for a spring without friction.
  case never
  /// Later than the time for which the spring was computed, in seconds.
  case later(than: Double)

  private static let stepLimit = 100_000

  private static func step(of spring: Spring) -> Double { max(0.001, spring.response / 2000) }

  /// The first time at which a spring meets a condition.
  ///
  /// - Parameters:
  ///   - isAtRest: The condition on the distance from the target and the velocity, per second.
  static func first(
    of spring: Spring, velocity: Double, isAtRest: (_ distance: Double, _ velocity: Double) -> Bool
  ) -> RestTime {
    guard spring.damping > 0 else { return .never }
    let step = step(of: spring)
    for index in 1...stepLimit {
      let time = Double(index) * step
      let distance = 1 - spring.value(target: 1.0, initialVelocity: velocity, time: time)
      let speed = spring.velocity(target: 1.0, initialVelocity: velocity, time: time)
      if isAtRest(distance, speed) { return .after(time) }
    }
    return .later(than: Double(stepLimit) * step)
  }

  /// The time from which a spring stays within a distance: by its envelope if it oscillates, otherwise by its motion.
  static func staying(within distance: Double, of spring: Spring, velocity: Double) -> RestTime {
    let decay = spring.damping / (2 * spring.mass)
    guard decay > 0 else { return .never }
    let square = spring.stiffness / spring.mass - decay * decay
    if square > 0 {
      let sine = (decay - velocity) / square.squareRoot()
      let amplitude = (1 + sine * sine).squareRoot()
      return .after(max(ElementaryFunctions.logarithm(amplitude / distance) / decay, 0))
    }
    let step = step(of: spring)
    var last = 0
    for index in 0...stepLimit {
      let left =
        1 - spring.value(target: 1.0, initialVelocity: velocity, time: Double(index) * step)
      if left.magnitude >= distance { last = index }
    }
    let time = Double(last + 1) * step
    return last == stepLimit ? .later(than: time) : .after(time)
  }

  /// Returns a sentence about the time at which a library ends a spring with a travel of 1, and about the rule.
  ///
  /// - Parameter note: The words that follow the time in parentheses, such as the time in another version; nil for
  ///   none.
  func remark(on library: String, rule: String, note: String? = nil) -> String {
    let note = note.map { " (\($0))" } ?? ""
    switch self {
    case .never: return "\(library) never ends it\(note)"
    case .after(let time) where !time.isFinite: return "\(library) never ends it\(note)"
    case .after(let time):
      return "\(library) ends it after \(HumanNumber.text(time, digits: 3)) s\(note), \(rule)"
    case .later(let time):
      return
        "\(library) ends it later than after \(HumanNumber.text(time, digits: 3)) s\(note), \(rule)"
    }
  }
}
