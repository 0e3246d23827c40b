public import SwiftProgram

/// A problem with pasted source as a whole.
public enum PasteProblem: Problem {
  /// There is no animation in it.
  case noAnimations
  /// An argument of `.contentTransition` that is not known here.
  case unknownContentTransition
  /// A transition among animations, which have another axis.
  case transitionAmongAnimations
  /// A transition made of modifiers of the app's own.
  case ownTransition
}

extension PasteProblem {
  /// The sentence about the problem, in one line.
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

  /// Whether it is the source in which nothing is found, so that no position in it is shown.
  public var concernsWholeFile: Bool { self == .noAnimations }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  init(_ problem: PasteProblem, _ range: Range<Int>) { self.init(problem: problem, range: range) }
}
