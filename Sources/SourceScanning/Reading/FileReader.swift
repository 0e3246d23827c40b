internal import AnimationSyntax
internal import SwiftParser
internal import SwiftSyntax

/// A reader of one file: its declarations, and the positions at which animations are used and defined.
///
/// Nothing is executed and no name is looked up; names are left to ``NameTable``. The tree is walked with an explicit
/// stack, as a chain of calls is a tree that is as deep as it is long.
struct FileReader {
  /// A node to be visited, with its scope and condition.
  struct Visit {
    let node: Syntax
    let scope: Int
    var condition = ""
  }

  var file: ScannedFile
  var visits: [Visit] = []

  /// The names of types for which names of the file stand: `typealias Row = List.Row`.
  private(set) var aliases: [String: String] = [:]

  init(_ source: SourceFile) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = source.bytes.starts(with: mark) ? Array(source.bytes.dropFirst(3)) : source.bytes
    let readable = ReadableSource.bytes(of: bytes)
    file = ScannedFile(
      path: source.path, module: source.module, isTest: source.isTest, text: SourceText(bytes))
    file.scopes = [SourceScope(kind: .file, parent: nil, range: bytes.indices)]
    file.ignores = IgnoreReader(file.text).ignores
    let tree = unsafe readable.withUnsafeBufferPointer {
      unsafe Parser.parse(source: $0, maximumNestingLevel: ReadableSource.deepestNesting)
    }
    file.hasErrors = tree.hasError || readable != bytes
    for alias in tree.statements.compactMap({ $0.item.as(TypeAliasDeclSyntax.self) })
    where alias.genericParameterClause == nil {
      aliases[alias.name.name] = alias.initializer.value.typeName
    }
    visits = [Visit(node: Syntax(tree), scope: 0)]
  }

  func children(of node: Syntax, in scope: Int, _ visit: Visit) -> [Visit] {
    node.children(viewMode: .sourceAccurate).compactMap { child in
      child.kind == .token
        ? nil : Visit(node: child, scope: scope, condition: visit.condition)
    }
  }

  func siteReader(at visit: Visit) -> SiteReader {
    SiteReader(text: file.text, scope: visit.scope, condition: visit.condition)
  }

  mutating func add(_ sites: [SourceSite]) { file.sites += sites }

  mutating func addScope(
    _ kind: SourceScope.Kind, in parent: Int, of node: some SyntaxProtocol, name: String? = nil
  ) -> Int {
    let range = node.position.utf8Offset..<node.endPosition.utf8Offset
    file.scopes.append(SourceScope(kind: kind, parent: parent, range: range, name: name))
    return file.scopes.count - 1
  }

  // MARK: - Names

  static let widgetTypes: Set<String> = [
    "Widget", "WidgetConfiguration", "ActivityConfiguration", "StaticConfiguration",
    "AppIntentConfiguration", "WidgetBundle",
  ]

  /// Whether code names the system's setting for reduced motion.
  func asksForReducedMotion(_ node: some SyntaxProtocol) -> Bool {
    let bytes = Array(file.text.bytes[file.text.range(of: node)])
    return ReducedMotionNames.ofSystem.contains { WordSearch.contains(Array($0.utf8), in: bytes) }
  }

  mutating func reference(_ name: String, _ visit: Visit) {
    file.references[name, default: 0] += 1
    if name.utf8.first == UInt8(ascii: "$") { noteChange(of: String(name.dropFirst())) }
    if ReducedMotionNames.ofSystem.contains(name) {
      file.typesThatReduceMotion.insert(file.type(around: visit.scope) ?? "")
    }
    if Self.widgetTypes.contains(name) { file.isOfWidget = true }
  }

  /// Notes that a value is assigned to a name, or that it is passed on to be changed.
  mutating func noteChange(of name: String) {
    file.assigned.insert(name)
    file.reassigned.insert(name)
  }

  mutating func assignment(_ sequence: SequenceExprSyntax, _ visit: Visit) {
    let elements = Array(sequence.elements.prefix(3))
    guard elements.count == 3 else { return }
    let isCompound =
      elements[1].as(BinaryOperatorExprSyntax.self).map {
        ["+=", "-=", "*=", "/="].contains($0.operator.text)
      } ?? false
    guard isCompound || elements[1].is(AssignmentExprSyntax.self) else { return }
    if let start = PropertyStart(sequence, in: visit.scope, of: file) {
      file.starts.append(start)
      file.assigned.insert(start.name)
    } else if let name = elements[0].lastName {
      noteChange(of: name)
    }
    if !isCompound {
      add(siteReader(at: visit).sites(ofAssignment: sequence))
    }
  }

  mutating func declare(
    _ name: String, _ meaning: Declaration.Meaning, in scope: Int, written: Int? = nil,
    at node: some SyntaxProtocol, _ visit: Visit, _ change: (inout Declaration) -> Void = { _ in }
  ) {
    var declaration = Declaration(
      name: name, meaning: meaning, scope: written ?? scope, offset: node.position.utf8Offset)
    declaration.condition = visit.condition
    change(&declaration)
    file.scopes[scope].names[name, default: []].append(declaration)
  }

  /// Notes names that have values only in the running app, such as those that `if let` binds.
  mutating func noteNames(of node: Syntax, _ visit: Visit) {
    var stack = [node]
    while let next = stack.popLast() {
      if let pattern = next.as(IdentifierPatternSyntax.self) {
        declare(
          pattern.identifier.name, .unknown("is bound by the running app"), in: visit.scope,
          at: pattern, visit)
      }
      for child in next.children(viewMode: .sourceAccurate)
      where child.kind != .token && !child.is(InitializerClauseSyntax.self) { stack.append(child) }
    }
  }

  func condition(of clause: IfConfigClauseSyntax, in visit: Visit) -> String {
    let own: String
    if let written = clause.condition {
      own = file.text.text(of: written)
    } else {
      let first = clause.parent?.as(IfConfigClauseListSyntax.self)?.first?.condition
      own = first.map { "!(\(file.text.text(of: $0)))" } ?? "else"
    }
    return visit.condition.isEmpty ? own : "\(visit.condition) && \(own)"
  }
}
