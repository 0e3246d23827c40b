import SourceScanning
import Testing

/// Names in calls of UIKit's and its like, which other files of the app explain.
@Suite struct AskedNamesTests {
  /// What another file declares, a statement, and what that comes to.
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
}
