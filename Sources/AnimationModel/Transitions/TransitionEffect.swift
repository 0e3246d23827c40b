/// The appearance of a view in a phase of a transition.
///
/// The effects of SwiftUI's modifiers, which apply in turn, are combined: opacities, scales, contrasts and saturations
/// are multiplied; offsets, blur radii, rotations, shifts of hues and brightnesses are added. An
/// offset is not scaled or rotated by the effects around it.
public struct TransitionEffect: Hashable, Sendable {
  /// The opacity, from 0, invisible, to 1.
  public var opacity: Double

  /// The offset by which the view is moved.
  public var offset: TransitionOffset

  /// The factor by which the view is wider.
  public var scaleX: Double

  /// The factor by which the view is higher.
  public var scaleY: Double

  /// The point that stays in place when the view is scaled.
  public var anchor: UnitPoint

  /// The radius of a Gaussian blur in points.
  public var blurRadius: Double

  /// The angle by which the view is rotated, clockwise in degrees.
  public var degrees: Double

  /// The point that stays in place when the view is rotated.
  public var rotationAnchor: UnitPoint

  /// The rotation of the view in space.
  public var rotation3D: RotationIn3D

  /// The point that stays in place when the view is rotated in space.
  public var rotation3DAnchor: UnitPoint

  /// The change of the view's colors.
  public var colors: TransitionColors

  /// Makes an appearance; without arguments, that of a view without changes.
  public init(
    opacity: Double = 1,
    offset: TransitionOffset = .zero,
    scaleX: Double = 1,
    scaleY: Double = 1,
    anchor: UnitPoint = .center,
    blurRadius: Double = 0,
    degrees: Double = 0,
    rotationAnchor: UnitPoint = .center,
    rotation3D: RotationIn3D = .zero,
    rotation3DAnchor: UnitPoint = .center,
    colors: TransitionColors = TransitionColors()
  ) {
    self.opacity = opacity
    self.offset = offset
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.anchor = anchor
    self.blurRadius = blurRadius
    self.degrees = degrees
    self.rotationAnchor = rotationAnchor
    self.rotation3D = rotation3D
    self.rotation3DAnchor = rotation3DAnchor
    self.colors = colors
  }

  /// The appearance of a view without changes.
  public static let identity = TransitionEffect()

  /// The same appearance for a view of a given size, with its offset in points alone.
  public func resolved(in size: ViewSize) -> TransitionEffect {
    var effect = self
    effect.offset = offset.resolved(in: size)
    return effect
  }

  /// Applies another change to the view; the anchors are those of the last scale and the last rotation.
  mutating func apply(_ change: TransitionChange) {
    switch change {
    case .opacity(let opacity): self.opacity *= opacity
    case .offset(let offset): self.offset = self.offset + offset
    case .scale(let x, let y, let anchor):
      scaleX *= x
      scaleY *= y
      self.anchor = anchor
    case .blur(let radius): blurRadius += radius
    case .rotation(let degrees, let anchor):
      self.degrees += degrees
      rotationAnchor = anchor
    case .rotation3D(let rotation, let anchor):
      rotation3D = rotation3D + rotation
      rotation3DAnchor = anchor
    case .hueRotation(let degrees): colors.hueDegrees += degrees
    case .brightness(let brightness): colors.brightness += brightness
    case .contrast(let contrast): colors.contrast *= contrast
    case .saturation(let saturation): colors.saturation *= saturation
    case .grayscale(let grayscale): colors.color *= 1 - grayscale
    }
  }
}

extension TransitionEffect: TransitionModifier {
  /// The content with this appearance added to its own.
  public func body(content: TransitionContent) -> TransitionContent {
    content.scaleEffect(x: scaleX, y: scaleY, anchor: anchor)
      .adding(.rotation(degrees: degrees, anchor: rotationAnchor))
      .adding(.rotation3D(rotation3D, anchor: rotation3DAnchor))
      .adding(.hueRotation(degrees: colors.hueDegrees)).brightness(colors.brightness)
      .contrast(colors.contrast).saturation(colors.saturation).grayscale(1 - colors.color)
      .blur(radius: blurRadius).opacity(opacity).adding(.offset(offset))
  }
}

extension TransitionContent {
  /// The combined effect of all parts.
  public var effect: TransitionEffect {
    var effect = TransitionEffect()
    for part in parts { effect.apply(part.change) }
    return effect
  }
}
