// The types of properties.
extension ChainCompiler {
  /// The type of a property, as far as it is known.
  package func propertyType(_ name: String, of type: SwiftType) -> SwiftType {
    if name == AnimatedData.property, type.isAnimated { return type.unwrapped }
    if type.isOptional, body.program.addsToOptionals(name) {
      return body.program.extensionPropertyType(name, of: type)
    }
    switch type.unwrapped {
    case .declared(let number, let arguments):
      if name == "rawValue" { return body.program.rawType(of: number) }
      return body.program.propertyType(name, of: number, arguments)
    case .binding(let inner):
      if name == "wrappedValue" { return inner }
      let added = body.program.extensionPropertyType(name, of: type)
      return added.isUnknown ? .binding(propertyType(name, of: inner)) : added
    case .spring: return .number
    case .unitCurve: return name == "inverse" ? .unitCurve : .unknown
    case .part(let kind):
      return kind.propertyType(name) ?? body.program.extensionPropertyType(name, of: type)
    case .transaction:
      return ViewTransactionValue.Property(rawValue: name)?.type
        ?? body.program.extensionPropertyType(name, of: type)
    case .geometry(let kind):
      if kind == .rectangle, name == "origin" { return .geometry(.point) }
      if kind == .rectangle, name == "size" { return .geometry(.size) }
      if kind == .rectangle, name == "standardized" || name == "integral" { return type.unwrapped }
      let added = body.program.extensionPropertyType(name, of: type)
      return added.isUnknown ? .number : added
    case .tuple(let fields):
      if let index = Int(name), index < fields.count { return fields[index].type }
      return fields.first { $0.label == name }?.type ?? .unknown
    case .array(let element), .set(let element), .range(let element):
      return collectionType(name, of: type, element: element)
    case .generic(SwiftType.slice, _):
      return collectionType(name, of: type, element: type.element)
    case .text:
      switch name {
      case "startIndex", "endIndex": return .textIndex
      case "indices": return .range(.textIndex)
      default: return collectionType(name, of: type, element: .text)
      }
    case .dictionary(let key, let value):
      if name == "keys" { return .array(key) }
      if name == "values" { return .array(value) }
      return collectionType(name, of: type, element: .unknown)
    case .number:
      return name == "magnitude" || name.hasPrefix("timeIntervalSince")
        ? .number : body.program.extensionPropertyType(name, of: "Double")
    case .float:
      return name == "magnitude" ? .float : body.program.extensionPropertyType(name, of: "Float")
    default: return body.program.extensionPropertyType(name, of: type)
    }
  }

  private func collectionType(_ name: String, of type: SwiftType, element: SwiftType) -> SwiftType {
    switch name {
    case "count", "startIndex", "endIndex": .integer
    case "isEmpty": .boolean
    case "first", "last": .optional(element)
    case "indices": .range(.integer)
    case "lazy": .array(element)
    case "lowerBound", "upperBound": element
    default: body.program.extensionPropertyType(name, of: type)
    }
  }
}
