internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// An argument that is not played, but whose changes are noticed.
struct NoticedArgument {
  /// The name of the argument: `stroke.dash`.
  let name: String

  /// The kind of the change, as far as it is known.
  let kind: MovingModifier.Hidden
  let node: ExprSyntax

  /// The label of the part of the argument that is compared; nil for the whole argument.
  var part: String?

  /// The type that is expected of the argument, by which `.init(…)` is resolved.
  var type = SwiftType.unknown
}

extension BodyCompiler {
  var comparisons: ComparisonCompiler { ComparisonCompiler(body: self) }
}

/// Compiles values that are compared from update to update, and finds out whether they can change.
struct ComparisonCompiler {
  let body: BodyCompiler

  /// Compiles arguments that are compared from update to update; nil if none of them can change.
  ///
  /// Arguments that are not understood are skipped: nothing that is shown depends on them.
  func comparing(_ arguments: [NoticedArgument]) throws -> Modify? {
    let all = arguments.compactMap { argument -> (NoticedArgument, Compute)? in
      guard Self.mayChange(argument.node),
        let value = try? body.expression(argument.node, as: argument.type)
      else { return nil }
      return (argument, value.evaluate)
    }
    guard !all.isEmpty else { return nil }
    let parts = all.map { (name: $0.name, kind: $0.kind, part: $0.part, evaluate: $1) }
    return { run, frame in
      parts.map { name, kind, part, evaluate in
        var value = try? evaluate(run, frame)
        if case .reference(let location)? = value {
          value = (try? run.locations.read(location)) ?? value
        }
        if let part, case .tuple(let fields)? = value {
          value = fields.first { $0.label == part }?.value
        }
        if kind == .color, let unknown = value?.unknownPart {
          return .moves(MovingValue(name: name, content: .unknown(unknown)))
        }
        return .moves(MovingValue(name: name, content: .hidden(value?.key ?? "", kind)))
      }
    }
  }

  /// Returns whether an expression names a value that may change later; parameters of closures in it do not count.
  static func mayChange(_ node: ExprSyntax) -> Bool {
    let given = closureParameters(in: Syntax(node))
    var isMember = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.self) { return true }
      if let name = token.identifierText, !isMember, !given.contains(name),
        name.first?.isLowercase == true || name.first == "_" || isBinding(name),
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
          || token.parent?.is(DeclReferenceExprSyntax.self) == true
      {
        return true
      }
      isMember = token.tokenKind == .period
    }
    return false
  }

  /// Returns whether a name is that of a binding, and not of a closure's parameter.
  private static func isBinding(_ name: String) -> Bool {
    name.first == "$" && name.dropFirst().first?.isNumber == false
  }

  /// Returns the names of the parameters of closures in a node.
  private static func closureParameters(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    node.walk { node in
      if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
        names.insert(parameter.name.plainText)
      } else if let parameter = node.as(ClosureParameterSyntax.self) {
        names.insert((parameter.secondName ?? parameter.firstName).plainText)
      }
      return .enter
    }
    return names
  }
}

extension TokenSyntax {
  /// The text of an identifier, including a dollar sign before it; nil for any other token.
  fileprivate var identifierText: String? {
    switch tokenKind {
    case .identifier(let name), .dollarIdentifier(let name): name
    default: nil
    }
  }
}
