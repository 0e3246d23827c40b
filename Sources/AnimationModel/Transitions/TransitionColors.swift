/// The change of a view's colors in a phase of a transition.
public struct TransitionColors: Hashable, Sendable {
  /// The angle by which hues are shifted, in degrees.
  public var hueDegrees: Double

  /// The brightness that is added: 0 changes nothing, and 1 makes the view white.
  public var brightness: Double

  /// The contrast: 0 makes the view a uniform gray, 1 changes nothing, and more than 1 raises it.
  public var contrast: Double

  /// The saturation: 0 makes the view gray, 1 changes nothing, and more than 1 raises it.
  public var saturation: Double

  /// The share of color that is left: 0 makes the view gray, and 1 changes nothing.
  public var color: Double

  /// Makes a change of colors; without arguments, one that changes nothing.
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
