import AnimationSyntax
import Testing

@testable import SwiftProgram

/// Names that do not belong to SwiftUI: their owner, or what to write instead.
@Suite struct ForeignNamesTests {
  static let rows: [(String, String)] = [
    (
      "⟨CATransition⟩",
      "'CATransition' is Core Animation's and is no animation by itself; write its whole call, or one of SwiftUI's "
        + "animations in its place"
    ),
    (
      "⟨UIScrollView⟩",
      "'UIScrollView' is UIKit's and is no animation by itself; write its whole call, or one of SwiftUI's animations "
        + "in its place"
    ),
    (
      "⟨Calendar.current⟩",
      "'Calendar.current' is defined by the app, and no app code runs here; write an animation in its place"
    ),
    (
      ".⟨elementDefault⟩",
      "'.elementDefault' is not SwiftUI's; if it is an extension of the app's, paste its declaration with it or "
        + "write its value: expected an animation such as '.spring(duration: 0.5)'"
    ),
    (
      "Animation.⟨elementDefault⟩.delay(1)",
      "'.elementDefault' is not SwiftUI's; if it is an extension of the app's, paste its declaration with it or "
        + "write its value: expected an animation such as '.spring(duration: 0.5)'"
    ),
    (
      ".spring(response: 0.5, ⟨damping⟩: 0.7)",
      "'spring' has no parameter 'damping'; did you mean 'dampingFraction'?"
    ),
    (
      ".spring(⟨damping⟩: 0.7)",
      "'spring' has no parameter 'damping'; did you mean 'dampingFraction'?"
    ),
    (
      ".⟨spring(stiffness: 250, damping: 25)⟩",
      "'.spring(stiffness:damping:)' is Hero's, not SwiftUI's; SwiftUI's is "
        + "'.interpolatingSpring(stiffness:damping:)'"
    ),
    (
      ".⟨spring(damping: 0.7, response: 0.4)⟩",
      "'.spring(damping:response:)' is another library's, not SwiftUI's; SwiftUI's is "
        + "'.spring(response:dampingFraction:)'"
    ),
    (
      "⟨Spring(zeta: 0.33, stiffness: 10, mass: 2)⟩",
      "'Spring(zeta:stiffness:mass:)' is Pow's, not SwiftUI's; SwiftUI's is 'Spring(mass:stiffness:damping:)'"
    ),
    (
      ".spring(duration: 1, bounce: ⟨-1.0⟩)",
      "'bounce' of -1 is SwiftUI's lower limit: the damping there is infinite, and the spring never moves; write a "
        + "number above it, such as 'bounce: -0.9'"
    ),
    (
      ".spring(bounce: ⟨-1.5⟩)", "'bounce' must be above -1, not -1.5"
    ),
    (
      "KeyframeTimeline(initialValue: ⟨AnimationValuesOfTheReactionWithAVeryLongNameIndeed()⟩) { MoveKeyframe(1) }",
      "the properties of 'AnimationValuesOfTheReactionWithAVeryLon…' are not known here; write them with their values, "
        + "as in 'AnimationValuesOfTheReactionWithAVeryLongNameIndeed(scale: 1.0, angle: .zero)', or paste the "
        + "structure with it"
    ),
  ]

  @Test(arguments: rows.indices)
  func whoseTheyAre(index: Int) {
    let text = MarkedText(Self.rows[index].0)
    let found = error(in: text.text)
    #expect(found?.sentence == Self.rows[index].1)
    #expect(found?.range == text.range)
  }
}
