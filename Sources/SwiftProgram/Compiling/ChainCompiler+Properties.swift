internal import SwiftSyntax

// The types of properties, and the members that files add.
extension ChainCompiler {
  /// The view of SwiftUI's to which the files add a static member, as in `Image.donut`; nil if they add none.
  func extendedView(_ name: String, _ base: Typed, _ link: ChainLink?) -> SwiftType? {
    guard base.metatype == .view, case .name(let member)? = link,
      let number = body.program.extensions[name]
    else { return nil }
    let (text, type) = (member.baseName.plainText, body.program.code.types[number])
    return type.staticGlobals[text, in: body.source.scope] != nil || type.staticMethods[text] != nil
      ? .declared(number) : nil
  }

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
    case .generic(let kind, _) where SwiftType.collections.contains(kind):
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

  /// `card.$width`: what the files' own wrapper of a property projects; nil for any other member.
  func projection(of name: String, in base: Typed, at position: SourcePosition) -> Typed? {
    guard name.hasPrefix("$"), case .declared(let number, _) = base.type.unwrapped,
      case let type = body.program.code.types[number],
      let held = type.propertyIndices["_\(name.dropFirst())"],
      case let holder = type.properties[held], holder.wrapped != nil, holder.storage == .stored,
      case .declared(let wrapper, _) = holder.type
    else { return nil }
    let (evaluate, projected) = (base.evaluate, "projectedValue")
    return Typed(body.program.propertyType(projected, of: wrapper)) { run, frame in
      let whole = try evaluate(run, frame)
      if case .nothing = whole { return .nothing }
      let wrapper = try run.properties.property(holder.name, of: whole, at: position)
      return try run.properties.property(projected, of: wrapper, at: position)
    }
  }

  /// A member that a type of the files finds by its name, by a subscript for such; nil for any other.
  func dynamicMember(_ name: String, of base: Typed, at position: SourcePosition) -> Typed? {
    guard case .declared(let number, let arguments) = base.type.unwrapped,
      body.program.declarations.types[number].attributes.contains("dynamicMemberLookup"),
      !body.program.hasProperty(name, of: number),
      let found = body.program.code.types[number].methods[TypeCode.subscriptName]?.first(
        where: { body.program.code.functions[$0].parameters.map(\.label) == ["dynamicMember"] })
    else { return nil }
    let function = body.program.code.functions[found]
    let isText = function.parameters[0].type == .text
    let shared = TypeParameters(body.program.declarations, of: base.type)
    let type =
      isText
      ? function.resultPattern.map(shared.filled) ?? function.result
      : arguments.count == 1 ? propertyType(name, of: arguments[0]) : .unknown
    guard !type.isUnknown else { return nil }
    let (evaluate, locate) = (base.evaluate, base.locate)
    @Sendable func values() -> [CallArgument] {
      [CallArgument("dynamicMember", isText ? .text(name) : .keyPath([name]), at: position)]
    }
    var located: Locate?
    if let locate { located = { .subscripted(try locate($0, $1), found, values()) } }
    return Typed(type, locate: located) { run, frame in
      let whole = try evaluate(run, frame)
      if case .nothing = whole { return .nothing }
      return try run.elements.element(found, values(), of: whole, named: name, at: position)
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
