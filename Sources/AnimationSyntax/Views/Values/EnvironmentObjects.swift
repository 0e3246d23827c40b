/// Objects that views find in their surroundings by their classes.
enum EnvironmentObjects {
  /// By what the surroundings know an object of a class, by its number.
  static func key(of type: Int) -> String { "object \(type)" }
}

extension ViewRun {
  /// The object of the surroundings where no view sets one: one for all views, if its class can be made of nothing.
  func environmentObject(_ key: String, for property: PropertyCode) throws -> ViewValue? {
    guard let global = code.environmentObjects[key],
      case .declared(let number) = code.globals[global].type
    else { return nil }
    let type = code.types[number]
    let isMade =
      type.initializers.contains {
        ParameterMatching.matches(code.functions[$0].parameters, []) != nil
      }
      || type.initializers.isEmpty
        && type.properties.allSatisfy { property in
          property.storage != .stored || property.initial != nil || property.type.isOptional
        }
    guard isMade else { return nil }
    note(
      "no view around sets '\(property.name)'; \(type.name)() is taken", at: property.position)
    return try self.global(global)
  }
}
