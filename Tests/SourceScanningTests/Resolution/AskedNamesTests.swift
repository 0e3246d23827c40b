import SourceScanning
import Testing

/// Tests of names in calls of UIKit and similar frameworks, which other files of the app explain.
@Suite struct AskedNamesTests {
  /// The declaration in another file, a statement, and the way in which its value becomes known.
  private static let cases: [(String, String, String)] = [
    (
      "enum Constants { static let duration = 0.3 }",
      "UIView.animate(withDuration: Constants.duration) {}", "constant"
    ),
    (
      "enum Constants { enum Time { static let short: TimeInterval = 0.6 / 2 } }",
      "UIView.animate(withDuration: Constants.Time.short) {}", "constant"
    ),
    (
      "enum Constants { static var duration: Double { base * 3 }\nstatic let base = 0.1 }",
      "UIView.animate(withDuration: Constants.duration) {}", "constant"
    ),
    ("let duration = 0.3", "UIView.animate(withDuration: duration) {}", "constant"),
    (
      "extension Screen { static let duration = 0.3 }",
      "UIView.animate(withDuration: Self.duration) {}", "constant"
    ),
    (
      "enum Constants { static let half = 0.15 }",
      "UIView.animate(withDuration: Constants.half * 2) {}", "constant"
    ),
    ("enum Constants {}", "UIView.animate(withDuration: 0.3) {}", "literal"),
    (
      "enum Constants { static var duration = 0.3 }\nfunc f() { Constants.duration = 1 }",
      "UIView.animate(withDuration: Constants.duration) {}", "unread"
    ),
    (
      "enum Constants { static let duration: Double }",
      "UIView.animate(withDuration: Constants.duration) {}", "unread"
    ),
    (
      "let duration = 0.3",
      "let duration = wait(); UIView.animate(withDuration: duration) {}", "unread"
    ),
  ]

  @Test(arguments: cases)
  func constantsOfOtherFilesAreFollowed(
    _ declaration: String, _ statement: String, _ resolution: String
  ) throws {
    let scan = ScanFixture.scan("class Screen { func show() {\n\(statement)\n} }", declaration)
    let use = try #require(scan.uses.first)
    #expect(scan.uses.count == 1)
    #expect(use.resolution.rawValue == resolution)
    #expect(use.duration == (resolution == "unread" ? nil : 0.3))
  }

  @Test func aParameterHasItsDefault() {
    let scan = ScanFixture.scan(
      "func show(duration: Double = usual) { UIView.animate(withDuration: duration) {} }",
      "let usual = 0.3")
    #expect(scan.uses.map(\.duration) == [0.3])
  }

  @Test func eachAnimationIsKnownByItsOwnNames() {
    let scan = ScanFixture.scan(
      """
      func show() {
        UIView.animate(withDuration: 0.2) {}
        UIView.animate(withDuration: Time.long) {}
        UIView.animate(withDuration: 0.4) {}
      }
      """, "enum Time { static let long = 0.3 }")
    #expect(scan.uses.map(\.duration) == [0.2, 0.3, 0.4])
    #expect(scan.uses.map(\.resolution) == [.literal, .constant, .literal])
  }

  @Test func animationsOfLayersFollowNamesToo() throws {
    let source = """
      func show() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = Time.long
        layer.add(fade, forKey: nil)
      }
      """
    let alone = try #require(ScanFixture.scan(source).uses.first)
    #expect(alone.resolution == .unread)
    let scan = ScanFixture.scan(source, "enum Time { static let long = 0.3 }")
    let use = try #require(scan.uses.first)
    #expect(use.duration == 0.3)
    #expect(use.resolution == .constant)
  }

