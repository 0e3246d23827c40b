internal import AnimationModel
internal import SwiftProgram

/// One track as it is read: what it moves and through which keyframes, before it has an index of its own.
///
/// The numbers of angles are degrees.
struct KeyframeTrackText {
  /// The names of the numbers, as `offset.width`; a single number has the name of the property.
  let names: [String]

  /// The value at which the track begins unless something else is running.
  let start: DynamicVector

  /// The factor by which SwiftUI multiplies the numbers before it animates them.
  let unitScale: Double

  /// The keyframes, with as many numbers as there are names.
  let keyframes: [Keyframe<DynamicVector>]

  /// A track of one property.
  ///
  /// - Parameters:
  ///   - property: The property that moves, with the value at which it begins.
  ///   - type: The type of what moves, which its keyframes tell where the property does not.
  init(property: KeyframeProperty, type: BasicType, keyframes: [Keyframe<DynamicVector>]) {
    names = property.names(as: type)
    start = DynamicVector(property.numbers(as: type))
    unitScale = type.geometry?.keyframeScale ?? 1
    self.keyframes = keyframes
  }

  /// A track of several properties, which move together as one vector.
  ///
  /// Where their scales differ, it is 1 (our choice): only springs without a duration depend on it.
  init(properties: [KeyframeProperty], keyframes: [Keyframe<DynamicVector>]) {
    names = properties.flatMap { $0.names(as: $0.type ?? .number) }
    start = DynamicVector(properties.flatMap { $0.numbers(as: $0.type ?? .number) })
    let scales = Set(properties.map { ($0.type ?? .number).geometry?.keyframeScale ?? 1 })
    unitScale = scales.count == 1 ? scales.first ?? 1 : 1
    self.keyframes = keyframes
  }

  /// The way through the keyframes.
  ///
  /// - Parameters:
  ///   - start: The value at which it begins; nil for the value that is written.
  ///   - velocity: How fast, in units per second, where it takes over from other motion.
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

  /// The numbers with which it begins.
  func numbers(as type: BasicType) -> [Double] {
    (0..<max(type.components.count, 1)).map { start[$0] }
  }
}
