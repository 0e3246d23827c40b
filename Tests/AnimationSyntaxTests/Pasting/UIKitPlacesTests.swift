import AnimationModel
import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Calls of UIKit, AppKit and Core Animation in whole files and functions.
@Suite struct UIKitPlacesTests {
  private static let controller = """
    import UIKit
    private let quick: TimeInterval = 0.2

    final class CardController: UIViewController {
      private enum Motion { static let duration = 0.35; static let damping: CGFloat = 0.75 }
      private let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn)
      private let unset = CABasicAnimation(keyPath: "opacity")
      lazy var spring: UIViewPropertyAnimator = {
        let timing = UISpringTimingParameters(mass: 1, stiffness: 180, damping: 12, initialVelocity: .zero)
        return UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      }()

      func show(animated: Bool, after delay: TimeInterval) {
        UIView.animate(
          withDuration: Motion.duration, delay: 0, usingSpringWithDamping: Motion.damping,
          initialSpringVelocity: 1, options: .allowUserInteraction,
          animations: {
            self.view.alpha = 1
            if animated { UIView.animate(withDuration: quick) { self.view.transform = .identity } }
          },
          completion: { _ in UIView.animate(withDuration: animated ? 0.3 : 0) { self.rest() } })
        UIView.animate(withDuration: 0.3, delay: delay) { self.rest() }
        _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.25, delay: 0, options: .curveLinear) {}
        guard animated else { return UIView.animate(withDuration: 1) {} }
      }

      func pulse(_ time: Double) {
        let pulse = CASpringAnimation(keyPath: "transform.scale")
        pulse.damping = 12
        pulse.stiffness = 180
        pulse.duration = pulse.settlingDuration
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = time
        fade.autoreverses = true
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, -10, 10, 0]
        shake.keyTimes = [0, 0.2, 0.8, 1]
        shake.duration = 0.4
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation")
        turn.values = [0, 1, 2, 3]
        turn.keyTimes = shake.keyTimes
        turn.duration = shake.duration
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
        CATransaction.commit()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.rest() }
        }
        switch state {
        case .shown: UIView.transition(with: view, duration: 0.3, options: .curveLinear, animations: nil)
        default: UIView.animate(withDuration: 0.3, delay: 0, options: options) {}
        }
        NSAnimationContext.runAnimationGroup { context in
          context.duration = 0.4
          context.timingFunction = CAMediaTimingFunction(name: .easeIn)
        }
        animator.pauseAnimation()
      }
    }
    """

