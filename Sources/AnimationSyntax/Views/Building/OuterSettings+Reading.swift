internal import SwiftProgram
internal import SwiftSyntax

extension OuterSettings {
  /// Examines the apps and scenes of the files, and the views that hold the shown one.
  ///
  /// - Parameters:
  ///   - declarations: The declarations of the files.
  ///   - shown: The name of the view that is shown; nil if it has none.
  ///   - isChosen: Whether the view was chosen, so that other views may hold it.
  ///   - compiler: The compiler for the values that scenes set, where these can be followed.
  init(
    _ declarations: ProgramDeclarations, of shown: String?, isChosen: Bool,
    in compiler: ProgramCompiler
  ) {
    self.init()
    let scenes = declarations.types.filter(\.isScene)
    guard isChosen || !scenes.isEmpty else { return }
    self.shown = shown ?? ""
    let names = shown.map { declarations.holders(of: $0) } ?? []
    let modifiers = OuterModifiers(declarations)
    var found = ScenesRead(isAlone: scenes.count { $0.roles.contains(.app) } == 1)
    for type in scenes {
      for member in type.members { look(through: member, of: type.name, names, modifiers, &found) }
    }
    let followed = compiler.compile(found.calls.map(\.call))
    for (index, entry) in found.calls.enumerated() where !followed.contains(index) {
      note(entry.call.call, entry.call.name, entry.setting)
    }
    guard isChosen else { return }
    for type in declarations.types
    where type.name != shown && names.contains(type.name) && type.isDeclaredView {
      for member in type.members {
        look(through: member, of: type.name, isHolder: true, names, modifiers, &found)
      }
    }
  }

  /// The settings of scenes around the shown view.
  private struct ScenesRead {
    /// Whether there is a single app, so that all views are in its scene if it has one.
    let isAlone: Bool

    /// The modifiers, outer ones first.
    var calls: [(call: SceneCall, setting: Setting)] = []
  }

  private mutating func look(
    through member: MemberDeclaration, of type: String, isHolder: Bool = false,
    _ names: Set<String>, _ modifiers: OuterModifiers, _ found: inout ScenesRead
  ) {
    let around = found.isAlone && !isHolder ? member.declaration.callsAroundAll : []
    let reachesShown = !ProgramDeclarations.names(in: Syntax(member.declaration)).isDisjoint(
      with: names)
    // Outer modifiers are for the views of several scenes, and come first.
    var nodes = [Syntax(member.declaration)]
    while let node = nodes.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        take(
          call, member.source, of: type, isHolder: isHolder,
          isAround: around.contains(call.id) ? true : reachesShown ? false : nil, names, modifiers,
          &found)
      }
      nodes.appendReversed(childrenOf: node)
    }
  }

  /// - Parameter isAround: Whether a call is around the whole content of a scene, or not around the shown view; nil if
  ///   the position of that view is unknown.
  private mutating func take(
    _ call: FunctionCallExprSyntax, _ source: ProgramSource, of type: String, isHolder: Bool,
    isAround: Bool?, _ names: Set<String>, _ modifiers: OuterModifiers, _ found: inout ScenesRead
  ) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return }
    lazy var holdsShown = !ProgramDeclarations.names(in: Syntax(base)).isDisjoint(with: names)
    guard !isHolder || holdsShown else { return }
    let name = member.declName.baseName.text
    let setting = Setting(
      position: source.position(of: member.declName), holder: isHolder ? type : nil)
    if Self.sets(name, call) {
      if isHolder {
        note(call, name, setting)
      } else if isAround == true || holdsShown {
        let call = SceneCall(call: call, name: name, source: source, holder: type)
        found.calls.append((call, setting))
      } else if isAround == nil {
        note(call, name, setting)
      }
    }
    if !["environment", "environmentObject", "transformEnvironment"].contains(name), holdsShown,
      modifiers.matters(call, name, in: type)
    {
      self.modifiers.append((name, setting))
    }
  }

  /// Returns whether a modifier sets a value that views read.
  private static func sets(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    isObject(name, call) || key(name, call) != nil
  }

  private static func isObject(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    ["environmentObject", "environment"].contains(name) && call.arguments.count == 1
  }

  /// Returns the key of the value that a modifier sets; nil for one that sets no value.
  private static func key(_ name: String, _ call: FunctionCallExprSyntax) -> String? {
    switch (name, call.arguments.count) {
    case ("environment", 2), ("transformEnvironment", 1...):
      call.arguments.first?.expression.as(KeyPathExprSyntax.self)?
        .components.last?.component.trimmedDescription
    default: EnvironmentDefaults.modifiers[name].map(EnvironmentDefaults.readKey)
    }
  }

  /// Notes a setting that is not followed.
  private mutating func note(
    _ call: FunctionCallExprSyntax, _ name: String, _ setting: Setting
  ) {
    if Self.isObject(name, call) {
      object = object ?? setting
    } else if let key = Self.key(name, call) {
      values[key] = values[key] ?? setting
    }
  }
}

extension DeclSyntax {
  /// The modifiers around the whole content of a body with a single scene: those of the scene, and those of its view.
  fileprivate var callsAroundAll: Set<SyntaxIdentifier> {
    guard let variable = self.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      binding.pattern.trimmedDescription == "body",
      case .getter(let statements)? = binding.accessorBlock?.accessors
    else { return [] }
    var calls: Set<SyntaxIdentifier> = []
    var only = statements.only
    while let expression = only {
      only = nil
      guard let call = expression.as(FunctionCallExprSyntax.self) else { break }
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        calls.insert(call.id)
        only = base
      } else {
        only = call.trailingClosure?.statements.only
      }
    }
    return calls
  }
}

extension CodeBlockItemListSyntax {
  /// The only statement, if it is an expression; nil otherwise.
  fileprivate var only: ExprSyntax? {
    guard count == 1, case .expr(let expression)? = first?.item else { return nil }
    return expression
  }
}

extension ProgramDeclarations {
  /// Returns the name of a view, and the names of the views that hold it, directly or inside others.
  ///
  /// - Complexity: O(views · depth), each time with a walk through the names in their members.
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
