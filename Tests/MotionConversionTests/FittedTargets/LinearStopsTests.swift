import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct LinearStopsTests {
  private func fitted(
    _ text: String, within maxError: Double
  ) throws -> (outline: MotionOutline, stops: LinearStops) {
    let outline = try OutlineReader(target: .cssLinear, precision: maxError * 1e-4)
      .outline(of: SpringFamilies.subject(text))
    let fit = try #require(LinearFit(outline, within: maxError))
    return (outline, try #require(LinearStops(fit.points, of: outline, within: maxError)))
  }

  /// The text, read back by this project's CSS reader, gives the points; and they stay within the
  /// error.
  @Test(arguments: [".bouncy", ".smooth", "css:linear(0, 0.5 30%, 0.1 30%, 1)"], [0.01, 0.001])
  func theTextHasThePoints(text: String, maxError: Double) throws {
    let (outline, stops) = try fitted(text, within: maxError)
    #expect(LinearCertificate(stops.points, of: outline).bound <= maxError)
    guard case .easing(let function) = try SpringFamilies.subject("css:" + stops.text) else {
      throw NotThatKind()
    }
    for (point, next) in zip(stops.points, stops.points.dropFirst()) where next.x > point.x {
      let middle = (point.x + next.x) / 2
      #expect((function.value(at: middle) - (point.y + next.y) / 2).magnitude < 1e-12)
    }
  }

  /// With one digit less in any value or percentage the points exceed the error.
  @Test func noDigitIsToSpare() throws {
    let maxError = 0.001
    let (outline, stops) = try fitted(".bouncy", within: maxError)
    for index in 1..<(stops.points.count - 2) {
      let point = stops.points[index]
      for candidate in Self.shorter(point.y) {
        var points = stops.points
        points[index].y = candidate
        #expect(LinearCertificate(points, of: outline).bound > maxError, "value \(index)")
      }
      for candidate in Self.shorter(point.x * 100) {
        var points = stops.points
        points[index].x = candidate / 100
        #expect(LinearCertificate(points, of: outline).bound > maxError, "percentage \(index)")
      }
    }
  }

  /// The nearest number with one decimal less; none for a whole number.
  private static func shorter(_ number: Double) -> [Double] {
    var scale = 1.0
    for _ in 0..<9 {
      if ((number * scale).rounded() - number * scale).magnitude < 1e-6 { break }
      scale *= 10
    }
    return scale > 1 ? [(number * scale / 10).rounded() / (scale / 10)] : []
  }

  @Test func aMotionThatNoDigitsFollowHasNone() throws {
    // Neither a third nor a seventh has a finite decimal form.
    let outline = MotionOutline(
      pieces: [
        MotionPiece(from: 0, value: 0, to: 1.0 / 3, value: 1.0 / 7),
        MotionPiece(from: 1.0 / 3, value: 1.0 / 7, to: 1, value: 1),
      ], duration: 1)
    let points = [
      LinearPoint(x: 0, y: 0), LinearPoint(x: 1.0 / 3, y: 1.0 / 7), LinearPoint(x: 1, y: 1),
    ]
    #expect(LinearStops(points, of: outline, within: 1e-11) == nil)
    #expect(LinearStops(points, of: outline, within: 1e-5) != nil)
    let wrong = [LinearPoint(x: 0, y: 0), LinearPoint(x: 0.5, y: 0.6), LinearPoint(x: 1, y: 1)]
    #expect(LinearStops(wrong, of: outline, within: 0.01) == nil)
  }
}
