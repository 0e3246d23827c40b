import AnimationModel
import MotionRecording
import RecordingFormats
import TestSupport
import Testing

@Suite struct InspectionDocumentTests {
  private func document(_ subject: Subject, clock: Clock = .continuous) throws
    -> InspectionDocument
  {
    let recorder = Recorder()
    return InspectionDocument(
      [
        InspectionDocument.Curve(
          name: "it", subject: subject, measures: try recorder.measures(of: subject, clock: clock))
      ], from: 0, to: 1, clock: clock)
  }

  @Test func everyDocumentIsJSON() throws {
    for subject: Subject in [
      .animation(.bouncy), .animation(.linear.repeatForever()), .spring(Spring(bounce: 1)),
      .unitCurve(.circularEaseOut), .animation(.spring(duration: 0)),
      .animation(.interpolatingSpring(stiffness: 1, damping: 40)),
    ] {
      let value = try JSONValue(Array(try document(subject).json.utf8))
      guard case .object(let members) = value else {
        Issue.record("a document is an object")
        continue
      }
      #expect(members.first?.name == "schema")
    }
  }

  @Test func anUndampedSpringNeverSettles() throws {
    let json = try document(.spring(Spring(bounce: 1))).json
    #expect(json.contains("\"settlingDuration\": null"))
    #expect(json.contains("\"settlingDurationReason\": \"positive infinity\""))
    #expect(json.contains("\"settledWithin1Percent\": null"))
  }

  /// SwiftUI's estimate is 0 for a spring that takes longer than the estimate's limit; the motion itself is
  /// followed until it settles.
  @Test(arguments: [Spring(duration: 0.5, bounce: -0.99), Spring(duration: 100, bounce: 0)])
  func aSpringThatSwiftUIGivesUpOnIsNotCalledSettled(spring: Spring) throws {
    let text = try document(.spring(spring)).text()
    #expect(
      text.contains("settling duration             0 s: it does not settle within the 102 s"))
    #expect(!text.contains("for good           never"))
    let json = try document(.spring(spring)).json
    #expect(json.contains("\"settlingDuration\": null"))
    #expect(json.contains("it does not settle within the 102 s that SwiftUI looks at"))
  }

  @Test func springsSayEachFigureOnce() throws {
    let json = try document(.animation(.bouncy)).json
    for key in ["duration", "bounce", "response", "dampingRatio", "mass", "stiffness", "damping"] {
      #expect(json.components(of: "\"\(key)\": ") == 1, "\(key)")
    }
    #expect(json.contains("\"bounce\": 0.3,") && json.contains("\"dampingRatio\": 0.7,"))
  }

  @Test func textHasAColumnOfFigures() throws {
    let text = try document(.animation(.bouncy)).text()
    #expect(text.contains("    removal at 60 Hz              0.76667 s (frame 46)\n"))
    #expect(!text.contains("\u{1B}"))
    #expect(try document(.animation(.bouncy)).text(usesEmphasis: true).contains("\u{1B}[1mit"))
  }

  @Test func aStrongDampingIsExplained() throws {
    let text = try document(.animation(.spring(bounce: -0.5))).text()
    #expect(text.contains("SwiftUI's own stiffness property is 1105.4 here"))
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
