public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@SynthesizedAnimatableData`: computes `animatableData` from the properties at the key paths.
open class SynthesizedAnimatableDataMacro: AccessorMacro {
  /// Returns the accessors of a variable.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard case .argumentList(let arguments) = node.arguments else { return [] }
    let names = arguments.compactMap { argument in
      argument.expression.as(KeyPathExprSyntax.self)?.components.last?.component.trimmedDescription
    }
    let reads = names.map { "Kymograph.AnimatableSynthesis.data(of: self.\($0))" }
    let writes = names.enumerated().map { index, name in
      // A pack of one is its element, not a tuple.
      let element = names.count == 1 ? "value" : "value.\(index)"
      return "Kymograph.AnimatableSynthesis.setData(of: &self.\(name), to: newValue.\(element))"
    }
    return [
      """
      get {
        Kymograph.AnimatableValues(
          \(raw: reads.joined(separator: ",\n    "))
        )
      }
      """,
      """
      set {
        \(raw: writes.joined(separator: "\n  "))
      }
      """,
    ]
  }
}
