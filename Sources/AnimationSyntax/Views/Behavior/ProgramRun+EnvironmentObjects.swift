internal import SwiftProgram

// Objects that views find in their surroundings by their classes.
extension ProgramRun {
  /// The object of the surroundings where no view sets one: one for all views, if its class can be made of nothing.
  func environmentObject(_ key: String, for property: PropertyCode) throws -> SwiftValue? {
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
    guard isMade else {
      noteMissing(property, type)
      return nil
    }
    note(
      "no view around sets '\(property.name)'; \(type.name)() is taken", at: property.position)
    return try self.global(global)
  }

  /// Says that nobody sets an object that cannot be made of nothing, and how it is given.
  private func noteMissing(_ property: PropertyCode, _ type: TypeCode) {
    guard let initializer = type.initializers.first else { return }
    let arguments = code.functions[initializer].parameters.filter { $0.initial == nil }
      .map { $0.label.map { "\($0): VALUE" } ?? "VALUE" }
    note(
      "no view around sets '\(property.name)', which is not made without values "
        + "(--set '\(property.name)=\(type.name)(\(arguments.joined(separator: ", ")))')",
      at: property.position)
  }
}
