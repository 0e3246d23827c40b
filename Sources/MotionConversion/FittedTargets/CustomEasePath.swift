internal import CurveGeometry

/// The path data of a `CustomEase`: cubics from progress 0 to 1, y upwards, with five decimals.
///
/// A `CustomEase` cannot jump: see ``CustomEaseTable``. Therefore each jump is a steep line that ends when the motion
/// jumps, and takes ``jumpWidth``.
struct CustomEasePath {
  /// The cubics with rounded numbers.
  private(set) var curves: [CustomEaseTable.Curve] = []

  /// The number of jumps.
  private(set) var jumpCount = 0

  /// The part of the duration that a jump takes.
  let jumpWidth: Double

  /// The parts of the duration in which a jump is played, including the rounding of its time.
  private(set) var jumpWindows: [ClosedRange<Double>] = []

  /// The number of decimals of all numbers, and the smallest difference between two numbers.
  private static let decimals = 5
  private static let unit = 1e-5

  /// The largest duration of a jump, in seconds, if that can be written: less than any display shows.
  private static let longestJump = 0.0005

  /// The largest part of the duration that a jump takes.
  private static let widestJump = 1e-4

  /// Writes segments; returns nil if jumps follow each other more closely than can be written.
  init?(_ segments: [CubicSegment], of outline: MotionOutline) {
    let duration = outline.duration
    var parts: [(curve: CustomEaseTable.Curve, jumpsAtEnd: Bool)] = []
    for segment in segments {
      let start = Self.rounded(segment.start / duration)
      let end = Self.rounded(segment.end / duration)
      // A segment that is too short to be written is a jump, if its value changes.
      guard end > start else { continue }
      let piece = segment.piece
      let x = piece.time.mapped { $0 / duration }
      parts.append(((Cubic(start, x.p1, x.p2, end), piece.value), false))
    }
    guard !parts.isEmpty else { return nil }
    for index in parts.indices {
      let next =
        index + 1 < parts.count ? parts[index + 1].curve.y.p0 : outline.target
      let gap = (next - parts[index].curve.y.p3).magnitude
      parts[index].jumpsAtEnd = gap > 2 * Self.unit
      if !parts[index].jumpsAtEnd {
        // A difference in the last decimal belongs to the cubic.
        parts[index].curve.y.p3 = next
      }
    }
    let shortest =
      parts.filter(\.jumpsAtEnd).map { $0.curve.x.p3 - $0.curve.x.p0 }.min() ?? 1
    let ideal = min(Self.widestJump, max(Self.longestJump / duration, Self.unit))
    let width = (min(ideal, shortest / 2) / Self.unit + 1e-6).rounded(.down) * Self.unit
    guard width > 0 else { return nil }
    jumpWidth = width
    for (index, part) in parts.enumerated() {
      guard part.jumpsAtEnd else {
        append(part.curve.x, part.curve.y)
        continue
      }
      let (x, y) = part.curve
      let piece = MotionPiece(time: x, value: y, slack: 0, span: 1, curve: 0)
      let cut = Self.rounded(x.p3 - width)
      let before = piece.part(from: 0, to: piece.parameter(at: cut))
      append(Cubic(before.time.p0, before.time.p1, before.time.p2, cut), before.value)
      let next = index + 1 < parts.count ? parts[index + 1].curve.y.p0 : outline.target
      let from = before.value.p3
      append(Cubic(cut, cut, x.p3, x.p3), Cubic(from, from, next, next))
      jumpCount += 1
      jumpWindows.append((cut - Self.unit)...(x.p3 + Self.unit))
    }
  }

  private mutating func append(_ x: Cubic, _ y: Cubic) {
    curves.append((x.mapped(Self.rounded), y.mapped(Self.rounded)))
  }

  private static func rounded(_ number: Double) -> Double {
    CodeNumber.rounded(number, decimals)
  }

  /// The path data.
  var text: String {
    guard let first = curves.first else { return "" }
    func pair(_ x: Double, _ y: Double) -> String {
      "\(CodeNumber.exact(x)),\(CodeNumber.exact(y))"
    }
    var text = "M" + pair(first.x.p0, first.y.p0)
    for (x, y) in curves {
      text += " C\(pair(x.p1, y.p1)) \(pair(x.p2, y.p2)) \(pair(x.p3, y.p3))"
    }
    return text
  }
}
