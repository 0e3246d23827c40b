import AnimationModel
import Foundation
import MotionRecording
import Testing

@testable import MotionConversion

/// Plays the output with a small reader of its own.
@Suite struct LottieConversionTests {
  @Test(arguments: fittedMotions)
  func lottieIsWithinItsError(text: String) throws {
    let result = try conversion(text, to: .lottie)
    let object = try JSONSerialization.jsonObject(with: Data(result.code.utf8))
    let property = try #require(object as? [String: Any])
    #expect(property["a"] as? Int == 1)
    let keyframes = try #require(property["k"] as? [[String: Any]])
    let frames = try keyframes.map { try #require($0["t"] as? Double) }
    #expect(frames == frames.sorted())
    var curves: [PlayedCurve] = []
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
      curves.append(PlayedCurve(start: start, end: end, from: from, to: to, handles: handles))
    }
    #expect(try number(keyframes[keyframes.count - 1], "s") == 100)
    try PlayedCurve.check(curves, result, text)
  }

  @Test func aTimingCurveIsOneCurveWithItsOwnHandles() throws {
    let lottie = try conversion(".easeInOut(duration: 0.5)", to: .lottie)
    #expect(
      lottie.code
        == #"{"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.42],"y":[0]},"i":{"x":[0.58],"y":[1]}},{"t":30,"s":[100]}]}"#
    )
    #expect(lottie.accuracy == .exact)
  }

  @Test func loopsAreThePlayers() throws {
    let lottie = try conversion(".easeInOut(duration: 1).repeatForever()", to: .lottie)
    #expect(lottie.remarks.contains { $0.contains("loops the composition") })
    #expect(lottie.code.contains("{\"t\":120,\"s\":[0]}"))
  }

  @Test func keyframesKeepTheirValues() throws {
    let text =
      "KeyframeTrack(initialValue: 10) { LinearKeyframe(20, duration: 0.5); LinearKeyframe(5, duration: 1) }"
    let lottie = try conversion(text, to: .lottie)
    #expect(lottie.code.contains("\"t\":0,\"s\":[10]"))
    #expect(lottie.code.contains("\"t\":30,\"s\":[20]"))
    #expect(lottie.code.contains("\"t\":90,\"s\":[5]"))
  }

  private func number(_ object: [String: Any], _ name: String) throws -> Double {
    try #require((object[name] as? [Double])?.first)
  }
}
