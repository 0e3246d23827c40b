internal import SwiftProgram
internal import SwiftSyntax

/// The terms that may be written somewhere, and the faults of the rest: terms themselves are read in one way
/// everywhere.
protocol TermGrammar: Sendable {
  /// The most links in a chain.
  var mostLinks: Int { get }

  /// Whether `condition ? one : other` is a term here.
  var hasChoices: Bool { get }

  /// The grammar inside an expression, if that is another one.
  func grammar(inside expression: ExprSyntax) -> any TermGrammar

  /// Reads what is neither a number nor a truth value, an operation or a chain.
  ///
  /// - Parameter read: Reads a part of it.
  func other(
    _ expression: ExprSyntax, in source: SwiftText, read: (ExprSyntax) throws(Fault) -> Term
  ) throws(Fault) -> Term

  /// Checks a call by its name, before its arguments are read.
  func check(
    _ call: FunctionCallExprSyntax, named name: String, at range: Range<Int>, in source: SwiftText)
    throws(Fault)

  /// Returns the fault of a name that has its labels after it, such as `linear(duration:)`.
  func compoundName(_ labels: DeclNameArgumentsSyntax, in source: SwiftText) -> Fault

  /// Returns the fault of a `?` between operands.
  ///
  /// - Parameters:
  ///   - condition: The text before it.
  ///   - range: The whole operation.
  func choice(condition: String, range: Range<Int>) -> Fault

  /// Returns the fault of a `=` between operands.
  ///
  /// - Parameters:
  ///   - label: The text before it.
  ///   - range: The sign.
  func assignment(to label: String, at range: Range<Int>) -> Fault

  /// Checks operands and operators before they are grouped.
  func check(_ operators: [Term.Operator]) throws(Fault)

  /// Checks a term of several operands once it is grouped, or a chain.
  func check(_ term: Term) throws(Fault)
}
