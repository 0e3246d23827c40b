import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

/// Property animators that an app controls manually.
@Suite struct AnimatorUsesTests {
  private static let animator =
    "let slide = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0 }"

  private static func note(_ members: String) -> [String] {
    ["'slide' is moved by \(members) too: the curve is how it runs by itself"]
  }

  static let uses: [(line: String, members: String)] = [
    ("slide.pauseAnimation()", "'pauseAnimation'"),
    ("slide.fractionComplete = pan.translation(in: view).y / 300", "'fractionComplete'"),
    ("slide.isReversed = true", "'isReversed'"),
    ("slide.isReversed.toggle()", "'isReversed'"),
    ("if isOpen { slide.isReversed = !slide.isReversed }", "'isReversed'"),
    ("self.slide?.fractionComplete += 0.1", "'fractionComplete'"),
    ("slide.stopAnimation(true)", "'stopAnimation'"),
    (
      "slide.continueAnimation(withTimingParameters: nil, durationFactor: 0)", "'continueAnimation'"
    ),
    (
      "slide.stopAnimation(false)\nslide.finishAnimation(at: .current)",
      "'stopAnimation' and 'finishAnimation'"
    ),
    (
      "slide.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)",
      "'addAnimations(_:delayFactor:)'"
    ),
  ]

  @Test(arguments: uses.indices)
  func isNoted(index: Int) throws {
    let (line, members) = Self.uses[index]
    let text = "\(Self.animator)\nslide.startAnimation()\n\(line)"
    let curves = try Expression.parse(text)
    #expect(curves.map(\.subject) == [.animation(.linear(duration: 0.4))])
    #expect(curves.map(\.notes) == [Self.note(members)])
    // In a file, another function may control it.
    let source = """
      import UIKit
      final class Sheet: UIView {
        \(Self.animator)
        func pan(_ pan: UIPanGestureRecognizer) {
          \(line)
        }
      }
      """
    let read = try ExpressionFile.parse(source, fileName: "a.swift")
    #expect(read.map(\.notes) == [Self.note(members).map { "a.swift:3: \($0)" }])
  }

  @Test(arguments: [
    "slide.startAnimation()", "print(slide.fractionComplete)", "slide.addCompletion { _ in }",
    "other.pauseAnimation()", "slide.addAnimations { view.alpha = 1 }",
    "let part = slide.isReversed ? 1 : 0", "if slide.fractionComplete > 0.5 { finish() }",
  ])
  func whatRunsByItselfHasNone(line: String) throws {
    let curves = try Expression.parse("\(Self.animator)\n\(line)")
    #expect(curves.map(\.notes) == [[]])
  }
}
