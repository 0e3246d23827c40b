internal import SwiftProgram

extension ProgramRun {
  var environmentObjects: EnvironmentObjectReader { EnvironmentObjectReader(run: self) }
}

/// Finds the environment objects of views, by their classes.
struct EnvironmentObjectReader {
  let run: ProgramRun

  /// Returns the object where no view sets one: one for all views, if its class can be created without arguments.
  func environmentObject(_ key: String, for property: PropertyCode) throws -> SwiftValue? {
    guard let global = run.code.environmentObjects[key],
      case .declared(let number, _) = run.code.globals[global].type
    else { return nil }
    let type = run.code.types[number]
    let isMade =
      type.initializers.contains {
        ParameterMatching.matches(run.code.functions[$0].parameters, []) != nil
      }
      || type.initializers.isEmpty
        && type.properties.allSatisfy { property in
          property.storage != .stored || property.initial != nil || property.type.isOptional
        }
    guard isMade else {
      noteMissing(property, type)
      return nil
    }
    run.note(
      "no view around sets '\(property.name)'; \(type.name)() is taken", at: property.position)
    return try run.locations.global(global)
  }

  /// Notes that no view sets an object that cannot be created without arguments, and how it can be given.
  private func noteMissing(_ property: PropertyCode, _ type: TypeCode) {
    guard let initializer = type.initializers.first else { return }
    let arguments = run.code.functions[initializer].parameters.filter { $0.initial == nil }
      .map { $0.label.map { "\($0): VALUE" } ?? "VALUE" }
    run.note(
      "no view around sets '\(property.name)', which is not made without values "
        + "(--set '\(property.name)=\(type.name)(\(arguments.joined(separator: ", ")))')",
      at: property.position)
  }
}
