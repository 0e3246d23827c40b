import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// The declarations that the keyframes in source refer to: those of the enclosing code.
@Suite struct EnclosingCodeTests {
  private static func view(_ name: String, _ declarations: String, _ value: String = "Values()")
    -> String
  {
    """
    struct \(name): View {
      \(declarations)
      var body: some View {
        Text("a").keyframeAnimator(initialValue: \(value), trigger: t) { c, v in c } keyframes: { _ in
          KeyframeTrack(\\.scale) { LinearKeyframe(2, duration: 0.3) }
        }
      }
    }

    """
  }

  private static func starts(_ source: String) throws -> [Double] {
    try ExpressionFile.parse(source, fileName: "a.swift").compactMap {
      if case .keyframes(let curve) = $0.subject { curve.path.initialValue } else { nil }
    }
  }

  /// Views with types of the same name, as in most tutorials.
  @Test func aNameMeansTheInnermostType() throws {
    let source =
      Self.view("A", "struct Values { var scale = 3.0 }")
      + Self.view("B", "struct Values { var scale = 5.0; var angle = 0.0 }")
      + "struct Values { var scale = 7.0 }\n" + Self.view("C", "let title = \"a\"")
    #expect(try Self.starts(source) == [3, 5, 7])
  }

  @Test(arguments: [
    (view("A", "let start = Values()") + "struct Values { var scale = 3.0 }", "start"),
    ("let start = Values()\n" + view("A", "") + "struct Values { var scale = 3.0 }", "start"),
    (
      view("A", "") + "struct Values { var scale = Numbers.first }\n"
        + "enum Numbers { static let first = second; static let second = 3.0 }", "Values()"
    ),
    (
      view("A", "") + "struct Values { var scale: Double }\n"
        + "extension Values { static let start = Values(scale: 3) }", "Values.start"
    ),
    (view("A", "") + "struct B { struct Values { var scale = 3.0 } }", "B.Values()"),
    (
      view("A", "") + "struct Values { var scale = 3.0; let spring = Animation.bouncy }", "Values()"
    ),
    (
      view(
        "A",
        "var other: some View { KeyframeAnimator(initialValue: 9.0) { _ in } "
          + "keyframes: { _ in MoveKeyframe(1.0) } }") + "struct Values { var scale = 3.0 }",
      "Values()"
    ),
  ])
  func namesAreLookedUp(source: String, value: String) throws {
    let starts = try Self.starts(
      source.replacing("initialValue: Values()", with: "initialValue: \(value)"))
    #expect(starts.last == 3)
  }

  /// Constants of a body and of closures in it are known in their scopes; members and labels do not refer to them.
  @Test(arguments: [
    ("let peak = 2.5", "", "LinearKeyframe(peak, duration: 0.3)", 2.5),
    ("let half = 1.5", "let peak = half * 2", "LinearKeyframe(peak, duration: 0.3)", 3.0),
    ("let peak = 2.5", "let peak = 4.0", "LinearKeyframe(peak, duration: 0.3)", 4.0),
    ("let scale = proxy.size.width", "", "LinearKeyframe(peak, duration: 0.3)", 7.0),
    ("let duration = proxy.time", "", "LinearKeyframe(peak, duration: 0.3)", 7.0),
  ])
  func constantsOfFunctions(outer: String, inner: String, keyframe: String, end: Double) throws {
    let source = """
      struct Values { var scale = 1.0 }
      struct A: View {
        let peak = 7.0
        var body: some View {
          \(outer)
          return VStack {
            \(inner)
            Text("a").keyframeAnimator(initialValue: Values()) { c, v in c } keyframes: { _ in
              KeyframeTrack(\\.scale) { \(keyframe) }
            }
          }
        }
      }
      """
    let ends: [Double] = try ExpressionFile.parse(source, fileName: "a.swift").compactMap {
      if case .keyframes(let curve) = $0.subject { curve.path.value(time: 1) } else { nil }
    }
    #expect(ends == [end])
  }

  /// A name that is known only in the running app hides outer declarations.
  @Test(arguments: [
    "ForEach(0..<3) { peak in KEYS }", "if let peak = model.peak { KEYS }",
    "content { (peak: Double) in KEYS }",
  ])
  func whatIsNotKnownHidesOthers(code: String) throws {
    let keys =
      "Text(\"a\").keyframeAnimator(initialValue: 1.0) { c, v in c } keyframes: { _ in "
      + "LinearKeyframe(peak, duration: 0.3) }"
    let source = """
      struct A: View {
        let peak = 7.0
        var body: some View { \(code.replacing("KEYS", with: keys)) }
      }
      """
    let readings = try ExpressionFile.readings(source, fileName: "a.swift")
    guard case .failure(let error) = try #require(readings.first).curves else {
      Issue.record("the number is not known")
      return
    }
    #expect(error.sentence.hasPrefix("'peak' is defined by the app"))
  }

  /// Only declarations that a site names are read; all others may contain anything.
  @Test func whatIsNotNamedIsNotRead() throws {
    let source =
      Self.view("A", "@State private var odd = 3 +* 4") + "struct Values { var scale = 3.0 }\n"
      + "enum Other { case a = , b }\n"
    #expect(try Self.starts(source) == [3])
  }

  @Test func errorsAreWhereTheyAreInTheSource() throws {
    let source = Self.view("A", "") + "struct Values { var scale = true }\n"
    let readings = try ExpressionFile.readings(source, fileName: "a.swift")
    guard case .failure(let error) = try #require(readings.first).curves else {
      Issue.record("a truth value is moved")
      return
    }
    #expect(error.sentence == "a Bool cannot be animated; keyframes need numbers")
    let bytes = Array(source.utf8)[error.range]
    #expect(String(decoding: bytes, as: UTF8.self) == #"\.scale"#)
  }
}
