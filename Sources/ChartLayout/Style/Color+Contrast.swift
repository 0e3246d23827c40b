internal import CurveGeometry
internal import DrawingModel

extension Color {
  /// The contrast ratio of two opaque colors, 1 to 21 (Web Content Accessibility Guidelines 2.1).
  func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The color; where it stands out from a ground by less than the contrast, with as little black or
  /// white added as is needed.
  ///
  /// - Parameter contrast: The contrast, at most 4.58, which black or white has on any ground.
  func readable(on ground: Color, at contrast: Double) -> Color {
    guard self.contrast(with: ground) < contrast else { return self }
    let (black, white) = (Color(hex: 0), Color(hex: 0xFFFFFF))
    let end = black.contrast(with: ground) >= white.contrast(with: ground) ? black : white
    let fraction = Halving.ends(0, 1, halvings: 20) {
      mixed(with: end, fraction: $0).contrast(with: ground) < contrast
    }.high
    return mixed(with: end, fraction: fraction)
  }

  /// The color; where it stands out from a ground by more than the contrast, with as much of the ground
  /// added as is needed: a line that glares outshines all others.
  func calm(on ground: Color, at most: Double) -> Color {
    guard contrast(with: ground) > most else { return self }
    let fraction = Halving.ends(0, 1, halvings: 20) {
      mixed(with: ground, fraction: $0).contrast(with: ground) > most
    }.high
    return mixed(with: ground, fraction: fraction)
  }

  /// The relative luminance, 0 for black and 1 for white.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The light of an encoded sRGB component.
  private static func linear(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    // x to the power of 2.4 is x² times the fifth root of x², found by Newton's method.
    let x = (component + 0.055) / 1.055
    let square = x * x
    var root = 1.0
    for _ in 0..<12 {
      let fourth = root * root * root * root
      root += (square / fourth - root) / 5
    }
    return square * root
  }
}
