internal import SwiftSyntax

// What the files declare: types and their cases, and what is in them.
extension ProgramCompiler {
  /// Declares everything, then compiles the bodies.
  package func compile() throws {
    code.fileCount = sources.count { $0.scope != nil }
    for type in declarations.types {
      var entry = TypeCode(name: type.name, kind: type.kind, roles: type.roles)
      entry.isGeneric = !type.generics.isEmpty
      entry.superclass = type.superclass
      if type.inherited.contains("CustomStringConvertible") { entry.descriptions.insert(.plain) }
      if type.inherited.contains("CustomDebugStringConvertible") {
        entry.descriptions.insert(.debugging)
      }
      entry.covered = declarations.coveredByProtocols(in: type)
      entry.isOptionSet = type.inherited.contains("OptionSet")
      entry.isObservableObject = declarations.isObservableObject(code.types.count)
      if entry.isAnimation { code.hasAnimations = true }
      words.complete(&entry, of: type, in: self)
      code.types.append(entry)
    }
    for number in declarations.types.indices { try declareCases(of: number) }
    for number in declarations.types.indices { try declareMembers(of: number) }
    noteOverrides()
    for (function, source) in declarations.functions {
      let number = declare(
        function, source, owner: nil, isStatic: true,
        keptIn: function.modifiers.areOfFile ? source.file : nil)
      globalFunctions[function.name.plainText, default: []].append(number)
    }
    for (variable, source) in declarations.variables where !declarations.isState(variable) {
      try declareGlobals(
        variable, source, owner: nil, keptIn: variable.modifiers.areOfFile ? source.file : nil)
    }
    if let keyed = declarations.frameworks.keyedValues,
      let number = declarations.number(of: keyed.type, in: nil)
    {
      code.keyedValues = code.types[number].staticGlobals[keyed.variable, in: nil]
    }
    noteExtensions()
    try finish()
  }

  // MARK: - Cases

  private func declareCases(of number: Int) throws {
    let type = declarations.types[number]
    guard type.kind == .enumeration else { return }
    var nextRaw = 0
    let raw = rawType(of: number)
    for member in type.members {
      guard let cases = member.declaration.as(EnumCaseDeclSyntax.self) else { continue }
      let reader = TypeReader(
        declarations: declarations, file: member.source.scope, owner: number)
      for element in cases.elements {
        var entry = CaseCode(name: element.name.plainText)
        for parameter in element.parameterClause?.parameters ?? [] {
          let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText }
          entry.parameters.append(
            .init(label: label, name: label ?? "", type: reader.type(parameter.type)))
        }
        entry.rawValue = rawValue(element.rawValue?.value, raw, name: entry.name, &nextRaw)
        code.types[number].cases.append(entry)
        declareDefaults(of: element, member.source, in: number)
      }
    }
  }

  /// Compiles what the last case so far holds where nothing is given for it.
  private func declareDefaults(
    of element: EnumCaseElementSyntax, _ source: ProgramSource, in number: Int
  ) {
    let index = code.types[number].cases.count - 1
    for (offset, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
      guard let value = parameter.defaultValue?.value else { continue }
      // That there is a default matters before it is compiled.
      code.types[number].cases[index].parameters[offset].initial = FrameCode(
        slotCount: 0, body: { _, _ in .next }, position: source.position(of: value))
      pendingBodies.append { [self] in
        let type = code.types[number].cases[index].parameters[offset].type
        code.types[number].cases[index].parameters[offset].initial = try initialCode(
          value, source, as: type, owner: number)
      }
    }
  }

  private func rawValue(
    _ node: ExprSyntax?, _ type: SwiftType, name: String, _ next: inout Int
  ) -> CaseCode.RawValue? {
    let text = node?.trimmedDescription
    switch type {
    case .integer:
      if let text, let value = Int(text.filter { $0 != "_" }) { next = value }
      defer { next &+= 1 }
      return .integer(next)
    case .number: return text.flatMap { Double($0.filter { $0 != "_" }) }.map { .number($0) }
    case .float: return text.flatMap { Float($0.filter { $0 != "_" }) }.map { .float($0) }
    case .text:
      guard let text else { return .text(name) }
      return .text(text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text)
    default: return nil
    }
  }

  // MARK: - Members

  private func declareMembers(of number: Int) throws {
    for member in declarations.types[number].members {
      try declare(member, of: number)
    }
  }

  private func declare(_ member: MemberDeclaration, of number: Int) throws {
    let (declaration, source) = (member.declaration, member.source)
    let conditions = conditions(of: member, in: number)
    (origin, isCovered, declarer) = (member.origin, member.isCovered, member.declarer)
    defer { (origin, isCovered, declarer) = (nil, false, nil) }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      if variable.isStatic {
        try declareGlobals(variable, source, owner: number, keptIn: member.keeper)
      } else {
        let count = code.types[number].properties.count
        try declareProperties(variable, source, of: number, keptIn: member.keeper)
        for index in count..<code.types[number].properties.count {
          code.types[number].properties[index].conditions = conditions
        }
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
      let index = declare(
        function, source, owner: number, isStatic: isStatic, keptIn: member.keeper)
      code.functions[index].conditions = conditions
      let name = function.name.plainText
      if isStatic {
        code.types[number].staticMethods[name, default: []].append(index)
      } else {
        code.types[number].methods[nameOfMember(name), default: []].append(index)
        if name == "body", declarations.types[number].isModifier {
          code.types[number].body = index
        }
      }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      code.types[number].initializers.append(declare(initializer, source, owner: number))
    } else if let element = declaration.as(SubscriptDeclSyntax.self) {
      declare(element, source, owner: number, keptIn: member.keeper)
    }
  }

  /// What the member that is being declared is called in code: another name than it is written with where its type has
  /// one of its own.
  func nameOfMember(_ written: String) -> String {
    guard isCovered, let origin else { return written }
    return TypeDeclaration.name(ofCovered: written, in: origin)
  }
}
