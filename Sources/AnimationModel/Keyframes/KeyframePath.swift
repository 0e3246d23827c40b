/// The path of one vector through its keyframes, as a function of time.
///
/// It is the resolved form of a ``KeyframeTrack``. It can also be made of plain ``Keyframe`` values, without a type
/// for what moves: a `Double` moves alone, a ``DynamicVector`` moves several numbers together.
///
///     let path = KeyframePath(initialValue: 1.0, keyframes: [
///       .linear(to: 1, duration: 0.36),
///       .spring(to: 1.5, duration: 0.8, spring: .bouncy),
///       .spring(to: 1, spring: .bouncy),
///     ])
///     path.value(time: 0.5)
///
/// Source: keyframe reference, section 3.
public struct KeyframePath<Vector: VectorArithmetic> {
  /// The value at which the path begins.
  public let initialValue: Vector

  /// The keyframes in order, each with its start and end.
  public let segments: [KeyframeSegment<Vector>]

  /// The shortest time in which the motion can change its course, in seconds; infinite if it only jumps.
  let timeScale: Double

  /// Resolves keyframes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at which the path begins.
  ///   - initialVelocity: The velocity there, in units per second, for a path that takes over from
  ///     another. A cubic or spring that comes first begins with it unless it says otherwise.
  ///   - unitScale: The factor by which SwiftUI multiplies the numbers before it animates them: 128 for angles in
  ///     radians and points of the unit square, otherwise 1. The length of springs without a duration depends on it,
  ///     and nothing else.
  ///   - keyframes: The keyframes, in order.
  public init(
    initialValue: Vector,
    initialVelocity: Vector = .zero,
    unitScale: Double = 1,
    keyframes: [Keyframe<Vector>]
  ) {
    let resolver = KeyframeResolver(
      keyframes: keyframes,
      initialValue: initialValue,
      initialVelocity: initialVelocity,
      settlingDistance: KeyframeResolver<Vector>.frameworkSettlingDistance / unitScale)
    self.init(initialValue: initialValue, segments: resolver.segments())
  }

  init(initialValue: Vector, segments: [KeyframeSegment<Vector>]) {
    self.initialValue = initialValue
    self.segments = segments
    timeScale = segments.lazy.map(\.timeScale).filter { $0 > 0 }.min() ?? .infinity
  }

  /// Seconds until the last keyframe is over; infinite with a spring that never settles.
  public var duration: Double { segments.last?.end ?? 0 }

  /// The value at which the path ends.
  public var finalValue: Vector { segments.last?.endValue ?? initialValue }

  /// Returns the value of the vector at a time.
  ///
  /// On the boundary of two segments the value is that of the earlier one, so that a jump is seen only after its
  /// time.
  ///
  /// - Parameter time: The time, in seconds. Before 0 the value is the initial one, or the target of a ``MoveKeyframe``
  ///   that comes first; after the end it stays where the last segment ends.
  public func value(time: Double) -> Vector {
    // The durations are subtracted one after the other, as SwiftUI does: sums would round differently.
    var rest = time
    for segment in segments {
      if !(segment.duration < rest) { return segment.value(at: rest) }
      rest -= segment.duration
    }
    return finalValue
  }
}

extension KeyframePath: Equatable {}
extension KeyframePath: Hashable where Vector: Hashable {}
extension KeyframePath: Sendable where Vector: Sendable {}
