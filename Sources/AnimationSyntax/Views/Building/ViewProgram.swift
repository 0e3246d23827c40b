internal import SwiftProgram
internal import SwiftSyntax

/// The files of an app that declare views, as a program that can be compiled and played.
struct ViewProgram {
  let sources: [ProgramSource]
  private(set) var declarations: ProgramDeclarations
  let options: ViewOptions

  /// The unnamed view for views and states at the top of files; nil if there are none.
  let nameless: Int?

  /// The previews of `#Preview`, in order.
  let previews: [PreviewDeclaration]

  /// The types that conform to `PreviewProvider`, in order.
  let providers: [Int]

  /// The index of the preview that is shown, unless `--view` chooses something else.
  let chosenPreview: Int?

  /// The unnamed view of a preview with states of its own; nil for any other.
  let preview: Int?

  /// The statements of the script at the top of files, and those that are views.
  let script: [(item: CodeBlockItemSyntax, source: ProgramSource)]
  let views: [(item: CodeBlockItemSyntax, source: ProgramSource)]

  /// The parts of the files that could not be read.
  let unread: [UnreadPart]

  /// Reads files; nil if none of them has a view.
  ///
  /// - Throws: `ExpressionError` where a file that declares a view is invalid Swift.
  init?(_ files: [ViewFile], _ options: ViewOptions) throws {
    guard let parsed = try ParsedViewFiles(files) else { return nil }
    try self.init(parsed, options)
  }

  /// Takes parsed files; nil if none of them has a view.
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
      // A file of types alone is one of an app; a scenario would contain animators.
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
    // The first preview that shows a view of the files.
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

  /// Returns whether a statement is a view: a chain that begins with one.
  private static func isView(_ item: CodeBlockItemSyntax, _ names: Set<String>) -> Bool {
    guard let name = firstName(of: item) else { return false }
    return ViewKinds.isView(name) || names.contains(name)
  }

  /// Returns whether a statement is a view that cannot belong to a scenario.
  private static func isCertain(_ item: CodeBlockItemSyntax) -> Bool {
    guard let name = firstName(of: item), name != "Group" else { return false }
    return !hasAnimators(item)
  }

  /// Returns whether a statement is a modifier without a view, such as a line that was copied from a view.
  static func isLooseModifier(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.as(ExprSyntax.self).map(LiteralSyntax.beginsWithDot) ?? false
  }

  /// Returns whether a node contains animators, which scenarios play, too.
  fileprivate static func hasAnimators(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return AnimatorNames.all.contains(name)
    }
  }

  /// Returns the first name of a statement; nil for none.
  static func firstName(of item: CodeBlockItemSyntax) -> String? {
    item.item.as(ExprSyntax.self)?.leadingName
  }
}

extension ProgramSource {
  /// Whether the file contains animators, which scenarios play, too.
  fileprivate var hasAnimators: Bool { ViewProgram.hasAnimators(statements) }
}
