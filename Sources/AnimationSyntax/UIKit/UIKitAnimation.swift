internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// One animation of UIKit, AppKit or Core Animation, found where it is written and read when its curves are asked for.
struct UIKitAnimation {
  /// The call, as people say it: `UIView.animate`.
  let construct: String

  /// The variable that it is assigned to; nil for what has none.
  let declared: String?

  /// The range of the call.
  let range: Range<Int>

  /// The text, on one line and without closures, with the parts that depend on the app between `‹` and `›`.
  let text: () -> String

  /// The curves, by the name that the animation is given.
  private let read: (_ name: String?) throws(Fault) -> [ParsedExpression]

  /// Seconds that it waits beyond what it says itself, or what is wrong with them.
  private var delay: Result<Double, Fault> = .success(0)

  /// The other notes for a reader.
  private var notes: [String] = []

  /// Takes an animation that is understood when it is read.
  init(
    _ construct: String, named declared: String?, _ range: Range<Int>,
    text: @autoclosure @escaping () -> String,
    _ read: @escaping (_ name: String?) throws(Fault) -> [ParsedExpression]
  ) {
    (self.construct, self.declared, self.range, self.text) = (construct, declared, range, text)
    self.read = read
  }

  /// Lets the animation wait, as `startAnimation(afterDelay:)` does.
  mutating func wait(_ delay: Result<Double, Fault>) { self.delay = delay }

  /// Whether it is a property animator, which an app may move by hand.
  var isAnimator: Bool { construct.hasPrefix("UIViewPropertyAnimator") }

  /// Notes something that a reader should know of it.
  mutating func add(note: String) { notes.append(note) }

  /// The curves: one, or one for each track or choice.
  ///
  /// - Parameter name: The name of the curves; nil for the text as it is written.
  func curves(named name: String?) throws(Fault) -> [ParsedExpression] {
    let delay = try delay.get()
    var curves = try read(name)
    for index in curves.indices {
      if delay > 0, case .animation(let animation) = curves[index].subject {
        curves[index].subject = .animation(animation.delay(delay))
      }
      // A duration of 0 is no animation.
      if curves[index].subject == .animation(.linear(duration: 0)) {
        curves[index].subject = .unanimated
      }
      curves[index].notes += notes
    }
    return curves
  }
}
