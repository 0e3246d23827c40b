internal import SwiftProgram

// Calls that are expressions.
extension UIKitReader {
  /// Adds a call that is an expression once its closures are left out.
  mutating func addCall(_ call: UIKitCall, name: String?, range: Range<Int>) {
    let (text, start) = call.reduced(text, source: source)
    let whole = text.bytes.indices
    let (values, function) = (values, call.member)
    func curves(
      _ text: TextRegions, _ name: String?
    ) throws(Fault) -> [ParsedExpression] {
      try TextGuard.checkText(text, in: whole)
      try TextGuard.checkSwift(text, in: whole)
      let term = values.resolved(
        try SwiftText(text, range: whole).readTerm(refusing: [], hasChoices: true), from: start)
      let notes = UIKitNotes.notes(of: term, function: function)
      let label = ExpressionLabel(name: name, expression: whole)
      return try SweepExpansion(text: text, label: label, context: values.context)
        .curves(of: term).map {
          var curve = $0
          curve.text = OneLineText(text, range: whole).text
          curve.notes += notes
          return curve
        }
    }
    found.append(
      UIKitAnimation(
        call.name, named: name, range,
        text: KnownPart(of: text, in: whole) { filled throws(Fault) in
          _ = try curves(filled, nil)
        }.text ?? OneLineText(text, range: whole).text
      ) { name throws(Fault) in
        do throws(Fault) {
          return try curves(text, name)
        } catch {
          // A parameter that no function of the system has belongs to a function of the app, unless it is misspelled.
          if case .unknownParameter(_, let label, nil, _) = error.problem as? ArgumentProblem {
            throw Fault(.ownOverload(function: call.name, label: label), error.range)
              .moved(by: start)
          }
          throw error.moved(by: start)
        }
      })
  }
}
