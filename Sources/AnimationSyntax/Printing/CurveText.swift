internal import AnimationModel

/// The canonical text of a unit curve.
enum CurveText {
  /// The named Bézier curves, by their control points.
  static let bezierPresets: KeyValuePairs<String, [UnitPoint]> = [
    "linear": [UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1)],
    "easeIn": [UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1)],
    "easeOut": [UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1)],
    "easeInOut": [UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1)],
  ]

  /// Returns the text of a curve, with a prefix before the name of a member.
  static func text(of curve: UnitCurve, prefix: String) -> String {
    switch curve.function {
    case .linear: return prefix + "linear"
    case .circularEaseIn: return prefix + "circularEaseIn"
    case .circularEaseOut: return prefix + "circularEaseOut"
    case .circularEaseInOut: return prefix + "circularEaseInOut"
    case .bezier(let start, let end):
      // `UnitCurve.linear` is a separate curve, not a Bézier curve.
      for (name, preset) in bezierPresets where preset == [start, end] && name != "linear" {
        return prefix + name
      }
      return CallText(prefix + "bezier").argument("startControlPoint", text(of: start))
        .argument("endControlPoint", text(of: end)).text
    }
  }

  private static func text(of point: UnitPoint) -> String {
    CallText("UnitPoint").number("x", point.x).number("y", point.y).text
  }
}
