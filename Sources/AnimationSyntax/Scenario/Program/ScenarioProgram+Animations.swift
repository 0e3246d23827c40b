internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// The animations of the file's own: `CustomAnimation` types, and extensions of `Animation`.
extension ScenarioProgram {
  /// Returns an animation that the file declares, so that expressions do not know it.
  ///
  /// - Parameters:
  ///   - range: The range of the animation.
  ///   - scope: The names that are declared before the animation.
  ///   - fault: The fault to throw where it is no animation.
  func animation(
    at range: Range<Int>, in scope: Scope, orElse fault: Fault
  ) throws(Fault) -> Animation {
    guard fault.mayBeSwift || fault.problem is AppProblem, let file = try? load(),
      file.declaresAnimations
    else { throw fault }
    let value = try value(at: range, as: .animation, in: scope, orElse: fault)
    guard value.states.isEmpty, case .animation(let animation)? = value.first else { throw fault }
    return animation.animation
  }

  /// Returns whether an expression contains a member that the file adds to `Animation`, such as its own `.pausable`.
  func addsAnimation(namedAt range: Range<Int>) -> Bool {
    guard origin.source.contains("extension Animation"), let file = try? load(),
      let node = file.source.node(at: range, { $0.as(ExprSyntax.self) })
    else { return false }
    let added = file.declarations.types.first {
      $0.isForeign && $0.name == SwiftType.animation.name
    }
    let names = (added?.members ?? []).flatMap(\.names)
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
        && names.contains(token.plainText)
    }
  }

  /// Returns the type of a property that the file adds to the environment; nil if it adds none of the name.
  func environmentType(of name: String) -> SwiftType? {
    guard let file = try? load(),
      let number = file.compiler.extensions[AnimationPartKind.environment.rawValue],
      let index = file.compiler.code.types[number].propertyIndices[name]
    else { return nil }
    return file.compiler.code.types[number].properties[index].type
  }

  /// Returns the change that sets a property that the file adds to the environment, for its own animations.
  func environmentChange(
    _ name: String, to value: SwiftValue
  ) -> @Sendable (inout EnvironmentValues) -> Void {
    { $0.ofApp[name] = value }
  }
}

extension ScenarioProgram.File {
  /// Whether the file extends `Animation`, or declares a type that is an animation.
  fileprivate var declaresAnimations: Bool {
    compiler.extensions[SwiftType.animation.name] != nil
      || compiler.code.types.contains(where: \.isAnimation)
  }
}

extension MemberDeclaration {
  /// The names of the variables or of the function in the declaration.
  fileprivate var names: [String] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      }
    }
    return declaration.as(FunctionDeclSyntax.self).map { [$0.name.plainText] } ?? []
  }
}
