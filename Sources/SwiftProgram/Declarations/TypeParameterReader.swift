internal import SwiftSyntax

/// Reads type parameters, as far as it matters what they stand for.
enum TypeParameterReader {
  /// The names of type parameters, and what is known of what each stands for: a view or shape, a number, a vector, or nothing.
  static func names(
    _ parameters: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [String: SwiftType] {
    var names: [String: SwiftType] = [:]
    for parameter in parameters?.parameters ?? [] {
      names[parameter.name.text] = parameter.inheritedType.map(type) ?? .unknown
    }
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = condition.requirement else { continue }
      let name = conformance.leftType.trimmedDescription
      if names[name] == .unknown { names[name] = type(conformance.rightType) }
    }
    return names
  }

  /// What conforms to a protocol.
  private static func type(_ type: TypeSyntax) -> SwiftType {
    let names = type.trimmedDescription.split { !$0.isLetter }
    if names.contains(where: { views.contains(String($0)) }) { return .view }
    if names.contains("VectorArithmetic") { return .part(.vector) }
    return names.contains { numbers.contains(String($0)) } ? .number : .unknown
  }

  /// The protocols of what is shown.
  private static let views: Set<String> = ["View", "Shape", "InsettableShape"]

  /// The protocols of numbers with fractions.
  private static let numbers: Set<String> = ["BinaryFloatingPoint", "FloatingPoint"]
}
