import AnimationModel
import AnimationSyntax
import MotionRecording
import TestSupport
import Testing

@testable import SwiftProgram

@Suite struct KeyframeExpressionTests {
  private func curves(_ text: String) throws -> [ParsedExpression] { try Expression.parse(text) }

  private func path(_ text: String, _ name: String? = nil) throws -> KeyframePath<Double> {
    let parsed = try curves(text)
    let curve = try #require(name.map { name in parsed.first { $0.name == name } } ?? parsed.first)
    guard case .keyframes(let keyframes) = curve.subject else {
      throw ExpressionError(problem: SyntaxProblem.emptyExpression, range: 0..<0, source: text)
    }
    return keyframes.path
  }

  /// Texts, with the same keyframes as compiled Swift.
  @Test(arguments: [
    ("MoveKeyframe(2)", Keyframe<Double>.move(to: 2)),
    ("LinearKeyframe(2, duration: 0.5)", .linear(to: 2, duration: 0.5)),
    (
      "LinearKeyframe(2, duration: 0.5, timingCurve: .circularEaseOut)",
      .linear(to: 2, duration: 0.5, timingCurve: .circularEaseOut)
    ),
    (
      "LinearKeyframe(2, duration: 1, timingCurve: .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.5, y: 1)))",
      .linear(
        to: 2, duration: 1,
        timingCurve: .bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.5, y: 1)))
    ),
    ("CubicKeyframe(-2, duration: 1 / 4)", .cubic(to: -2, duration: 0.25)),
    (
      "CubicKeyframe(2, duration: 1, startVelocity: nil, endVelocity: 3 * 2)",
      .cubic(to: 2, duration: 1, endVelocity: 6)
    ),
    ("SpringKeyframe(2)", .spring(to: 2)),
    ("SpringKeyframe(2, duration: nil)", .spring(to: 2)),
    ("SpringKeyframe(2, spring: .snappy)", .spring(to: 2, spring: .snappy)),
    (
      "SpringKeyframe(2, duration: 0.4, spring: Spring(mass: 1, stiffness: 90, damping: 9), startVelocity: -1)",
      .spring(
        to: 2, duration: 0.4, spring: Spring(mass: 1, stiffness: 90, damping: 9), startVelocity: -1)
    ),
    ("SwiftUI.MoveKeyframe(Double.pi)", .move(to: .pi)),
  ])
  func keyframesMeanWhatTheyMeanInSwift(text: String, keyframe: Keyframe<Double>) throws {
    let found = try path("KeyframeTrack(initialValue: 1) { \(text) }")
    #expect(found == KeyframePath(initialValue: 1, keyframes: [keyframe]))
  }

  @Test(arguments: [
    ("KeyframeTrack(initialValue: 1) { MoveKeyframe(2) }", nil),
    ("a=KeyframeTrack(initialValue: 1) { MoveKeyframe(2) }", "a"),
    ("KeyframeTimeline(initialValue: 1) { KeyframeTrack { MoveKeyframe(2) } }", nil),
    ("KeyframeTimeline(initialValue: 1) { MoveKeyframe(2) }", nil),
    (#"KeyframeTimeline(initialValue: (x: 1)) { KeyframeTrack(\.x) { MoveKeyframe(2) } }"#, "x"),
    (
      #"a=KeyframeTimeline(initialValue: (x: 1)) { KeyframeTrack(\.x) { MoveKeyframe(2) } }"#, "a.x"
    ),
    (
      #"KeyframeTimeline(initialValue: V(x: 1)) { KeyframeTrack(\V.x, content: { MoveKeyframe(2) }) }"#,
      "x"
    ),
    (
      #"KeyframeAnimator(initialValue: V(x: 1), trigger: t) { v in Text("\(n) of {").scaleEffect(v.x) } keyframes: { _ in KeyframeTrack(\.x) { MoveKeyframe(2) } }"#,
      "x"
    ),
    (
      #"Text("a").keyframeAnimator(initialValue: V(x: 1), repeating: true, content: { $0.opacity($1.x) }, keyframes: { v in KeyframeTrack(\.x) { MoveKeyframe(2) } }).frame(width: 3)"#,
      "x"
    ),
  ])
  func everyFormOfOneJumpIsTheSame(text: String, name: String?) throws {
    let parsed = try curves(text)
    #expect(parsed.map(\.name) == [name ?? text])
    let found = try path(text)
    #expect(found == KeyframePath(initialValue: 1, keyframes: [.move(to: 2)]))
  }

  @Test(
    arguments: [
      (
        "CGSize(width: 1, height: 2)", "CGSize(width: 3, height: 4)", ["width", "height"],
        [1, 2, 3, 4]
      ),
      ("CGPoint(x: 1, y: 2)", "CGPoint.zero", ["x", "y"], [1, 2, 0, 0]),
      ("CGVector(dx: 1, dy: 2)", ".zero", ["dx", "dy"], [1, 2, 0, 0]),
      ("UnitPoint.center", ".topTrailing", ["x", "y"], [0.5, 0.5, 1, 0]),
      (
        "CGRect(x: 1, y: 2, width: 3, height: 4)", ".zero",
        ["origin.x", "origin.y", "size.width", "size.height"], [1, 2, 3, 4, 0, 0, 0, 0]
      ),
      ("Angle.degrees(30)", ".degrees(60)", ["degrees"], [30, 60]),
      ("Angle(degrees: 0)", "Angle.radians(.pi)", ["degrees"], [0, 180]),
      ("-1.5", "2 * 3 - 1", [""], [-1.5, 5]),
    ] as [(String, String, [String], [Double])])
  func valuesOfEveryType(start: String, to: String, parts: [String], numbers: [Double]) throws {
    let text =
      "KeyframeTimeline(initialValue: (a: \(start))) { KeyframeTrack(\\.a) { MoveKeyframe(\(to)) } }"
    let parsed = try curves(text)
    #expect(parsed.map(\.name) == parts.map { $0.isEmpty ? "a" : "a.\($0)" })
    #expect(parsed.allSatisfy { $0.timeline == text && $0.track == $0.name })
    var found: [Double] = []
    for curve in parsed { found.append(try path(text, curve.name).initialValue) }
    for curve in parsed { found.append(try path(text, curve.name).finalValue) }
    #expect(zip(found, numbers).allSatisfy { isClose($0, $1, .absolute(1e-12)) })
  }

  @Test(arguments: [
    (#"\.offset.height"#, "3", "offset.height"), (#"\.angle.degrees"#, "3", "angle.degrees"),
    (#"\.angle"#, ".degrees(3)", "angle.degrees"),
    (#"\.frame.size.width"#, "3", "frame.size.width"),
    (#"\.place.x"#, "3", "place.x"), (#"\.inner.value"#, "3", "inner.value"),
  ])
  func keyPathsLeadIntoValues(keyPath: String, to: String, name: String) throws {
    let parsed = try curves(
      """
      KeyframeTimeline(initialValue: Values(offset: .zero, angle: .zero, frame: CGRect.zero, place: UnitPoint.zero, \
      inner: Inner(value: 1), tint: .red)) {
        KeyframeTrack(\(keyPath)) { LinearKeyframe(\(to), duration: 1) }
      }
      """)
    #expect(parsed.map(\.name) == [name])
    guard case .keyframes(let curve) = parsed.first?.subject else {
      Issue.record("these are keyframes")
      return
    }
    #expect(isClose(curve.path.finalValue, 3, .absolute(1e-12)))
  }

  /// The type of `.zero` is determined only by the keyframes.
  @Test func aZeroTakesTheTypeOfItsKeyframes() throws {
    let parsed = try curves(
      #"""
      KeyframeTimeline(initialValue: (angle: .zero, offset: .zero, plain: .zero)) {
        KeyframeTrack(\.angle) { CubicKeyframe(.zero, duration: 0.1); CubicKeyframe(.degrees(9), duration: 0.1) }
        KeyframeTrack(\.offset) { CubicKeyframe(CGSize(width: 1, height: 2), duration: 0.1) }
        KeyframeTrack(\.plain) { CubicKeyframe(.zero, duration: 0.1) }
      }
      """#)
    #expect(parsed.map(\.name) == ["angle.degrees", "offset.width", "offset.height", "plain"])
  }

  @Test func ofTwoTracksForOneNumberTheLaterOneShows() throws {
    let parsed = try curves(
      #"""
      KeyframeTimeline(initialValue: (offset: CGSize.zero, y: 0)) {
        KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 1, height: 2), duration: 3) }
        KeyframeTrack(\.y) { MoveKeyframe(1) }
        KeyframeTrack(\.offset.height) { LinearKeyframe(9, duration: 1) }
      }
      """#)
    #expect(parsed.map(\.name) == ["offset.width", "y", "offset.height"])
    guard case .keyframes(let last) = parsed.last?.subject else {
      Issue.record("these are keyframes")
      return
    }
    #expect(last.path.finalValue == 9 && last.path.duration == 1)
    // The hidden track counts for the total duration.
    #expect(last.duration == 3)
  }

  @Test(arguments: [
    ("for _ in 0..<3 { LinearKeyframe(2, duration: 0.5) }", 3),
    ("for i in 1...3 { if i != 2 { LinearKeyframe(Double(i), duration: 0.5) } }", 2),
    ("if 1 < 2 { MoveKeyframe(1) } else { MoveKeyframe(2); MoveKeyframe(3) }", 1),
    ("if false { MoveKeyframe(1) } else if true { MoveKeyframe(2); MoveKeyframe(3) }", 2),
    ("for a in 0..<2 { for b in 0..<3 { LinearKeyframe(Double(a * b), duration: 0.1) } }", 6),
    ("MoveKeyframe(1) // one\n MoveKeyframe(2) /* two */; MoveKeyframe(3)", 3),
  ])
  func loopsAndConditionsAreWrittenOut(body: String, count: Int) throws {
    let found = try path("KeyframeTrack(initialValue: 0) { \(body) }")
    #expect(found.segments.count == count)
  }

  @Test func arraysMakeASetOfCurvesEach() throws {
    let parsed = try curves(
      #"""
      heart=KeyframeTimeline(initialValue: (scale: 1, y: 0)) {
        KeyframeTrack(\.scale) { SpringKeyframe([1.2, 1.5], duration: 1, spring: Spring(bounce: [0, 0.3])) }
        KeyframeTrack(\.y) { LinearKeyframe(-10, duration: 0.5) }
      }
      """#)
    #expect(parsed.count == 8)
    #expect(
      parsed.map(\.name).filter { $0.contains("scale") } == [
        "heart.scale (to: 1.2, bounce: 0)", "heart.scale (to: 1.2, bounce: 0.3)",
        "heart.scale (to: 1.5, bounce: 0)", "heart.scale (to: 1.5, bounce: 0.3)",
      ])
    #expect(Set(parsed.compactMap(\.timeline)).count == 4)
    #expect(parsed[2].sweep.map(\.parameter) == ["to", "bounce"])
    #expect(parsed[2].sweep.map(\.index) == [0, 1])
    #expect(parsed[2].sweep.map(\.values) == [[1.2, 1.5], [0, 0.3]])
    let springs = parsed.compactMap { curve -> Spring? in
      guard case .keyframes(let keyframes) = curve.subject else { return nil }
      return keyframes.path.segments.first?.kind.spring
    }
    #expect(
      springs == [
        Spring(bounce: 0), Spring(bounce: 0.3), Spring(bounce: 0), Spring(bounce: 0.3),
      ])
  }

  @Test func aSweptTrackIsNamedByItsTextWithTheElement() throws {
    let parsed = try curves("KeyframeTrack(initialValue: 0) { MoveKeyframe([1, 22]) }")
    #expect(
      parsed.map(\.name) == [
        "KeyframeTrack(initialValue: 0) { MoveKeyframe(1) }",
        "KeyframeTrack(initialValue: 0) { MoveKeyframe(22) }",
      ])
  }

  @Test func aFileHasBlocksOverManyLines() throws {
    let parsed = try ExpressionFile.parse(
      #"""
      # two blocks and an animation
      KeyframeTrack(initialValue: 0) {
        // up
        LinearKeyframe(10, duration: 0.2)

        LinearKeyframe(0, duration: 0.2) # and down
      }
      .bouncy
      b=Image("heart")
        .keyframeAnimator(initialValue: V(s: 1), trigger: count) { content, value in
          content.scaleEffect(value.s)
        } keyframes: { _ in
          KeyframeTrack(\.s) {
            CubicKeyframe(2, duration: 0.5)
          }
        }
      """#, fileName: "a.txt")
    #expect(parsed.count == 3 && parsed.last?.name == "b.s")
    #expect(parsed[1].name == ".bouncy")
  }

  @Test func errorsInFilesTellTheirLine() {
    do {
      _ = try ExpressionFile.parse(
        "\nKeyframeTrack(initialValue: 0) {\n  LinearKeyframe(1)\n}", fileName: "a.txt")
      Issue.record("a duration is missing")
    } catch {
      #expect(error.message(width: 80).contains("a.txt:3:3"))
    }
  }
}
