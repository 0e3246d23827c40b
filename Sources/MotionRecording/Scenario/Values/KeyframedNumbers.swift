public import AnimationModel

/// A property whose numbers go through keyframes.
public struct KeyframedNumbers: Hashable, Sendable {
  /// The names of the numbers in the rows, such as `offset.width`.
  public var names: [String]

  /// The values at the start, one for each name.
  public var initialValue: DynamicVector

  /// The keyframes, in order.
  public var keyframes: [Keyframe<DynamicVector>]

  /// The factor by which the numbers are multiplied before they are animated; it affects the length of springs
  /// without a duration.
  public var unitScale: Double

  /// Makes a track.
  ///
  /// - Parameters:
  ///   - names: The names of the numbers.
  ///   - initialValue: The values at the start, one for each name.
  ///   - unitScale: The factor by which the numbers are multiplied before they are animated.
  ///   - keyframes: The keyframes, in order.
  public init(
    _ names: [String], initialValue: DynamicVector, unitScale: Double = 1,
    keyframes: [Keyframe<DynamicVector>]
  ) {
    self.names = names
    self.initialValue = initialValue
    self.unitScale = unitScale
    self.keyframes = keyframes
  }

  /// The path through the keyframes from the initial values, at rest.
  package var path: KeyframePath<DynamicVector> { path(from: initialValue, velocity: .zero) }

  /// Returns the path through the keyframes from given values and velocities.
  func path(
    from start: DynamicVector, velocity: DynamicVector
  ) -> KeyframePath<DynamicVector> {
    KeyframePath(
      initialValue: start, initialVelocity: velocity, unitScale: unitScale,
      keyframes: keyframes)
  }
}
