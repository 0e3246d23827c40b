internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

/// An animation of UIKit, AppKit or Core Animation, which is found in source and read when its curves are requested.
struct UIKitAnimation {
  /// The common name of the call: `UIView.animate`.
  let construct: String

  /// The variable that it is assigned to; nil if there is none.
  let declared: String?

  /// The range of the call.
  let range: Range<Int>

  /// Returns the text on one line without closures, with the parts that depend on the app enclosed in `‹` and `›`.
  let text: () -> String

  /// Returns the curves, with a name for the animation.
  private let read: (_ name: String?) throws(Fault) -> [ParsedExpression]

  /// The additional delay in seconds, or its fault.
  private var delay: Result<Double, Fault> = .success(0)

  /// The other notes for a reader.
  private var notes: [String] = []

  /// Creates an animation that is interpreted when it is read.
  init(
    _ construct: String, named declared: String?, _ range: Range<Int>,
    text: @autoclosure @escaping () -> String,
    _ read: @escaping (_ name: String?) throws(Fault) -> [ParsedExpression]
  ) {
    (self.construct, self.declared, self.range, self.text) = (construct, declared, range, text)
    self.read = read
  }

  /// Sets an additional delay, as `startAnimation(afterDelay:)` does.
  mutating func wait(_ delay: Result<Double, Fault>) { self.delay = delay }

  /// Whether it is a property animator, which an app may control manually.
  var isAnimator: Bool { construct.hasPrefix("UIViewPropertyAnimator") }

  /// Adds a note for a reader on the animation.
  mutating func add(note: String) { notes.append(note) }

  /// Returns the curves: one, or one for each track or choice.
  ///
  /// - Parameter name: The name of the curves; nil for the source text.
  func curves(named name: String?) throws(Fault) -> [ParsedExpression] {
    let delay = try delay.get()
    var curves = try read(name)
    for index in curves.indices {
      if delay > 0, case .animation(let animation) = curves[index].subject {
        curves[index].subject = .animation(animation.delay(delay))
      }
      // A duration of 0 means no animation.
      if curves[index].subject == .animation(.linear(duration: 0)) {
        curves[index].subject = .unanimated
      }
      curves[index].notes += notes
    }
    return curves
  }
}
