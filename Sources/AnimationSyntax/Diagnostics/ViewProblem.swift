internal import SwiftProgram

/// A problem with a view that is inserted and removed.
public enum ViewProblem: Hashable, Sendable {
  /// A transition by an unknown size, with the missing lengths: `width` or `height` or both.
  case needsSize(missing: [String])
  /// A modifier inside a condition, from where it does not reach the transition.
  case modifierInside(String)
  /// A second transition of one view.
  case secondTransition
  /// A condition around nothing.
  case noViews
  /// A part of a condition that is not a view.
  case notAView
  /// `appear` or `disappear` of a name that is not a view.
  case onlyViews(String)
  /// `appear` or `disappear` of a view that is shown while a condition holds.
  case hasCondition(String)
  /// The content of a view, which is not read.
  case content(String)
  /// A zoom of a view that is always shown.
  case alwaysThere
  /// A navigation transition other than a zoom.
  case onlyZoom
  /// A zoom from a view that does not exist.
  case noSource
  /// A view of a zoom without a size.
  case needsFrame
  /// A matched geometry, for which there is a shorter form.
  case matchedGeometry
}

extension ViewProblem {
  /// The sentence about the problem, in one line.
  var sentence: String {
    switch self {
    case .needsSize(let missing):
      "this transition moves the view by its own \(missing.joined(separator: " and ")); give it a "
        + "size before it, as in '.frame(width: 50, height: 30)'"
    case .modifierInside(let name):
      "inside the 'if' an '.\(name)' does not reach the transition; write it outside, as in "
        + "'Group { if isOpen { card } }.\(name)(…)'"
    case .secondTransition:
      "the view already has a transition; combine them, as in '.transition(.slide.combined(with: .opacity))'"
    case .noViews:
      "it is empty; name the view to insert and remove, as in "
        + "'if isOpen { card.transition(.slide) }'"
    case .notAView:
      "expected views by name, as in 'card.transition(.slide)'; to choose a value write "
        + "'condition ? one : other'"
    case .onlyViews(let name):
      "'\(SentenceParts.short(name))' is not a view; declare it above, as in "
        + "'\(SentenceParts.short(name)).transition(.slide)'"
    case .hasCondition(let name):
      "'\(SentenceParts.short(name))' is shown while the condition around it holds; change that instead"
    case .content(let name):
      "the content of '\(SentenceParts.short(name))' is not read; write its name alone"
    case .alwaysThere:
      "the view must be inserted and removed; write it in 'if isShown { … }'"
    case .onlyZoom:
      "only a zoom is supported, as in '.zoom(sourceID: \"card\")'"
    case .noSource:
      "no view above has a 'matchedTransitionSource(id:)' with this ID"
    case .needsFrame:
      "a zoom goes from one rectangle to another; give the view a size and an offset, as in "
        + "'.frame(width: 80, height: 80).offset(x: 20, y: 500)'"
    case .matchedGeometry:
      "write the rectangle itself, which is animated with the change: "
        + "'let frame = isOpen ? CGRect(…) : CGRect(…)'"
    }
  }
}
