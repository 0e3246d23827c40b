internal import SwiftProgram
internal import SwiftSyntax

/// The settings in statements that are not processed: in conditions, loops and closures, whose execution depends on the
/// app.
struct UnplayedSettings {
  /// A setting such as `a.duration = 0` or `CATransaction.setAnimationDuration(0)`.
  struct Setting {
    /// The names in the setting, with the property last; for a call, the names of the function.
    let path: [String]

    /// The range of the value.
    let value: Range<Int>

    /// The text of the whole setting, on one line.
    let text: String
  }

  /// The settings in the order of the text.
  let settings: [Setting]

  /// Collects the settings in a statement, closures included; declarations are skipped because they run at another
  /// time.
  init(in statement: Syntax, of text: TextRegions, _ source: SwiftText) {
    var settings: [Setting] = []
    var stack = [statement]
    while let node = stack.popLast() {
      if node.is(FunctionDeclSyntax.self) { continue }
      if let call = node.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
        let path = call.calledExpression.namePath
        if path.first == "CATransaction" {
          settings.append(
            Setting(
              path: path, value: source.range(of: argument.expression),
              text: OneLineText(text, range: source.range(of: call)).text))
        }
      }
      if let sequence = node.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        if elements.count >= 3, elements[1].isAssignment {
          let range = source.range(of: sequence)
          // A missing value begins after the end of the line.
          let start = min(source.range(of: elements[2]).lowerBound, range.upperBound)
          settings.append(
            Setting(
              path: elements[0].namePath, value: start..<range.upperBound,
              text: OneLineText(text, range: range).text))
        }
      }
      stack.appendReversed(childrenOf: node)
    }
    self.settings = settings
  }
}
