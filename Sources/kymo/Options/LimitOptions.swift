internal import ArgumentParser
internal import MotionComparison

/// The options for the largest differences between two motions.
struct LimitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Allowed difference in value, such as 0.01 or 1%.",
      discussion: """
        In value units, or as a percentage of the first motion's travel. The status is 1 if a tolerance is \
        exceeded.
        """, valueName: "limit"))
  var tolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Allowed difference in velocity.",
      discussion: """
        In value units per second, or as a percentage of the first motion's peak velocity.
        """, valueName: "limit"))
  var velocityTolerance: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Allowed difference in time, in seconds.",
      discussion: "It applies to the first crossing, to settling within 1 % and to removal.",
      valueName: "seconds"))
  var timeTolerance: FiniteNumber?

  func validate() throws {
    if let timeTolerance, timeTolerance.value < 0 {
      throw ValidationError(
        "--time-tolerance needs seconds, 0 or more, found '\(timeTolerance.text)'")
    }
    _ = try limits()
  }

  /// The limits that are given.
  func limits() throws -> DifferenceLimits {
    DifferenceLimits(
      value: try Self.parsed(tolerance, "--tolerance"),
      velocity: try Self.parsed(velocityTolerance, "--velocity-tolerance"),
      time: timeTolerance?.value)
  }

  /// Reads the tolerance of an option; nil if it is not given.
  ///
  /// - Throws: The error in the tolerance, with the option's name.
  static func parsed(_ text: String?, _ option: String) throws -> Tolerance? {
    guard let text else { return nil }
    do {
      return try Tolerance(text)
    } catch {
      throw ValidationError("\(option): \(error.message)")
    }
  }
}
