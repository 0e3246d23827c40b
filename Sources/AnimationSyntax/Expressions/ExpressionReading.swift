public import SwiftProgram

/// The reading of an expression, or of an animation in pasted source.
public struct ExpressionReading: Hashable, Sendable {
  /// The number of the first line of the expression in the text, counted from 1.
  public var line: Int

  /// The curves of the expression, or the error in it.
  public var curves: Result<[ParsedExpression], ExpressionError>

  /// The position in pasted source; nil for an expression by itself.
  public var site: PastedSite?

  /// The way in which the reading is split into single expressions.
  var parts = Parts.curves

  /// The ways in which a reading is split into single expressions.
  enum Parts: Hashable, Sendable {
    /// The reading is one expression.
    case one(name: String, text: String)

    /// The reading is a sweep, each choice of which is an expression.
    case choices

    /// Every curve is an expression that names an animation of a file.
    case curves

    /// The parts cannot be given by themselves.
    case none(ExpressionError)
  }

  /// Whether the curves are known.
  var isUnderstood: Bool { (try? curves.get()) != nil }
}

/// A position in pasted source where an animation is used or defined.
public struct PastedSite: Hashable, Sendable {
  /// The call or declaration: `withAnimation`, `animation`, `let`.
  public var construct: String

  /// The function or property that contains the animation; nil outside of all of them.
  public var declaration: String?

  /// The name of the curve: the name that it is given, otherwise its position, such as `body:12`.
  public var name: String

  /// The number of the line, counted from 1.
  public var line: Int

  /// The number of the character in the line, counted from 1.
  public var column: Int

  /// The source text of the animation, on one line.
  ///
  /// If only a part is understood, the parts that depend on the app are enclosed in `‹` and `›`.
  public var text: String
}
