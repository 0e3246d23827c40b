internal import SwiftProgram
internal import SwiftSyntax

/// A call whose arguments are sorted by their form: `at(0.5) { … }`, `.animation(.bouncy, value: isOpen)`.
struct CallSyntax {
  let name: String
  let nameRange: Range<Int>
  /// The range of the call from its name on.
  let range: Range<Int>

  /// The arguments without a label, except closures.
  let positional: [ExprSyntax]

  /// The arguments with a label, except closures.
  private let labelled: [(label: String, value: ExprSyntax, range: Range<Int>)]

  /// The closures with their labels; nil for the one without a label.
  private let closures: [(label: String?, value: ClosureExprSyntax)]

  private let source: SwiftText

  private let call: FunctionCallExprSyntax

  init(
    _ call: FunctionCallExprSyntax, named name: TokenSyntax, source: SwiftText
  ) {
    self.call = call
    self.name = name.text
    nameRange = source.range(of: name)
    range = nameRange.lowerBound..<source.range(of: call).upperBound
    self.source = source
    var positional: [ExprSyntax] = []
    var labelled: [(label: String, value: ExprSyntax, range: Range<Int>)] = []
    var closures: [(label: String?, value: ClosureExprSyntax)] = []
    for argument in call.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        closures.append((argument.label?.text, closure))
      } else if let label = argument.label {
        labelled.append((label.text, argument.expression, source.range(of: label)))
      } else {
        positional.append(argument.expression)
      }
    }
    if let closure = call.trailingClosure { closures.append((nil, closure)) }
    for element in call.additionalTrailingClosures {
      closures.append((element.label.text, element.closure))
    }
    self.positional = positional
    self.labelled = labelled
    self.closures = closures
  }

  /// Throws if the call has any other arguments than these, in any order.
  func check(
    positional limit: Int, labels: [String] = [], closures closureLabels: [String?] = []
  ) throws(Fault) {
    let parameters =
      (0..<limit).map { _ in
        ArgumentMatching.Parameter(label: nil, name: "", isRequired: false)
      } + labels.map { ArgumentMatching.Parameter(label: $0, name: $0, isRequired: false) }
    let arguments =
      positional.map { value in
        let range = source.range(of: value)
        return ArgumentMatching.Argument(
          label: nil, labelRange: range.lowerBound..<range.lowerBound, range: range)
      }
      + labelled.map { label, value, range in
        ArgumentMatching.Argument(
          label: label, labelRange: range,
          range: range.lowerBound..<source.range(of: value).upperBound)
      }
    _ = try ArgumentMatching.assignment(
      of: arguments,
      to: ArgumentMatching.Function(
        name: name, parameters: parameters, missingAt: nameRange, isOrdered: false,
        otherLabels: closureLabels.compactMap(\.self).filter { !labels.contains($0) }))
    var seenClosures: [String?] = []
    for (label, closure) in closures {
      guard closureLabels.contains(label), !seenClosures.contains(label) else {
        throw Fault(
          .notUnderstood(label.map { "'\($0):'" } ?? "a closure"), source.range(of: closure))
      }
      seenClosures.append(label)
    }
  }

  /// Returns the only argument without a label.
  func onlyArgument(_ parameter: String) throws(Fault) -> ExprSyntax {
    guard let first = positional.first else {
      throw Fault(.missingArgument(function: name, parameter: parameter), nameRange)
    }
    return first
  }

  /// Returns the argument with a label, if there is one.
  func argument(_ label: String) -> ExprSyntax? {
    labelled.first { $0.label == label }?.value
  }

  /// Returns the closure with a label, or the one without, if there is one.
  func closure(_ label: String? = nil) -> ClosureExprSyntax? {
    closures.first { $0.label == label }?.value
  }

  /// All tokens of the arguments and closures.
  var allTokens: [TokenSyntax] {
    let name = nameRange.upperBound
    return call.tokens(viewMode: .sourceAccurate).filter {
      source.range(of: $0).lowerBound >= name
    }
  }

  /// Returns the closure without a label.
  func body() throws(Fault) -> ClosureExprSyntax {
    guard let closure = closure() else {
      throw Fault(.expected("'{ … }'"), range.upperBound..<range.upperBound)
    }
    return closure
  }
}

extension ClosureExprSyntax {
  /// Returns the statements of a closure that has no parameters.
  func plainStatements(_ source: SwiftText) throws(Fault) -> CodeBlockItemListSyntax {
    if let signature {
      throw Fault(.unexpectedText(source.text(of: signature)), source.range(of: signature))
    }
    return statements
  }

  /// Returns the names of the closure's parameters; empty if there are none.
  func parameterNames(_ source: SwiftText) throws(Fault) -> [String] {
    guard let signature else { return [] }
    guard signature.capture == nil, signature.effectSpecifiers == nil,
      signature.returnClause == nil
    else {
      throw Fault(.unexpectedText(source.text(of: signature)), source.range(of: signature))
    }
    switch signature.parameterClause {
    case .simpleInput(let names): return names.map(\.name.text)
    case .parameterClause(let clause):
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: return []
    }
  }

  /// Returns the name of the closure's only parameter; `$0` if it has no name.
  func parameterName(_ source: SwiftText) throws(Fault) -> String {
    guard let signature else { return "$0" }
    let fault = Fault(
      .unexpectedText(source.text(of: signature)), source.range(of: signature))
    guard signature.capture == nil, signature.effectSpecifiers == nil,
      signature.returnClause == nil
    else { throw fault }
    switch signature.parameterClause {
    case .simpleInput(let names):
      guard let only = names.first, names.count == 1 else { throw fault }
      return only.name.text
    case .parameterClause(let clause):
      guard let only = clause.parameters.first, clause.parameters.count == 1 else { throw fault }
      return (only.secondName ?? only.firstName).text
    case nil: throw fault
    }
  }
}
