/// A Bézier curve that developers know by its name on easings.net.
///
/// Source: easings.net, the CSS values of its easings.
package struct NamedEasing: Hashable, Sendable {
  /// The name, such as `easeOutCubic`.
  package let name: String

  /// The coordinates x₁, y₁, x₂ and y₂ of the control points.
  package let points: [Double]

  private init(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.name = name
    points = [x1, y1, x2, y2]
  }

  /// The easing with a name; nil if there is none.
  package static func named(_ name: String) -> NamedEasing? { all.first { $0.name == name } }

  /// All easings of easings.net that are a single Bézier curve.
  package static let all = [
    NamedEasing("easeInSine", 0.12, 0, 0.39, 0),
    NamedEasing("easeOutSine", 0.61, 1, 0.88, 1),
    NamedEasing("easeInOutSine", 0.37, 0, 0.63, 1),
    NamedEasing("easeInQuad", 0.11, 0, 0.5, 0),
    NamedEasing("easeOutQuad", 0.5, 1, 0.89, 1),
    NamedEasing("easeInOutQuad", 0.45, 0, 0.55, 1),
    NamedEasing("easeInCubic", 0.32, 0, 0.67, 0),
    NamedEasing("easeOutCubic", 0.33, 1, 0.68, 1),
    NamedEasing("easeInOutCubic", 0.65, 0, 0.35, 1),
    NamedEasing("easeInQuart", 0.5, 0, 0.75, 0),
    NamedEasing("easeOutQuart", 0.25, 1, 0.5, 1),
    NamedEasing("easeInOutQuart", 0.76, 0, 0.24, 1),
    NamedEasing("easeInQuint", 0.64, 0, 0.78, 0),
    NamedEasing("easeOutQuint", 0.22, 1, 0.36, 1),
    NamedEasing("easeInOutQuint", 0.83, 0, 0.17, 1),
    NamedEasing("easeInExpo", 0.7, 0, 0.84, 0),
    NamedEasing("easeOutExpo", 0.16, 1, 0.3, 1),
    NamedEasing("easeInOutExpo", 0.87, 0, 0.13, 1),
    NamedEasing("easeInBack", 0.36, 0, 0.66, -0.56),
    NamedEasing("easeOutBack", 0.34, 1.56, 0.64, 1),
    NamedEasing("easeInOutBack", 0.68, -0.6, 0.32, 1.6),
  ]
}
