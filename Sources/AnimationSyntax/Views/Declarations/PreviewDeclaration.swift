internal import SwiftParser
internal import SwiftProgram
internal import SwiftSyntax

/// A `#Preview` of a file.
struct PreviewDeclaration {
  /// The name of the preview, as in `#Preview("Dark")`; nil for one without.
  let title: String?

  let statements: CodeBlockItemListSyntax
  let source: ProgramSource

  /// The position of the preview.
  let position: SourcePosition

  /// Creates the preview of a macro; nil for any other macro.
  init?(_ macro: any FreestandingMacroExpansionSyntax, _ source: ProgramSource) {
    let body = macro.arguments.first { $0.label?.text == "body" }?.expression
    guard macro.macroName.text == "Preview",
      let closure = macro.trailingClosure ?? body?.as(ClosureExprSyntax.self)
    else { return nil }
    title = Self.title(in: macro.arguments)
    statements = closure.statements
    self.source = source
    position = source.position(of: macro)
  }

  /// Returns the variables of the preview that keep their values, such as `@Previewable @State var isOn = false`.
  func states(
    in declarations: ProgramDeclarations
  ) -> [(declaration: VariableDeclSyntax, source: ProgramSource)] {
    statements.compactMap { item in
      guard let variable = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self),
        declarations.isOfPreview(variable)
      else { return nil }
      return (variable, source)
    }
  }

  fileprivate static func title(in arguments: LabeledExprListSyntax) -> String? {
    guard let first = arguments.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

/// A preview that `--view` chooses: `Preview("Dark")` by its name, `Preview(2)` by its number in the files, from 1.
enum PreviewChoice: Hashable {
  case title(String)
  case number(Int)

  /// Reads the value of `--view`; nil for a value that chooses a view.
  init?(_ text: String) {
    var parser = Parser(text)
    let expression = ExprSyntax.parse(from: &parser)
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Preview"
    else { return nil }
    if let title = PreviewDeclaration.title(in: call.arguments) {
      self = .title(title)
    } else if let only = call.arguments.first, call.arguments.count == 1, only.label == nil,
      let number = only.expression.as(IntegerLiteralExprSyntax.self).flatMap({
        Int($0.literal.text)
      })
    {
      self = .number(number)
    } else {
      return nil
    }
  }

  /// Creates the choice of the preview at an index.
  init(_ index: Int, of previews: [PreviewDeclaration]) {
    // A name that needs escapes is not used.
    if let title = previews[index].title, previews.count(where: { $0.title == title }) == 1,
      !title.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline })
    {
      self = .title(title)
    } else {
      self = .number(index + 1)
    }
  }

  /// The value of `--view` that makes the choice.
  var text: String {
    switch self {
    case .title(let title): "Preview(\"\(title)\")"
    case .number(let number): "Preview(\(number))"
    }
  }

  /// Returns the index of the chosen preview; nil if there is none.
  func index(in previews: [PreviewDeclaration]) -> Int? {
    switch self {
    case .title(let title): previews.firstIndex { $0.title == title }
    case .number(let number): previews.indices.contains(number - 1) ? number - 1 : nil
    }
  }
}
