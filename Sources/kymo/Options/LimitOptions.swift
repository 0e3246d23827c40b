internal import ArgumentParser
internal import MotionComparison

/// How far two motions may be apart.
struct LimitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The largest difference in value that is allowed: in value units, or as 1% of the first motion's \
      travel. With any limit the status is 1 if one is not kept.
      """, valueName: "distance"))
  var tolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The largest difference in velocity: in value units per second, or as 1% of the first motion's \
      greatest velocity.
      """, valueName: "velocity"))
  var velocityTolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest difference of first crossing, settling within 1 % and removal, in seconds.",
      valueName: "seconds"))
  var timeTolerance: FiniteNumber?

  func validate() throws {
    if let timeTolerance, timeTolerance.value < 0 {
      throw ValidationError(
        "--time-tolerance wants seconds, 0 or more, found '\(timeTolerance.value)'")
    }
    _ = try limits()
  }

  /// The limits, as far as they are given.
  func limits() throws -> DifferenceLimits {
    DifferenceLimits(
      value: try Self.parsed(tolerance, "--tolerance"),
      velocity: try Self.parsed(velocityTolerance, "--velocity-tolerance"),
      time: timeTolerance?.value)
  }

  /// A tolerance as an option gives it; nil if it is not given.
  ///
  /// - Throws: What is wrong with it, with the option's name.
  static func parsed(_ text: String?, _ option: String) throws -> Tolerance? {
    guard let text else { return nil }
    do {
      return try Tolerance(text)
    } catch {
      throw ValidationError("\(option): \(error.message)")
    }
  }
}
