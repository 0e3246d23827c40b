internal import SwiftSyntax

/// Reads type parameters, as far as it matters whether they stand for views.
enum ViewParameters {
  /// The names of type parameters, and whether each stands for a view.
  static func names(
    _ parameters: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [String: Bool] {
    var names: [String: Bool] = [:]
    for parameter in parameters?.parameters ?? [] {
      names[parameter.name.text] = parameter.inheritedType.map(isView) ?? false
    }
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = condition.requirement else { continue }
      let name = conformance.leftType.trimmedDescription
      if names[name] != nil, isView(conformance.rightType) { names[name] = true }
    }
    return names
  }

  private static func isView(_ type: TypeSyntax) -> Bool {
    type.trimmedDescription.split { !$0.isLetter }.contains("View")
  }
}
