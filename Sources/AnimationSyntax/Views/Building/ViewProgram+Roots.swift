internal import SwiftProgram
internal import SwiftSyntax
internal import TextForms

// The choice of the views that are shown.
extension ViewProgram {
  /// Compiles the views at the top of a file as the body of one unnamed view.
  func compileBody(of nameless: Int, in compiler: ProgramCompiler) throws {
    guard !views.isEmpty else { return }
    let scope = LexicalScope()
    scope.declare("self", .declared(nameless))
    var builds: [(position: SourcePosition, build: Build)] = []
    for (item, source) in views {
      guard case .expr(let node) = item.item else { continue }
      let body = BodyCompiler(compiler, source, scope, owner: nameless)
      do {
        builds.append((source.position(of: node), try body.builders.view(node)))
      } catch let fault as Fault {
        throw source.origin.error(fault)
      }
    }
    let all = builds
    setBody(
      of: nameless,
      { run, frame in
        .returned(.view(.group(try all.map { ($0.position, try $0.build(run, frame)) })))
      }, slotCount: scope.slotCount, in: compiler)
  }

  /// Sets the body of an unnamed view.
  private func setBody(
    of number: Int, _ body: @escaping Execute, slotCount: Int, in compiler: ProgramCompiler
  ) {
    compiler.code.types[number].body = compiler.code.functions.count
    compiler.code.functions.append(
      FunctionCode(
        name: "body", hasSelf: true, slotCount: slotCount, body: body, result: .view, owner: number)
    )
  }

  /// Chooses the views that are shown: those of `--view`, that of a preview, or the only possible view.
  ///
  /// - Returns: The names that are used first, and a note on the choice where other views could be shown.
  func chooseRoots(
    in compiler: ProgramCompiler, _ root: ProgramSource?
  ) throws -> (names: Set<String>, note: String?) {
    var names: Set<String> = []
    for (item, _) in views { names.formUnion(ProgramDeclarations.names(in: Syntax(item))) }
    if let nameless { compiler.code.roots.append(construction(of: nameless)) }
    var note: String?
    var isPreview = false
    var shown: String?
    if let choice = options.root.flatMap(PreviewChoice.init) {
      guard let chosenPreview else { throw unknown(choice) }
      isPreview = true
      let (code, shown) = try self.root(ofPreview: chosenPreview, in: compiler)
      names.formUnion(shown)
      compiler.code.roots = [code]
      if !showsSomething(Syntax(previews[chosenPreview].statements)) {
        note = "\(words(for: code.position)): \(choice.text) shows no view of the files"
      }
    } else if let root {
      compiler.code.roots = [try self.root(root, in: compiler)]
    } else if let (preview, shown) = try previewRoot(in: compiler) {
      isPreview = true
      names.formUnion(shown)
      compiler.code.roots.append(preview)
      note = otherPreviews(preview.position)
    } else if let (number, others) = try onlyRoot() {
      compiler.code.roots.append(construction(of: number))
      let type = declarations.types[number]
      shown = type.name
      names.insert(type.name)
      if !others.isEmpty {
        note =
          "\(words(for: type.position)): '\(type.name)' is shown (--view shows another one, such as "
          + "'\(others[0])')"
      } else if let preview = previews.first {
        note =
          "\(words(for: preview.position)): this preview shows no view of the files; '\(type.name)' is shown"
      }
    }
    if !isPreview {
      compiler.code.outer = OuterSettings(
        declarations, of: shown ?? options.root.map(Self.name(ofView:)), isChosen: root != nil,
        in: compiler)
    }
    guard !compiler.code.roots.isEmpty else { throw sources[0].origin.error(Fault(.noView, 0..<0)) }
    return (names, note)
  }

  /// Returns a note that there are other previews than the shown one; nil if there are none.
  private func otherPreviews(_ shown: SourcePosition) -> String? {
    let count = previews.count + providers.count
    guard count > 1 else { return nil }
    let others =
      previews.indices.filter { $0 != chosenPreview }.map {
        PreviewChoice($0, of: previews).text
      }
      + providers.map { declarations.types[$0] }.filter { $0.position != shown }
      .map(\.name)
    return
      "\(words(for: shown)): of \(count) previews this one is shown (--view shows another one, such as "
      + "'\(others.first ?? "")')"
  }

