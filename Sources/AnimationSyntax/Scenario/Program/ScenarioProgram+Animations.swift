internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// The animations of a file's own: a `CustomAnimation` that it declares, and what it adds to `Animation`.
extension ScenarioProgram {
  /// An animation that no expression knows, since the file declares it.
  ///
  /// - Parameters:
  ///   - range: The range in which it is written.
  ///   - scope: The names that are declared before it.
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

  /// Whether an expression has a member that the file adds to `Animation`, such as its own `.pausable`.
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

  /// The type of a property that the file adds to the environment; nil where it adds none of that name.
  func environmentType(of name: String) -> SwiftType? {
    guard let file = try? load(),
      let number = file.compiler.extensions[AnimationPart.Kind.environment.rawValue],
      let index = file.compiler.code.types[number].propertyIndices[name]
    else { return nil }
    return file.compiler.code.types[number].properties[index].type
  }

  /// Returns the change that gives a value to a property that the file adds to the environment, for its own
  /// animations.
  func environmentChange(
    _ name: String, to value: SwiftValue
  ) -> @Sendable (inout EnvironmentValues) -> Void {
    { $0.ofApp[name] = value }
  }
}

extension ScenarioProgram.File {
  /// Whether the file adds something to `Animation`, or declares a type that is an animation.
  fileprivate var declaresAnimations: Bool {
    compiler.extensions[SwiftType.animation.name] != nil
      || compiler.code.types.contains(where: \.isAnimation)
  }
}

extension MemberDeclaration {
  /// The names of the variables or of the function that it declares.
  fileprivate var names: [String] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      }
    }
    return declaration.as(FunctionDeclSyntax.self).map { [$0.name.plainText] } ?? []
  }
}
