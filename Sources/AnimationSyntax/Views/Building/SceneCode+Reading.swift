internal import SwiftProgram
internal import SwiftSyntax

/// A modifier of an app's scene or of its content, which sets something around the shown view.
struct SceneCall {
  var call: FunctionCallExprSyntax
  var name: String
  var source: ProgramSource

  /// The name of the type that contains the modifier.
  var holder: String
}

extension ProgramCompiler {
  /// Compiles the settings of scenes.
  ///
  /// - Parameter calls: The modifiers, outer ones first.
  /// - Returns: The indices of the modifiers that are followed: those whose settings are known.
  func compile(_ calls: [SceneCall]) -> Set<Int> {
    var scene = SceneCode()
    var followed: Set<Int> = []
    for (index, call) in calls.enumerated() {
      guard let holder = holder(call.holder, in: &scene),
        let setting = setting(of: call, holder, in: scene)
      else { continue }
      scene.settings.append(setting)
      followed.insert(index)
    }
    // Where there are several apps it is unknown which one is meant.
    guard scene.holders.count(where: { $0.parent == nil }) <= 1 else { return [] }
    scene.settings = scene.settings.enumerated().sorted {
      (scene.depth(of: $0.element), $0.offset) < (scene.depth(of: $1.element), $1.offset)
    }.map(\.element)
    code.scene = scene
    return followed
  }

  private func setting(
    of call: SceneCall, _ holder: Int, in scene: SceneCode
  ) -> SceneCode.Setting? {
    let scope = LexicalScope()
    let body = member(of: scene.holders[holder].type, call.source, scope)
    let modify =
      switch (call.name, call.call.arguments.count) {
      case ("environment", 2): try? body.surroundings.environment(call.call)
      case ("transformEnvironment", _): try? body.surroundings.environmentTransform(call.call)
      case ("environment", 1), ("environmentObject", 1):
        try? body.modifiers.modification(call.name, call.call)
      default: try? body.surroundings.surrounding(call.name, call.call)
      }
    guard let modify = modify ?? nil else { return nil }
    return SceneCode.Setting(
      holder: holder, slotCount: scope.slotCount, modify: modify, name: call.name,
      position: body.omissions.modifierPosition(of: call.call))
  }

  /// Returns the index of a holder; nil for one that the files do not create.
  private func holder(
    _ name: String, in scene: inout SceneCode, beneath outer: Set<String> = []
  ) -> Int? {
    guard let number = declarations.number(of: name, in: nil), !outer.contains(name) else {
      return nil
    }
    if let known = scene.holders.firstIndex(where: { $0.type == number }) { return known }
    let type = declarations.types[number]
    if type.roles.contains(.app) {
      let position = type.position
      let made = FrameCode(
        slotCount: 1,
        body: { run, _ in .returned(try run.functions.construct(number, [], at: position)) },
        position: position)
      scene.holders.append(SceneCode.Holder(type: number, parent: nil, made: made))
      return scene.holders.count - 1
    }
    for other in declarations.types where other.isScene && other.name != name {
      for member in other.members {
        guard let call = Self.call(of: name, in: Syntax(member.declaration)),
          let parent = holder(other.name, in: &scene, beneath: outer.union([name]))
        else { continue }
        let scope = LexicalScope()
        let body = self.member(of: scene.holders[parent].type, member.source, scope)
        guard let evaluate = try? body.expression(ExprSyntax(call)).evaluate else { return nil }
        let made = FrameCode(
          slotCount: scope.slotCount,
          body: { run, frame in .returned(try evaluate(run, frame)) },
          position: member.source.position(of: call))
        scene.holders.append(SceneCode.Holder(type: number, parent: parent, made: made))
        return scene.holders.count - 1
      }
    }
    return nil
  }

  /// Returns a compiler for the body of a type, whose `self` is the first variable.
  private func member(
    of type: Int, _ source: ProgramSource, _ scope: LexicalScope
  ) -> BodyCompiler {
    scope.declare("self", .declared(type))
    return BodyCompiler(self, source, scope, owner: type)
  }

  private static func call(of name: String, in node: Syntax) -> FunctionCallExprSyntax? {
    var nodes = [node]
    while let node = nodes.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText == name
      {
        return call
      }
      nodes.appendReversed(childrenOf: node)
    }
    return nil
  }
}
