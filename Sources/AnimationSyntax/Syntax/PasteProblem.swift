public import SwiftProgram

/// A problem with pasted source as a whole.
public enum PasteProblem: Problem {
  /// The source contains no animation.
  case noAnimations
  /// An argument of `.contentTransition` that is not supported here.
  case unknownContentTransition
  /// A transition among animations, which have another axis.
  case transitionAmongAnimations
  /// A transition that consists of modifiers of the app.
  case ownTransition
}

extension PasteProblem {
  /// The sentence about the problem, on one line.
  public var sentence: String {
    switch self {
    case .noAnimations: "there are no animations in it"
    case .unknownContentTransition:
      "this content transition has no motion that can be drawn; known are '.opacity', '.interpolate', "
        + "'.numericText()' and '.identity'"
    case .transitionAmongAnimations:
      "a transition moves in points, so it cannot share a figure with animations; draw it by itself"
    case .ownTransition:
      "'.modifier(active:identity:)' is made of the app's own view modifiers, and no app code runs here"
    }
  }

  /// Whether the problem concerns the source as a whole, so that it has no position in it.
  public var concernsWholeFile: Bool { self == .noAnimations }
}

extension Fault {
  /// Creates the fault of a problem in a range, given as UTF-8 offsets in the text being read.
  init(_ problem: PasteProblem, _ range: Range<Int>) { self.init(problem: problem, range: range) }
}
