internal import RecordingFormats

/// Converts to CSS's `linear()`: the fewest points whose error is proved to stay within the allowed error.
struct CSSLinearConversion {
  private let source: MotionOutline
  private var outline: MotionOutline
  private let options: CurveConversionOptions
  private let text: String

  /// The parts of the allowed error within which points are fitted: first all of it, then less if no rounding stays
  /// within it.
  private static let shares = [1, 0.98, 0.9, 0.7]

  /// The part of the error that is reserved for the times that SwiftUI does not solve exactly.
  private static let shareOfTime = 0.05

  init(_ outline: MotionOutline, _ options: CurveConversionOptions, text: String) {
    source = outline
    self.outline = outline.endingAsWritten(within: options.maxError)
      .withSlackOfTime(upTo: options.maxError * Self.shareOfTime)
    self.options = options
    self.text = text
  }

  func conversion() throws(ConversionProblem) -> Conversion {
    do throws(ConversionProblem) {
      return try fittedConversion(remarks: [])
    } catch {
      // A motion that cannot be written is often vertical somewhere, for a time shorter than times are written.
      let jumping = outline.jumpingWhereVertical(byMoreThan: options.maxError)
      guard jumping.pieces.count != outline.pieces.count else { throw error }
      var other = self
      other.outline = jumping
      return try other.fittedConversion(
        remarks: ["where the motion is vertical for less than a microsecond, linear() jumps"])
    }
  }

  private func fittedConversion(
    remarks extra: [String]
  ) throws(ConversionProblem) -> Conversion {
    let (digits, isFewest) = try fitted()
    let certificate = LinearCertificate(digits.points, of: outline)
    let error = HumanNumber.text(certificate.bound * 100, digits: 4)
    let count = digits.points.count
    var remarks = [
      "\(CSSTimes.milliseconds(outline.duration)): \(outline.ending)",
      "\(count) points in \(digits.text.utf8.count) bytes"
        + (isFewest ? "; fewer cannot stay within \(Self.percent(options.maxError))" : ""),
      "proved over the whole duration: never off by more than \(error) % of the travel",
    ]
    let snap = (outline.target - outline.lastValue).magnitude
    if snap > options.maxError {
      remarks.append("at its end the motion jumps to its target, by \(Self.percent(snap))")
    }
    remarks += extra + outline.remarks
    let times = CSSTimes(outline)
    remarks += times.remarks
    var code = times.declaration(digits.text)
    if options.fallback { code = try withFallback(code) }
    return Conversion(
      target: .cssLinear, expression: text, code: code,
      formula:
        "straight lines between points (part of the travel, time in percent), within \(Self.percent(options.maxError)) of the motion; \(times.readBack)",
      accuracy: certificate.bound <= LinearCertificate.exactness
        ? .exact
        : .within(largestError: certificate.bound, at: certificate.time + max(outline.delay, 0)),
      remarks: remarks)
  }

  /// The declaration in a rule for browsers that support `linear()`, after the nearest `cubic-bezier()` for the others.
  private func withFallback(_ declaration: String) throws(ConversionProblem) -> String {
    let plain = try CSSCubicBezierConversion(source, text: text).conversion()
    return """
      .moving {
        /* Without linear(): \(plain.accuracy.words) */
        \(plain.code)
      }
      @supports (transition-timing-function: linear(0, 1)) {
        .moving { \(declaration) }
      }
      """
  }

  private static func percent(_ part: Double) -> String {
    "\(HumanNumber.text(part * 100, digits: 4)) %"
  }

  private func fitted() throws(ConversionProblem) -> (digits: LinearStops, isFewest: Bool) {
    let fewest = LinearFit(outline, within: options.maxError)
    guard let fewest else {
      throw ConversionProblem(
        target: .cssLinear,
        reason: "it needs more than \(LinearFit.pointLimit) points",
        hint: outline.jumps.count >= LinearFit.pointLimit / 4
          ? "convert one cycle, and repeat it" : "allow a larger '--max-error'")
    }
    for share in Self.shares {
      let fit = share == 1 ? fewest : LinearFit(outline, within: options.maxError * share)
      guard let fit else { continue }
      if let digits = LinearStops(fit.points, of: outline, within: options.maxError) {
        return (digits, fewest.isFewest && fit.points.count == fewest.points.count)
      }
    }
    throw ConversionProblem(
      target: .cssLinear,
      reason:
        "an error of \(Self.percent(options.maxError)) of the travel needs more than seven decimals",
      hint: "allow a larger '--max-error'")
  }
}