  /// The declaration in another file, the keyframe that uses it, and the way in which its value becomes known.
  private static let keyframes: [(String, String, String)] = [
    ("enum Motion { static let up = 0.3 }", "LinearKeyframe(2, duration: Motion.up)", "constant"),
    (
      "enum Motion { enum Time { static let up: TimeInterval = 0.6 / 2 } }",
      "LinearKeyframe(2, duration: Motion.Time.up)", "constant"
    ),
    (
      "enum Motion { static var up: Double { base / 2 }\nstatic let base = 0.6 }",
      "LinearKeyframe(2, duration: Motion.up)", "constant"
    ),
    ("let up = 0.3\nlet ease = Animation.bouncy", "LinearKeyframe(2, duration: up)", "constant"),
    (
      "extension Double { static let peak = 2.0\nstatic let ease = Animation.bouncy }",
      "LinearKeyframe(.peak, duration: 0.3)", "constant"
    ),
    (
      "struct Peak { let height: Double; static let high = Peak(height: 2) }",
      "LinearKeyframe(Peak.high.height, duration: 0.3)", "constant"
    ),
    ("enum Motion {}", "LinearKeyframe(2, duration: 0.3)", "literal"),
    (
      "enum Motion { static var up = 0.3 }\nfunc f() { Motion.up = 1 }",
      "LinearKeyframe(2, duration: Motion.up)", "unread"
    ),
    ("enum Motion { static let up: Double }", "LinearKeyframe(2, duration: Motion.up)", "unread"),
    ("private let up = 0.3", "LinearKeyframe(2, duration: up)", "unread"),
  ]

  private static func bell(_ keyframe: String, members: String = "") -> String {
    """
    struct Bell: View {
      @State private var rings = 0
      \(members)
      var body: some View {
        Circle().keyframeAnimator(initialValue: 1.0, trigger: rings) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in \(keyframe) }
      }
    }
    """
  }

  @Test(
    "a type of SwiftUI is not one of another module with the same name",
    arguments: [("Sources/Other/Frames.swift", "literal"), ("Sources/App/Frames.swift", "unread")])
  func typesOfOtherModules(path: String, resolution: String) throws {
    let scan = ScanFixture.scan(
      Self.bell("KeyframeTrack(\\.self) { LinearKeyframe(2, duration: 0.3) }"),
      "struct KeyframeTrack<Root> { init(_ path: KeyPath<Root, Root>, content: () -> Void) {} }",
      names: ["Sources/App/Bell.swift", path])
    let use = try #require(scan.uses.first { $0.context == "keyframeAnimator" })
    #expect(use.resolution.rawValue == resolution)
  }

  @Test(arguments: keyframes)
  func keyframesFollowNamesOfOtherFiles(
    _ declaration: String, _ keyframe: String, _ resolution: String
  ) throws {
    let scan = ScanFixture.scan(Self.bell(keyframe), declaration)
    let use = try #require(scan.uses.first { $0.context == "keyframeAnimator" })
    #expect(use.resolution.rawValue == resolution)
    let known = "KeyframeTrack(initialValue: 1) { LinearKeyframe(2, duration: 0.3) }"
    #expect(use.expression == (resolution == "unread" ? "" : known))
  }

  @Test func aNameThatTwoFilesDeclareIsNotGuessed() throws {
    let scan = ScanFixture.scan(
      Self.bell("LinearKeyframe(2, duration: Motion.up)"),
      "enum Motion { static let up = 0.3 }", "enum Motion { static let up = 0.4 }")
    #expect(scan.uses.map(\.resolution) == [.unread])
  }

  @Test(arguments: [
    ("let up = 0.3", "LinearKeyframe(2, duration: up)"),
    ("", "LinearKeyframe(2, duration: 0.1)"),
  ])
  func constantsOfTheFileItselfAreConstants(_ member: String, _ keyframe: String) {
    let scan = ScanFixture.scan(Self.bell(keyframe, members: member))
    #expect(scan.uses.map(\.resolution) == [member.isEmpty ? .literal : .constant])
  }

  @Test func aConstantOfTheFileItselfIsOne() {
    let scan = ScanFixture.scan("let up = 0.3\nfunc f() { UIView.animate(withDuration: up) {} }")
    #expect(scan.uses.map(\.resolution) == [.constant])
  }
}
