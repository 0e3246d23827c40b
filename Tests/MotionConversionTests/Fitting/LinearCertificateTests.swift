import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct LinearCertificateTests {
  private func outline(_ text: String) throws -> MotionOutline {
    try OutlineReader(target: .cssLinear, precision: 1e-7)
      .outline(of: SpringFamilies.subject(text))
  }

  @Test(arguments: [".bouncy", ".interpolatingSpring(stiffness: 170, damping: 15)"])
  func aPointThatIsMovedIsCaught(text: String) throws {
    let outline = try outline(text)
    let fit = try #require(LinearFit(outline, within: 0.001))
    #expect(LinearCertificate(fit.points, of: outline).bound <= 0.001)
    for index in fit.points.indices {
      for move in [0.0021, -0.0021] {
        var points = fit.points
        points[index].y += move
        #expect(LinearCertificate(points, of: outline).bound > 0.001, "point \(index)")
      }
    }
    var short = fit.points
    short.remove(at: short.count / 2)
    #expect(LinearCertificate(short, of: outline).bound > 0.001)
  }

  @Test func windowsAreLeftOut() throws {
    let outline = try outline("css:2s linear")
    let points = [
      LinearPoint(x: 0, y: 0), LinearPoint(x: 0.5, y: 0.5), LinearPoint(x: 0.6, y: 0.9),
      LinearPoint(x: 0.7, y: 0.7), LinearPoint(x: 1, y: 1),
    ]
    let whole = LinearCertificate(points, of: outline)
    #expect((whole.largestError - 0.3).magnitude < 1e-9 && (whole.time - 1.2).magnitude < 1e-9)
    let around = LinearCertificate(points, of: outline, except: [0.5...0.7])
    #expect(around.bound < 1e-9)
    // A window inside one segment leaves both of its sides.
    let inside = LinearCertificate(points, of: outline, except: [0.1...0.2, 0.58...0.65])
    #expect((inside.largestError - 0.24).magnitude < 1e-9)
  }

  @Test func aSegmentThatIsRoundedAcrossAJumpIsNotBlamed() throws {
    let outline = MotionOutline(
      pieces: [
        MotionPiece(from: 0, value: 0, to: 0.1, value: 1),
        MotionPiece(from: 0.1, value: 0, to: 0.3, value: 1),
      ], duration: 0.3)
    for x in [(1.0 / 3).nextDown, 1.0 / 3, (1.0 / 3).nextUp] {
      let points = [
        LinearPoint(x: 0, y: 0), LinearPoint(x: x, y: 1), LinearPoint(x: x, y: 0),
        LinearPoint(x: 1, y: 1),
      ]
      #expect(LinearCertificate(points, of: outline).bound < 1e-9)
      #expect(LinearCertificate.holds(points, of: outline, within: 1e-9))
    }
  }

  @Test func whatDoesNotCoverTheWholeDurationProvesNothing() throws {
    let outline = try outline(".linear")
    let half = [LinearPoint(x: 0, y: 0), LinearPoint(x: 0.5, y: 0.5)]
    #expect(LinearCertificate(half, of: outline).bound == .infinity)
    #expect(LinearCertificate([], of: outline).bound == .infinity)
  }

  @Test(arguments: SpringFamilies.fifty.filter { !$0.contains("delay") })
  func theOutlineIsTheMotion(text: String) throws {
    let outline = try outline(text)
    let value = try SpringFamilies.value(of: SpringFamilies.subject(text))
    for index in 0..<5000 {
      let time = outline.duration * Double(index) / 5000
      let piece = outline.pieces[outline.index(after: time)]
      #expect((piece.value(at: time) - value(time)).magnitude <= piece.slack + 1e-12)
    }
  }

  @Test(arguments: [
    UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut, .easeInOut, .easeIn, .linear,
  ])
  func curvesAreWithinTheirSlack(curve: UnitCurve) throws {
    let pieces = try #require(CurvePieces.unitCurve(curve, over: 1))
    let outline = MotionOutline(pieces: pieces, duration: 1).withSlackOfTime(upTo: 1)
    for index in 0..<5000 {
      let time = Double(index) / 5000
      let piece = outline.pieces[outline.index(after: time)]
      let distance = (piece.value(at: time) - curve.value(at: time)).magnitude
      #expect(distance <= piece.slack + 1e-12, "at \(time)")
    }
  }

  /// The bound of the fourth derivative is not below the derivative of the exact solution, by differences.
  @Test(arguments: [0.1, 0.7, 1, 2.5])
  func theFourthDerivativeOfASpringIsBounded(ratio: Double) {
    let spring = SpringGrid.spring(1, response: 0.5, ratio)
    func value(_ time: Double) -> Double {
      spring.value(target: 1.0, initialVelocity: 3, time: time)
    }
    let pieces = SpringPieces(
      decay: spring.decayConstant, stiffness: spring.naturalFrequency * spring.naturalFrequency
    ) { (value($0), spring.velocity(target: 1.0, initialVelocity: 3, time: $0)) }
    let h = 0.004
    for step in 2..<200 {
      let time = Double(step) * 0.005
      let state = pieces.state(time - 2 * h)
      let bound = pieces.largestFourthDerivative(after: state.value, state.velocity)
      let difference =
        (value(time - 2 * h) - 4 * value(time - h) + 6 * value(time) - 4 * value(time + h)
          + value(time + 2 * h)) / (h * h * h * h)
      #expect(difference.magnitude <= bound * 1.0001 + 1e-3)
    }
  }
}
