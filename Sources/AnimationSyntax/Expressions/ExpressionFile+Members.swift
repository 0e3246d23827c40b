public import SwiftProgram

extension ExpressionFile {
  /// Reads the expression after `#`, which names an animation of a Swift file.
  ///
  /// - Parameters:
  ///   - member: The member, as it is written after a leading dot in the file, such as `elastic(bounce: [0.1,
  ///     0.4]).delay(0.2)`.
  ///   - contents: The file's text.
  ///   - fileName: The name of the file in errors.
  ///   - context: The settings that the text itself does not contain.
  /// - Returns: One curve, or one for each element of a sweep, the last array running fastest.
  /// - Throws: The error, in the expression or in the file.
  public static func curves(
    of member: String, in contents: String, fileName: String,
    context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ParsedExpression] {
    try AnimationFile.curves(of: member, in: contents, fileName: fileName, context: context)
  }
}

extension ExpressionFile {
  /// Returns the readings of one expression of a file; see ``curves(of:in:fileName:context:)``.
  public static func readings(
    of member: String, in contents: String, fileName: String,
    context: ExpressionContext = ExpressionContext()
  ) throws(ExpressionError) -> [ExpressionReading] {
    let curves = try curves(of: member, in: contents, fileName: fileName, context: context)
    return [ExpressionReading(line: 1, curves: .success(curves))]
  }
}

extension ExpressionFile {
  /// Returns whether a text is Swift source rather than a list of expressions.
  public static func isSource(_ contents: String) -> Bool { Paste.isSource(contents) }
}
