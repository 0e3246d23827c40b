package import SwiftSyntax

/// Reads the types that are written in an app's files.
package struct TypeReader {
  let declarations: ProgramDeclarations

  /// The file whose private types are visible; nil for those of all files.
  let file: Int?

  /// The enclosing type.
  var owner: Int?

  /// The type parameters of the enclosing function, and the types that are known for them.
  var generics: [String: SwiftType] = [:]

  /// The superclass that declares the code; nil for code that the enclosing type declares itself.
  var declarer: Int?

  /// Whether type parameters stand for themselves, unless the types that they stand for are known.
  var keepsParameters = false

  /// The type aliases that are being read: inside itself an alias does not stand for its type again.
  private(set) var opened: Set<SyntaxIdentifier> = []

  private static let numbers: Set<String> = Set(
    [BasicType.number.name] + BasicType.otherNumberNames
      + ["Float64"]
      // Times are seconds.
      + ["DispatchTime", "DispatchWallTime", "DispatchTimeInterval"])
  private static let integers: Set<String> = ["Int", "Int64"]
  private static let floats: Set<String> = ["Float", "Float32"]

  /// Returns a written type; unknown for an unknown type.
  package func type(_ syntax: TypeSyntax) -> SwiftType {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): return .optional(self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(self.type(type.wrappedType))
    case .arrayType(let type): return .array(self.type(type.element))
    case .dictionaryType(let type): return .dictionary(self.type(type.key), self.type(type.value))
    case .tupleType(let type): return tuple(type)
    case .functionType(let type):
      return .function(
        type.parameters.map { given($0.type) }, self.type(type.returnClause.type))
    case .attributedType(let type): return self.type(type.baseType)
    case .someOrAnyType(let type): return constraint(type.constraint)
    case .identifierType(let type):
      return named(type.name.plainText, type.genericArgumentClause)
    case .memberType(let type): return member(type)
    default: return .unknown
    }
  }

  /// Returns whether a type is a protocol, so that its values may be of several types: `any Shape`, `[any Shape]`,
  /// `Any`.
  func namesProtocol(_ syntax: TypeSyntax) -> Bool {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .someOrAnyType(let type): return type.someOrAnySpecifier.tokenKind == .keyword(.any)
    case .optionalType(let type): return namesProtocol(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): return namesProtocol(type.wrappedType)
    case .arrayType(let type): return namesProtocol(type.element)
    case .dictionaryType(let type): return namesProtocol(type.value)
    case .tupleType(let type): return type.elements.contains { namesProtocol($0.type) }
    case .compositionType(let type): return type.elements.contains { namesProtocol($0.type) }
    case .attributedType(let type): return namesProtocol(type.baseType)
    case .identifierType(let type):
      let name = type.name.plainText
      guard parameter(name) == nil else { return false }
      return Self.protocols.contains(name) || declarations.protocols[name] != nil
    default: return false
    }
  }

  /// The protocols of Swift that are used as types of values.
  private static let protocols: Set<String> = ["Any", "AnyObject", "Error"]

  /// Returns the type of a function's parameter: in an extension of views, `(Self) -> Content` takes a view.
  private func given(_ syntax: TypeSyntax) -> SwiftType {
    if syntax.as(IdentifierTypeSyntax.self)?.name.plainText == "Self", let owner,
      declarations.types[owner].isForeign, named(declarations.types[owner].name) == .view
    {
      return .view
    }
    return type(syntax)
  }

  /// Returns the type that an alias stands for; nil if the alias is being read already, as in `typealias Edge =
  /// SwiftUI.Edge`, where the name means what it means without the alias.
  private func type(_ alias: TypeAlias, _ arguments: GenericArgumentClauseSyntax?) -> SwiftType? {
    var reader = TypeReader(
      declarations: declarations, file: alias.file, owner: alias.owner, generics: generics,
      declarer: declarer)
    reader.keepsParameters = keepsParameters
    for (name, type) in zip(alias.parameters, types(arguments)) { reader.generics[name] = type }
    reader.opened = opened
    guard reader.opened.insert(alias.type.id).inserted else { return nil }
    return reader.type(alias.type)
  }

  private func constraint(_ type: TypeSyntax) -> SwiftType {
    let names = type.trimmedDescription.split(separator: "&").map { $0.filter { $0 != " " } }
    let isView = names.contains { declarations.frameworks.type(conformingTo: $0) == .view }
    if isView { return .view }
    return names.contains(where: TypeParameterReader.numbers.contains) ? .number : self.type(type)
  }

  private func tuple(_ type: TupleTypeSyntax) -> SwiftType {
    if type.elements.isEmpty { return .void }
    if let only = type.elements.first, type.elements.count == 1 { return self.type(only.type) }
    return .tuple(
      type.elements.map {
        .init(label: $0.firstName?.text == "_" ? nil : $0.firstName?.text, type: self.type($0.type))
      })
  }

  private func member(_ type: MemberTypeSyntax) -> SwiftType {
    let base = type.baseType.trimmedDescription
    let name = type.name.plainText
    if declarations.isModule(base) { return system(name, type.genericArgumentClause) }
    if case .declared(let owner, let arguments) = self.type(type.baseType) {
      if let number = declarations.number(of: name, in: owner, from: file) {
        return declarations.type(number, of: arguments + types(type.genericArgumentClause))
      }
      if let alias = declarations.alias(name, declaredIn: owner, from: file),
        let type = self.type(alias, type.genericArgumentClause)
      {
        return type
      }
    }
    let outer = type.baseType.as(IdentifierTypeSyntax.self)
    if name == "Index", self.type(type.baseType) == .text { return .textIndex }
    return declarations.frameworks.type(
      name, in: outer?.name.plainText ?? base, outer?.genericArgumentClause,
      declarations.sharedNumber(of:))
      ?? .unknown
  }

  /// Returns the type of a name.
  func named(_ name: String, _ arguments: GenericArgumentClauseSyntax? = nil) -> SwiftType {
    // A type parameter hides types of the same name that are declared around it.
    if let known = parameter(name) {
      return keepsParameters ? known : known.replacing { genericOfOwner($0) ?? .unknown }
    }
    if let number = declarations.number(of: name, from: owner, in: file),
      !declarations.types[number].isForeign
    {
      return declared(number, arguments)
    }
    if name == "Self", let owner {
      guard declarations.types[owner].isForeign else { return declared(owner, nil) }
      let extended = named(declarations.types[owner].name)
      if !extended.isUnknown, extended != .view { return extended }
    }
    if let alias = declarations.alias(name, from: owner, in: file),
      let type = type(alias, arguments)
    {
      return type
    }
    return system(name, arguments)
  }

  /// Returns the type of a name that is not declared in the files.
  func system(_ name: String, _ arguments: GenericArgumentClauseSyntax? = nil) -> SwiftType {
    let parameters = types(arguments)
    if Self.numbers.contains(name) { return .number }
    if Self.integers.contains(name) { return .integer }
    if Self.floats.contains(name) { return .float }
    if let kind = FixedInteger.Kind(rawValue: name) { return .fixed(kind) }
    if let geometry = GeometryType(rawValue: name) { return .geometry(geometry) }
    let first = parameters.first ?? .unknown
    switch name {
    case "Bool": return .boolean
    case "String", "Character", "Substring", "StringProtocol": return .text
    case "Void": return .void
    case "Array", "ContiguousArray", "Collection", "Sequence", "AnyIterator": return .array(first)
    case SwiftType.slice: return .generic(name, parameters)
    case "ReversedCollection", "LazySequence", "LazyFilterSequence":
      return .adapter(of: first.element, isLazy: name != "ReversedCollection")
    case "LazyMapSequence":
      return .adapter(of: parameters.count == 2 ? parameters[1] : .unknown, isLazy: true)
    case "EnumeratedSequence":
      return .adapter(
        of: .tuple([
          .init(label: "offset", type: .integer), .init(label: "element", type: first.element),
        ]))
    case "Zip2Sequence":
      return .adapter(of: .tuple(parameters.map { .init(label: nil, type: $0.element) }))
    case "Set": return .set(first)
    case "Dictionary": return .dictionary(first, parameters.count > 1 ? parameters[1] : .unknown)
    case "Optional": return .optional(first)
    case "Result": return .generic(name, parameters)
    case "Range", "ClosedRange": return .range(first)
    case "Date": return .number
    case "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath":
      return .keyPath
    case SwiftType.characterSet.name: return .characterSet
    case SwiftType.scanner.name: return .scanner
    case SwiftType.duration.name: return .duration
    default: return framework(name, parameters)
    }
  }

  /// Returns the type of a name of the host's frameworks: one in the type that the files extend, or a global one.
  private func framework(_ name: String, _ arguments: [SwiftType]) -> SwiftType {
    let frameworks = declarations.frameworks
    if let owner, declarations.types[owner].isForeign,
      let type = frameworks.type(
        name, in: declarations.types[owner].name, nil, declarations.sharedNumber(of:))
    {
      return type
    }
    return frameworks.type(name, arguments) ?? .unknown
  }

  /// Returns the types of written type arguments.
  func types(_ arguments: GenericArgumentClauseSyntax?) -> [SwiftType] {
    (arguments?.arguments ?? []).compactMap { argument in
      if case .type(let type) = argument.argument { self.type(type) } else { nil }
    }
  }
}

