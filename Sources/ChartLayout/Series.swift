/// Something with a name that has a curve in one panel or more.
public struct Series: Hashable, Sendable {
  /// How the curves of a series look.
  public enum Style: Hashable, Sendable {
    /// The next colour of the palette and the next dash.
    case automatic
    /// A place in an ordered sweep, 0 for its first and 1 for its last: one hue from light to
    /// dark (from dark to light on a dark ground), without dashes.
    case ramp(Double)
  }

  /// What stands beside the curve.
  public var label: String
  /// Whether the label is code, which is set in equal widths.
  public var isCode: Bool
  /// How the curves look.
  public var style: Style

  /// Makes a series.
  public init(label: String, isCode: Bool = false, style: Style = .automatic) {
    self.label = label
    self.isCode = isCode
    self.style = style
  }
}
