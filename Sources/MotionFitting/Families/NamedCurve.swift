public import AnimationModel

/// A timing curve that has a name in SwiftUI or elsewhere.
public struct NamedCurve: Hashable, Sendable {
  /// The name of the curve, such as `easeInOut`.
  public let name: String

  /// The place that the name comes from; nil for SwiftUI.
  public let origin: String?

  /// The curve.
  public let curve: UnitCurve

  /// Whether the curve is the straight line.
  public var isLinear: Bool { curve == .linear }

  /// x₁, y₁, x₂ and y₂ of a Bézier; nil for a quarter circle.
  var points: [Double]? {
    switch curve.function {
    case .linear: [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3]
    case .bezier(let start, let end): [start.x, start.y, end.x, end.y]
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut: nil
    }
  }

  private init(_ name: String, _ curve: UnitCurve) {
    self.name = name
    origin = nil
    self.curve = curve
  }

  private init(
    _ origin: String, _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    self.name = name
    self.origin = origin
    curve = .bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// The curves that are tried by name: those of SwiftUI, CSS's `ease`, those of Material 2, which are Tailwind's, too,
  /// and of Material 3, and the Béziers of easings.net.
  ///
  /// Sources: SwiftUI's, semantics reference, section 4.1; CSS Easing Functions Level 1, section 2.2; Material Design 2,
  /// "Speed", as in `FastOutSlowInInterpolator` and its like of Android; the tokens of Material Design 3, "Easing and
  /// duration"; easings.net, its CSS values.
  public static let all: [NamedCurve] =
    [
      NamedCurve("linear", .linear), NamedCurve("easeIn", .easeIn), NamedCurve("easeOut", .easeOut),
      NamedCurve("easeInOut", .easeInOut), NamedCurve("circularEaseIn", .circularEaseIn),
      NamedCurve("circularEaseOut", .circularEaseOut),
      NamedCurve("circularEaseInOut", .circularEaseInOut),
      NamedCurve("CSS", "ease", 0.25, 0.1, 0.25, 1),
      NamedCurve("Material 2", "standard", 0.4, 0, 0.2, 1),
      NamedCurve("Material 2", "decelerate", 0, 0, 0.2, 1),
      NamedCurve("Material 2", "accelerate", 0.4, 0, 1, 1),
      NamedCurve("Material 3", "standard", 0.2, 0, 0, 1),
      NamedCurve("Material 3", "standard accelerate", 0.3, 0, 1, 1),
      NamedCurve("Material 3", "standard decelerate", 0, 0, 0, 1),
      NamedCurve("Material 3", "emphasized accelerate", 0.3, 0, 0.8, 0.15),
      NamedCurve("Material 3", "emphasized decelerate", 0.05, 0.7, 0.1, 1),
    ] + easings

  private static let easings = NamedEasing.all.map { easing in
    let points = easing.points
    return NamedCurve("easings.net", easing.name, points[0], points[1], points[2], points[3])
  }
}
