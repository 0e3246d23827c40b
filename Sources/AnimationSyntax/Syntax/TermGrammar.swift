internal import SwiftProgram
internal import SwiftSyntax

/// The terms that are allowed in a context, and the faults of all others; terms themselves are read in the same way
/// everywhere.
protocol TermGrammar: Sendable {
  /// The greatest number of links in a chain.
  var mostLinks: Int { get }

  /// Whether `condition ? one : other` is allowed as a term.
  var hasChoices: Bool { get }

  /// Returns the grammar inside an expression, which may be a different one.
  func grammar(inside expression: ExprSyntax) -> any TermGrammar

  /// Reads an expression that is not a number, truth value, operation or chain.
  ///
  /// - Parameter read: A closure that reads a part of the expression.
  func other(
    _ expression: ExprSyntax, in source: SwiftText, read: (ExprSyntax) throws(Fault) -> Term
  ) throws(Fault) -> Term

  /// Checks the name of a call, before its arguments are read.
  func check(
    _ call: FunctionCallExprSyntax, named name: String, at range: Range<Int>, in source: SwiftText)
    throws(Fault)

  /// Returns the fault of a compound name with labels, such as `linear(duration:)`.
  func compoundName(_ labels: DeclNameArgumentsSyntax, in source: SwiftText) -> Fault

  /// Returns the fault of a `?` between operands.
  ///
  /// - Parameters:
  ///   - condition: The text before the `?`.
  ///   - range: The range of the whole operation.
  func choice(condition: String, range: Range<Int>) -> Fault

  /// Returns the fault of a `=` between operands.
  ///
  /// - Parameters:
  ///   - label: The text before the `=`.
  ///   - range: The range of the `=`.
  func assignment(to label: String, at range: Range<Int>) -> Fault

  /// Checks operators before they are grouped with their operands.
  func check(_ operators: [Term.Operator]) throws(Fault)

  /// Checks a grouped operation or a chain.
  func check(_ term: Term) throws(Fault)
}
