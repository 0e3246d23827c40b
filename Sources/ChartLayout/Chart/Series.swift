/// A named motion that has a curve in one panel or more.
public struct Series: Hashable, Sendable {
  /// The look of the curves of a series.
  public enum Style: Hashable, Sendable {
    /// The next color of the palette and the next dash.
    case automatic
    /// A position in an ordered sweep, 0 for its first and 1 for its last: one hue from light to
    /// dark (from dark to light on a dark ground), without dashes.
    case ramp(Double)
    /// The next color of the palette without a dash: for stretches of one curve, which are
    /// distinguished by their positions.
    case stretch
    /// The look of the series with that index.
    case same(as: Int)
    /// The colors of the series with that index, dotted: for a motion that might have happened
    /// instead.
    case alternative(to: Int)
    /// The color of quiet words: for a curve at rest.
    case quiet
  }

  /// The place in which the name of a series is shown.
  public enum Naming: Hashable, Sendable {
    /// At the curve, or in a legend.
    case label
    /// By the chart's moments; in a legend where one of their names had to be cut or left out.
    case moments
    /// By the label of the series with that index, on whose curve this one lies.
    case shared(with: Int)
    /// Nowhere.
    case none
  }

  /// The label at the curve.
  public var label: String
  /// Whether the label is code, which is set in equal widths.
  public var isCode: Bool
  /// The look of the curves.
  public var style: Style
  /// The place in which the name is shown.
  public var naming: Naming

  /// Whether the series has a position in a sweep.
  var isRamp: Bool {
    if case .ramp = style { true } else { false }
  }

  /// Makes a series.
  public init(
    label: String, isCode: Bool = false, style: Style = .automatic, naming: Naming = .label
  ) {
    self.label = label
    self.isCode = isCode
    self.style = style
    self.naming = naming
  }
}
