internal import AnimationModel
internal import SwiftProgram

extension ProgramRun {
  var environmentReader: EnvironmentReader { EnvironmentReader(run: self) }
}

/// Reads the environment of views.
struct EnvironmentReader {
  let run: ProgramRun

  /// Returns the value of the environment for a property of a structure.
  func environmentValue(
    _ key: String, of structure: StructValue, _ property: PropertyCode
  ) throws -> SwiftValue {
    if let identity = structure.identity, let value = run.environments[identity]?[key] {
      return value
    }
    if let value = try surrounding(key, property) { return value }
    if property.type.isOptional { return .nothing }
    if let object = try run.environmentObjects.environmentObject(key, for: property) {
      return object
    }
    return .unknown(UnknownValue(property.name, at: property.position, name: property.name))
  }

  /// Returns the value around a view where no modifier sets one: that of a script or of `--set`, or the default of the
  /// app or of the system; nil for an unknown key.
  private func surrounding(_ key: String, _ property: PropertyCode) throws -> SwiftValue? {
    if let value = run.environment[key] { return value }
    if let set = run.code.settings["environment.\(key)"] ?? run.code.settings[property.name] {
      return run.types.coerce(try run.locations.global(set), to: property.type)
    }
    run.outerSettings.noteOuterSettings(key, for: property)
    return try (environmentDefault(key) ?? EnvironmentDefaults.value(of: key)).map {
      run.types.coerce($0, to: property.type)
    }
  }

  /// Returns the value around a view for one of SwiftUI's own keys, where no modifier sets one; nil for an unknown key.
  func surrounding(_ key: String) -> SwiftValue? {
    if let value = run.environment[key] { return value }
    let set = run.code.settings["environment.\(key)"].flatMap { try? run.locations.global($0) }
    return set.map { run.types.coerce($0, to: EnvironmentDefaults.type(of: key)) }
      ?? EnvironmentDefaults.value(of: key)
  }

  /// Returns the default value of the app's own property of the environment: the initial value of `@Entry`, or the
  /// value that the property computes; nil if there is none.
  func environmentDefault(
    _ name: String, in environment: EnvironmentValues
  ) throws -> SwiftValue? {
    guard let number = run.setting.extensions[AnimationPartKind.environment.rawValue],
      let index = run.code.types[number].propertyIndices[name]
    else { return nil }
    let property = run.code.types[number].properties[index]
    if case .computed(let getter, _) = property.storage {
      return try run.functions.call(
        function: getter, [], on: .part(.environment(environment)), at: property.position)
    }
    return try property.initial.map {
      run.types.coerce(try run.locations.evaluate($0), to: property.type)
    }
  }

  /// Returns the default value of the app's own property in an empty environment; nil if there is none.
  func environmentDefault(_ name: String) throws -> SwiftValue? {
    try environmentDefault(name, in: EnvironmentValues())
  }
}
