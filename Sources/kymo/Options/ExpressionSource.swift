internal import AnimationSyntax
internal import SwiftProgram

/// Where expressions are read from: an argument itself, a file, or one animation of a file.
struct ExpressionSource {
  let text: String

  /// The file that the text is of; nil for an argument.
  var file: String?

  /// What is asked of the file behind `#`; nil for all that is in it.
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

  /// What a file has, or what is asked of it.
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

  /// What each expression denotes by itself; see `ExpressionFile`.
  func entries(in context: ExpressionContext) throws(ExpressionError) -> [ExpressionFile.Entry] {
    guard let file else { return try Expression.entries(text, in: context) }
    guard let member else {
      let entries = try ExpressionFile.entries(text, fileName: file, in: context)
      return argument?.labelled(entries) ?? entries
    }
    return try ExpressionFile.entries(
      of: member, in: text, fileName: file, context: context, as: argument)
  }

  /// What was read of each expression; see `ExpressionFile`.
  func readings(in context: ExpressionContext) throws(ExpressionError) -> [ExpressionReading] {
    guard let file else { return try Expression.readings(text, in: context) }
    let readings =
      if let member {
        try ExpressionFile.readings(of: member, in: text, fileName: file, context: context)
      } else {
        try ExpressionFile.readings(text, fileName: file, in: context)
      }
    return argument?.labelled(readings) ?? readings
  }

  /// Whether several expressions are read of a file.
  var isWholeFile: Bool { file != nil && member == nil }
}
