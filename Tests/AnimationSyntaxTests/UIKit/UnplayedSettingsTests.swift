import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Settings whose execution depends on the app.
@Suite struct UnplayedSettingsTests {
  private static func basic(_ lines: String) -> String {
    "let fade = CABasicAnimation(keyPath: \"opacity\")\nfade.duration = 0.4\n\(lines)"
  }

  /// Returns the readings of a text as a paste, and in a function of a file.
  private func readings(_ text: String) throws -> [Result<[ParsedExpression], ExpressionError>] {
    let alone = Result { () throws(ExpressionError) in try Expression.parse(text) }
    let source = "import UIKit\nfunc show() {\n\(text)\n}\nlet other: Animation = .bouncy\n"
    let file = try ExpressionFile.readings(source, fileName: "a.swift")
    return [alone] + file.dropLast().map(\.curves)
  }

  @Test(arguments: [
    "if let f { fade.timingFunction = f }", "guard let f else { return }\nfade.timingFunction = f",
    "if isFast { fade.timingFunction = CAMediaTimingFunction(name: .linear) }",
    "switch style { case .a: fade.timingFunction = a; default: break }",
    "fade.timingFunction = custom ?? CAMediaTimingFunction(name: .linear)",
    "fade.timingFunction = isFast ? CAMediaTimingFunction(name: .easeIn) : nil",
  ])
  func aTimingFunctionThatIsNotKnownIsNotLinear(lines: String) throws {
    let readings = try readings(Self.basic(lines))
    #expect(!readings.isEmpty)
    for reading in readings {
      guard case .failure(let error) = reading else {
        Issue.record("\(lines) is drawn")
        continue
      }
      #expect(error.problem is AppProblem, "\(error.sentence)")
    }
  }

  @Test(arguments: [
    ("if isSlow { fade.duration = 2 }", "'fade.duration = 2'"),
    ("for _ in 0..<3 { fade.duration *= 2 }", "'fade.duration *= 2'"),
    ("fade.duration *= 2", "'fade.duration *= 2'"),
  ])
  func whatIsSetBeforeIsShownWithANote(lines: String, setting: String) throws {
    for reading in try readings(Self.basic(lines)) {
      let curve = try #require(try reading.get().first)
      #expect(curve.subject == .animation(.linear(duration: 0.4)))
      let note = "\(setting) is left out: what it does depends on the app"
      // Notes on a file contain their positions.
      #expect(curve.notes == [note] || curve.notes == ["a.swift:3: \(note)"])
    }
  }

  @Test(arguments: [
    "if keeps { fade.isRemovedOnCompletion = false }", "if x { fade.fillMode = .forwards }",
    "if x { view.duration = 3 }", "fade.delegate = self", "fade.timingFunction = nil ?? nil",
    "let none: CAMediaTimingFunction? = nil; if x { print(fade.duration) }",
  ])
  func whatMovesNothingIsNotSaid(lines: String) throws {
    for reading in try readings(Self.basic(lines)) {
      let curve = try #require(try reading.get().first)
      #expect(curve.subject == .animation(.linear(duration: 0.4)))
      #expect(curve.notes == [])
    }
  }

  @Test(arguments: [
    ("fade.isCumulative = true", "'isCumulative'"), ("fade.isCumulative = grows", "'isCumulative'"),
    ("fade.springiness = 3", "'springiness'"), ("fade.easing = .out", "'easing'"),
  ])
  func whatIsNotPlayedIsNoted(lines: String, name: String) throws {
    for reading in try readings(Self.basic(lines)) {
      let notes = try reading.get().flatMap(\.notes)
      #expect(notes.count == 1 && notes[0].contains(name), "\(notes)")
    }
  }

  private static func group(_ lines: String) -> String {
    """
    NSAnimationContext.runAnimationGroup { context in
    context.duration = 0.3
    context.timingFunction = CAMediaTimingFunction(name: .linear)
    \(lines)
    view.animator().alphaValue = 0
    }
    """
  }

  @Test(arguments: [
    ("if reduceMotion { context.duration = 0 }", "'context.duration = 0'"),
    ("guard animated else { context.duration = 0; return }", "'context.duration = 0'"),
    (
      "if let curve { context.timingFunction = curve }", "'context.timingFunction = curve'"
    ),
    ("if !animated { NSAnimationContext.current.duration = 0 }", "'NSAnimationContext.current"),
  ])
  func inGroupsOfAppKitAlike(lines: String, setting: String) throws {
    for reading in try readings(Self.group(lines)) {
      let curve = try #require(try reading.get().first)
      #expect(curve.subject == .animation(.linear(duration: 0.3)))
      #expect(curve.notes.count == 1 && curve.notes[0].contains(setting), "\(curve.notes)")
    }
  }

  @Test func inTransactionsAlike() throws {
    let text = """
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      if isFast { CATransaction.setAnimationDuration(0.1) }
      CATransaction.commit()
      """
    let curves = try Expression.parse("UIView.performWithoutAnimation { }\n" + text)
    #expect(
      curves.last?.notes == [
        "'CATransaction.setAnimationDuration(0.1)' is left out: what it does depends on the app"
      ])
  }

  @Test func aNoteOfAFileHasItsPlace() throws {
    let file = """
      import AppKit
      func hide() {
        NSAnimationContext.runAnimationGroup { context in
          context.duration = 0.4
          if !animated { context.duration = 0 }
        }
      }
      """
    let note = "A.swift:3: 'context.duration = 0' is left out: what it does depends on the app"
    #expect(try ExpressionFile.parse(file, fileName: "A.swift").map(\.notes) == [[note]])
    let readings = try ExpressionFile.readings(file, fileName: "A.swift")
    #expect(
      try readings.flatMap { try $0.singles().flatMap(\.curves).map(\.notes) } == [[note]])
  }
}
