internal import RecordingFormats

/// The limits on code for any target: numbers are finite, and times are short enough for any program to count.
enum ConversionLimits {
  /// The shortest motion to which a curve is fitted, in seconds: targets round times to a microsecond.
  static let shortestDuration = 1e-6

  /// The longest time, in seconds: thirty years.
  static let longestTime = 1e9

  /// The largest number of a spring; the smallest is one divided by it.
  static let largestNumber = 1e30

  /// Refuses a time that no program can count.
  ///
  /// - Parameters:
  ///   - seconds: The time; NaN where speeds and durations have no product.
  ///   - what: The words for the thing that lasts this time.
  static func check(
    time seconds: Double, of what: String, for target: ConversionTarget
  ) throws(ConversionProblem) {
    guard !(seconds.magnitude <= longestTime) else { return }
    let length =
      seconds.isFinite
      ? "\(HumanNumber.text(seconds, digits: 3)) s" : "longer than any number of seconds"
    throw ConversionProblem(
      target: target, reason: "\(what) is \(length), and more than 10⁹ s is not written",
      hint: "make it shorter, or its speed greater")
  }

  /// Refuses a duration over which no curve can be fitted.
  static func check(
    duration seconds: Double, delay: Double, for target: ConversionTarget
  ) throws(ConversionProblem) {
    try check(time: seconds, of: "its duration", for: target)
    try check(time: delay, of: "its delay", for: target)
    guard seconds > 0 else {
      throw ConversionProblem(
        target: target,
        reason: delay > 0
          ? "the motion has no duration: it jumps to its target after \(HumanNumber.text(delay, digits: 3)) s"
          : "the motion has no duration: it is at its target at once",
        hint: "set the value without an animation")
    }
    guard seconds >= shortestDuration else {
      throw ConversionProblem(
        target: target,
        reason:
          "the motion takes \(HumanNumber.text(seconds, digits: 3)) s, and times are written to a microsecond",
        hint: "set the value without an animation")
    }
  }

  /// Refuses a number that does not fit into an `Int` of Kotlin or Java.
  ///
  /// - Parameters:
  ///   - number: The number that would be written.
  ///   - cycles: The number of cycles for which the number stands.
  static func check(
    int32 number: Int, for cycles: Int, in target: ConversionTarget
  ) throws(ConversionProblem) {
    guard number > CodeNumber.largestInt32 else { return }
    throw ConversionProblem(
      target: target,
      reason: "it has \(cycles) cycles, and \(target.title) counts them up to 2147483647",
      hint: "repeat less often, or forever")
  }

  /// Whether a number of a spring can be written: within the limits, or 0 where that is allowed.
  static func isWritable(_ number: Double, orZero: Bool = false) -> Bool {
    let magnitude = number.magnitude
    return (orZero && number == 0) || (magnitude <= largestNumber && magnitude >= 1 / largestNumber)
  }
}
