internal import AnimationModel
internal import SwiftProgram

/// The content of one track: the property that it moves and its keyframes, before the track has an index.
///
/// Angles are in degrees.
struct KeyframeTrackText {
  /// The names of the numbers, such as `offset.width`; a single number has the name of the property.
  let names: [String]

  /// The value at which the track begins unless an animation is already running.
  let start: DynamicVector

  /// The factor by which SwiftUI multiplies the numbers before animating them.
  let unitScale: Double

  /// The keyframes, each with as many numbers as there are names.
  let keyframes: [Keyframe<DynamicVector>]

  /// Creates a track of one property.
  ///
  /// - Parameters:
  ///   - property: The property that moves, with its initial value.
  ///   - type: The type of the value that moves, which is inferred from the keyframes if the property has none.
  init(property: KeyframeProperty, type: BasicType, keyframes: [Keyframe<DynamicVector>]) {
    names = property.names(as: type)
    start = DynamicVector(property.numbers(as: type))
    unitScale = type.geometry?.keyframeScale ?? 1
    self.keyframes = keyframes
  }

  /// Creates a track of several properties, which move together as one vector.
  ///
  /// If the scales of the properties differ, a scale of 1 is used (our choice); it affects only springs without a
  /// duration.
  init(properties: [KeyframeProperty], keyframes: [Keyframe<DynamicVector>]) {
    names = properties.flatMap { $0.names(as: $0.type ?? .number) }
    start = DynamicVector(properties.flatMap { $0.numbers(as: $0.type ?? .number) })
    let scales = Set(properties.map { ($0.type ?? .number).geometry?.keyframeScale ?? 1 })
    unitScale = scales.count == 1 ? scales.first ?? 1 : 1
    self.keyframes = keyframes
  }

  /// Returns the path through the keyframes.
  ///
  /// - Parameters:
  ///   - start: The value at which it begins; nil for the value in the text.
  ///   - velocity: The initial velocity in units per second, if it replaces a running animation.
  func path(
    from start: DynamicVector? = nil, velocity: DynamicVector = .zero
  ) -> KeyframePath<DynamicVector> {
    KeyframePath(
      initialValue: start ?? self.start, initialVelocity: velocity, unitScale: unitScale,
      keyframes: keyframes)
  }
}

extension KeyframeProperty {
  /// Returns the names of the numbers.
  fileprivate func names(as type: BasicType) -> [String] {
    guard !type.components.isEmpty else { return [name] }
    let prefix = name.isEmpty ? "" : name + "."
    return type.components.map { prefix + $0 }
  }

  /// Returns the numbers of the initial value.
  func numbers(as type: BasicType) -> [Double] {
    (0..<max(type.components.count, 1)).map { start[$0] }
  }
}
