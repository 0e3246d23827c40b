package import SwiftSyntax

extension BodyCompiler {
  package var formats: FormatCompiler { FormatCompiler(body: self) }
}

/// Compiles values as formats write them.
package struct FormatCompiler {
  let body: BodyCompiler

  /// A value as a format writes it, in a text and in a segment of one: `\(x, specifier: "%.1f")`.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - format: The argument after it; nil for a value as it is.
  package func formatted(_ node: ExprSyntax, _ format: LabeledExprSyntax?) throws -> Typed {
    let value = try body.expression(node)
    guard let format, let label = format.label?.text, TextFormat.labels.contains(label) else {
      return value
    }
    let (number, position) = (value.evaluate, body.position(of: format))
    let words = body.short(format.expression)
    guard label == "format" || label == "specifier" else {
      return Typed(.text) { run, frame in
        let value = try number(run, frame)
        return value.isUnknown ? value : .unknown(TextFormat.unknown(words, at: position))
      }
    }
    let style = try body.expression(format.expression).evaluate
    return Typed(.text) { run, frame in
      let value = try number(run, frame)
      if value.isUnknown { return value }
      let style = try style(run, frame)
      if case .text(let specifier) = style {
        return TextFormat.text(specifier, [value], in: run).map { .text($0) }
          ?? .unknown(TextFormat.unknown(words, at: position))
      }
      return TextFormat.text(of: value, as: style).map { .text($0) }
        ?? .unknown(style.unknown ?? TextFormat.unknown(words, at: position))
    }
  }
}