  private func unknown(_ choice: PreviewChoice) -> ViewOptionError {
    let known = previews.indices.map {
      PreviewChoice($0, of: previews).text
    }
    return ViewOptionError(
      sentence: ShownViewProblem.unknownPreview(choice.text, known: known).sentence)
  }

  /// Returns the name of the view in a value of `--view`, such as `Card` in `Card(title: "A")`.
  private static func name(ofView text: String) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Returns the notes on modifiers around the shown view that would change it but are not applied: one for each view
  /// or scene with such modifiers.
  func outerNotes(_ outer: OuterSettings) -> [String] {
    outer.modifiers.map(\.setting.holder).withoutRepeats.compactMap { holder in
      let found = outer.modifiers.filter { $0.setting.holder == holder }
      guard let first = found.first?.setting else { return nil }
      let names = found.map { ".\($0.name)" }.withoutRepeats
      return "\(words(for: first.position)): "
        + outer.words("has", SentenceParts.list(names), first)
        + (names.count == 1 ? ": it does not act" : ": they do not act")
    }
  }

  /// Returns a position as `file:line:column`.
  func words(for position: SourcePosition) -> String {
    sources[position.file].origin.location(of: position.range.lowerBound)
  }

  private func construction(of number: Int) -> FrameCode {
    let position = declarations.types[number].position
    return FrameCode(
      slotCount: 0,
      body: { run, _ in .returned(try run.functions.construct(number, [], at: position)) },
      position: position)
  }

  /// The views that the files declare; those of SwiftUI that are read along do not count.
  private var declaredViews: [Int] {
    declarations.types.indices.filter { number in
      let type = declarations.types[number]
      return type.isDeclaredView
        && sources[type.position.file].origin.fileName != SystemDeclarations.fileName
    }
  }

  /// Returns the views at a path of names: the one at exactly this path, or else nested ones whose paths end with it.
  private func views(at path: [String]) -> [Int] {
    if path.count == 1, let number = declarations.number(of: path[0], in: nil),
      declarations.types[number].isView
    {
      return [number]
    }
    let inside = declaredViews.filter { declarations.path(of: $0).suffix(path.count) == path[...] }
    let whole = inside.filter { declarations.path(of: $0) == path }
    return whole.isEmpty ? inside : whole
  }

  /// Returns the shortest name by which a view can be chosen.
  func shownName(_ number: Int) -> String {
    let path = declarations.path(of: number)
    return views(at: [path[path.count - 1]]) == [number]
      ? path[path.count - 1] : path.joined(separator: ".")
  }

