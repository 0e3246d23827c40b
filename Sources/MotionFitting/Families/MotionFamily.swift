/// A kind of animation of which one is looked for.
public enum MotionFamily: Hashable, Sendable {
  /// A spring, with its duration and bounce to be found.
  case spring(FittedPlayer)
  /// A curve of a name, with its duration to be found.
  case curve(NamedCurve)
  /// A cubic Bézier, with its control points and duration to be found.
  case bezier

  /// The numbers of its own that are free, start and ends left out.
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
