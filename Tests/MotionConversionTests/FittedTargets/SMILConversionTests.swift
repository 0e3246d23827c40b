import AnimationModel
import Foundation
import MotionRecording
import Testing

@testable import MotionConversion

/// Plays the output with a small reader of its own.
@Suite struct SMILConversionTests {
  @Test(arguments: fittedMotions)
  func smilIsWithinItsError(text: String) throws {
    let result = try conversion(text, to: .svgSMIL)
    let times = try list("keyTimes", result.code, ";").compactMap(Double.init)
    let values = try list("values", result.code, ";").compactMap(Double.init)
    let splines = try list("keySplines", result.code, ";")
    let length = try #require(Double(list("dur", result.code, "ms")[0])) / 1000
    #expect(times.first == 0 && times.last == 1 && times == times.sorted())
    #expect(times.count == values.count && splines.count == times.count - 1)
    #expect(values.last == 1)
    var curves: [PlayedCurve] = []
    for (index, spline) in splines.enumerated() where times[index + 1] > times[index] {
      let handles = spline.split(separator: " ").compactMap { Double($0) }
      #expect(handles.count == 4 && handles.allSatisfy { (0...1).contains($0) })
      curves.append(
        PlayedCurve(
          start: times[index] * length, end: times[index + 1] * length, from: values[index],
          to: values[index + 1], handles: handles))
    }
    try PlayedCurve.check(curves, result, text)
  }

  @Test func attributesAreThoseOfSVG() throws {
    let smil = try conversion(".easeInOut(duration: 0.5).delay(0.2)", to: .svgSMIL)
    #expect(smil.code.contains(#"keySplines="0.42 0 0.58 1"/>"#))
    #expect(smil.code.contains(#"begin="200ms""#))
    #expect(
      try conversion(".easeInOut.repeatCount(3, autoreverses: false)", to: .svgSMIL).code
        .contains("repeatCount=\"3\""))
    #expect(
      try conversion(".easeIn.repeatForever(autoreverses: false)", to: .svgSMIL).code
        .contains("repeatCount=\"indefinite\""))
  }

  private func list(_ name: String, _ code: String, _ separator: String) throws -> [String] {
    let tail = try #require(code.components(separatedBy: " \(name)=\"").dropFirst().first)
    return try #require(tail.components(separatedBy: "\"").first).components(separatedBy: separator)
  }
}
