extension UnitCurve {
  /// The curve with its axes swapped, as SwiftUI swaps them.
  ///
  /// Bézier curves exchange x and y of their control points; circular ease-in and ease-out exchange
  /// places; `linear` and `circularEaseInOut` are their own inverses. The latter is not a true inverse, and a
  /// control point whose y lies outside 0…1 is clamped once it has become an x: in both cases
  /// `inverse.value(at: value(at: p))` is not p.
  ///
  /// Source: semantics reference, section 4.4.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut: self
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    }
  }
}
