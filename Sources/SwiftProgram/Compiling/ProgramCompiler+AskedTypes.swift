internal import SwiftSyntax

// The type parameters whose types code asks for at run time.
extension ProgramCompiler {
  /// Returns the type parameters whose types the code of a function asks for: those that it names, those in its result
  /// type, and those of numbers, whose constants depend on them; all of them where it prints values, as optionals print
  /// with their name.
  ///
  /// - Parameters:
  ///   - setting: The function.
  ///   - code: The code; nil for a function without a body.
  ///   - result: The type of the result with its type parameters.
  /// - Returns: The type parameters by name, each with its type where it is inherited.
  func askedTypes(
    of setting: FunctionSetting, _ code: Syntax?, _ result: SwiftType?
  ) -> [String: SwiftType] {
    var all = setting.generics.filter { $0.value.isUnknown || $0.value.isNumeric }
      .mapValues { (known: $0, type: SwiftType?.none) }
    if let owner = setting.owner {
      for (name, known) in outerParameters(of: owner) where all[name] == nil {
        all[name] = (known, nil)
      }
      if let declarer = setting.declarer {
        for (name, type) in declarations.parameters(of: declarer, inheritedBy: owner) {
          all[name] = (type, type)
        }
      }
    }
    guard !all.isEmpty, let code else { return [:] }
    let prints = code.containsNode { $0.is(ExpressionSegmentSyntax.self) }
    var named = Set(code.tokens(viewMode: .sourceAccurate).map(\.plainText))
    _ = result?.replacing { name in
      named.insert(name)
      return .unknown
    }
    // The name of the type itself stands for the type with its type parameters.
    if let owner = setting.owner, case let type = declarations.types[owner], !type.isForeign,
      named.contains("Self") || named.contains(type.name)
    {
      named.formUnion(type.parameters)
    }
    return all.reduce(into: [:]) { asked, entry in
      guard prints || named.contains(entry.key) || entry.value.known.isNumeric else { return }
      asked[entry.key] = entry.value.type ?? .parameter(entry.key)
    }
  }

  /// Returns the type parameters of a type, and the types that are known for them; for a type of others those that its
  /// extensions name.
  private func outerParameters(of owner: Int) -> [String: SwiftType] {
    let type = declarations.types[owner]
    guard type.isForeign else { return type.generics.filter { $1.isUnknown || $1.isNumeric } }
    if TypeParameterReader.numbers.contains(type.name) { return ["Self": .number] }
    let reader = TypeReader(declarations: declarations, file: nil, owner: owner)
    return Dictionary(
      uniqueKeysWithValues: (SwiftType.partNames + ["Self"]).map { ($0, reader.named($0)) }
    ).filter { $1.isUnknown }
  }
}
