internal import SwiftSyntax

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
