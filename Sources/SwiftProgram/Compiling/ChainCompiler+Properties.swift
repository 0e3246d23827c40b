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
    case .duration where name == "components": return Durations.componentsType
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

  /// Compiles the reading of a property of a value.
  func property(
    _ text: String, written name: DeclReferenceExprSyntax, of base: Typed,
    at position: SourcePosition
  ) -> Typed {
    let (evaluate, locate) = (base.evaluate, base.locate ?? objectLocation(of: base))
    let constant = body.typeParameters.memberType(
      text, of: name.parent?.as(MemberAccessExprSyntax.self)?.base)
    let type =
      constant.isUnknown
      ? ElementCompiler.indexType(propertyType(text, of: base.type), of: base) : constant
    var located: Locate?
    if let locate { located = { run, frame in .member(try locate(run, frame), text) } }
    if case .declared(let number, _) = base.type, LiteralSyntax.isOfSelf(name) {
      located = located.map { body.located(text, of: number, at: $0) }
    }
    if case .declared(let number, _) = base.type, let located,
      body.program.code.changingGetter(of: text, in: number) != nil
    {
      return Typed(at: type, located)
    }
    if case .binding = base.type {
      // A member of a binding is a binding; `wrappedValue` is the value that it leads to.
      located = { run, frame in
        let value = try evaluate(run, frame)
        let location = try run.locations.target(of: value, heldAt: try locate?(run, frame))
        return text == "wrappedValue" ? location : .member(location, text)
      }
    }
    return property(text, written: name, of: base, as: type, locate: located, at: position)
  }

  /// Compiles the reading of a property whose type and location are known as far as the text tells them.
  private func property(
    _ text: String, written name: DeclReferenceExprSyntax, of base: Typed, as type: SwiftType,
    locate located: Locate?, at position: SourcePosition
  ) -> Typed {
    let evaluate = base.evaluate
    if let meant = body.program.conditioned(text, of: base.type),
      case .computed(let getter, _) = meant.storage
    {
      let typed = Typed(type, locate: located) { run, frame in
        try run.functions.call(
          function: getter, [], on: try evaluate(run, frame), at: position)
      }
      return body.calls.settled(typed, of: meant.pattern)
    }
    let note = body.program.words.note(on: text, of: base.type, in: body)
    let order = body.unordered.place(of: text, of: base, name.parent ?? Syntax(name))
    let isDoubtful = body.program.mayBeCovered(text, of: base.type)
    let isOfOptional =
      body.program.addsToOptionals(text) && !LiteralSyntax.isOptionalChain(before: name)
    var typed = Typed(type, locate: located) { run, frame in
      let value = try evaluate(run, frame)
      if case .nothing = value, !isOfOptional { return .nothing }
      run.noteOrder(of: value, at: order)
      if let note { run.note(note, at: nil) }
      if isDoubtful, let doubt = run.doubt(about: text, of: value, at: position) { return doubt }
      return try run.properties.property(text, of: value, at: position)
    }
    typed.form = .property(text, of: base)
    let isOfPattern =
      base.type.isApplied || body.program.extensionsHaveProperty(text, of: base.type)
    return body.calls.settled(typed, of: isOfPattern ? type : nil)
  }
}
