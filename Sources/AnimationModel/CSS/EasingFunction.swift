/// A CSS easing function: the progress of a transition as a function of the elapsed fraction of its time.
///
/// SwiftUI has no such type; with it, transitions of the web can be drawn next to SwiftUI's. Three shapes
/// exist, with CSS's names: straight lines between stops, a cubic Bézier, and steps. Unlike
/// ``UnitCurve``, values are exact to double precision and are never rounded to 2⁻²⁰.
///
/// CSS also knows a *before flag*, which is set while a transition waits for its delay: at a rise of
/// ``steps(_:_:)`` the value is then the height before the rise, otherwise the height after it.
///
/// Source: CSS Easing Functions Level 2.
public struct EasingFunction: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case linear(LinearEasing)
    case cubicBezier(CubicBezierEasing)
    case steps(StepEasing)
  }

  package let shape: Shape

  package init(_ shape: Shape) {
    self.shape = shape
  }

  /// The output progress, in fractions of the travel; it may leave 0…1.
  ///
  /// - Parameter progress: The input progress, usually in 0…1. Outside, lines continue as their first or
  ///   last segment does, a Bézier continues along the tangent that CSS prescribes, and steps continue
  ///   rising.
  public func value(at progress: Double) -> Double {
    switch shape {
    case .linear(let easing): easing.value(at: progress)
    case .cubicBezier(let easing): easing.value(at: progress)
    case .steps(let easing): easing.value(at: progress)
    }
  }

  /// The output progress while a transition waits for its delay: the value at an input of 0 with the before flag
  /// set, at which `steps()` has not risen yet.
  public var valueBeforeStart: Double {
    if case .steps(let easing) = shape { return easing.value(at: 0, isBefore: true) }
    return value(at: 0)
  }

  /// The slope: output progress per input progress.
  ///
  /// - Parameter progress: The input progress. At a corner the result is the slope after it, at 1 the slope
  ///   before it.
  /// - Returns: The derivative; infinite where a Bézier is vertical, 0 at and between jumps.
  public func velocity(at progress: Double) -> Double {
    derivatives(at: progress).slope
  }

  /// The inputs in 0…1 at which the value jumps, in increasing order.
  public var jumps: [Double] {
    switch shape {
    case .linear(let easing): easing.jumps
    case .cubicBezier: []
    case .steps(let easing): easing.jumps
    }
  }

  /// The inputs strictly between 0 and 1 at which the slope changes at once while the value does not, in increasing
  /// order.
  public var corners: [Double] {
    switch shape {
    case .linear(let easing): easing.corners
    case .cubicBezier, .steps: []
    }
  }

  /// Jumps and corners together, in increasing order.
  package var breakpoints: [Double] {
    (jumps + corners).sorted()
  }

  /// The first and the second derivative at an input progress.
  ///
  /// Of a Bézier, both may be infinite at 0 and at 1; where it is vertical inside, the second is 0.
  package func derivatives(at progress: Double) -> (slope: Double, curvature: Double) {
    switch shape {
    case .linear(let easing): (easing.slope(at: progress), 0)
    case .cubicBezier(let easing): easing.derivatives(at: progress)
    case .steps: (0, 0)
    }
  }
}
