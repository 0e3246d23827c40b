internal import AnimationSyntax
internal import MotionRecording

enum ExpressionCheck {
  /// The largest number of curves of a sweep that are checked.
  private static let mostCurves = 3

  static func run(_ text: String) throws -> Bool {
    let curves: [ParsedExpression]
    do {
      curves = try Expression.parse(text)
    } catch {
      try OutputChecks.check(error)
      return false
    }
    let again = try Expression.parse(text)
    try require(
      again.map(\.name) == curves.map(\.name) && again.count == curves.count,
      "read differently twice")
    let choice = Int(truncatingIfNeeded: text.utf8.reduce(UInt(5381)) { $0 &* 33 &+ UInt($1) } >> 2)
    for curve in curves.prefix(mostCurves) {
      try SubjectCheck(subject: curve.subject, name: curve.name, choice: choice & .max).run()
    }
    return true
  }
}
