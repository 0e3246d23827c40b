import Testing

/// The values are from the formulas in the documentation of Core Graphics.
@Suite struct TransformValueTests {
  @Test func values() throws {
    try ValueTable(
      properties: """
        let moved = CGAffineTransform(translationX: 3, y: 4)
        let doubled = CGAffineTransform(scaleX: 2, y: 2)
        var turned: CGAffineTransform {
          .identity.translatedBy(x: 10, y: 5).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
        }
        """
    ).expect([
      // First translated, then doubled.
      "CGPoint(x: 1, y: 1).applying(moved.concatenating(doubled)).x": 8,
      "CGPoint(x: 1, y: 1).applying(moved.concatenating(doubled)).y": 10,
      "CGSize(width: 2, height: 1).applying(moved.concatenating(doubled)).width": 4,
      "CGPoint(x: 8, y: 10).applying(moved.concatenating(doubled).inverted()).x": 1,
      "moved.concatenating(moved.inverted()).isIdentity ? 1 : 0": 1,
      "moved.isIdentity ? 1 : 0": 0, "CGAffineTransform.identity.isIdentity ? 1 : 0": 1,
      // Scaled, rotated by a right angle and translated: (x, y) to (10 − 3y, 5 + 2x).
      "CGPoint(x: 1, y: 1).applying(turned).x": 7, "CGPoint(x: 1, y: 1).applying(turned).y": 7,
      "CGRect(x: 0, y: 0, width: 10, height: 20).applying(turned).minX + 1": -49,
      "CGRect(x: 0, y: 0, width: 10, height: 20).applying(turned).width": 60,
      "CGRect(x: 0, y: 0, width: 10, height: 20).applying(turned).height": 20,
    ])
  }
}