  @Test func everyCallIsNamedByWhereItStands() throws {
    let readings = try ExpressionFile.readings(Self.controller, fileName: "Card.swift")
    let read = readings.flatMap { reading -> [String] in
      guard let curves = try? reading.curves.get() else {
        return ["\(reading.line) left out: \(reading.site?.text ?? "")"]
      }
      return curves.map { "\($0.name) \(Self.text(of: $0.subject))" }
    }
    #expect(
      read == [
        "animator .easeIn(duration: 0.5)",
        "7 left out: CABasicAnimation(keyPath: \"opacity\")",
        "spring:10 UISpringTimingParameters(mass: 1, stiffness: 180, damping: 12)",
        "show:14 UIView.animate(withDuration: 0.35, usingSpringWithDamping: 0.75, initialSpringVelocity: 1)",
        "show:19 .easeInOut(duration: 0.2)",
        "show:21 (withDuration: 0.3) .easeInOut(duration: 0.3)",
        "show:21 (withDuration: 0) nil",
        "22 left out: UIView.animate(withDuration: 0.3, delay: ‹delay›)",
        "show:23 .linear(duration: 0.25)",
        "show:24 .easeInOut(duration: 1)",
        "pulse CASpringAnimation(stiffness: 180, damping: 12)",
        "32 left out: CABasicAnimation: duration = ‹time›, autoreverses = true",
        "shake keyframes", "turn keyframes",
        "pulse:43 .easeOut(duration: 0.5)",
        "pulse:47.keyframe 1 keyframes",
        "pulse:51 .linear(duration: 0.3)",
        "52 left out: UIView.animate(withDuration: 0.3, delay: 0, options: ‹options›)",
        "pulse:54 .easeIn(duration: 0.4)",
      ])
  }

  private static func text(of subject: Subject) -> String {
    if case .keyframes = subject { return "keyframes" }
    return Expression.text(of: subject) ?? "?"
  }

  @Test func everyCallCanBeAskedForByItself() throws {
    var count = 0
    for reading in try ExpressionFile.readings(Self.controller, fileName: "Card.swift") {
      for single in (try? reading.singles()) ?? [] where single.curves.count == 1 {
        guard case .animation = single.curves[0].subject else { continue }
        count += 1
        let again = try Expression.parse(single.text)
        #expect(again.map(\.subject) == single.curves.map(\.subject), "\(single.text)")
        #expect(again.map(\.name) == single.curves.map(\.name), "\(single.text)")
      }
    }
    #expect(count == 10)
  }

  /// The code around a call, and the form of the call, make no difference.
  @Test(arguments: [
    "UIView.animate(withDuration: 0.4) { self.close() }",
    "if isOpen { UIView.animate(withDuration: 0.4, animations: close) }",
    "DispatchQueue.main.async { [weak self] in\n  UIView.animate(withDuration: 0.4) { self?.close() }\n}",
    "view.layoutIfNeeded(); UIView.animate(withDuration: 0.4) {}",
    "for view in views { UIView.animate(withDuration: 0.4) { view.isHidden = true } }",
    "let time = 0.2\nUIView.animate(withDuration: time * 2) {}",
    "self.animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { self.close() }",
    "card.animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)",
    "run(UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut))",
    "do { try await UIView.animate(withDuration: 0.4) {} } catch {}",
    "await MainActor.run { UIView.animate(withDuration: 0.4) {} }",
    "#if os(iOS)\nUIView.animate(withDuration: 0.4) {}\n#endif",
    "let test = /[({\"]+/\nUIView.animate(withDuration: 0.4) {}",
  ])
  func whatStandsAroundItChangesNothing(statements: String) throws {
    let source = "import UIKit\nfunc close() {\n\(statements)\n}\n"
    let curves = try ExpressionFile.parse(source, fileName: "a.swift")
    #expect(curves.map(\.subject) == [.animation(.easeInOut(duration: 0.4))])
    #expect(try Expression.parse(source).map(\.subject) == curves.map(\.subject))
  }

  /// Unknown properties of an animation are not guessed.
  @Test(arguments: [
    "UIView.setAnimationsEnabled(false)",
    "CATransaction.begin()\nCATransaction.setCompletionBlock {}\nCATransaction.commit()",
    "view.animate(withDuration: 2)",
    "Other.UIView.animate(withDuration: 2)",
  ])
  func whatIsNotKnownIsNotGuessed(statements: String) {
    let error = #expect(throws: SwiftProgram.ExpressionError.self) {
      try ExpressionFile.parse("import UIKit\nfunc f() {\n\(statements)\n}\n", fileName: "a.swift")
    }
    #expect(error?.sentence == "there are no animations in it")
  }

  /// Code that configures the animation further is not read.
  @Test(arguments: [
    "let a = CABasicAnimation(keyPath: \"x\").with { $0.duration = 2 }",
    "return CABasicAnimation(keyPath: \"x\")",
  ])
  func whatIsSetUpElsewhereIsNamed(statements: String) {
    let error = #expect(throws: SwiftProgram.ExpressionError.self) {
      try ExpressionFile.parse("import UIKit\nfunc f() {\n\(statements)\n}\n", fileName: "a.swift")
    }
    #expect(
      error?.sentence.hasPrefix("what 'CABasicAnimation(keyPath: \"x\")' does depends on the app")
        == true)
    #expect(error?.line == 3)
  }

  /// The name of an object belongs to the app as a whole, even if its beginning is known.
  @Test func aMemberOfAnObjectIsTheAppsOwn() {
    let error = #expect(throws: SwiftProgram.ExpressionError.self) {
      try ExpressionFile.parse(
        """
        class A {
          let manager = Manager()
          func f() { UIView.animate(withDuration: manager.style.duration) {} }
        }
        """, fileName: "a.swift")
    }
    #expect(error?.sentence.hasPrefix("'manager.style.duration' is defined by the app") == true)
  }
}
