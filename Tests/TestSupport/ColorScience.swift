public import DrawingModel
internal import Foundation

/// The contrast and the distance of colors, computed from their definitions.
public enum ColorScience {
  /// Returns the contrast ratio of two opaque colors, 1 to 21 (Web Content Accessibility Guidelines 2.1).
  public static func contrast(_ first: Color, _ second: Color) -> Double {
    let lighter = max(luminance(first), luminance(second))
    let darker = min(luminance(first), luminance(second))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Returns the contrast ratio of two colors given as `#rrggbb`; nil if one is not.
  public static func contrast(_ first: String, _ second: String) -> Double? {
    guard let first = UInt32(first.dropFirst(), radix: 16),
      let second = UInt32(second.dropFirst(), radix: 16)
    else { return nil }
    return contrast(Color(hex: first), Color(hex: second))
  }

  /// Returns a hundred times the distance of two colors in OKLab.
  ///
  /// Source: the color space that B. Ottosson described in 2020.
  public static func distance(_ first: Color, _ second: Color) -> Double {
    distance(linear(first), linear(second))
  }

  /// Returns the same distance as perceived by a person who lacks one kind of cone.
  ///
  /// Source: Machado, Oliveira and Fernandes, IEEE Transactions on Visualization and Computer
  /// Graphics 15 (2009), severity 1, applied to linear RGB.
  public static func distance(_ first: Color, _ second: Color, lacking cone: Cone) -> Double {
    distance(apply(cone.matrix, linear(first)), apply(cone.matrix, linear(second)))
  }

  /// A kind of cone.
  public enum Cone: CaseIterable, Sendable {
    /// The cones for long wavelengths; missing in protanopia.
    case long
    /// The cones for medium wavelengths; missing in deuteranopia.
    case middle
    /// The cones for short wavelengths; missing in tritanopia.
    case short

    fileprivate var matrix: [[Double]] {
      switch self {
      case .long:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .middle:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .short:
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      }
    }
  }

  /// Returns the relative luminance of a color, 0 to 1.
  public static func luminance(_ color: Color) -> Double {
    let rgb = linear(color)
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
  }

  private static func linear(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
  }

  private static func distance(_ first: [Double], _ second: [Double]) -> Double {
    let squares = zip(labels(first), labels(second)).map { ($0 - $1) * ($0 - $1) }
    return 100 * squares.reduce(0, +).squareRoot()
  }

  /// Returns the OKLab coordinates of linear RGB; values outside of the gamut are clamped.
  private static func labels(_ rgb: [Double]) -> [Double] {
    let cones = apply(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], rgb.map { min(max($0, 0), 1) })
    return apply(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map(cbrt))
  }

  private static func apply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
