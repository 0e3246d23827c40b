import SwiftSyntax

// The conditions of extensions on type parameters: `extension Array where Element == Int`.
extension ProgramCompiler {
  /// Returns the conditions of the extension that declares a member.
  func conditions(of member: MemberDeclaration, in number: Int) -> [ExtensionCondition] {
    guard let outer = member.declaration.extensionAround else { return [] }
    let reader = TypeReader(
      declarations: declarations, file: member.source.scope, owner: number)
    var conditions: [ExtensionCondition] = []
    for (name, type) in Self.arguments(of: outer.extendedType) {
      conditions.append(ExtensionCondition(parameter: name, wanted: .same(reader.type(type))))
    }
    for requirement in outer.genericWhereClause?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let type) = same.rightType else { continue }
        conditions.append(
          condition(same.leftType.trimmedDescription, .same(reader.type(type)), in: number))
      case .conformanceRequirement(let conformance):
        let name = conformance.leftType.trimmedDescription
        // The condition of a protocol's extension on a type of the files is checked when that type gets the members of
        // the extension.
        if name == "Self", !declarations.types[number].isForeign { continue }
        conditions.append(
          condition(name, conforming(to: conformance.rightType.trimmedDescription), in: number))
      case .layoutRequirement: continue
      }
    }
    return conditions
  }

  /// Returns the constraints of a function's type parameters, by the names of these.
  func constraints(
    _ parameters: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [String: [ExtensionCondition]] {
    var all: [String: [ExtensionCondition]] = [:]
    func add(_ type: TypeSyntax, to name: String) {
      let names = type.trimmedDescription.split(separator: "&").map { $0.filter { $0 != " " } }
      all[name, default: []] += names.map {
        ExtensionCondition(parameter: "Self", wanted: conforming(to: $0))
      }
    }
    for parameter in parameters?.parameters ?? [] {
      if let type = parameter.inheritedType { add(type, to: parameter.name.plainText) }
    }
    for requirement in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        continue
      }
      add(conformance.rightType, to: conformance.leftType.trimmedDescription)
    }
    return all
  }

  /// Returns the types in `extension [Int]`, `extension Array<Int>` and `extension Int?`, by the names of the type
  /// parameters.
  private static func arguments(of type: TypeSyntax) -> [(String, TypeSyntax)] {
    if let array = type.as(ArrayTypeSyntax.self) { return [("Element", array.element)] }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return [("Wrapped", optional.wrappedType)]
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return [("Key", dictionary.key), ("Value", dictionary.value)]
    }
    guard let named = type.as(IdentifierTypeSyntax.self) else { return [] }
    let names: [String: [String]] = [
      "Array": ["Element"], "Set": ["Element"], "Optional": ["Wrapped"],
      "Dictionary": ["Key", "Value"],
    ]
    let types = (named.genericArgumentClause?.arguments ?? []).compactMap { argument in
      if case .type(let type) = argument.argument { type } else { TypeSyntax?.none }
    }
    return Array(zip(names[named.name.plainText] ?? [], types))
  }

  private func condition(
    _ name: String, _ wanted: ExtensionCondition.Wanted, in number: Int
  ) -> ExtensionCondition {
    let parameter = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
    let condition = ExtensionCondition(parameter: parameter, wanted: wanted)
    guard declarations.types[number].generics[parameter] != nil else { return condition }
    let index = declarations.types[number].parameters.firstIndex(of: parameter)
    let forms = [parameter, "\(parameter)?", "[\(parameter)]"]
    let holder = declarations.types[number].members.lazy.compactMap { member in
      member.declaration.as(VariableDeclSyntax.self)?.bindings.first
    }.first { binding in
      binding.accessorBlock == nil
        && binding.typeAnnotation.map { forms.contains($0.type.trimmedDescription) } ?? false
    }
    var held = condition
    held.index = index
    held.holder = holder?.pattern.trimmedDescription
    return held
  }

  /// Returns the types that conform to a protocol or inherit from a class.
  private func conforming(to name: String) -> ExtensionCondition.Wanted {
    var all = ExtensionCondition.Conforming()
    for number in declarations.types.indices where !declarations.types[number].isForeign {
      switch declarations.conforms(number, to: name) {
      case true?: all.types.insert(number)
      case nil: all.doubtful.insert(number)
      case false?: break
      }
    }
    let foreign = declarations.types.filter { $0.isForeign && $0.inherited.contains(name) }
      .flatMap { names(extendedBy: $0.name) }
    if let known = Self.conforming[name] ?? (declarations.protocols[name] == nil ? nil : []) {
      all.others = Set(known + foreign)
    }
    return .conforming(all)
  }

  /// Notes which properties have the same name and different conditions.
  func noteConditions() {
    for number in code.types.indices {
      let named = Dictionary(grouping: code.types[number].properties.indices) {
        code.types[number].properties[$0].name
      }
      for (name, indices) in named
      where indices.contains(where: {
        !code.types[number].properties[$0].conditions.isEmpty
      }) {
        code.types[number].conditioned[name] = indices
      }
      code.types[number].conditionedGlobals = code.types[number].conditionedGlobals.filter {
        $1.count > 1 && $1.contains { !code.globals[$0].conditions.isEmpty }
      }
    }
  }

  /// Returns the property with a name that the files add to a type, where the type decides which of several is meant;
  /// nil for any other property.
  func conditioned(_ name: String, of type: SwiftType) -> PropertyCode? {
    for extended in type.extendedNames {
      guard let number = extensions[extended],
        let indices = code.types[number].conditioned[name]
      else { continue }
      let meant = ConditionedMembers(
        indices.map { index in
          let conditions = code.types[number].properties[index].conditions
          return (index, conditions.hold(for: type), conditions.weight)
        })
      guard !meant.isUndecided, let index = meant.members.first else { continue }
      return code.types[number].properties[index]
    }
    return nil
  }
}
