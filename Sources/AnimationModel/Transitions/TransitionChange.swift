/// A change of a view in one phase of a transition.
public enum TransitionChange: Hashable, Sendable {
  /// A change of the opacity.
  case opacity(Double)

  /// A move of the view.
  case offset(TransitionOffset)

  /// A scale of the view, with a factor for each direction.
  case scale(x: Double, y: Double, anchor: UnitPoint)

  /// A blur of the view, with a radius in points.
  case blur(radius: Double)

  /// A rotation of the view, clockwise.
  case rotation(degrees: Double, anchor: UnitPoint)

  /// A rotation of the view in space.
  case rotation3D(RotationIn3D, anchor: UnitPoint)

  /// A shift of the view's hues.
  case hueRotation(degrees: Double)

  /// A brightness that is added to the view: 0 changes nothing, and 1 makes it white.
  case brightness(Double)

  /// The contrast of the view: 0 makes it a uniform gray, and 1 changes nothing.
  case contrast(Double)

  /// The saturation of the view's colors: 0 makes them gray, and 1 changes nothing.
  case saturation(Double)

  /// The share of color that is taken away from the view: 0 changes nothing, and 1 makes it gray.
  case grayscale(Double)

  /// The kinds of changes.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// An opacity.
    case opacity

    /// An offset.
    case offset

    /// A scale.
    case scale

    /// A blur.
    case blur

    /// A rotation.
    case rotation

    /// A rotation in space.
    case rotation3D

    /// A shift of hues.
    case hueRotation

    /// A brightness.
    case brightness

    /// A contrast.
    case contrast

    /// A saturation.
    case saturation

    /// A share of gray.
    case grayscale
  }
}

extension TransitionChange {
  /// The kind of the change.
  public var kind: TransitionChange.Kind {
    switch self {
    case .opacity: .opacity
    case .offset: .offset
    case .scale: .scale
    case .blur: .blur
    case .rotation: .rotation
    case .rotation3D: .rotation3D
    case .hueRotation: .hueRotation
    case .brightness: .brightness
    case .contrast: .contrast
    case .saturation: .saturation
    case .grayscale: .grayscale
    }
  }

  /// The change of a kind that leaves the view as it is.
  public static func identity(_ kind: TransitionChange.Kind) -> TransitionChange {
    switch kind {
    case .opacity: .opacity(1)
    case .offset: .offset(.zero)
    case .scale: .scale(x: 1, y: 1, anchor: .center)
    case .blur: .blur(radius: 0)
    case .rotation: .rotation(degrees: 0, anchor: .center)
    case .rotation3D: .rotation3D(.zero, anchor: .center)
    case .hueRotation: .hueRotation(degrees: 0)
    case .brightness: .brightness(0)
    case .contrast: .contrast(1)
    case .saturation: .saturation(1)
    case .grayscale: .grayscale(0)
    }
  }
}