  /// Returns the names in `Card` or `Cards.Card`; nil for any other expression.
  private static func typePath(_ node: ExprSyntax) -> [String]? {
    if let name = node.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainText] }
    guard let member = node.as(MemberAccessExprSyntax.self),
      let path = member.base.flatMap(typePath)
    else { return nil }
    return path + [member.declName.baseName.plainText]
  }

  private func root(_ file: ProgramSource, in compiler: ProgramCompiler) throws -> FrameCode {
    guard let item = file.statements.first, case .expr(let node) = item.item,
      file.statements.count == 1
    else {
      throw ViewOptionError(
        sentence: "--view needs a view, found '\(SentenceParts.short(options.root ?? ""))'")
    }
    let known = declaredViews.map(shownName)
    if let path = Self.typePath(node) {
      if let provider = providers.first(where: {
        declarations.path(of: $0) == path && !declarations.types[$0].isView
      }), let code = providedRoot(by: provider, in: compiler)?.code {
        return code
      }
      let found = views(at: path)
      if found.count > 1 {
        throw ViewOptionError(
          sentence: "several views are called '\(path.joined(separator: "."))': "
            + SentenceParts.list(found.map { declarations.path(of: $0).joined(separator: ".") }))
      }
      guard let number = found.first else {
        throw ViewOptionError(
          sentence: ShownViewProblem.unknownRoot(path.joined(separator: "."), known: known).sentence
        )
      }
      return construction(of: number)
    }
    if let name = Self.firstName(of: item), !ViewKinds.isView(name),
      declarations.number(of: name, in: nil) == nil
    {
      throw ViewOptionError(sentence: ShownViewProblem.unknownRoot(name, known: known).sentence)
    }
    return try compiler.frameCode(node, file, as: .view)
  }

  /// Returns the view of the first preview whose view the files declare.
  private func previewRoot(
    in compiler: ProgramCompiler
  ) throws -> (code: FrameCode, names: Set<String>)? {
    if let chosenPreview { return try self.root(ofPreview: chosenPreview, in: compiler) }
    for number in providers {
      guard let (code, names) = providedRoot(by: number, in: compiler),
        !names.isDisjoint(with: declarations.viewNames)
          || declarations.types[number].isView && names.contains("Self")
      else { continue }
      return (code, names)
    }
    return nil
  }

  /// Returns the code of the view of a `#Preview`, by its index, and the names in the preview.
  private func root(
    ofPreview index: Int, in compiler: ProgramCompiler
  ) throws -> (code: FrameCode, names: Set<String>) {
    let (statements, source) = (
      previews[index].statements, previews[index].source
    )
    let scope = LexicalScope()
    if let preview { scope.declare("self", .declared(preview)) }
    var body = BodyCompiler(compiler, source, scope, owner: preview)
    body.isPreview = true
    let names = ProgramDeclarations.names(in: Syntax(statements))
    do {
      let build = try body.builders.builder(statements)
      let view: Execute = { run, frame in .returned(.view(try build(run, frame))) }
      guard let preview else {
        let position = source.position(of: statements)
        return (FrameCode(slotCount: scope.slotCount, body: view, position: position), names)
      }
      setBody(of: preview, view, slotCount: scope.slotCount, in: compiler)
      return (construction(of: preview), names)
    } catch let fault as Fault {
      throw source.origin.error(fault)
    }
  }

  /// Returns the code of the view of a `PreviewProvider`, and the names in it; nil for one whose `previews` could not
  /// be read.
  private func providedRoot(
    by number: Int, in compiler: ProgramCompiler
  ) -> (code: FrameCode, names: Set<String>)? {
    guard let global = compiler.code.types[number].staticGlobals["previews", in: nil],
      let getter = compiler.code.globals[global].getter, let body = compiler.body(of: getter)
    else { return nil }
    let position = declarations.types[number].position
    let code = FrameCode(
      slotCount: 0,
      body: { run, _ in
        .returned(try run.functions.call(function: getter, [], on: nil, at: position))
      },
      position: position)
    return (code, ProgramDeclarations.names(in: body))
  }

  private func showsSomething(_ node: Syntax) -> Bool {
    !ProgramDeclarations.names(in: node).isDisjoint(with: declarations.viewNames)
  }

  /// Returns whether a position is in a file that only provides declarations for others.
  func isBeside(_ position: SourcePosition) -> Bool {
    sources.contains { $0.file == position.file && $0.isBeside }
  }

  /// Returns `ContentView`, or the only view that no other view uses, with the names of other such views.
  private func onlyRoot() throws -> (number: Int, others: [String])? {
    let views = declarations.types.indices.filter {
      declarations.types[$0].isDeclaredView && !providers.contains($0)
        && !isBeside(declarations.types[$0].position)
    }
    var used: Set<String> = []
    for (item, _) in self.views { used.formUnion(ProgramDeclarations.names(in: Syntax(item))) }
    for type in declarations.types
    where type.roles.isDisjoint(with: [.previews, .app]) {
      for member in type.members where !member.source.isBeside {
        used.formUnion(
          ProgramDeclarations.names(in: Syntax(member.declaration)).subtracting([type.name]))
      }
    }
    for (function, source) in declarations.functions where !source.isBeside {
      used.formUnion(ProgramDeclarations.names(in: Syntax(function)))
    }
    let free = views.filter { !used.contains(declarations.types[$0].name) }
    func names(of numbers: [Int]) -> [String] { numbers.map(shownName).withoutRepeats }
    if let content = views.first(where: { declarations.types[$0].name == "ContentView" }) {
      return (content, names(of: free).filter { $0 != "ContentView" })
    }
    guard free.count <= 1 else {
      throw sources[0].origin.error(Fault(.severalRoots(names(of: free)), 0..<0))
    }
    if let only = free.first { return (only, []) }
    // Where all views use each other, the first one is taken.
    guard nameless == nil, let first = views.first else { return nil }
    return (first, names(of: Array(views.dropFirst())))
  }
}
