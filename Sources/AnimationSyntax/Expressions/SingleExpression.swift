public import SwiftProgram

/// An expression that makes one figure by itself: one animation, one timeline or one transition, no sweep.
public struct SingleExpression: Hashable, Sendable {
  /// The name: the label, otherwise the text on one line.
  public var name: String

  /// The expression, label included, as it may be given by itself to get the same curves.
  public var text: String

  /// The curves it gives: one, or one for every number of a timeline or transition.
  public var curves: [ParsedExpression]
}

extension Expression {
  /// Reads one expression, and takes a sweep apart into an expression for each choice of its elements.
  ///
  /// - Parameters:
  ///   - text: The expression, optionally after `NAME=`. Any text is safe to give.
  ///   - context: The settings that the text itself does not contain.
  /// - Returns: One expression, or one for each element of a sweep, the last array running fastest. Of pasted source
  ///   those of its animations that do not depend on the app.
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
  /// The expressions that it stands for by themselves, one for each element of a sweep, the last array running fastest.
  ///
  /// - Parameter context: The settings that the text that was read does not contain itself.
  /// - Throws: The error in it.
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

  /// The choices of a sweep.
  private static func choices(
    of curves: [ParsedExpression], in context: ExpressionContext
  ) throws(ExpressionError) -> [SingleExpression] {
    var texts: [String] = []
    for curve in curves {
      if let text = curve.choiceText, texts.last != text { texts.append(text) }
    }
    var singles: [SingleExpression] = []
    for text in texts {
      // Read by itself: in a sweep its curves have the chosen elements in their names, and notes on what can be chosen.
      singles += try Expression.singles(text, in: context)
    }
    return singles
  }

  /// Returns the expression that asks a file for one curve.
  private static func asked(_ curve: ParsedExpression) -> SingleExpression {
    var alone = curve
    alone.sweep = []
    alone.choiceText = nil
    let text = curve.isLabelled ? ChoiceText.relabelled(curve.text, curve.name) : curve.text
    return SingleExpression(name: curve.name, text: curve.choiceText ?? text, curves: [alone])
  }
}
