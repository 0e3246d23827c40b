/// The types of Swift whose values consist of a few numbers.
package enum GeometryType: String, Hashable, Sendable, CaseIterable {
  case size = "CGSize"
  case point = "CGPoint"
  case vector = "CGVector"
  case rectangle = "CGRect"
  case angle = "Angle"
  case unitPoint = "UnitPoint"
  case insets = "EdgeInsets"

  /// The labels of the initializer that takes all numbers; empty for an angle, which has one initializer for each unit.
  package var labels: [String] {
    switch self {
    case .size: ["width", "height"]
    case .point, .unitPoint: ["x", "y"]
    case .vector: ["dx", "dy"]
    case .rectangle: ["x", "y", "width", "height"]
    case .angle: []
    case .insets: ["top", "leading", "bottom", "trailing"]
    }
  }

  /// The names of the numbers of a value, in the order of the rows.
  var components: [String] {
    switch self {
    case .rectangle: ["origin.x", "origin.y", "size.width", "size.height"]
    case .angle: ["degrees"]
    case .size, .point, .vector, .unitPoint, .insets: labels
    }
  }

  /// The number of the numbers of a value.
  var count: Int { components.count }

  /// The factor by which a fraction of 1, such as a coordinate of a unit point, is multiplied before it is animated.
  ///
  /// Source: semantics reference, section 2.4.
  package static let unitScale = 128.0

  /// The factor by which the numbers are multiplied before keyframes move them.
  ///
  /// Angles are stored in degrees and scaled in radians.
  ///
  /// Source: keyframe reference, section 4.3.
  package var keyframeScale: Double {
    switch self {
    case .angle: Self.unitScale * .pi / 180
    case .unitPoint: Self.unitScale
    case .size, .point, .vector, .rectangle, .insets: 1
    }
  }

  /// The factor by which the numbers are multiplied before an animation moves them: as for keyframes, but rounded to
  /// 24 bits, so that whole degrees and simple fractions come out of the multiplication as they went in.
  ///
  /// Source: semantics reference, section 2.4.
  package var animationScale: Double { Double(Float(keyframeScale)) }
}
