internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// The compilation of a program.
extension ViewProgram {
  /// Compiles the program.
  ///
  /// - Parameters:
  ///   - semantics: The system that determines the meaning of `.default`.
  ///   - context: The context in which the view is shown; nil for an app.
  ///   - readFile: Returns the text of the file that a drag names.
  /// - Throws: `ExpressionError`, ``ViewOptionError`` for an invalid option, and the errors of `readFile`.
  func viewScript(
    _ semantics: Semantics, _ context: PresentationContext?, readFile: (String) throws -> String
  ) throws -> ViewScript {
    var sources = self.sources
    func source(_ text: String, _ name: String) throws -> ProgramSource {
      do {
        let source = try ProgramSource(
          Array(text.utf8), fileName: name, file: sources.count, isOption: true)
        sources.append(source)
        return source
      } catch {
        throw SourceOrigin(source: text, fileName: name).error(error)
      }
    }
    var notes = declarations.statements.filter { Self.isLooseModifier($0.item) }.map {
      "\($0.source.words(for: $0.item)): a modifier without a view is passed over"
    }
    let settings = try options.settings.map { try self.setting($0, source) }
    let root = try options.root.map { try source($0, "--view") }
    let userActions = try options.actions.map { try source($0, "--do") }
    let others =
      settings.map { Syntax($0.value) }
      + ([root].compactMap(\.self) + userActions).map { Syntax($0.statements) }
    let compiler = ProgramCompiler(
      sources, declarations,
      ReachableNames(declarations, others: others + previews.map { Syntax($0.statements) }),
      words: SwiftUIWords())
    for setting in settings { set(setting, in: compiler) }
    try compiler.compile()
    if let nameless { try compileBody(of: nameless, in: compiler) }
    let choice = try chooseRoots(in: compiler, root)
    try checkUnread(choice.names, others + script.map { Syntax($0.item) }, isChosen: root != nil)
    for entry in script {
      do {
        try add(entry.item, entry.source, to: compiler, readFile)
      } catch let error as ExpressionError where isOtherCode(entry.item) {
        compiler.note(error, in: entry.source)
      }
    }
    var bare = 0
    for source in userActions {
      for item in source.statements {
        if Self.isTimed(item) {
          try add(item, source, to: compiler, readFile)
        } else {
          try add(bare: item, source, at: Self.firstAction + Double(bare), to: compiler)
          bare += 1
        }
      }
    }
    try compiler.finish()
    notes += [unreadNote(compiler)].compactMap(\.self)
    notes += repeatedNotes(choice.names, others + script.map { Syntax($0.item) })
    notes += outerNotes(compiler.code.outer)
    return try viewScript(
      compiler, sources.map(\.origin), notes + [choice.note].compactMap(\.self),
      semantics: semantics,
      context: context)
  }

  /// The time of the first statement without a time, in seconds; the next ones follow at intervals of a second.
  private static let firstAction = 0.5

  private static func isTimed(_ item: CodeBlockItemSyntax) -> Bool {
    if item.item.as(StmtSyntax.self)?.is(ForStmtSyntax.self) == true { return true }
    if DragCompiler.sampledDrag(item) != nil { return true }
    return ScriptCompiler.calledName(item).map { ["at", "run"].contains($0) } ?? false
  }

  private func viewScript(
    _ compiler: ProgramCompiler, _ origins: [SourceOrigin], _ notes: [String],
    semantics: Semantics,
    context: PresentationContext?
  ) throws -> ViewScript {
    let code = compiler.code
    let setting = RunSetting(
      host: SwiftUIValues(), semantics: semantics, origins: origins,
      extensions: compiler.extensions, screen: options.screen,
      seed: options.seed, showsColors: options.showsColors, context: context ?? .app)
    let said = notes
    let isSaid =
      !options.actions.isEmpty || script.contains { Self.isTimed($0.item) && !Self.isRun($0.item) }
    let first = try ViewFileSession(code, setting, notes: said)
    var played = ViewScript(
      saysWhatIsDone: isSaid, showsConstants: options.showsConstants,
      shows: options.shows,
      begin: { try ViewFileSession(code, setting, notes: said) })
    played.end = first.end
    let environment = first.environment
    if !environment.isEmpty {
      played.environment = { values in for change in environment { change(&values) } }
    }
    played.presentation = Presentation(
      context ?? .app, isBeforeAnimations: semantics == .ios16,
      defaultAnimation: semantics.defaultAnimation)
    return played
  }

  private static func isRun(_ item: CodeBlockItemSyntax) -> Bool {
    ScriptCompiler.calledName(item) == "run"
  }

  // MARK: - Options

  /// A value of `--set`.
  private struct Setting {
    let name: String
    let value: ExprSyntax
    let source: ProgramSource
  }

  private func setting(
    _ text: String, _ source: (String, String) throws -> ProgramSource
  ) throws -> Setting {
    guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
      throw ViewOptionError(
        sentence: "--set needs NAME=VALUE, found '\(SentenceParts.short(text))'")
    }
    let name = String(text[..<mark]).trimmingBlanks
    // Positions in the value are positions in the option.
    let blank = String(repeating: " ", count: text[...mark].utf8.count)
    let file = try source(blank + text[text.index(after: mark)...], "--set")
    guard let item = file.statements.first, case .expr(let value) = item.item,
      file.statements.count == 1
    else {
      throw ViewOptionError(sentence: "--set \(name) needs one value")
    }
    return Setting(name: name, value: value, source: file)
  }

  private func set(_ setting: Setting, in compiler: ProgramCompiler) {
    compiler.pendingBodies.append {
      let type = compiler.settingType(of: setting.name)
      let code = try compiler.frameCode(setting.value, setting.source, as: type)
      compiler.fill(setting.name, with: code, type: type)
    }
    compiler.declareSetting(setting.name, position: setting.source.position(of: setting.value))
  }

  private func add(
    _ item: CodeBlockItemSyntax, _ source: ProgramSource, to compiler: ProgramCompiler,
    _ readFile: (String) throws -> String
  ) throws {
    let scope = LexicalScope()
    var body = BodyCompiler(compiler, source, scope)
    body.isScript = true
    do {
      // A list made of the item would not know its position.
      let execute =
        try DragCompiler.sampledDrag(item).map {
          try body.drags.sampledDrag($0, readFile: readFile)
        }
        ?? body.statements.statement(item, result: .void)
      compiler.code.script.append(
        FrameCode(slotCount: scope.slotCount, body: execute, position: source.position(of: item)))
    } catch let fault as Fault {
      throw source.origin.error(fault)
    }
  }

  private func add(
    bare item: CodeBlockItemSyntax, _ source: ProgramSource, at time: Double,
    to compiler: ProgramCompiler
  ) throws {
    var body = BodyCompiler(compiler, source)
    body.isScript = true
    do {
      let units = try body.script.units(of: [item])
      compiler.code.script.append(
        FrameCode(
          slotCount: 0,
          body: { run, frame in
            run.instants.append((time, units(frame)))
            return .next
          }, position: source.position(of: item)))
    } catch let fault as Fault {
      throw source.origin.error(fault)
    }
  }
}
