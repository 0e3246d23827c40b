internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Animatable`: adds `animatableData`, made of the stored variables, and the conformance.
///
/// A macro sees no types, so it cannot spell the type of `animatableData`. It generates a variable
/// whose initial value determines its type, each part through an overload of `#animatableProperty`,
/// and lets `@SynthesizedAnimatableData` turn the variable into a computed one.
open class AnimatableMacro {}

extension AnimatableMacro: MemberMacro {
  /// Returns the members that are added to a type.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // If `animatableData` is declared by hand, only the conformance is missing.
    if declaration.declaresAnimatableData { return [] }
    let names = declaration.animatablePropertyNames
    guard !names.isEmpty, let type = declaration.typeName else {
      diagnose(
        MacroMessage(
          "no-properties", "'@Animatable' needs a type with stored variables that can be animated"),
        at: node, in: context)
      return []
    }
    let access = declaration.witnessAccess(in: context)
    let parts = names.map { "#animatableProperty(\\\(type.text).\($0.text))" }
    let arguments = names.map { "\\\(type.text).\($0.text)" }
    return [
      """
      @Kymograph.SynthesizedAnimatableData(\(raw: arguments.joined(separator: ", ")))
      \(raw: access)nonisolated var animatableData = Kymograph.AnimatableValues(
        \(raw: parts.joined(separator: ",\n  "))
      )
      """
    ]
  }

  private static func diagnose(
    _ message: MacroMessage, at node: AttributeSyntax, in context: some MacroExpansionContext
  ) {
    let remedy = Note(
      node: Syntax(node), message: MacroMessage("remove-animatable", "remove '@Animatable'"))
    context.diagnose(Diagnostic(node: node, message: message, notes: [remedy]))
  }
}

extension AnimatableMacro: ExtensionMacro {
  /// Returns the conformance of a type.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The compiler asks for no protocol when the type conforms already.
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Kymograph.Animatable {}")]
  }
}

extension DeclGroupSyntax {
  /// The name of the declared type.
  fileprivate var typeName: TokenSyntax? { asProtocol((any NamedDeclSyntax).self)?.name.trimmed }

  /// The access modifier that a requirement of a public protocol needs in this type, followed by a space; empty if it
  /// needs none.
  fileprivate func witnessAccess(in context: some MacroExpansionContext) -> String {
    // A type without a modifier of its own has the access of the extension it is written in.
    let inherited = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers
    let own = modifiers.access ?? inherited?.access
    switch own {
    case .public, .open: return "public "
    case .package: return "package "
    default: return ""
    }
  }
}

extension DeclModifierListSyntax {
  /// The access level among the modifiers, if there is one.
  fileprivate var access: Keyword? {
    let levels: [Keyword] = [.open, .public, .package, .internal, .fileprivate, .private]
    return levels.first { level in
      contains { $0.name.tokenKind == .keyword(level) && $0.detail == nil }
    }
  }
}
