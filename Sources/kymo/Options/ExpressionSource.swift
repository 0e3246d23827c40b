internal import AnimationSyntax
internal import SwiftProgram

/// The source of expressions: an argument itself, a file, or one animation of a file.
struct ExpressionSource {
  let text: String

  /// The file that contains the text; nil for an argument.
  var file: String?

  /// The name after `#` of one animation in the file; nil for all of its animations.
  var member: String?

  /// The argument that names the file, with its label, if any; nil for any other text.
  private var argument: FileArgument?

  init(text: String, file: String? = nil) {
    self.text = text
    self.file = file
  }

  /// Opens the file after an `@`: a file, or `FILE#` and the name of an animation in it, unless there is a file with
  /// the whole name.
  init(_ argument: FileArgument) throws(ToolError) {
    let path = argument.path
    self.argument = argument
    var name = path
    if case .missing = FileSystem.kind(of: path), let sign = path.firstIndex(of: "#"),
      sign != path.startIndex
    {
      name = String(path[..<sign])
      member = String(path[path.index(after: sign)...])
    }
    text = try InputReader.text(ofFileOrPresets: name)
    file = name
  }

  /// The error for a text that is not understood.
  func problem(_ error: ExpressionError) -> ToolError {
    file == nil ? MistakenArgument.error(for: text, error) : ToolError(error)
  }

  /// Returns the curves of the argument or the file, or those that the name selects.
  ///
  /// - Throws: ``ToolError`` for a text that is not understood.
  func curves(in context: ExpressionContext) throws(ToolError) -> [ParsedExpression] {
    do {
      guard let file else { return try Expression.parse(text, in: context) }
      let curves =
        if let member {
          try ExpressionFile.curves(of: member, in: text, fileName: file, context: context)
        } else {
          try ExpressionFile.parse(text, fileName: file, in: context)
        }
      return argument?.labelled(curves) ?? curves
    } catch {
      throw ToolError(error)
    }
  }

  /// Returns the reading of each expression, labeled by the argument; see `ExpressionFile`.
  func readings(in context: ExpressionContext) throws(ExpressionError) -> [ExpressionReading] {
    let readings = try ownReadings(in: context)
    return argument?.labelled(readings) ?? readings
  }

  /// Returns the reading of each expression, with its single expressions.
  func singles(in context: ExpressionContext) throws(ExpressionError) -> [ReadSingles] {
    // The label names one animation of a file; in a whole file it precedes the name of each expression.
    let readings = try isWholeFile ? ownReadings(in: context) : readings(in: context)
    let read = readings.map { ReadSingles($0, in: context) }
    guard let argument, isWholeFile else { return read }
    let labelled = argument.labelled(read.map { (try? $0.singles.get()) ?? [] })
    return zip(read, labelled).map { read, labelled in
      var read = read
      read.singles = read.singles.map { _ in labelled }
      return read
    }
  }

  /// Returns the reading of each expression, with the names from the file.
  private func ownReadings(
    in context: ExpressionContext
  ) throws(ExpressionError) -> [ExpressionReading] {
    guard let file else { return try Expression.readings(text, in: context) }
    guard let member else {
      return try ExpressionFile.readings(text, fileName: file, in: context)
    }
    return try ExpressionFile.readings(of: member, in: text, fileName: file, context: context)
  }

  /// Whether several expressions are read from a file.
  var isWholeFile: Bool { file != nil && member == nil }
}

/// The reading of one expression, split into its single expressions.
struct ReadSingles {
  /// The number of the expression's first line, from 1.
  let line: Int

  /// The place in pasted source; nil for an expression by itself.
  let site: PastedSite?

  /// The single expressions, one for each element of a sweep, or the error in the expression.
  var singles: Result<[SingleExpression], ExpressionError>

  init(_ reading: ExpressionReading, in context: ExpressionContext) {
    line = reading.line
    site = reading.site
    singles = Result { () throws(ExpressionError) in try reading.singles(in: context) }
  }
}
