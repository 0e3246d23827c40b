internal import SwiftSyntax

// All declarations of the files, first their names, then their contents.
extension ProgramCompiler {
  /// Declares everything, then compiles the bodies.
  package func compile() throws {
    code.fileCount = sources.count { $0.scope != nil }
    for type in declarations.types {
      var entry = TypeCode(name: type.name, kind: type.kind, roles: type.roles)
      (entry.parameters, entry.generics) = (type.parameters, type.generics)
      entry.outerCount = type.outerCount
      entry.superclass = type.superclass
      let describing: Set = ["CustomStringConvertible", "LosslessStringConvertible"]
      if !type.inherited.isDisjoint(with: describing) {
        entry.descriptions.insert(.plain)
      }
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
    shareInheritedGlobals()
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
    noteConditions()
    try finish()
  }

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
      if variable.isStatic, let declarer, !variable.bindings.contains(where: \.computes) {
        inheritedGlobals.append((variable, source, declarer, number, member.keeper))
      } else if variable.isStatic {
        let count = code.globals.count
        try declareGlobals(variable, source, owner: number, keptIn: member.keeper)
        for index in count..<code.globals.count where code.globals[index].owner != nil {
          code.globals[index].conditions = conditions
          code.types[number].conditionedGlobals[code.globals[index].name, default: []].append(index)
        }
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
      let index = declare(initializer, source, owner: number)
      code.functions[index].conditions = conditions
      code.types[number].initializers.append(index)
    } else if let end = declaration.as(DeinitializerDeclSyntax.self) {
      if writes(Syntax(end)) {
        code.types[number].deinitializer = source.position(of: end.deinitKeyword)
      }
    } else if let element = declaration.as(SubscriptDeclSyntax.self) {
      declare(element, source, owner: number, keptIn: member.keeper)
    }
  }
}
