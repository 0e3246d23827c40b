import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import MotionConversion

/// The conversion of an expression.
func conversion(
  _ text: String, to target: ConversionTarget,
  options: CurveConversionOptions = CurveConversionOptions()
) throws -> Conversion {
  try conversion(of: SpringFamilies.subject(text), text, to: target, options: options)
}

/// The conversion of a subject that was read from an expression.
func conversion(
  of subject: Subject, _ text: String, to target: ConversionTarget,
  options: CurveConversionOptions = CurveConversionOptions()
) throws -> Conversion {
  try Converter(subject, text: text, options: options).conversion(to: target)
}

/// An expression split into the parts for which a target has parameters.
func parameters(_ text: String, for target: ConversionTarget = .motion) throws -> MotionParameters {
  try MotionParameters(SpringFamilies.subject(text), for: target)
}

/// The spring of an expression.
func springSource(_ text: String) throws -> SpringSource {
  guard case .spring(let spring) = try parameters(text).core else { throw NotThatKind() }
  return spring
}

/// The curve of an expression.
func curveSource(_ text: String, for target: ConversionTarget = .motion) throws -> CurveSource {
  guard case .curve(let curve) = try parameters(text, for: target).core else { throw NotThatKind() }
  return curve
}

struct NotThatKind: Error {}

/// A coordinate of a cubic Bézier by de Casteljau's construction, which shares no code with the tested
/// one.
func deCasteljau(_ points: [Double], _ s: Double) -> Double {
  guard points.count > 1 else { return points[0] }
  return deCasteljau(zip(points, points.dropFirst()).map { $0 + ($1 - $0) * s }, s)
}
