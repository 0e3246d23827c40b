internal import AnimationModel
internal import CurveGeometry

/// GSAP's own eases, and eases that can be written as a function in one line.
///
/// `power1` and `power2` are the powers 2 and 3; `circ` is the circle. `steps(n, true)` rises at the start of each of n
/// intervals, and `steps(n)` between n + 1 of them: the `jump-start` and `jump-none` of CSS. The other steps of CSS are
/// functions of the progress.
///
/// Source: GSAP 3.12.7, src/gsap-core.js.
enum GSAPEase {
  /// The code of the ease that is exactly a motion; nil if there is none.
  static func exact(_ outline: MotionOutline) -> String? {
    guard outline.target == 1 else { return nil }
    return power(outline) ?? circle(outline) ?? stairs(outline)
  }

  /// Whether two numbers are equal, except for rounding.
  private static func isNear(_ number: Double, _ other: Double) -> Bool {
    (number - other).magnitude < 1e-9
  }

  private static func isNear(_ number: Cubic, _ other: Cubic) -> Bool {
    isNear(number.p0, other.p0) && isNear(number.p1, other.p1) && isNear(number.p2, other.p2)
      && isNear(number.p3, other.p3)
  }

  private static func power(_ outline: MotionOutline) -> String? {
    guard outline.pieces.count == 1, let piece = outline.pieces.first,
      isNear(piece.time.mapped { $0 / outline.duration }, Cubic(from: 0, to: 1))
    else { return nil }
    let eases: [(name: String, value: Cubic)] = [
      ("none", Cubic(from: 0, to: 1)), ("power1.in", Cubic(0, 0, 1.0 / 3, 1)),
      ("power1.out", Cubic(0, 2.0 / 3, 1, 1)), ("power2.in", Cubic(0, 0, 0, 1)),
      ("power2.out", Cubic(0, 1, 1, 1)),
    ]
    return eases.first { isNear(piece.value, $0.value) }.map { "\"\($0.name)\"" }
  }

  private static func circle(_ outline: MotionOutline) -> String? {
    let eases: [(name: String, curve: UnitCurve)] = [
      ("circ.in", .circularEaseIn), ("circ.out", .circularEaseOut),
      ("circ.inOut", .circularEaseInOut),
    ]
    let ease = eases.first { ease in
      guard let pieces = CurvePieces.unitCurve(ease.curve, over: 1),
        pieces.count == outline.pieces.count
      else { return false }
      return zip(outline.pieces, pieces).allSatisfy { piece, other in
        isNear(piece.value, other.value)
          && isNear(piece.time.mapped { $0 / outline.duration }, other.time)
      }
    }
    return ease.map { "\"\($0.name)\"" }
  }

  private static func stairs(_ outline: MotionOutline) -> String? {
    let count = outline.pieces.count
    let isStair = outline.pieces.enumerated().allSatisfy { index, piece in
      isNear(piece.end / outline.duration, Double(index + 1) / Double(count))
        && isNear(piece.value, Cubic(from: piece.value.p0, to: piece.value.p0))
    }
    guard isStair, count > 0 else { return nil }
    func rises(from first: Int, of rises: Int) -> Bool {
      rises > 0
        && outline.pieces.enumerated().allSatisfy { index, piece in
          isNear(piece.value.p0, Double(index + first) / Double(rises))
        }
    }
    if rises(from: 1, of: count) { return "\"steps(\(count), true)\"" }
    if rises(from: 0, of: count - 1) { return "\"steps(\(count - 1))\"" }
    if count == 1, rises(from: 0, of: 1) { return "p => Math.floor(p)" }
    if rises(from: 0, of: count) { return "p => Math.floor(\(count) * p) / \(count)" }
    if rises(from: 1, of: count + 1) {
      return "p => (Math.floor(\(count) * p) + 1) / \(count + 1)"
    }
    return nil
  }
}
