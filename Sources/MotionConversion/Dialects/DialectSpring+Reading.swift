public import SwiftProgram

extension DialectSpring {
  /// Reads a parameter list.
  ///
  /// Braces and a call around the list are allowed, `=` and `:`, Kotlin's `f` after numbers, and the library's
  /// named springs and numbers.
  ///
  /// - Parameters:
  ///   - text: The list, such as `tension: 170, friction: 26`. Any text is safe to pass.
  ///   - dialect: The library whose parameters they are.
  ///   - distance: The distance in units of the value; nil if it is not known. Velocities in units of the value
  ///     cannot be read without it.
  /// - Throws: The problem, with its range in the text.
  public init(
    _ text: String, in dialect: SpringDialect, distance: Double? = nil
  ) throws(ExpressionError) {
    do throws(DialectFault) {
      let list = try DialectList(text, in: dialect)
      self = try DialectReader(list, distance: distance).spring()
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }
}
