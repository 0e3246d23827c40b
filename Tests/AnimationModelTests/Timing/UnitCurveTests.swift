import AnimationModel
import TestSupport
import Testing

@Suite struct UnitCurveTests {
  static let presets: [(String, UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut), ("circularEaseIn", .circularEaseIn),
    ("circularEaseOut", .circularEaseOut), ("circularEaseInOut", .circularEaseInOut),
  ]

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// Presets, ordinary curves, overshooting ones, vertical tangents, coincident points.
  static let curves =
    presets + [
      ("ordinary", bezier(0.25, 0.1, 0.75, 0.9)), ("web default", bezier(0.25, 0.1, 0.25, 1)),
      ("x outside", bezier(-0.5, 2, 1.5, -1)), ("overshoot", bezier(0.3, -0.6, 0.7, 1.6)),
      ("vertical ends", bezier(0, 0.7, 1, 0.2)), ("middle", bezier(0.5, 0.5, 0.5, 0.5)),
      ("vertical middle", bezier(1, 0, 0, 1)), ("points on their ends", bezier(0, 0, 1, 1)),
      ("both at the start", bezier(0, 0, 0, 0)), ("both at the end", bezier(1, 1, 1, 1)),
      ("huge", bezier(0.2, 1e6, 0.8, -1e6)),
    ]

