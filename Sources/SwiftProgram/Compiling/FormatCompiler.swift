package import SwiftSyntax

extension BodyCompiler {
  package var formats: FormatCompiler { FormatCompiler(body: self) }
}

/// Compiles formatted values.
package struct FormatCompiler {
  let body: BodyCompiler

  /// Compiles a formatted value, in a text view or in an interpolation: `\(x, specifier: "%.1f")`.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - format: The argument after the value; nil for a value without a format.
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
      return NumberStyle(style, of: value)?.text(of: value).map { .text($0) }
        ?? .unknown(style.unknown ?? TextFormat.unknown(words, at: position))
    }
  }
}
