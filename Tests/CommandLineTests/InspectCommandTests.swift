import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct InspectCommandTests {
  private func curves(_ arguments: String...) throws -> [[String: Any]] {
    let run = try kymo(["inspect", "--format", "json"] + arguments)
    #expect(run.status == 0 && run.errorText.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(document?["schema"] as? String == "kymograph/inspect")
    return try #require(document?["curves"] as? [[String: Any]])
  }

  /// Semantics reference, sections 19.1 and 19.3.
  @Test func tellsEveryParameterisation() throws {
    let curve = try #require(
      try curves(".interpolatingSpring(mass: 1.2, stiffness: 90, damping: 12)").first)
    let spring = try #require(curve["spring"] as? [String: Any])
    let expected = [
      "duration": 0.725520, "response": 0.725520, "bounce": 0.422650, "dampingRatio": 0.577350,
      "mass": 1.2, "stiffness": 90, "damping": 12, "settlingDuration": 1.739903,
      "naturalFrequency": 8.660254, "dampedFrequency": 7.071068, "qualityFactor": 0.866025,
    ]
    for (key, value) in expected {
      let found = try #require(spring[key] as? Double, "\(key)")
      #expect(abs(found - value) < 2e-6, "\(key) is \(found)")
    }
  }

  @Test func tellsEveryAnswerToHowLongItIs() throws {
    let curve = try #require(try curves(".bouncy").first)
    let times = try #require(curve["times"] as? [String: Any])
    #expect(times["logicalCompletion"] as? Double == 0.5)
    #expect(times["removalAt60Hertz"] as? Double == 0.766666666666667)
    let settled = try #require(times["settledWithin1Percent"] as? Double)
    let crossing = try #require(times["firstCrossing"] as? Double)
    #expect(crossing < settled && settled < 0.77)
  }

  /// Semantics reference, section 3.10: the first overshoot of the closed form.
  @Test func measuresTheOvershoot() throws {
    let curve = try #require(try curves("Spring.bouncy").first)
    let motion = try #require(curve["motion"] as? [String: Any])
    let overshoot = try #require(motion["overshoot"] as? [String: Any])
    #expect(abs(try #require(overshoot["fraction"] as? Double) - 0.045988) < 1e-6)
    #expect(abs(try #require(overshoot["time"] as? Double) - 0.350070) < 1e-6)
  }

  /// The whole travel of 300 points in a third of a second: semantics reference, section 17.
  @Test(arguments: [
    "UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0)",
    ".interpolatingSpring(stiffness: 170, damping: 15)", ".bouncy", "Spring.bouncy",
  ])
  func tellsTheVelocityOfAGestureInBothUnits(expression: String) throws {
    let curve = try #require(
      try curves(expression, "--to", "300", "--gesture-velocity", "900").first)
    let velocity = try #require(curve["initialVelocity"] as? [String: Double])
    #expect(velocity == ["perSecond": 900, "travelsPerSecond": 3])
  }

  @Test func saysWhereASpringIsCutOff() throws {
    let run = try kymo(
      "inspect",
      "UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0)")
    #expect(run.outputText.contains("it is cut off after 0.5 s, 0.14279 % of the travel from"))
    let free = try kymo("inspect", "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)")
    #expect(free.status == 0 && !free.outputText.contains("cut off"))
  }

  @Test func saysWhereUIKitsSpringIsUncertain() throws {
    let run = try kymo(
      "inspect",
      "UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 3)")
    #expect(run.outputText.contains("UIKit's own solution jumps"))
  }

  @Test func whatDoesNotHappenIsNullWithAReason() throws {
    let curve = try #require(try curves(".linear.repeatForever()").first)
    #expect(curve["spring"] is NSNull && curve["springReason"] is String)
    let times = try #require(curve["times"] as? [String: Any])
    #expect(times["removal"] is NSNull && times["removalReason"] is String)
  }

  @Test func saysWhereAnInterpolatingSpringIsNotWhatItSeems() throws {
    let run = try kymo("inspect", ".interpolatingSpring(stiffness: 100, damping: 40)")
    #expect(run.outputText.contains("a damping ratio above 1 is played as critical damping"))
    #expect(run.outputText.contains("damping ratio                 2\n"))
  }

  @Test func theFrameClockGivesTimesOfFrames() throws {
    let run = try kymo("inspect", ".bouncy", "--clock", "frames", "--fps", "120")
    #expect(run.outputText.contains("from 0 to 1, at 120 Hz\n"))
    #expect(run.outputText.contains("overshoot                     4.19"))
  }

  @Test func textIsBoldOnlyWhenAskedFor() throws {
    #expect(!(try kymo("inspect", ".bouncy").outputText.contains("\u{1B}")))
    #expect(try kymo("inspect", ".bouncy", "--color", "always").outputText.contains("\u{1B}[1m"))
  }
}
