import AnimationModel
import CurveGeometry
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
    // A window inside of one segment leaves the parts on both sides.
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
}