// The type parameters in types that are read.
extension TypeReader {
  /// A type of the files with what is written for its type parameters; inside of it, and of what is declared in it, these
  /// stand for what they do there.
  func declared(_ number: Int, _ arguments: GenericArgumentClauseSyntax?) -> SwiftType {
    let type = declarations.types[number]
    guard !type.parameters.isEmpty else { return .declared(number) }
    let written = types(arguments)
    guard written.isEmpty || written.count == type.parameters.count - type.outerCount else {
      return .declared(number)
    }
    let around = owner.map { Array(sequence(first: $0) { declarations.types[$0].owner }) } ?? []
    guard around.contains(number) || type.owner.map(around.contains) ?? false else {
      return written.isEmpty ? .declared(number) : declarations.type(number, of: written)
    }
    let names = type.parameters.dropLast(written.count)
    return declarations.type(number, of: names.map { generics[$0] ?? .unknown } + written)
  }

  /// The type that is written with the type parameters around that it has in it; nil where it has none of which it
  /// matters what they stand for.
  func pattern(_ syntax: TypeSyntax) -> SwiftType? {
    let patterns = withParameters
    guard !patterns.generics.isEmpty || declarer != nil else { return nil }
    let pattern = patterns.type(syntax)
    return pattern == type(syntax) ? nil : pattern
  }