  @Test(arguments: curves)
  func endsAreExact(name: String, curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -0.5) == 0)
    #expect(curve.value(at: 1.5) == 1)
    #expect(curve.value(at: -.infinity) == 0)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test(arguments: curves)
  func isFiniteAllAlong(name: String, curve: UnitCurve) {
    for index in 0...1000 {
      #expect(curve.value(at: Double(index) / 1000).isFinite)
      #expect(!curve.velocity(at: Double(index) / 1000).isNaN)
      #expect(!curve.slope(at: Double(index) / 1000).isNaN)
    }
  }

  @Test(arguments: [1e3, 1e9, 1e100, 1e300])
  func staysFiniteForHugeControlPoints(height: Double) {
    for curve in [Self.bezier(0.3, height, 0.6, -height), Self.bezier(0.3, -height, 0.6, height)] {
      for index in 0...100 {
        #expect(curve.value(at: Double(index) / 100).isFinite)
      }
    }
  }

  /// Semantics reference, section 4.5, ± 0.01 for the ease curves and Béziers, ± 0.001 for the circular ones.
  @Test(arguments: [
    (UnitCurve.linear, [0.25, 0.5, 0.75], 1e-15), (.easeIn, [0.09, 0.32, 0.62], 0.01),
    (.easeOut, [0.38, 0.68, 0.91], 0.01), (.easeInOut, [0.13, 0.5, 0.87], 0.01),
    (.circularEaseIn, [0.032, 0.134, 0.339], 0.001),
    (.circularEaseOut, [0.661, 0.866, 0.968], 0.001),
    (.circularEaseInOut, [0.067, 0.5, 0.933], 0.001),
    (bezier(0.25, 0.1, 0.75, 0.9), [.nan, 0.5, .nan], 0.01),
    (bezier(-0.5, 2, 1.5, -1), [.nan, 0.5, .nan], 0.01),
  ])
  func hasTheRecordedValues(curve: UnitCurve, values: [Double], tolerance: Double) {
    for (progress, expected) in zip([0.25, 0.5, 0.75], values) where !expected.isNaN {
      #expect(
        isClose(curve.value(at: progress), expected, .absolute(tolerance)), "at \(progress)")
    }
  }

  @Test(arguments: [
    (UnitCurve.linear, [1.0, 1, 1, 1, 1], 1e-15), (.easeIn, [0, 0.67, 1.07, 1.37, 0], 0.01),
    (.easeOut, [1, 1.37, 1.07, 0.67, 0], 0.01), (.easeInOut, [0, 1.06, 1.72, 1.06, 0], 0.01),
    (.circularEaseIn, [0, 0.258, 0.577, 1.134, .infinity], 0.001),
    (.circularEaseOut, [.infinity, 1.134, 0.577, 0.258, 0], 0.001),
    (.circularEaseInOut, [0, 0.577, .infinity, 0.577, 0], 0.001),
    (bezier(0.25, 0.1, 0.75, 0.9), [.nan, .nan, 1.2, .nan, .nan], 0.01),
    (bezier(-0.5, 2, 1.5, -1), [.nan, .nan, -1, .nan, .nan], 0.01),
    (bezier(0.5, 0.5, 0.5, 0.5), [.nan, .nan, 1, .nan, .nan], 1e-15),
  ])
  func hasTheRecordedVelocities(curve: UnitCurve, velocities: [Double], tolerance: Double) {
    for (progress, expected) in zip([0, 0.25, 0.5, 0.75, 1], velocities)
    where !expected.isNaN {
      #expect(
        isClose(curve.velocity(at: progress), expected, .absolute(tolerance)),
        "at \(progress)")
    }
  }

  @Test func velocityOutsideIsThatOfTheEnds() {
    for progress in [-1000.0, -0.5, 1.5, 1000] {
      #expect(UnitCurve.easeInOut.velocity(at: progress) == 0)
      #expect(UnitCurve.linear.velocity(at: progress) == 1)
    }
  }

  /// Semantics reference, section 4.3: the recorded ends, and the true limits beside them.
  @Test func easeEndsAnswerAsSwiftUIDoesAndSlopesAreTrue() {
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(isClose(UnitCurve.easeIn.slope(at: 1), 1 / 0.58, .relative(1e-14)))
    #expect(isClose(UnitCurve.easeOut.slope(at: 0), 1 / 0.58, .relative(1e-14)))
    #expect(UnitCurve.easeIn.slope(at: 0) == 0)
    #expect(UnitCurve.easeOut.slope(at: 1) == 0)
    #expect(UnitCurve.easeInOut.slope(at: 0) == 0)
    #expect(UnitCurve.easeInOut.slope(at: 1) == 0)
    #expect(isClose(UnitCurve.easeInOut.velocity(at: 0.5), 1.724_138, .absolute(1e-6)))
  }

  /// Semantics reference, section 4.2: multiples of 2⁻²⁰ that pin the solver and the rounding down.
  @Test(arguments: [
    (UnitCurve.easeInOut, 0.333_333, 243_033.0, 1_461_093.0),
    (.easeInOut, 0.73125, 891_525, 1_194_546), (.easeInOut, -0.25, 0, 0),
    (.easeInOut, 1.25, 1_048_576, 0), (bezier(-0.4, 1.3, 1.4, -0.2), 0.125, 535_889, 1_007_286),
    (bezier(-0.4, 1.3, 1.4, -0.2), 0.5, 563_610, -262_144),
    (bezier(-0.4, 1.3, 1.4, -0.2), 1, 1_048_576, .infinity),
  ])
  func hasTheReportedIntegers(
    curve: UnitCurve, progress: Double, value: Double, velocity: Double
  ) {
    #expect(curve.value(at: progress) * 0x1p20 == value)
    #expect(curve.velocity(at: progress) * 0x1p20 == velocity)
  }

  /// Semantics reference, section 19.4, row 40: four units times the curve.
  @Test(arguments: [(0.25, 0.516_647_338_867_187_5), (0.75, 3.483_352_661_132_812_5)])
  func hasTheReportedKeyframeValues(progress: Double, expected: Double) {
    #expect(4 * UnitCurve.easeInOut.value(at: progress) == expected)
  }

  /// Row 41: ten units in 0.4 s.
  @Test(arguments: [
    (0.05, 0.311), (0.1, 1.292), (0.15, 2.928), (0.25, 7.072), (0.3, 8.708), (0.35, 9.689),
  ])
  func hasTheRecordedKeyframeValues(time: Double, expected: Double) {
    #expect(isClose(10 * UnitCurve.easeInOut.value(at: time / 0.4), expected, .printed(3)))
  }

  /// Semantics reference, section 4.5, more digits; values are rounded to 2⁻²⁰ and printed to seven decimals.
  @Test(arguments: [
    (0.1, [0.017_026_6, 0.160_572_2, 0.019_722_5, 0.005_012_6, 0.435_889_9, 0.010_102_1]),
    (0.25, [0.093_464_7, 0.378_138_1, 0.129_161_9, 0.031_754_2, 0.661_437_8, 0.066_987_3]),
    (0.4, [0.214_860_9, 0.570_880_2, 0.331_883_9, 0.083_484_9, 0.8, 0.2]),
    (0.5, [0.315_356_8, 0.684_643_2, 0.5, 0.133_974_6, 0.866_025_4, 0.5]),
    (0.6, [0.429_119_8, 0.785_139_1, 0.668_116_1, 0.2, 0.916_515_1, 0.8]),
    (0.75, [0.621_861_9, 0.906_535_3, 0.870_838_1, 0.338_562_2, 0.968_245_8, 0.933_012_7]),
    (0.9, [0.839_427_8, 0.982_973_4, 0.980_277_5, 0.564_110_1, 0.994_987_4, 0.989_897_9]),
  ])
  func hasTheListedDigits(progress: Double, values: [Double]) {
    for ((name, curve), expected) in zip(Self.presets.dropFirst(), values) {
      // The solver leaves an error of at most 2⁻²⁰, the rounding half of it.
      let tolerance = name.hasPrefix("circular") ? 0.6e-7 : 1.8e-6
      #expect(
        isClose(curve.value(at: progress), expected, .absolute(tolerance)), "\(name)")
    }
  }

  @Test(arguments: [
    (0.1, 0.402_244), (0.25, 1.059_262), (0.4, 1.597_167), (0.5, 1.724_138),
    (0.6, 1.597_167), (0.75, 1.059_262), (0.9, 0.402_244),
  ])
  func easeInOutHasTheListedSlopes(progress: Double, expected: Double) {
    #expect(isClose(UnitCurve.easeInOut.slope(at: progress), expected, .printed(6)))
    #expect(isClose(UnitCurve.easeInOut.velocity(at: progress), expected, .absolute(8e-6)))
  }

  @Test(arguments: [(0.25, 0.408_510_6), (0.5, 0.802_403_4), (0.75, 0.960_459_0)])
  func coreAnimationDefaultHasTheListedValues(progress: Double, expected: Double) {
    let curve = Self.bezier(0.25, 0.1, 0.25, 1)
    #expect(isClose(curve.value(at: progress), expected, .absolute(2e-6)))
  }

  @Test(arguments: [0.03, 0.2, 0.37, 0.5])
  func easeInOutIsSymmetric(progress: Double) {
    for curve in [UnitCurve.easeInOut, .circularEaseInOut, .linear] {
      #expect(
        isClose(
          curve.value(at: progress) + curve.value(at: 1 - progress), 1, .absolute(2.1e-6)))
      #expect(
        isClose(
          curve.slope(at: progress), curve.slope(at: 1 - progress), .relative(1e-9)))
    }
    #expect(
      isClose(
        UnitCurve.easeIn.value(at: progress) + UnitCurve.easeOut.value(at: 1 - progress), 1,
        .absolute(2.1e-6)))
  }

  @Test(arguments: curves.filter { $0.0 != "vertical middle" && $0.0 != "huge" })
  func slopeIsTheDifferenceQuotient(name: String, curve: UnitCurve) {
    // Wide enough that the rounding to 2⁻²⁰ does not show.
    let h = 0.002
    for index in 1..<20 {
      let progress = Double(index) / 20 + 0.004
      guard name != "circularEaseInOut" || (progress - 0.5).magnitude > 0.02 else { continue }
      let difference =
        (curve.value(at: progress + h) - curve.value(at: progress - h)) / (2 * h)
      #expect(
        isClose(
          curve.slope(at: progress), difference, .init(absolute: 2e-3, relative: 2e-3)),
        "at \(progress)")
    }
  }

  @Test(arguments: curves.filter { $0.0 != "vertical middle" })
  func secondDerivativeIsTheDifferenceOfSlopes(name: String, curve: UnitCurve) {
    let h = 1e-6
    for index in 1..<20 {
      let progress = Double(index) / 20 + 0.004
      let difference =
        (curve.slope(at: progress + h) - curve.slope(at: progress - h)) / (2 * h)
      #expect(
        isClose(
          curve.derivatives(at: progress).curvature, difference,
          .init(absolute: 1e-3, relative: 1e-3)),
        "at \(progress)")
    }
  }

  /// Inputs away from the ends, for which SwiftUI has rules of its own.
  @Test(arguments: curves.filter { $0.0 != "vertical middle" && $0.0 != "huge" })
  func velocityIsTheSlopeRounded(name: String, curve: UnitCurve) {
    for index in 1..<20 {
      let progress = Double(index) / 20 + 0.004
      #expect(
        isClose(
          curve.velocity(at: progress), curve.slope(at: progress),
          .init(absolute: 1e-4, relative: 1e-4)),
        "at \(progress)")
    }
  }

  /// The slope at an end is the limit of the slopes towards it.
  @Test(arguments: curves.filter { !["vertical middle", "huge"].contains($0.0) })
  func slopesAreContinuousAtTheEnds(name: String, curve: UnitCurve) {
    for (end, near, nearer) in [(0.0, 1e-7, 1e-9), (1, 1 - 1e-7, 1 - 1e-9)] {
      let limit = curve.slope(at: end)
      if limit.isFinite {
        #expect(
          isClose(
            curve.slope(at: nearer), limit, .init(absolute: 0.01, relative: 0.01)), "at \(end)")
      } else {
        #expect(curve.slope(at: nearer).magnitude > curve.slope(at: near).magnitude)
        #expect(curve.slope(at: near).magnitude > 10)
        #expect((curve.slope(at: near) < 0) == (limit < 0))
      }
    }
  }

  /// Semantics reference, section 4.4.
  @Test func inverseSwapsTheAxes() {
    #expect(UnitCurve.linear.inverse == .linear)
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
    #expect(UnitCurve.easeIn.inverse == Self.bezier(0, 0.42, 1, 1))
    #expect(UnitCurve.easeIn.inverse != .easeOut)
    #expect(Self.bezier(0.1, 0.2, 0.3, 0.4).inverse.inverse == Self.bezier(0.1, 0.2, 0.3, 0.4))
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    bezier(0.25, 0.1, 0.75, 0.9), bezier(0.9, 0.1, 0.2, 0.7),
  ])
  func inverseUndoes(curve: UnitCurve) {
    for index in 1..<50 {
      let progress = Double(index) / 50
      let there = curve.value(at: progress)
      // Where the inverse is steep it magnifies the rounding of the value.
      let steepness = max(1, curve.inverse.slope(at: there))
      #expect(
        isClose(
          curve.inverse.value(at: there), progress, .absolute(2.5e-6 * steepness)))
    }
  }

  @Test func inverseOfCircularEaseInOutDoesNotUndoIt() {
    let curve = UnitCurve.circularEaseInOut
    #expect((curve.inverse.value(at: curve.value(at: 0.25)) - 0.25).magnitude > 0.2)
  }

  @Test func heightOfControlPointsIsNotClamped() {
    #expect(Self.bezier(0.3, 6, 0.7, -5).value(at: 0.2) > 1)
    #expect(Self.bezier(0.3, 6, 0.7, -5).value(at: 0.8) < 0)
    #expect(Self.bezier(-0.5, 2, 1.5, -1) != Self.bezier(0, 2, 1, -1))
    for progress in [0.1, 0.5, 0.8] {
      #expect(
        Self.bezier(-0.5, 2, 1.5, -1).value(at: progress)
          == Self.bezier(0, 2, 1, -1).value(at: progress))
    }
  }

  @Test func equalityIsThatOfTheFunction() {
    #expect(UnitCurve.easeIn == Self.bezier(0.42, 0, 1, 1))
    #expect(UnitCurve.linear != Self.bezier(0, 0, 1, 1))
    #expect(Set(Self.curves.map(\.1)).count == Self.curves.count)
  }
}
