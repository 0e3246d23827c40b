internal import SwiftSyntax

extension OuterSettings {
  /// Looks through the apps and scenes of the files, and through the views that hold the one that is shown.
  ///
  /// - Parameters:
  ///   - declarations: What the files declare.
  ///   - shown: The name of the view that is shown; nil if it has none.
  ///   - isChosen: Whether somebody asks for that view, which others may hold.
  init(_ declarations: ViewDeclarations, of shown: String?, isChosen: Bool) {
    self.init()
    let scenes = declarations.types.filter { !$0.inherited.isDisjoint(with: ["App", "Scene"]) }
    guard isChosen || !scenes.isEmpty else { return }
    self.shown = shown ?? ""
    let names = shown.map { declarations.holders(of: $0) } ?? []
    let modifiers = OuterModifiers(declarations)
    for type in scenes {
      for member in type.members { look(through: member, of: type.name, names, modifiers) }
    }
    guard isChosen else { return }
    for type in declarations.types
    where type.name != shown && names.contains(type.name) && type.isDeclaredView {
      for member in type.members {
        look(through: member, of: type.name, isHolder: true, names, modifiers)
      }
    }
  }

  private mutating func look(
    through member: MemberDeclaration, of type: String, isHolder: Bool = false,
    _ names: Set<String>, _ modifiers: OuterModifiers
  ) {
    // Further out counts for the views of more than one scene, and comes first.
    var nodes = [Syntax(member.declaration)]
    while let node = nodes.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        take(call, member.source, of: type, isHolder: isHolder, names, modifiers)
      }
      nodes += node.children(viewMode: .sourceAccurate).reversed()
    }
  }

  private mutating func take(
    _ call: FunctionCallExprSyntax, _ source: ViewSource, of type: String, isHolder: Bool,
    _ names: Set<String>, _ modifiers: OuterModifiers
  ) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return }
    lazy var holdsShown = !ViewDeclarations.names(in: Syntax(base)).isDisjoint(with: names)
    guard !isHolder || holdsShown else { return }
    let name = member.declName.baseName.text
    let setting = Setting(
      position: source.position(of: member.declName), holder: isHolder ? type : nil)
    switch (name, call.arguments.count) {
    case ("environmentObject", 1), ("environment", 1): object = object ?? setting
    case ("environment", 2), ("transformEnvironment", 1...):
      guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
        let key = path.components.last?.component.trimmedDescription
      else { return }
      values[key] = values[key] ?? setting
    default:
      if let key = EnvironmentDefaults.modifiers[name].map(EnvironmentDefaults.readKey) {
        values[key] = values[key] ?? setting
      }
      if holdsShown, modifiers.matters(call, name, in: type) {
        self.modifiers.append((name, setting))
      }
    }
  }
}

extension ViewDeclarations {
  /// The name of a view, and those of the views that hold it, directly or in others.
  ///
  /// - Complexity: O(views · depth), each time through the names in their members.
  fileprivate func holders(of shown: String) -> Set<String> {
    var names: Set = [shown]
    let views = types.filter(\.isDeclaredView).map { type in
      (type.name, type.members.map { Self.names(in: Syntax($0.declaration)) })
    }
    var isGrowing = true
    while isGrowing {
      let count = names.count
      for (name, members) in views where members.contains(where: { !$0.isDisjoint(with: names) }) {
        names.insert(name)
      }
      isGrowing = names.count > count
    }
    return names
  }
}
