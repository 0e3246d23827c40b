internal import DrawingModel

extension Color {
  /// The contrast ratio of two opaque colours, 1 to 21 (Web Content Accessibility Guidelines 2.1).
  func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The colour mixed with a ground as far as it still stands out from it.
  ///
  /// - Parameters:
  ///   - ground: What it is drawn on.
  ///   - contrast: The least contrast; a colour that has less is given back as it is.
  func faded(into ground: Color, keeping contrast: Double) -> Color {
    guard self.contrast(with: ground) > contrast else { return self }
    var (kept, tooFar) = (0.0, 1.0)
    // A twelfth halving is finer than the steps of eight bits.
    for _ in 0..<12 {
      let middle = (kept + tooFar) / 2
      if mixed(with: ground, fraction: middle).contrast(with: ground) >= contrast {
        kept = middle
      } else {
        tooFar = middle
      }
    }
    return mixed(with: ground, fraction: kept)
  }

  /// The relative luminance, 0 for black and 1 for white.
  private var luminance: Double {
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
