internal import SwiftProgram
internal import SwiftSyntax

/// The calls of UIKit, AppKit and Core Animation in source of an app, and the lists of statements that they are in.
struct UIKitSites {
  /// Statements that follow each other, as in the body of a function.
  struct List {
    let statements: CodeBlockItemListSyntax
    let scope: Int
    fileprivate(set) var hasCalls = false
  }

  /// A call.
  struct Call {
    let expression: ExprSyntax
    let scope: Int
  }

  private(set) var lists: [List] = []

  /// The calls in the order in which they are met: outer ones first.
  private(set) var calls: [Call] = []

  /// Adds statements; answers by which number they are known.
  mutating func add(_ statements: CodeBlockItemListSyntax, in scope: Int) -> Int {
    lists.append(List(statements: statements, scope: scope))
    return lists.count - 1
  }

  /// Takes an expression if it is one of the calls.
  ///
  /// - Parameters:
  ///   - isOuter: Whether no member or call follows it.
  ///   - list: The number of the innermost statements around it; nil outside of all.
  mutating func note(_ expression: ExprSyntax, isOuter: Bool, in scope: Int, list: Int?) {
    guard let call = UIKitCall(expression), call.isOfAnimation else { return }
    // `CABasicAnimation(…).with { … }` is set up by code of the app's; `….settlingDuration` is a number.
    guard isOuter || !call.makesMediaObject || call.expression.isSetUpByClosure else { return }
    if let list { lists[list].hasCalls = true }
    calls.append(Call(expression: expression, scope: scope))
  }
}

extension UIKitSites {
  /// The animations in source, in no particular order, with the scopes in which they are.
  func animations(
    in text: TextRegions, _ source: SwiftText, _ names: PasteNames, _ context: ExpressionContext
  ) -> [(animation: UIKitAnimation, scope: Int)] {
    var found: [(animation: UIKitAnimation, scope: Int)] = []
    var read: Set<Int> = []
    guard !calls.isEmpty else { return [] }
    var uses = AnimatorUses()
    var functions: [String: [FunctionDeclSyntax]] = [:]
    // The statements of the file are the first ones.
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
      // An animation whose properties are set somewhere else is not known.
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
  /// A maker of an animation: a function or computed property, and the type around it.
  private struct Maker: Hashable {
    let name: String
    let type: String?
  }

  /// For each list of statements that returns an animation the groups of which that is a member, if other functions or
  /// properties of its type put it into one.
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
  /// Whether a closure gets what the call makes, as in `CABasicAnimation(…).with { … }`.
  fileprivate var isSetUpByClosure: Bool {
    guard
      let call = parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.trailingClosure != nil
      || call.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
  }
}

extension ExprSyntax {
  /// The constant or variable that begins with the expression; nil if none does.
  fileprivate var declaredName: String? {
    parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
