/// A color in sRGB with an opacity.
///
/// Components are the encoded sRGB values, 0 to 1, as in a hexadecimal color.
public struct Color: Hashable, Sendable {
  /// Encoded red, 0 to 1.
  public var red: Double
  /// Encoded green, 0 to 1.
  public var green: Double
  /// Encoded blue, 0 to 1.
  public var blue: Double
  /// Opacity, from 0 (invisible) to 1 (hides everything below).
  public var alpha: Double

  /// Makes a color from components, each limited to 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.limited(red)
    self.green = Self.limited(green)
    self.blue = Self.limited(blue)
    self.alpha = Self.limited(alpha)
  }

  /// Makes a color from `0xRRGGBB`; bits above the lowest 24 are ignored.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// The color as `#rrggbb`, without its opacity.
  public var hexText: String {
    var text = "#"
    for component in [red, green, blue] {
      let level = UInt8(component * 255 + 0.5)
      let digits = String(level, radix: 16)
      text += digits.count < 2 ? "0" + digits : digits
    }
    return text
  }

  /// The same color with another opacity.
  public func opacity(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The encoded mixture of this color and `other`: 0 gives this one, 1 the other.
  public func mixed(with other: Color, fraction: Double) -> Color {
    let part = Self.limited(fraction)
    return Color(
      red: red + (other.red - red) * part,
      green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part,
      alpha: alpha + (other.alpha - alpha) * part)
  }

  /// Limits a component to 0…1; NaN becomes 0.
  private static func limited(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}
