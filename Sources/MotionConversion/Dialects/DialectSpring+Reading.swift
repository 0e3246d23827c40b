public import SwiftProgram

extension DialectSpring {
  /// Reads a parameter list.
  ///
  /// Braces and a call around it are allowed, `=` and `:`, Kotlin's `f` after numbers, and the named springs and
  /// numbers of the library.
  ///
  /// - Parameters:
  ///   - text: The list, such as `tension: 170, friction: 26`. Any text is safe to give.
  ///   - dialect: Whose parameters they are.
  ///   - distance: The distance in units of the value; nil if that is not known. Velocities in units of
  ///     the value cannot be read without it.
  /// - Throws: The error, with a range inside the text.
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
