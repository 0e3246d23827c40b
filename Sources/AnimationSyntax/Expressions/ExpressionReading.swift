public import SwiftProgram

/// The reading of one expression, or of one animation in pasted source.
public struct ExpressionReading: Hashable, Sendable {
  /// The number of its first line in the text, from 1.
  public var line: Int

  /// The curves that it stands for, or what is wrong with it.
  public var curves: Result<[ParsedExpression], ExpressionError>

  /// The place in pasted source; nil for an expression by itself.
  public var site: PastedSite?

  /// How it is taken apart into expressions by themselves.
  var parts = Parts.curves

  /// How what was read is taken apart into expressions by themselves.
  enum Parts: Hashable, Sendable {
    /// It is one expression.
    case one(name: String, text: String)

    /// It is a sweep, each choice of which is an expression.
    case choices

    /// Every curve is an expression that asks a file for an animation.
    case curves

    /// Its parts cannot be given by themselves.
    case none(ExpressionError)
  }

  /// Whether its curves are known.
  var isUnderstood: Bool { (try? curves.get()) != nil }
}

/// A position in pasted source where an animation is used or defined.
public struct PastedSite: Hashable, Sendable {
  /// The call or declaration: `withAnimation`, `animation`, `let`.
  public var construct: String

  /// The function or property in which it is; nil outside of all.
  public var declaration: String?

  /// The name of its curve: the name that it is given, otherwise its place, as `body:12`.
  public var name: String

  /// The number of the line, from 1.
  public var line: Int

  /// The number of the character in the line, from 1.
  public var column: Int

  /// The animation as it is written, on one line.
  ///
  /// Where only a part is understood, what depends on the app is between `‹` and `›`.
  public var text: String
}
