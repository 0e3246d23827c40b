internal import SwiftSyntax

// The views that are shown.
extension ViewProgram {
  /// Compiles the views that stand alone in a file as the body of one nameless view.
  func compileBody(of nameless: Int, in compiler: ProgramCompiler) throws {
    guard !views.isEmpty else { return }
    let scope = LexicalScope()
    scope.declare("self", .declared(nameless))
    var builds: [(position: SourcePosition, build: Build)] = []
    for (item, source) in views {
      guard case .expr(let node) = item.item else { continue }
      let body = BodyCompiler(compiler, source, scope, owner: nameless)
      do {
        builds.append((source.position(of: node), try body.view(node)))
      } catch let fault as Fault {
        throw source.origin.error(fault)
      }
    }
    let all = builds
    compiler.code.types[nameless].body = compiler.code.functions.count
    compiler.code.functions.append(
      FunctionCode(
        name: "body", hasSelf: true, slotCount: scope.slotCount,
        body: { run, frame in
          .returned(.view(.group(try all.map { ($0.position, try $0.build(run, frame)) })))
        }, result: .view, owner: nameless))
  }

  /// Chooses what is shown: what `--view` asks for, what a preview shows, or the only view there can be.
  func chooseRoots(
    in compiler: ProgramCompiler, _ root: ViewSource?
  ) throws {
    if let nameless { compiler.code.roots.append(construction(of: nameless)) }
    if let root {
      compiler.code.roots = [try self.root(root, in: compiler)]
    } else if let preview = try previewRoot(in: compiler) {
      compiler.code.roots.append(preview)
    } else if let number = try onlyRoot() {
      compiler.code.roots.append(construction(of: number))
    }
    guard !compiler.code.roots.isEmpty else { throw sources[0].origin.error(Fault(.noView, 0..<0)) }
  }

  private func construction(of number: Int) -> FrameCode {
    let position = declarations.types[number].position
    return FrameCode(
      slotCount: 0, body: { run, _ in .returned(try run.construct(number, [], at: position)) },
      position: position)
  }

  private func root(_ file: ViewSource, in compiler: ProgramCompiler) throws -> FrameCode {
    guard let item = file.statements.first, case .expr(let node) = item.item,
      file.statements.count == 1
    else {
      throw ViewOptionError(
        sentence: "--view needs a view, found '\(SentenceParts.short(options.root ?? ""))'")
    }
    let known = declarations.types.filter { $0.isView && !$0.name.isEmpty }.map(\.name)
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
      guard let number = declarations.number(of: name), declarations.types[number].isView else {
        throw ViewOptionError(
          sentence: ViewFileProblem.unknownRoot(name, known: known).sentence)
      }
      return construction(of: number)
    }
    if let name = Self.firstName(of: item), !ViewKinds.isView(name),
      declarations.number(of: name) == nil
    {
      throw ViewOptionError(sentence: ViewFileProblem.unknownRoot(name, known: known).sentence)
    }
    return try compiler.frameCode(node, file, as: .view)
  }

  /// The view of the first preview whose view the files declare.
  private func previewRoot(in compiler: ProgramCompiler) throws -> FrameCode? {
    for (statements, source) in declarations.previews where showsSomething(Syntax(statements)) {
      let scope = LexicalScope()
      let body = BodyCompiler(compiler, source, scope)
      do {
        let build = try body.builder(statements)
        return FrameCode(
          slotCount: scope.slotCount,
          body: { run, frame in .returned(.view(try build(run, frame))) },
          position: source.position(of: statements))
      } catch let fault as Fault {
        throw source.origin.error(fault)
      }
    }
    for number in declarations.providers {
      guard let global = compiler.code.types[number].staticGlobals["previews"],
        let getter = compiler.code.globals[global].getter, let body = compiler.body(of: getter),
        showsSomething(body)
          || declarations.types[number].isView && names(in: body).contains("Self")
      else { continue }
      let position = declarations.types[number].position
      return FrameCode(
        slotCount: 0,
        body: { run, _ in .returned(try run.call(function: getter, [], on: nil, at: position)) },
        position: position)
    }
    return nil
  }

  private func showsSomething(_ node: Syntax) -> Bool {
    !names(in: node).isDisjoint(with: Set(declarations.types.filter(\.isView).map(\.name)))
  }

  /// `ContentView`, or the only view that no other one uses.
  private func onlyRoot() throws -> Int? {
    let views = declarations.types.indices.filter {
      declarations.types[$0].isView && $0 != nameless && !declarations.providers.contains($0)
    }
    if let content = views.first(where: { declarations.types[$0].name == "ContentView" }) {
      return content
    }
    var used: Set<String> = []
    for (item, _) in self.views { used.formUnion(names(in: Syntax(item))) }
    for type in declarations.types
    where !type.inherited.contains("PreviewProvider") && !type.inherited.contains("App") {
      for member in type.members {
        used.formUnion(names(in: Syntax(member.declaration)).subtracting([type.name]))
      }
    }
    for (function, _) in declarations.functions { used.formUnion(names(in: Syntax(function))) }
    let free = views.filter { !used.contains(declarations.types[$0].name) }
    if free.count > 1 {
      var names: [String] = []
      for number in free where !names.contains(declarations.types[number].name) {
        names.append(declarations.types[number].name)
      }
      throw sources[0].origin.error(Fault(.severalRoots(names), 0..<0))
    }
    if free.isEmpty, nameless == nil, let first = views.first { return first }
    return free.first
  }

  /// The names that a node mentions.
  private func names(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    var stack = [node]
    while let node = stack.popLast() {
      if let name = node.as(DeclReferenceExprSyntax.self) { names.insert(name.baseName.plainText) }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return names
  }
}
