/// A target with separate code for a spring and for a curve.
protocol CoreConversion {
  static func draft(
    of spring: SpringSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft

  static func draft(
    of curve: CurveSource, _ parts: MotionParameters
  ) throws(ConversionProblem) -> ConversionDraft
}

extension CoreConversion {
  static func draft(of parts: MotionParameters) throws(ConversionProblem) -> ConversionDraft {
    switch parts.core {
    case .spring(let spring): try draft(of: spring, parts)
    case .curve(let curve): try draft(of: curve, parts)
    }
  }
}
