internal import SwiftSyntax

// The analysis of the declarations of files.
extension WriteAnalysis {
  init(_ declarations: ProgramDeclarations) {
    frameworks = declarations.frameworks
    throwing = Self.throwing(in: declarations)
    changing = Self.changingOperators(in: declarations)
    var functions: [String: [Body]] = [:]
    var closures: Set<String> = []
    for (function, source) in declarations.functions {
      if let body = function.body {
        functions[function.name.plainText, default: []].append(
          Body(statements: Syntax(body), source: source))
      }
    }
    for (function, _) in declarations.functions {
      closures.formUnion(Self.actions(function.signature.parameterClause))
    }
    for member in declarations.types.flatMap(\.members) {
      if let parameters = member.declaration.as(InitializerDeclSyntax.self)?.signature
        .parameterClause
        ?? member.declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
      {
        closures.formUnion(Self.actions(parameters))
      }
      if let function = member.declaration.as(FunctionDeclSyntax.self), let body = function.body {
        functions[function.name.plainText, default: []].append(
          Body(statements: Syntax(body), source: member.source))
      }
      guard let variable = member.declaration.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let type = binding.typeAnnotation?.type.trimmedDescription, type.contains("->"),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { continue }
        closures.insert(name.identifier.plainText)
      }
    }
    self.functions = functions
    self.closures = closures
    writing = Self.writing(functions) { scan($0) }
  }
}
