import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Animations of Core Animation that are passed to functions, closures and loops.
@Suite("Core Animation: objects that other code gets")
struct HandedAnimationsTests {
  private static func file(_ lines: String, _ functions: String = "") -> String {
    """
    import UIKit
    \(functions)
    func show(layer: CALayer) {
      let fade = CABasicAnimation(keyPath: "opacity")
      \(lines)
      layer.add(fade, forKey: nil)
    }
    """
  }

  private static func curves(_ text: String) throws -> [ParsedExpression] {
    try ExpressionFile.parse(text, fileName: "A.swift")
  }

  @Test(arguments: [
    ("[fade].forEach { $0.duration = 0.8 }", ""),
    ("[fade].forEach { animation in animation.duration = 0.8 }", ""),
    ("[fade].forEach({ $0.duration = 0.8 })", ""),
    ("for animation in [fade] { animation.duration = 0.8 }", ""),
    (
      "[fade].forEach(slow)",
      "func slow(_ animation: CABasicAnimation) { animation.duration = 0.8 }"
    ),
    ("slow(fade)", "func slow(_ animation: CABasicAnimation) { animation.duration = 0.8 }"),
    (
      "slow(fade, by: 0.8)",
      "func slow(_ animation: CAAnimation, by seconds: Double) { animation.duration = seconds }"
    ),
    (
      "Self.slow(animation: fade)",
      "enum A { static func slow(animation: CAAnimation) { animation.duration = 0.8 } }"
    ),
    (
      "outer(fade)",
      "func outer(_ a: CAAnimation) { inner(a) }\nfunc inner(_ b: CAAnimation) { b.duration = 0.8 }"
    ),
    ("let other = fade; other.duration = 0.8", ""),
    (
      "fade.duration = 3; slow(fade)",
      "func slow(_ animation: CAAnimation) { animation.duration = 0.8 }"
    ),
  ])
  func whatIsSetThereCounts(lines: String, functions: String) throws {
    let curve = try #require(try Self.curves(Self.file(lines, functions)).first)
    #expect(curve.subject == .animation(.linear(duration: 0.8)))
    #expect(curve.notes.isEmpty, "\(curve.notes)")
  }

  @Test(arguments: [
    ("setup(fade)", "what 'setup(fade)' sets is not known"),
    ("if isOn { setup(fade) }", "what 'setup(fade)' sets is not known"),
    ("Motion.shared.prepare(fade, 2)", "what 'Motion.shared.prepare(fade, 2)' sets is not known"),
  ])
  func whatIsNotKnownIsNoted(lines: String, note: String) throws {
    let curve = try #require(
      try Self.curves(Self.file("fade.duration = 0.4; " + lines)).first)
    #expect(curve.subject == .animation(.linear(duration: 0.4)))
    #expect(curve.notes == ["A.swift:4: \(note)"])
  }

  @Test(arguments: [
    "layer.add(fade, forKey: nil)", "print(fade)", "all.append(fade)",
    "[1, 2].forEach { print($0) }",
    "for x in [1, 2] { print(x) }",
  ])
  func whatLeavesItAsItIsSaysNothing(lines: String) throws {
    let curve = try #require(
      try Self.curves(Self.file("fade.duration = 0.4; " + lines)).first)
    #expect(curve.notes.isEmpty, "\(curve.notes)")
  }

  @Test func functionsThatCallEachOtherEnd() throws {
    let functions =
      "func a(_ x: CAAnimation) { b(x) }\nfunc b(_ x: CAAnimation) { a(x); x.duration = 0.8 }"
    let curve = try #require(try Self.curves(Self.file("a(fade)", functions)).first)
    #expect(curve.subject == .animation(.linear(duration: 0.8)))
  }

  @Test(arguments: [
    "let b = CABasicAnimation(keyPath: \"x\").then { $0.duration = 3 }",
    "with(CABasicAnimation(keyPath: \"x\")) { $0.duration = 9 }",
    "layer.add(CABasicAnimation(keyPath: \"x\").set { a in a.duration = 1 }, forKey: nil)",
  ])
  func whatAClosureOfTheAppsSetsUpIsLeftOut(lines: String) throws {
    let readings = try ExpressionFile.readings(
      Self.file("fade.duration = 0.4; " + lines), fileName: "A.swift")
    #expect(readings.count == 2)
    let left = try #require(readings.last)
    guard case .failure(let error) = left.curves else {
      Issue.record("\(lines) is drawn")
      return
    }
    #expect(error.sentence.contains("depends on the app"), "\(error.sentence)")
  }

  @Test func whatIsDeclaredElsewhereMayBeSetThere() throws {
    let text = """
      func show(layer: CALayer) {
        let fade: CABasicAnimation
        if isOn { fade = CABasicAnimation(keyPath: "x"); fade.duration = 0.3 } else { fade = other }
        fade.duration = 0.5
      }
      """
    let curve = try #require(try Self.curves(text).first)
    #expect(
      curve.notes == [
        "A.swift:3: what else is set of 'fade', which is declared elsewhere, is not known"
      ])
  }
}
