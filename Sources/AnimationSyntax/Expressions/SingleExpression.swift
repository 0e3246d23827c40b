public import SwiftProgram

/// An expression that makes one figure by itself: one animation, one timeline or one transition, without a sweep.
public struct SingleExpression: Hashable, Sendable {
  /// The name: the label, or else the text on one line.
  public var name: String

  /// The expression, label included, that gives the same curves by itself.
  public var text: String

  /// The curves of the expression: one, or one for every number of a timeline or transition.
  public var curves: [ParsedExpression]
}

extension Expression {
  /// Reads an expression, and splits a sweep into one expression for each choice of its elements.
  ///
  /// - Parameters:
  ///   - text: The expression, optionally after `NAME=`. Any text is safe to give.
  ///   - context: The settings that the text itself does not contain.
  /// - Returns: One expression, or one for each element of a sweep, with the last array varying fastest; for pasted
  ///   source, the expressions of the animations that do not depend on the app.
  /// - Throws: The error, with a range inside the text.
  public static func singles(
    _ text: String, in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [SingleExpression] {
    var singles: [SingleExpression] = []
    for reading in try readings(text, in: context) where reading.isUnderstood {
      singles += try reading.singles(in: context)
    }
    return singles
  }
}

extension ExpressionReading {
  /// Returns the single expressions of the reading, one for each element of a sweep, with the last array varying
  /// fastest.
  ///
  /// - Parameter context: The settings that the text of the reading does not contain itself.
  /// - Throws: The error in the reading.
  public func singles(
    in context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [SingleExpression] {
    let curves = try curves.get()
    switch parts {
    case .one(let name, let text):
      return [SingleExpression(name: name, text: text, curves: curves)]
    case .choices: return try Self.choices(of: curves, in: context)
    case .curves: return curves.map { Self.asked($0) }
    case .none(let error): throw error
    }
  }

  /// Returns the single expressions for the choices of a sweep.
  private static func choices(
    of curves: [ParsedExpression], in context: ExpressionContext
  ) throws(ExpressionError) -> [SingleExpression] {
    var texts: [String] = []
    for curve in curves {
      if let text = curve.choiceText, texts.last != text { texts.append(text) }
    }
    var singles: [SingleExpression] = []
    for text in texts {
      // Each choice is read by itself: in a sweep, curve names contain the chosen elements, and notes list the choices.
      singles += try Expression.singles(text, in: context)
    }
    return singles
  }

  /// Returns the expression that requests one curve from a file.
  private static func asked(_ curve: ParsedExpression) -> SingleExpression {
    var alone = curve
    alone.sweep = []
    alone.choiceText = nil
    let text = curve.isLabelled ? ChoiceText.relabelled(curve.text, curve.name) : curve.text
    return SingleExpression(name: curve.name, text: curve.choiceText ?? text, curves: [alone])
  }
}
