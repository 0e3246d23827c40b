internal import AnimationModel

/// One track as it is read: what it moves and through which keyframes, before it has an index of its own.
///
/// The numbers of angles are degrees.
struct KeyframeTrackText {
  /// What moves, and where it begins unless something else is running.
  let property: KeyframeProperty

  /// The type of what moves, which its keyframes tell where the property does not.
  let type: ScenarioType

  /// The keyframes; each has as many numbers as the type has components, a single one at least.
  let keyframes: [Keyframe<DynamicVector>]

  /// How many numbers move.
  var count: Int { max(type.components.count, 1) }

  /// What the numbers are called, as `offset.width`; a single number has the name of the property.
  var names: [String] {
    guard !type.components.isEmpty else { return [property.name] }
    let prefix = property.name.isEmpty ? "" : property.name + "."
    return type.components.map { prefix + $0 }
  }

  /// Where the track begins unless something else is running.
  var start: DynamicVector { DynamicVector((0..<count).map { property.start[$0] }) }

  /// What SwiftUI multiplies the numbers by before it animates them.
  var unitScale: Double { type.geometry?.keyframeScale ?? 1 }

  /// The way through the keyframes.
  ///
  /// - Parameters:
  ///   - start: Where it begins; nil for the value that is written.
  ///   - velocity: How fast, in units per second, where it takes over from other motion.
  func path(
    from start: DynamicVector? = nil, velocity: DynamicVector = .zero
  ) -> KeyframePath<DynamicVector> {
    KeyframePath(
      initialValue: start ?? self.start, initialVelocity: velocity, unitScale: unitScale,
      keyframes: keyframes)
  }
}
