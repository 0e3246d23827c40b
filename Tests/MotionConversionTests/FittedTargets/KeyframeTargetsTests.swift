import AnimationModel
import Foundation
import MotionRecording
import Testing

@testable import MotionConversion

/// Plays what was written for Lottie and SVG by small readers of their own.
@Suite struct KeyframeTargetsTests {
  static let motions = [
    ".bouncy", ".smooth", ".spring(duration: 1.2, bounce: 0.6)",
    ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 12)",
    ".interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: -5)",
    "Spring(duration: 0.5, bounce: 0.3)", ".easeInOut(duration: 0.35)",
    ".timingCurve(0.3, 1.5, 0.6, 1, duration: 0.5)",
    ".timingCurve(.circularEaseOut, duration: 0.6)",
    "css:steps(3)", "css:400ms linear(0, 0.5 20%, 0.4 80%, 1)",
  ]

  @Test(arguments: motions)
  func lottieIsWithinItsError(text: String) throws {
    let conversion = try convert(text, .lottie)
    let object = try JSONSerialization.jsonObject(with: Data(conversion.code.utf8))
    let property = try #require(object as? [String: Any])
    #expect(property["a"] as? Int == 1)
    let keyframes = try #require(property["k"] as? [[String: Any]])
    let frames = try keyframes.map { try #require($0["t"] as? Double) }
    #expect(frames == frames.sorted())
    var curves: [Curve] = []
    for (keyframe, next) in zip(keyframes, keyframes.dropFirst()) {
      let from = try number(keyframe, "s") / 100
      let to = try number(next, "s") / 100
      let start = try #require(keyframe["t"] as? Double) / 60
      let end = try #require(next["t"] as? Double) / 60
      guard end > start, keyframe["h"] as? Int != 1 else { continue }
      let out = try #require(keyframe["o"] as? [String: Any])
      let into = try #require(keyframe["i"] as? [String: Any])
      let handles = try [number(out, "x"), number(out, "y"), number(into, "x"), number(into, "y")]
      #expect(handles.allSatisfy { (0...1).contains($0) })
      curves.append(Curve(start: start, end: end, from: from, to: to, handles: handles))
    }
    #expect(try number(keyframes[keyframes.count - 1], "s") == 100)
    try check(curves, conversion, text)
  }

  @Test(arguments: motions)
  func smilIsWithinItsError(text: String) throws {
    let conversion = try convert(text, .svgSMIL)
    let times = try list("keyTimes", conversion.code, ";").compactMap(Double.init)
    let values = try list("values", conversion.code, ";").compactMap(Double.init)
    let splines = try list("keySplines", conversion.code, ";")
    let length = try #require(Double(list("dur", conversion.code, "ms")[0])) / 1000
    #expect(times.first == 0 && times.last == 1 && times == times.sorted())
    #expect(times.count == values.count && splines.count == times.count - 1)
    #expect(values.last == 1)
    var curves: [Curve] = []
    for (index, spline) in splines.enumerated() where times[index + 1] > times[index] {
      let handles = spline.split(separator: " ").compactMap { Double($0) }
      #expect(handles.count == 4 && handles.allSatisfy { (0...1).contains($0) })
      curves.append(
        Curve(
          start: times[index] * length, end: times[index + 1] * length, from: values[index],
          to: values[index + 1], handles: handles))
    }
    try check(curves, conversion, text)
  }

  @Test func timingCurvesAreOneCurveWithTheirOwnHandles() throws {
    let lottie = try convert(".easeInOut(duration: 0.5)", .lottie)
    #expect(
      lottie.code
        == #"{"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.42],"y":[0]},"i":{"x":[0.58],"y":[1]}},{"t":30,"s":[100]}]}"#
    )
    #expect(lottie.accuracy == .exact)
    let smil = try convert(".easeInOut(duration: 0.5).delay(0.2)", .svgSMIL)
    #expect(smil.code.contains(#"keySplines="0.42 0 0.58 1"/>"#))
    #expect(smil.code.contains(#"begin="200ms""#))
  }

  @Test func whatRepeatsSaysSo() throws {
    #expect(
      try convert(".easeInOut.repeatCount(3, autoreverses: false)", .svgSMIL).code
        .contains("repeatCount=\"3\""))
    let lottie = try convert(".easeInOut(duration: 1).repeatForever()", .lottie)
    #expect(lottie.remarks.contains { $0.contains("loops the composition") })
    #expect(lottie.code.contains("{\"t\":120,\"s\":[0]}"))
  }

  @Test func keyframesKeepTheirValues() throws {
    let text =
      "KeyframeTrack(initialValue: 10) { LinearKeyframe(20, duration: 0.5); LinearKeyframe(5, duration: 1) }"
    let lottie = try convert(text, .lottie)
    #expect(lottie.code.contains("\"t\":0,\"s\":[10]"))
    #expect(lottie.code.contains("\"t\":30,\"s\":[20]"))
    #expect(lottie.code.contains("\"t\":90,\"s\":[5]"))
  }

  private struct Curve {
    let points: [(x: Double, y: Double)]

    init(start: Double, end: Double, from: Double, to: Double, handles: [Double]) {
      let (width, height) = (end - start, to - from)
      points = [
        (start, from), (start + handles[0] * width, from + handles[1] * height),
        (start + handles[2] * width, from + handles[3] * height), (end, to),
      ]
    }

    func point(_ s: Double) -> (x: Double, y: Double) {
      func blend(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> (x: Double, y: Double)
      {
        (a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s)
      }
      // De Casteljau's construction, which shares nothing with what is tested.
      let (a, b, c) = (
        blend(points[0], points[1]), blend(points[1], points[2]), blend(points[2], points[3])
      )
      return blend(blend(a, b), blend(b, c))
    }
  }

  private func check(
    _ curves: [Curve], _ conversion: Conversion, _ text: String
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

  private func number(_ object: [String: Any], _ name: String) throws -> Double {
    try #require((object[name] as? [Double])?.first)
  }

  private func list(_ name: String, _ code: String, _ separator: String) throws -> [String] {
    let tail = try #require(code.components(separatedBy: " \(name)=\"").dropFirst().first)
    return try #require(tail.components(separatedBy: "\"").first).components(separatedBy: separator)
  }

  private func convert(_ text: String, _ target: ConversionTarget) throws -> Conversion {
    try Converter(SpringFamilies.subject(text), text: text).conversion(to: target)
  }
}
