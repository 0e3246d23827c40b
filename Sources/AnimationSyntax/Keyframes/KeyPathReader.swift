internal import SwiftProgram
internal import SwiftSyntax

/// Reads key paths such as `\.offset.width` and `\AnimationValues.offset`.
struct KeyPathReader {
  let source: SwiftText

  /// Returns the names of a key path, from the outermost to the innermost.
  func names(_ expression: ExprSyntax) throws(Fault) -> [KeyPathName] {
    let range = source.range(of: expression)
    guard let keyPath = expression.as(KeyPathExprSyntax.self) else {
      throw Fault(
        .wrongType(parameter: nil, expected: "a key path such as '\\.scale'", found: "this"), range)
    }
    var names: [KeyPathName] = []
    for component in keyPath.components {
      guard case .property(let property) = component.component else {
        throw Fault(.notUnderstood("this key path"), range)
      }
      let token = property.declName.baseName
      // `\.self` denotes the value itself.
      if token.text == "self" { continue }
      names.append(KeyPathName(name: token.text, range: source.range(of: token)))
    }
    return names
  }
}
