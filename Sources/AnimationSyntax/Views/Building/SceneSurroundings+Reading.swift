internal import SwiftSyntax

extension SceneSurroundings {
  /// Looks through the apps and scenes of the files.
  init(_ declarations: ViewDeclarations) {
    self.init()
    for type in declarations.types where !type.inherited.isDisjoint(with: ["App", "Scene"]) {
      for member in type.members { look(through: member.declaration, member.source) }
    }
  }

  private mutating func look(through declaration: DeclSyntax, _ source: ViewSource) {
    // Further out counts for the views of more than one scene, and comes first.
    var nodes = [Syntax(declaration)]
    while let node = nodes.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) { take(call, source) }
      nodes += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private mutating func take(_ call: FunctionCallExprSyntax, _ source: ViewSource) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let position = source.position(of: member.declName)
    switch (member.declName.baseName.text, call.arguments.count) {
    case ("environmentObject", 1), ("environment", 1): object = object ?? position
    case ("environment", 2), ("transformEnvironment", 1...):
      guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
        let key = path.components.last?.component.trimmedDescription
      else { return }
      values[key] = values[key] ?? position
    default: break
    }
  }
}
