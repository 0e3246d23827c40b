import CurveGeometry

@testable import MotionConversion

/// Reads path data with `M` and `C` as numbers, and printed tweens.
enum CustomEaseReader {
  /// The cubics of path data.
  static func curves(of path: some StringProtocol) -> [CustomEaseTable.Curve] {
    let numbers = path.split { " ,MC".contains($0) }.compactMap { Double($0) }
    return stride(from: 2, to: numbers.count - 5, by: 6).map { index in
      let x = [index - 2, index, index + 2, index + 4].map { numbers[$0] }
      let y = [index - 1, index + 1, index + 3, index + 5].map { numbers[$0] }
      return (Cubic(x[0], x[1], x[2], x[3]), Cubic(y[0], y[1], y[2], y[3]))
    }
  }

  /// The path data of a tween whose ease is a `CustomEase`, with the precision; nil for another
  /// ease.
  static func customEase(of code: String) -> (path: String, precision: Int)? {
    let parts = code.split(separator: "\"")
    guard let index = parts.firstIndex(where: { $0.hasPrefix("M") }),
      let digits = parts.last?.split(whereSeparator: { !$0.isNumber }).first,
      let precision = Int(digits)
    else { return nil }
    return (String(parts[index]), precision)
  }

  /// The number of a member of the tween; nil without the member.
  static func member(_ name: String, of code: String) -> Double? {
    guard let range = code.firstRange(of: "\(name): ") else { return nil }
    return Double(code[range.upperBound...].prefix { $0.isNumber || ".-e".contains($0) })
  }
}
