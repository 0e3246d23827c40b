internal import SwiftProgram
internal import SwiftSyntax

/// The calls of UIKit, AppKit and Core Animation in the source of an app, and the lists of statements that contain
/// them.
struct UIKitSites {
  /// Statements in sequence, such as the body of a function.
  struct List {
    let statements: CodeBlockItemListSyntax
    let scope: Int
    fileprivate(set) var hasCalls = false
  }

  /// A call of one of these frameworks.
  struct Call {
    let expression: ExprSyntax
    let scope: Int
  }

  private(set) var lists: [List] = []

  /// The calls in the order in which they were found: outer ones first.
  private(set) var calls: [Call] = []

  /// Adds statements and returns their index.
  mutating func add(_ statements: CodeBlockItemListSyntax, in scope: Int) -> Int {
    lists.append(List(statements: statements, scope: scope))
    return lists.count - 1
  }

  /// Records an expression if it is one of the calls.
  ///
  /// - Parameters:
  ///   - isOuter: Whether no member or call follows it.
  ///   - list: The index of the innermost enclosing statements; nil outside of all statements.
  mutating func note(_ expression: ExprSyntax, isOuter: Bool, in scope: Int, list: Int?) {
    guard let call = UIKitCall(expression), call.isOfAnimation else { return }
    // `CABasicAnimation(…).with { … }` is set up by code of the app; `….settlingDuration` is a number.
    guard isOuter || !call.makesMediaObject || call.expression.isSetUpByClosure else { return }
    if let list { lists[list].hasCalls = true }
    calls.append(Call(expression: expression, scope: scope))
  }
}

extension UIKitSites {
  /// Returns the animations in source, in no particular order, with their scopes.
  func animations(
    in text: TextRegions, _ source: SwiftText, _ names: PasteNames, _ context: ExpressionContext
  ) -> [(animation: UIKitAnimation, scope: Int)] {
    var found: [(animation: UIKitAnimation, scope: Int)] = []
    var read: Set<Int> = []
    guard !calls.isEmpty else { return [] }
    var uses = AnimatorUses()
    var functions: [String: [FunctionDeclSyntax]] = [:]
    // The statements of the file come first.
    if let file = lists.first {
      uses.look(through: file.statements)
      functions = [String: [FunctionDeclSyntax]](in: file.statements)
    }
    func reader(_ scope: Int) -> UIKitReader {
      UIKitReader(
        text: text, source: source, context: context, surroundings: (uses, functions)
      ) {
        names.resolved($0, in: scope, from: $1)
      }
    }
    var readers = lists.filter(\.hasCalls).map { list in
      var reader = reader(list.scope)
      reader.read(list.statements)
      return (reader: reader, scope: list.scope)
    }
    let groups = groups(readers, names.scopes)
    for index in readers.indices {
      let scope = readers[index].scope
      found += readers[index].reader.finish(in: groups[index] ?? []).map { ($0, scope) }
      read.formUnion(readers[index].reader.readCalls)
    }
    for call in calls {
      let start = source.range(of: call.expression).lowerBound
      guard !read.contains(start), let parts = UIKitCall(call.expression) else { continue }
      read.insert(start)
      // An animation whose properties are set elsewhere is unknown.
      if parts.makesMediaObject, !parts.hasTiming || parts.expression.isSetUpByClosure {
        let range = source.range(of: call.expression)
        let words = OneLineText(text, range: range).text
        let animation = UIKitAnimation(
          parts.name, named: call.expression.declaredName, range, text: words
        ) { _ throws(Fault) in throw Fault(.settingDependsOnApp(words), range) }
        found.append((animation, call.scope))
        continue
      }
      var reader = reader(call.scope)
      reader.read(call.expression, name: call.expression.declaredName)
      found += reader.finish().map { ($0, call.scope) }
    }
    return found
  }
}

extension UIKitSites {
  /// A function or computed property that creates an animation, and the type that contains it.
  private struct Maker: Hashable {
    let name: String
    let type: String?
  }

  /// Returns, for each list of statements that returns an animation, the groups that other functions or properties of
  /// its type put the animation into.
  private func groups(
    _ readers: [(reader: UIKitReader, scope: Int)], _ scopes: PasteScopes
  ) -> [Int: [MediaObject]] {
    var makers: [Maker: Int] = [:]
    for (index, (reader, scope)) in readers.enumerated() where reader.returnsAnimation {
      guard let name = scopes.name(of: scope) else { continue }
      makers[Maker(name: name, type: scopes.type(around: scope))] = index
    }
    var groups: [Int: [MediaObject]] = [:]
    for (reader, scope) in readers {
      for others in reader.groupsOfOthers {
        for name in others.members {
          let maker = Maker(name: name, type: scopes.type(around: scope))
          if let index = makers[maker], groups[index] == nil { groups[index] = others.groups }
        }
      }
    }
    return groups
  }
}

extension FunctionCallExprSyntax {
  /// Whether a closure is called with the result of the call, as in `CABasicAnimation(…).with { … }`.
  fileprivate var isSetUpByClosure: Bool {
    guard
      let call = parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.trailingClosure != nil
      || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }
}

extension ExprSyntax {
  /// The constant or variable whose initial value is the expression; nil if there is none.
  fileprivate var declaredName: String? {
    parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
