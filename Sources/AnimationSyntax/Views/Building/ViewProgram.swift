internal import SwiftProgram
internal import SwiftSyntax

/// The files of an app that declare views, as a program: read, compiled, and ready to be played.
struct ViewProgram {
  let sources: [ProgramSource]
  private(set) var declarations: ProgramDeclarations
  let options: ViewOptions

  /// The view without a name, if something at the top belongs to it.
  let nameless: Int?

  /// The previews of `#Preview`, in order.
  let previews: [PreviewDeclaration]

  /// The types that are a `PreviewProvider`, in order.
  let providers: [Int]

  /// The preview that is shown if `--view` does not ask for something else, by its index.
  let chosenPreview: Int?

  /// The view without a name that a preview is, if it has states of its own.
  let preview: Int?

  /// The statements at the top that say what happens when, and those that are views.
  let script: [(item: CodeBlockItemSyntax, source: ProgramSource)]
  let views: [(item: CodeBlockItemSyntax, source: ProgramSource)]

  /// The parts of the files that could not be read.
  let unread: [UnreadPart]

  /// Reads files; nil if none of them has a view.
  ///
  /// - Throws: `ExpressionError` where a file that declares a view is not Swift.
  init?(_ files: [ViewFile], _ options: ViewOptions) throws {
    guard let parsed = try ParsedViewFiles(files) else { return nil }
    try self.init(parsed, options)
  }

  /// Takes files that were parsed; nil if none of them has a view.
  init?(_ parsed: ParsedViewFiles, _ options: ViewOptions) throws {
    let (sources, unread) = (parsed.sources, parsed.unread)
    self.sources = sources
    self.unread = unread
    self.options = options
    var declarations = ProgramDeclarations(sources, SwiftUITypes())
    let names = Set(declarations.types.filter(\.isDeclaredView).map(\.name))
    func isView(_ item: CodeBlockItemSyntax) -> Bool { Self.isView(item, names) }
    views = declarations.statements.filter { isView($0.item) }
    script = declarations.statements.filter { entry in
      !isView(entry.item) && entry.item.item.as(DeclSyntax.self) == nil
        && !Self.isLooseModifier(entry.item)
    }
    guard !names.isEmpty || views.contains(where: { Self.isCertain($0.item) }) else {
      if let first = unread.first { throw first.error }
      // Types alone are a file of an app; a scenario would have animators in them.
      guard declarations.statements.isEmpty, !declarations.types.isEmpty,
        !sources.contains(where: \.hasAnimators)
      else { return nil }
      throw sources[0].origin.error(Fault(.noView, 0..<0))
    }
    let states = declarations.variables.filter { declarations.isState($0.declaration) }
    nameless = views.isEmpty && states.isEmpty ? nil : declarations.addNameless(states)
    let choice = options.root.flatMap(PreviewChoice.init)
    let previews = declarations.previews
    self.previews = previews
    // The first one that shows a view of the files.
    chosenPreview =
      choice.map { $0.index(in: previews) }
      ?? previews.firstIndex {
        !ProgramDeclarations.names(in: Syntax($0.statements)).isDisjoint(with: names)
      }
    let previewStates = chosenPreview.map { previews[$0].states(in: declarations) } ?? []
    preview = previewStates.isEmpty ? nil : declarations.addNameless(previewStates)
    providers = declarations.types.indices.filter { number in
      let type = declarations.types[number]
      return type.roles.contains(.previews) && type.owner == nil
        && !sources.contains { $0.file == type.position.file && $0.isBeside }
    }
    self.declarations = declarations
  }

  /// Whether a statement is a view: a chain that begins with one.
  private static func isView(_ item: CodeBlockItemSyntax, _ names: Set<String>) -> Bool {
    guard let name = firstName(of: item) else { return false }
    return ViewKinds.isView(name) || names.contains(name)
  }

  /// Whether a statement is a view and cannot be something of a scenario.
  private static func isCertain(_ item: CodeBlockItemSyntax) -> Bool {
    guard let name = firstName(of: item), name != "Group" else { return false }
    return !hasAnimators(item)
  }

  /// Whether a statement is a modifier without a view, such as a line that was copied out of a view.
  static func isLooseModifier(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(ExprSyntax.self).map(LiteralSyntax.beginsWithDot) ?? false
  }

  /// Whether there are animators in something, which scenarios play too.
  fileprivate static func hasAnimators(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return AnimatorNames.all.contains(name)
    }
  }

  /// The name with which a statement begins.
  static func firstName(of item: CodeBlockItemSyntax) -> String? {
    item.item.as(ExprSyntax.self)?.leadingName
  }
}

extension ProgramSource {
  /// Whether there are animators in it that scenarios play too.
  fileprivate var hasAnimators: Bool { ViewProgram.hasAnimators(statements) }
}
