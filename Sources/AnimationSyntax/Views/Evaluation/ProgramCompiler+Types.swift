internal import SwiftSyntax

// What the files declare: types and their cases, and what is in them.
extension ProgramCompiler {
  /// Declares everything, then compiles the bodies.
  func compile() throws {
    for type in declarations.types {
      var entry = TypeCode(name: type.name, kind: type.kind, isView: type.isView)
      entry.animatable = type.animatableNames
      code.types.append(entry)
    }
    for number in declarations.types.indices { try declareCases(of: number) }
    for number in declarations.types.indices { try declareMembers(of: number) }
    for (function, source) in declarations.functions {
      let number = declare(function, source, owner: nil, isStatic: true)
      globalFunctions[function.name.plainText, default: []].append(number)
    }
    for (variable, source) in declarations.variables where !variable.isState {
      try declareGlobals(variable, source, owner: nil)
    }
    noteExtensions()
    try finish()
  }

  // MARK: - Cases

  private func declareCases(of number: Int) throws {
    let type = declarations.types[number]
    guard type.kind == .enumeration else { return }
    let reader = TypeReader(declarations: declarations, owner: number)
    var nextRaw = 0
    let raw = rawType(of: number)
    for member in type.members {
      guard let cases = member.declaration.as(EnumCaseDeclSyntax.self) else { continue }
      for element in cases.elements {
        let parameters = element.parameterClause?.parameters ?? []
        var entry = CaseCode(
          name: element.name.plainText, labels: parameters.map { $0.firstName?.text },
          types: parameters.map { reader.type($0.type) })
        entry.rawValue = rawValue(element.rawValue?.value, raw, name: entry.name, &nextRaw)
        code.types[number].cases.append(entry)
      }
    }
  }

  private func rawValue(
    _ node: ExprSyntax?, _ type: ViewType, name: String, _ next: inout Int
  ) -> CaseCode.RawValue? {
    let text = node?.trimmedDescription
    switch type {
    case .integer:
      if let text, let value = Int(text.filter { $0 != "_" }) { next = value }
      defer { next &+= 1 }
      return .integer(next)
    case .number: return text.flatMap { Double($0.filter { $0 != "_" }) }.map { .number($0) }
    case .text:
      guard let text else { return .text(name) }
      return .text(text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text)
    default: return nil
    }
  }

  // MARK: - Members

  private func declareMembers(of number: Int) throws {
    for member in declarations.types[number].members {
      try declare(member.declaration, member.source, of: number)
    }
  }

  private func declare(_ declaration: DeclSyntax, _ source: ViewSource, of number: Int) throws {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if variable.isStatic {
        try declareGlobals(variable, source, owner: number)
      } else {
        try declareProperties(variable, source, of: number)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
      let index = declare(function, source, owner: number, isStatic: isStatic)
      let name = function.name.plainText
      if isStatic {
        code.types[number].staticMethods[name, default: []].append(index)
      } else {
        code.types[number].methods[name, default: []].append(index)
        if name == "body", declarations.types[number].isModifier {
          code.types[number].body = index
        }
      }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      code.types[number].initializers.append(declare(initializer, source, owner: number))
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it belongs to the type, not to a value of it.
  var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }

  /// Whether it is a `@State`.
  var isState: Bool { attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "State" } }
}
