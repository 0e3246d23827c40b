import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

/// Motions to which curves are fitted: springs, curves, and motions that jump.
let fittedMotions = [
  ".bouncy", ".smooth", ".spring(duration: 1.2, bounce: 0.6)",
  ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 12)",
  ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: -5)",
  "Spring(duration: 0.5, bounce: 0.3)", ".easeInOut(duration: 0.35)",
  ".timingCurve(0.3, 1.5, 0.6, 1, duration: 0.5)",
  ".timingCurve(.circularEaseOut, duration: 0.6)",
  "css:steps(3)", "css:400ms linear(0, 0.5 20%, 0.4 80%, 1)",
]

/// A cubic between two keyframes as a player of Lottie or SVG reads it.
struct PlayedCurve {
  let points: [(x: Double, y: Double)]

  init(start: Double, end: Double, from: Double, to: Double, handles: [Double]) {
    let (width, height) = (end - start, to - from)
    points = [
      (start, from), (start + handles[0] * width, from + handles[1] * height),
      (start + handles[2] * width, from + handles[3] * height), (end, to),
    ]
  }

  func point(_ s: Double) -> (x: Double, y: Double) {
    func blend(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s)
    }
    // De Casteljau's construction, which shares no code with the tested one.
    let (a, b, c) = (
      blend(points[0], points[1]), blend(points[1], points[2]), blend(points[2], points[3])
    )
    return blend(blend(a, b), blend(b, c))
  }

  /// Checks that curves are within the error that a conversion reports, and that the error is no larger than it has
  /// to be.
  static func check(
    _ curves: [PlayedCurve], _ conversion: Conversion, _ text: String
  ) throws {
    #expect(conversion.accuracy.largestError <= 0.001, "\(text)")
    let value = try SpringFamilies.value(of: SpringFamilies.subject(text))
    var worst = 0.0
    let end = curves[curves.count - 1].points[3].x
    for curve in curves {
      for index in 1..<400 {
        let point = curve.point(Double(index) / 400)
        guard point.x < end - 1e-4 else { continue }
        worst = max(worst, (point.y - value(point.x)).magnitude)
      }
    }
    #expect(worst <= conversion.accuracy.largestError + 5e-6, "\(text)")
    #expect(worst >= conversion.accuracy.largestError * 0.9 - 5e-6, "\(text)")
  }
}
