import Testing

@testable import MotionConversion

@Suite struct NelderMeadTests {
  /// Rosenbrock's valley has its minimum of 0 at (1, 1); (−1.2, 1) is its usual starting point.
  @Test func theValleyOfRosenbrockIsFollowed() {
    let (point, height) = NelderMead(steps: 400, tolerance: 1e-14).minimum(
      from: [-1.2, 1], scale: [0.5, 0.5]
    ) { point in
      let (a, b) = (1 - point[0], point[1] - point[0] * point[0])
      return a * a + 100 * b * b
    }
    #expect((point[0] - 1).magnitude < 1e-5 && (point[1] - 1).magnitude < 1e-5)
    #expect(height < 1e-10)
  }

  @Test(arguments: 2...6)
  func aBowlHasItsBottom(dimensions: Int) {
    let bottom: [Double] = (0..<dimensions).map { Double($0) - 1.5 }
    let start = [Double](repeating: 0.3, count: dimensions)
    let scale = [Double](repeating: 0.4, count: dimensions)
    func bowl(_ point: [Double]) -> Double {
      var sum = 7.0
      for (one, other) in zip(point, bottom) { sum += (one - other) * (one - other) }
      return sum
    }
    let (point, height): ([Double], Double) = NelderMead(steps: 2000, tolerance: 1e-15).minimum(
      from: start, scale: scale, of: bowl)
    #expect((height - 7).magnitude < 1e-9)
    for (found, expected) in zip(point, bottom) {
      let distance: Double = found - expected
      #expect(distance.magnitude < 1e-4)
    }
  }

  @Test func withoutStepsTheBestCornerIsTaken() {
    let (point, height) = NelderMead(steps: 0).minimum(from: [3], scale: [-1]) { $0[0] }
    #expect(point == [2] && height == 2)
  }

  /// On x + 2y the corners are at 0, 1 and 2; the worst, (0, 1), is reflected at (½, 0) to (1, −1), which is better than
  /// the best, and then stretched to twice the distance.
  @Test func aGoodDirectionIsStretched() {
    let (point, height) = NelderMead(steps: 1).minimum(from: [0, 0], scale: [1, 1]) {
      $0[0] + 2 * $0[1]
    }
    #expect(point == [1.5, -2] && height == -2.5)
  }

  /// On x² + y² the reflection of (0, 1.5) is worse than that point, and the middle between it and (½, 0) is tried.
  @Test func aBadDirectionIsLeft() {
    var tried: [[Double]] = []
    _ = NelderMead(steps: 1).minimum(from: [0, 0], scale: [1, 1.5]) { point in
      tried.append(point)
      return point[0] * point[0] + point[1] * point[1]
    }
    #expect(tried.suffix(2) == [[1, -1.5], [0.25, 0.75]])
  }

  @Test func theSameInputGivesTheSameAnswer() {
    func search() -> [Double] {
      NelderMead(steps: 50).minimum(from: [1, 2], scale: [1, 1]) {
        ($0[0] - $0[1]).magnitude + $0[0] * $0[0]
      }.point
    }
    #expect(search() == search())
  }
}
