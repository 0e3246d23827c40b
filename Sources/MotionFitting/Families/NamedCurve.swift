public import AnimationModel

/// A timing curve that has a name somewhere.
public struct NamedCurve: Hashable, Sendable {
  /// What it is called, such as `easeInOut`.
  public let name: String

  /// Whose name that is; nil for SwiftUI.
  public let origin: String?

  /// The curve.
  public let curve: UnitCurve

  /// Whether it is the straight line.
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

  /// The curves that are tried by name: those of SwiftUI, CSS's `ease`, those of Material 3, and the Béziers of
  /// easings.net.
  ///
  /// Sources: SwiftUI's, semantics reference, section 4.1; CSS Easing Functions Level 1, section 2.2; the tokens of Material
  /// Design 3, "Easing and duration"; easings.net, its CSS values.
  public static let all: [NamedCurve] =
    [
      NamedCurve("linear", .linear), NamedCurve("easeIn", .easeIn), NamedCurve("easeOut", .easeOut),
      NamedCurve("easeInOut", .easeInOut), NamedCurve("circularEaseIn", .circularEaseIn),
      NamedCurve("circularEaseOut", .circularEaseOut),
      NamedCurve("circularEaseInOut", .circularEaseInOut),
      NamedCurve("CSS", "ease", 0.25, 0.1, 0.25, 1),
      NamedCurve("Material 3", "standard", 0.2, 0, 0, 1),
      NamedCurve("Material 3", "standard accelerate", 0.3, 0, 1, 1),
      NamedCurve("Material 3", "standard decelerate", 0, 0, 0, 1),
      NamedCurve("Material 3", "emphasized accelerate", 0.3, 0, 0.8, 0.15),
      NamedCurve("Material 3", "emphasized decelerate", 0.05, 0.7, 0.1, 1),
    ] + easings

  private static let easings: [NamedCurve] = [
    NamedCurve("easings.net", "easeInSine", 0.12, 0, 0.39, 0),
    NamedCurve("easings.net", "easeOutSine", 0.61, 1, 0.88, 1),
    NamedCurve("easings.net", "easeInOutSine", 0.37, 0, 0.63, 1),
    NamedCurve("easings.net", "easeInQuad", 0.11, 0, 0.5, 0),
    NamedCurve("easings.net", "easeOutQuad", 0.5, 1, 0.89, 1),
    NamedCurve("easings.net", "easeInOutQuad", 0.45, 0, 0.55, 1),
    NamedCurve("easings.net", "easeInCubic", 0.32, 0, 0.67, 0),
    NamedCurve("easings.net", "easeOutCubic", 0.33, 1, 0.68, 1),
    NamedCurve("easings.net", "easeInOutCubic", 0.65, 0, 0.35, 1),
    NamedCurve("easings.net", "easeInQuart", 0.5, 0, 0.75, 0),
    NamedCurve("easings.net", "easeOutQuart", 0.25, 1, 0.5, 1),
    NamedCurve("easings.net", "easeInOutQuart", 0.76, 0, 0.24, 1),
    NamedCurve("easings.net", "easeInQuint", 0.64, 0, 0.78, 0),
    NamedCurve("easings.net", "easeOutQuint", 0.22, 1, 0.36, 1),
    NamedCurve("easings.net", "easeInOutQuint", 0.83, 0, 0.17, 1),
    NamedCurve("easings.net", "easeInExpo", 0.7, 0, 0.84, 0),
    NamedCurve("easings.net", "easeOutExpo", 0.16, 1, 0.3, 1),
    NamedCurve("easings.net", "easeInOutExpo", 0.87, 0, 0.13, 1),
    NamedCurve("easings.net", "easeInBack", 0.36, 0, 0.66, -0.56),
    NamedCurve("easings.net", "easeOutBack", 0.34, 1.56, 0.64, 1),
    NamedCurve("easings.net", "easeInOutBack", 0.68, -0.6, 0.32, 1.6),
  ]
}
