import CurveGeometry
import TestSupport
import Testing

@Suite struct CubicTests {
  /// Cubics with two turns, one, none, a touch and a line.
  private static let cubics: [Cubic] = [
    Cubic(0, 0, 1, 1), Cubic(0, 3, -2, 1), Cubic(1, -1, 2, -4), Cubic(0, 1, 0, 0.2),
    Cubic(-2, 5, 5, -2), Cubic(from: -1, to: 3), Cubic(value: 2, slope: -9, to: 0.5, slope: 7),
  ]
  private static let parameters = stride(from: 0, through: 1, by: 0.0625).map { $0 }

  /// Bernstein's polynomials are B(i, 3)(s) = C(3, i) sⁱ (1 − s)³⁻ⁱ, whose sum is 1.
  @Test(arguments: cubics)
  func valuesAreSumsOfBernsteinPolynomials(_ cubic: Cubic) {
    for s in Self.parameters {
      let r = 1 - s
      let sum =
        cubic.p0 * r * r * r + cubic.p1 * 3 * s * r * r + cubic.p2 * 3 * s * s * r
        + cubic.p3 * s * s * s
      #expect(isClose(cubic.value(at: s), sum, .absolute(1e-14)))
    }
    #expect(isClose(Cubic(7, 7, 7, 7).value(at: 0.3), 7, .absolute(1e-14)))
  }

  /// All forms are the same cubic.
  @Test(arguments: cubics)
  func formsAgree(_ cubic: Cubic) {
    let (v0, v1) = (cubic.startSlope, cubic.endSlope)
    let power = CubicPower(value: cubic.p0, slope: v0, to: cubic.p3, slope: v1)
    for s in Self.parameters {
      let weights = HermiteWeights(at: s, elapsed: s)
      let hermite =
        cubic.p0 + weights.change * (cubic.p3 - cubic.p0) + weights.startSlope * v0
        + weights.endSlope * v1
      let slopes = HermiteWeights.ofSlope(at: s, length: 1)
      let slope =
        slopes.change * (cubic.p3 - cubic.p0) + slopes.startSlope * v0 + slopes.endSlope * v1
      let curvatures = HermiteWeights.ofCurvature(at: s, length: 1)
      let curvature =
        curvatures.change * (cubic.p3 - cubic.p0) + curvatures.startSlope * v0
        + curvatures.endSlope * v1
      let form = HermiteForm(value: cubic.p0, slope: v0 / 2, to: cubic.p3, slope: v1 / 2, length: 2)
      #expect(isClose(form.value(at: s), cubic.value(at: s), .absolute(1e-13)))
      #expect(isClose(form.slope(at: s) * 2, cubic.slope(at: s), .absolute(1e-12)))
      #expect(isClose(hermite, cubic.value(at: s), .absolute(1e-13)))
      #expect(isClose(power.value(at: s), cubic.value(at: s), .absolute(1e-13)))
      #expect(isClose(slope, cubic.slope(at: s), .absolute(1e-12)))
      #expect(isClose(power.slope(at: s), cubic.slope(at: s), .absolute(1e-12)))
      #expect(isClose(curvature, power.curvature(at: s), .absolute(1e-12)))
    }
  }

  /// On an interval of another length, slopes are per unit of the argument.
  @Test func weightsScaleWithTheLength() {
    for s in Self.parameters {
      let one = HermiteWeights(at: s, elapsed: s)
      let long = HermiteWeights(at: s, elapsed: s * 8)
      #expect(long.change == one.change)
      #expect(long.startSlope == one.startSlope * 8 && long.endSlope == one.endSlope * 8)
    }
  }

  /// The figures of scipy.interpolate.CubicHermiteSpline([0, 2], [1, -3], [4, 0.5]) at 0.5 and 1.5: value,
  /// first and second derivative.
  @Test(arguments: [
    (0.5, 1.453125, -1.65625, -8.125), (1.5, -2.140625, -3.40625, 4.625),
  ])
  func hermiteWeightsAreSciPys(time: Double, value: Double, slope: Double, curvature: Double) {
    func sum(_ weights: HermiteWeights) -> Double {
      weights.change * -4 + weights.startSlope * 4 + weights.endSlope * 0.5
    }
    #expect(isClose(1 + sum(HermiteWeights(at: time / 2, elapsed: time)), value, .absolute(1e-14)))
    #expect(isClose(sum(.ofSlope(at: time / 2, length: 2)), slope, .absolute(1e-14)))
    #expect(isClose(sum(.ofCurvature(at: time / 2, length: 2)), curvature, .absolute(1e-14)))
  }

  @Test(arguments: cubics)
  func splittingKeepsTheCubic(_ cubic: Cubic) {
    for cut in [0.0, 0.3, 0.5, 1] {
      let (before, after) = cubic.split(at: cut)
      for s in Self.parameters {
        #expect(isClose(before.value(at: s), cubic.value(at: s * cut), .absolute(1e-13)))
        #expect(
          isClose(after.value(at: s), cubic.value(at: cut + s * (1 - cut)), .absolute(1e-13)))
      }
      #expect((before - cubic.part(from: 0, to: cut)).largestMagnitude().magnitude < 1e-13)
    }
  }

  @Test(arguments: cubics)
  func extremesAreWhereTheSlopeIsZeroOrAtAnEnd(_ cubic: Cubic) {
    let samples = stride(from: 0, through: 1, by: 1.0 / 4096).map(cubic.value)
    let turns = [cubic.turns.first, cubic.turns.second].compactMap(\.self)
    let reached = ([0, 1] + turns).map(cubic.value)
    #expect(isClose(samples.max() ?? 0, reached.max() ?? 0, .absolute(1e-5)))
    #expect(isClose(samples.min() ?? 0, reached.min() ?? 0, .absolute(1e-5)))
    for turn in turns { #expect(cubic.slope(at: turn).magnitude < 1e-13) }
    let largest = cubic.largestMagnitude()
    #expect(cubic.value(at: largest.at).magnitude == largest.magnitude)
    #expect(samples.allSatisfy { $0.magnitude <= largest.magnitude + 1e-14 })
  }

  /// The roots are those of the cubic (s − a)(s − b)(s − c).
  @Test(arguments: [(0.1, 0.5, 0.9), (0.25, 0.3, 0.8), (-1.0, 0.4, 2), (-1, -2, 3)])
  func rootsAreFound(a: Double, b: Double, c: Double) {
    // The power form of the product is converted to Bernstein's.
    let (c0, c1, c2) = (-a * b * c, a * b + b * c + a * c, -(a + b + c))
    let cubic = Cubic(c0, c0 + c1 / 3, c0 + 2 * c1 / 3 + c2 / 3, c0 + c1 + c2 + 1)
    let expected = [a, b, c].filter { $0 >= 0 && $0 <= 1 }
    let roots = cubic.roots()
    #expect(roots.count == expected.count)
    for (root, known) in zip(roots, expected) { #expect(isClose(root, known, .absolute(1e-12))) }
  }
}
