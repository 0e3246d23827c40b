/// A kind of animation that is searched for.
public enum MotionFamily: Hashable, Sendable {
  /// A spring, whose duration and bounce are fitted.
  case spring(FittedPlayer)
  /// A named curve, whose duration is fitted.
  case curve(NamedCurve)
  /// A cubic Bézier, whose control points and duration are fitted.
  case bezier

  /// The number of fitted numbers of the family itself, without start and ends.
  var figureCount: Int {
    switch self {
    case .spring: 2
    case .curve: 1
    case .bezier: 5
    }
  }

  /// Whether its name is not one of SwiftUI's.
  var isOfOtherOrigin: Bool {
    if case .curve(let named) = self { named.origin != nil } else { false }
  }

  /// Whether it is one of the springs.
  var isSpring: Bool {
    if case .spring = self { true } else { false }
  }
}
