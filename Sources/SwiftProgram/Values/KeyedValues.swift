/// The key under which a property's value is stored, as with `@AppStorage`, and the store.
struct KeyCode: Sendable {
  /// The name of the wrapper: values that different wrappers store under the same key are distinct.
  let kind: String

  let key: FrameCode
  let store: FrameCode?
}

extension ProgramRun {
  var keyed: KeyedValues { KeyedValues(run: self) }
}

/// Finds the values that are stored under keys, one for all properties with the same key.
struct KeyedValues {
  let run: ProgramRun

  /// Returns a binding to the value of a property that is stored under a key; nil for any other property, and where the
  /// key is unknown.
  ///
  /// - Parameter value: The value as long as nothing is stored.
  func binding(for property: PropertyCode, from value: SwiftValue) throws -> SwiftValue? {
    guard let code = property.key, let store = run.code.keyedValues,
      case .object(let object) = try run.locations.global(store),
      let index = run.code.types[run.objects[object].type].propertyIndices["values"],
      case .text(let key) = try run.locations.evaluate(code.key)
    else { return nil }
    let suite = try code.store.map {
      try run.properties.property(
        "_suite", of: try run.locations.evaluate($0), at: property.position)
    }
    if let suite, suite.plainText == nil { return nil }
    // A value that belongs to a scene is not in the user's defaults, whose prefixes have no blank.
    let prefix = code.kind == "AppStorage" ? suite?.plainText ?? "" : "\(code.kind) "
    let location = Location.element(.field(object, index), .text("\(prefix)/\(key)"))
    if case .nothing = value { return .reference(location) }
    return .reference(.defaulted(location, value))
  }
}
