/// The change of a view's colors in a phase of a transition.
public struct TransitionColors: Hashable, Sendable {
  /// How far the hues are shifted, in degrees.
  public var hueDegrees: Double

  /// From 0, as the view is, to 1, white.
  public var brightness: Double

  /// From 0, all gray, over 1, as the view is.
  public var contrast: Double

  /// From 0, gray, over 1, as the view is.
  public var saturation: Double

  /// The share of color that is left: from 0, gray, to 1, as the view is.
  public var color: Double

  /// Describes the colors of a view; without arguments, as they are.
  public init(
    hueDegrees: Double = 0, brightness: Double = 0, contrast: Double = 1, saturation: Double = 1,
    color: Double = 1
  ) {
    self.hueDegrees = hueDegrees
    self.brightness = brightness
    self.contrast = contrast
    self.saturation = saturation
    self.color = color
  }
}