  /// The same for which type parameters stand for themselves, unless it is known what they stand for.
  var withParameters: TypeReader {
    var patterns = self
    patterns.keepsParameters = true
    for (name, known) in generics where known.isUnknown || known.isNumeric {
      patterns.generics[name] = .parameter(name)
    }
    if let owner, declarations.types[owner].isForeign {
      for name in SwiftType.partNames where generics[name] == nil && named(name).isUnknown {
        patterns.generics[name] = .parameter(name)
      }
    } else if let owner {
      for name in declarations.types[owner].parameters where generics[name] == nil {
        let known = declarations.types[owner].generics[name] ?? .unknown
        if known.isUnknown || known.isNumeric { patterns.generics[name] = .parameter(name) }
      }
    }
    return patterns
  }

  /// The type parameter of a name: that of the function, of the superclass or of the type around; nil for none.
  func parameter(_ name: String) -> SwiftType? {
    if let known = generics[name] { return known }
    if let declarer, let owner,
      let known = declarations.parameters(of: declarer, inheritedBy: owner)[name]
    {
      return known
    }
    return genericOfOwner(name)
  }

  func genericOfOwner(_ name: String) -> SwiftType? {
    owner.flatMap { declarations.types[$0].generics[name] }
  }
}

extension ProgramDeclarations {
  /// A type of the files whose type parameters stand for themselves; nil where it has none.
  func pattern(of number: Int) -> SwiftType? {
    let type = TypeReader(declarations: self, file: nil, owner: number).withParameters.named("Self")
    return type == .declared(number) ? nil : type
  }

  /// The types for the type parameters of a class that another one is made of, by their names, with those of the other one
  /// standing for themselves: `T` is `Double` in `class Sum: Base<Double>`.
  func parameters(of parent: Int, inheritedBy number: Int) -> [String: SwiftType] {
    var (current, known) = (number, [String: SwiftType]())
    while current != parent, let next = types[current].superclass {
      let written = types[current].inheritedTypes.lazy.compactMap { type in
        type.as(IdentifierTypeSyntax.self)
          ?? type.as(AttributedTypeSyntax.self)?.baseType
          .as(IdentifierTypeSyntax.self)
      }.first { $0.name.plainText == types[next].name }
      let reader = TypeReader(declarations: self, file: nil, owner: current).withParameters
      let arguments = reader.types(written?.genericArgumentClause)
      var inherited: [String: SwiftType] = [:]
      for (index, name) in types[next].parameters.enumerated() {
        let type = index < arguments.count ? arguments[index] : .unknown
        inherited[name] =
          current == number ? type : type.replacing { known[$0] ?? .unknown }
      }
      (current, known) = (next, inherited)
    }
    return known
  }
}
