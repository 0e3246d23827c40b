import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Tracks that cannot be played, next to tracks that can.
@Suite struct KeyframeTracksTests {
  private static func animator(
    _ declaration: String, _ tracks: String, initialValue: String = "Values()"
  ) -> String {
    """
    \(declaration)
    Text("a").keyframeAnimator(initialValue: \(initialValue), trigger: t) { c, v in c } keyframes: { _ in
      \(tracks)
    }
    """
  }

  private static let scale = #"KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 0.3) }"#

  private static let color =
    "a color is no number, and its keyframes are not played here; write its parts as numbers, as in "
    + "'red: 1.0, green: 0.5'"

  @Test(arguments: [
    ("var tint = Color.red", "LinearKeyframe(Color.blue, duration: 0.3)", ": \(color)"),
    ("var tint: Color = .red", "LinearKeyframe(.blue, duration: 0.2)", ": \(color)"),
    ("var tint: Color.Resolved = start", "CubicKeyframe(end, duration: 0.2)", ": \(color)"),
    ("var tint: UIColor? = nil", "MoveKeyframe(.red)", ": \(color)"),
    (
      "var tint = true", "MoveKeyframe(false)",
      ": a Bool cannot be animated; keyframes need numbers"
    ),
    (
      "var tint = start", "MoveKeyframe(1)",
      ": 'start' is defined by the app, and no app code runs here; write the value itself"
    ),
    (
      "var tint = 1.0", "LinearKeyframe(end, duration: 0.1)",
      ": 'end' is defined by the app, and no app code runs here; write the value itself"
    ),
    (
      "var tint = Color.red", "SpringKeyframe(Color.blue)",
      ", however long it takes: \(color)"
    ),
  ])
  func whatCannotBePlayedIsLeftOut(property: String, keyframe: String, reason: String) throws {
    let text = Self.animator(
      "struct Values { var scale = 1.0; \(property) }",
      Self.scale + "\nKeyframeTrack(\\.tint) { \(keyframe) }")
    let curves = try ExpressionFile.parse(text, fileName: "a.swift")
    #expect(curves.map(\.track) == ["scale"])
    #expect(
      curves.map(\.subject) == [
        .keyframes(
          KeyframeCurve(
            KeyframePath(initialValue: 1, keyframes: [.linear(to: 2, duration: 0.3)]),
            timelineDuration: 0.3))
      ])
    #expect(
      curves.first?.notes == ["a.swift:2: 'keyframeAnimator:2.tint' is left out\(reason)"])
  }

  /// All tracks of a timeline last as long as the longest one, even if that is not drawn.
  @Test func whatIsLeftOutCountsForTheDuration() throws {
    let curves = try Expression.parse(
      #"KeyframeTimeline(initialValue: (scale: 1.0, tint: Color.red)) { "#
        + Self.scale + "; KeyframeTrack(\\.tint) { LinearKeyframe(.blue, duration: 1); "
        + "LinearKeyframe(.red, duration: 0.5) } }")
    guard case .keyframes(let curve) = curves.first?.subject else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(curves.count == 1)
    #expect(curve.timelineDuration == 1.5)
    #expect(curves.first?.notes == ["'tint' is left out: \(Self.color)"])
  }

  @Test(arguments: [
    ("struct Values { var tint = Color.red }", Self.color),
    ("struct Values { var tint: Color? = nil; var scale = 1.0 }", Self.color),
  ])
  func withoutATrackThatCanBePlayedItIsAnError(declaration: String, sentence: String) {
    let text = Self.animator(
      declaration, #"KeyframeTrack(\.tint) { LinearKeyframe(.blue, duration: 1) }"#)
    #expect(error(in: text)?.sentence == sentence)
  }

  /// A misspelled name does not belong to the app.
  @Test func whatIsWrongIsStillAnError() {
    let text = Self.animator(
      "struct Values { var scale = 1.0; var tint = Color.red }",
      Self.scale + #"; KeyframeTrack(\.scael) { MoveKeyframe(1) }"#)
    #expect(error(in: text)?.sentence == "the initial value has no 'scael'; did you mean 'scale'?")
  }

  @Test func propertiesOfATypeThatIsNotDeclaredMayBeMore() throws {
    let tracks = Self.scale + #"; KeyframeTrack(\.offset) { LinearKeyframe(1, duration: 0.2) }"#
    let curves = try Expression.parse(
      Self.animator("", tracks, initialValue: "Values(scale: 1.0)"))
    #expect(curves.map(\.track) == ["scale"])
    #expect(
      curves.first?.notes.first?.hasPrefix(
        "'offset' is left out: the properties of 'Values' are not known here") == true)
  }

  // MARK: - Values that move as a whole

  /// Keyframes outside of tracks move all properties, in the same way as one track for each of them.
  @Test func keyframesOfAWholeValueMoveItsProperties() throws {
    let declaration = """
      struct Values { var scale = 1.0; var offset = CGSize.zero; var part = Part() }
      struct Part { var x = 0.5 }
      """
    let whole = try Expression.parse(
      Self.animator(
        declaration,
        """
        LinearKeyframe(Values(scale: 2), duration: 0.25)
        CubicKeyframe(Values(offset: CGSize(width: 3, height: 4)), duration: 0.5)
        SpringKeyframe(Values(part: Part(x: 2)), duration: 0.5, spring: .bouncy)
        """))
    func keyframes(_ first: String, _ second: String, _ third: String) -> String {
      "LinearKeyframe(\(first), duration: 0.25); CubicKeyframe(\(second), duration: 0.5); "
        + "SpringKeyframe(\(third), duration: 0.5, spring: .bouncy)"
    }
    let tracks = try Expression.parse(
      Self.animator(
        declaration,
        """
        KeyframeTrack(\\.scale) { \(keyframes("2", "1", "1")) }
        KeyframeTrack(\\.offset) { \(keyframes(".zero", "CGSize(width: 3, height: 4)", ".zero")) }
        KeyframeTrack(\\.part.x) { \(keyframes("0.5", "0.5", "2")) }
        """))
    #expect(whole.map(\.track) == ["scale", "offset.width", "offset.height", "part.x"])
    #expect(whole.map(\.subject) == tracks.map(\.subject))
  }
}
