internal import SwiftSyntax

// MARK: - Types and functions

extension FileReader {
  mutating func typeScope(of node: Syntax, in scope: Int) -> Int {
    var name: String
    var inherited: InheritanceClauseSyntax?
    if let type = node.as(ExtensionDeclSyntax.self) {
      name = file.text.text(of: type.extendedType)
      if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
      if name.hasPrefix("SwiftUI.") { name = String(name.dropFirst("SwiftUI.".count)) }
      name = aliases[name] ?? name
      inherited = type.inheritanceClause
    } else {
      let own =
        node.as(StructDeclSyntax.self).map { ($0.name, $0.inheritanceClause) }
        ?? node.as(ClassDeclSyntax.self).map { ($0.name, $0.inheritanceClause) }
        ?? node.as(EnumDeclSyntax.self).map { ($0.name, $0.inheritanceClause) }
        ?? node.as(ActorDeclSyntax.self).map { ($0.name, $0.inheritanceClause) }
        ?? node.as(ProtocolDeclSyntax.self).map { ($0.name, $0.inheritanceClause) }
      name = own?.0.name ?? ""
      inherited = own?.1
      if let outer = file.type(around: scope) { name = "\(outer).\(name)" }
      file.declaredTypes.insert(name)
    }
    let inner = addScope(.type(name), in: scope, of: node)
    for type in inherited?.inheritedTypes ?? [] {
      if let parent = type.type.typeName { file.inherited[name, default: []].append(parent) }
      switch type.type.as(IdentifierTypeSyntax.self)?.name.text {
      case "PreviewProvider": file.scopes[inner].isPreview = true
      case "Widget", "WidgetBundle": file.isOfWidget = true
      default: break
      }
    }
    return inner
  }

  mutating func functionScope(of node: Syntax, _ visit: Visit) -> Int {
    let function = node.as(FunctionDeclSyntax.self)
    let name = function?.name.name ?? (node.is(InitializerDeclSyntax.self) ? "init" : "subscript")
    let inner = addScope(.code, in: visit.scope, of: node, name: name)
    let clause =
      function?.signature.parameterClause
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? node.as(SubscriptDeclSyntax.self)?.parameterClause
    var parameters: [FunctionParameter] = []
    for parameter in clause?.parameters ?? [] {
      let own = (parameter.secondName ?? parameter.firstName).name
      let label = parameter.firstName.name
      let value = parameter.defaultValue?.value
      let code = value.map { WrittenCode($0, in: file.text) }
      parameters.append(
        FunctionParameter(label: label == "_" ? nil : label, name: own, defaultValue: code))
      declare(own, .parameter(code), in: inner, at: parameter, visit)
      guard let value, let code else { continue }
      defined(
        own, .expression(code), parameter.type.typeName, "parameter", value, in: inner, visit)
    }
    guard let function else { return inner }
    let modifiers = function.modifiers.map(\.name.text)
    let body = function.body?.statements
    let code = body.map { WrittenCode($0, in: file.text) }
    declare(
      name, .function(parameters, code), in: visit.scope, written: inner, at: function.name, visit
    ) {
      $0.isStatic = modifiers.contains("static") || modifiers.contains("class")
      $0.isPrivate = Self.isPrivate(modifiers)
      $0.typeName = function.signature.returnClause.flatMap(\.type.typeName)
    }
    if let type = function.signature.returnClause?.type, let body, let code {
      defined(
        name, .results(code), type.typeName, Self.context("func", modifiers), body, in: inner,
        visit)
    }
    return inner
  }

  static func isPrivate(_ modifiers: [String]) -> Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  static func context(_ word: String, _ modifiers: [String]) -> String {
    if modifiers.contains("static") || modifiers.contains("class") { return "static \(word)" }
    return modifiers.contains("lazy") ? "lazy \(word)" : word
  }
}
