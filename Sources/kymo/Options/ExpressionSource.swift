internal import AnimationSyntax
internal import SwiftProgram

/// The source of expressions: an argument itself, a file, or one animation of a file.
struct ExpressionSource {
  let text: String

  /// The file that the text is of; nil for an argument.
  var file: String?

  /// The animation that is asked of the file behind `#`; nil for all that are in it.
  var member: String?

  /// The argument that reads the file, with the label that it may have; nil for any other text.
  private var argument: FileArgument?

  init(text: String, file: String? = nil) {
    self.text = text
    self.file = file
  }

  /// Opens what is behind `@`: a file, or `FILE#` and what is asked of it, unless there is a file of the whole name.
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

  /// The error of a text that is not understood.
  func problem(_ error: ExpressionError) -> ToolError {
    file == nil ? MistakenArgument.error(for: text, error) : ToolError(error)
  }

  /// Returns the curves of the argument or the file, or those that are asked of the file.
  ///
  /// - Throws: ``ToolError`` for what is not understood.
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

  /// Returns the reading of each expression; see `ExpressionFile`.
  func readings(in context: ExpressionContext) throws(ExpressionError) -> [ExpressionReading] {
    let readings = try ownReadings(in: context)
    return argument?.labelled(readings) ?? readings
  }

  /// Returns the reading of each expression, with the expressions that it denotes by themselves.
  func singles(in context: ExpressionContext) throws(ExpressionError) -> [ReadSingles] {
    // One animation of a file is called by its label, of a whole file each expression behind it.
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

  /// Returns the reading of each expression, by the names that they have in the file.
  private func ownReadings(
    in context: ExpressionContext
  ) throws(ExpressionError) -> [ExpressionReading] {
    guard let file else { return try Expression.readings(text, in: context) }
    guard let member else {
      return try ExpressionFile.readings(text, fileName: file, in: context)
    }
    return try ExpressionFile.readings(of: member, in: text, fileName: file, context: context)
  }

  /// Whether several expressions are read of a file.
  var isWholeFile: Bool { file != nil && member == nil }
}

/// The reading of one expression, taken apart.
struct ReadSingles {
  /// The number of its first line, from 1.
  let line: Int

  /// The place in pasted source; nil for an expression by itself.
  let site: PastedSite?

  /// The expressions that it denotes, one for each element of a sweep, or the error in it.
  var singles: Result<[SingleExpression], ExpressionError>

  init(_ reading: ExpressionReading, in context: ExpressionContext) {
    line = reading.line
    site = reading.site
    singles = Result { () throws(ExpressionError) in try reading.singles(in: context) }
  }
}
