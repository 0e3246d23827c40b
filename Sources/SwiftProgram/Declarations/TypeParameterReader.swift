internal import SwiftSyntax

/// Reads type parameters and the types that are known for them.
enum TypeParameterReader {
  /// Returns the names of type parameters, with the types that are known for them: a view or shape, a number, a vector,
  /// or nothing.
  static func names(
    _ parameters: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
    _ frameworks: any FrameworkTypes
  ) -> [String: SwiftType] {
    Self.parameters(parameters, conditions, frameworks).known
  }

  /// Returns the names of type parameters in order, with the types that are known for them.
  static func parameters(
    _ parameters: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
    _ frameworks: any FrameworkTypes
  ) -> (names: [String], known: [String: SwiftType]) {
    func type(_ syntax: TypeSyntax) -> SwiftType { Self.type(syntax, frameworks) }
    var names: [String: SwiftType] = [:]
    for parameter in parameters?.parameters ?? [] {
      names[parameter.name.text] = parameter.inheritedType.map(type) ?? .unknown
    }
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = condition.requirement else { continue }
      let name = conformance.leftType.trimmedDescription
      if names[name] == .unknown { names[name] = type(conformance.rightType) }
    }
    return ((parameters?.parameters ?? []).map(\.name.text), names)
  }

  /// Returns the type for a type parameter that conforms to a protocol.
  private static func type(_ type: TypeSyntax, _ frameworks: any FrameworkTypes) -> SwiftType {
    let names = type.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map(String.init)
    if let known = names.lazy.compactMap(frameworks.type(conformingTo:)).first { return known }
    return names.contains(where: numbers.contains) ? .number : .unknown
  }

  /// The protocols of floating-point numbers.
  static let numbers: Set<String> = ["BinaryFloatingPoint", "FloatingPoint"]
}

extension TypeDeclaration {
  /// Takes the type parameters of a declaration, behind those of the type around it.
  mutating func takeParameters(
    of declaration: some DeclGroupSyntax & WithGenericParametersSyntax,
    in outer: TypeDeclaration?, _ frameworks: any FrameworkTypes
  ) {
    inheritedTypes = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    let own = TypeParameterReader.parameters(
      declaration.genericParameterClause, declaration.genericWhereClause, frameworks)
    let around = outer?.parameters.filter { own.known[$0] == nil } ?? []
    outerCount = around.count
    parameters = around + own.names
    generics = (outer?.generics ?? [:]).merging(own.known) { $1 }
  }
}
