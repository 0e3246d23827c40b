internal import SwiftSyntax

/// Replaces names by what their declarations give them: constants, computed values, functions, parameters and counters.
struct NameFolder {
  let table: NameTable

  /// The function that folds the value of a declaration.
  let fold: Folding

  private var branching: BranchFolder { BranchFolder(table: table, fold: fold) }

  /// Returns the texts for which a declaration stands.
  func values(
    of names: [DeclaredName], _ link: ChainLink, _ place: FoldPlace, receiver: FoldedText? = nil
  ) -> [FoldedText] {
    let conditions = Set(names.map(\.declaration.condition))
    guard names.count == 1 || conditions.count == names.count && !conditions.contains("") else {
      let modules = Set(names.map { table.files[$0.file].module })
      return [
        .unknown(
          writtenName(link, place),
          modules.count > 1
            ? "'\(link.name)' is ambiguous: \(modules.count) modules declare it"
            : "'\(link.name)' is declared \(names.count) times")
      ]
    }
    return names.flatMap { name in
      value(of: name, link, place, receiver).map { folded in
        var folded = folded
        folded.isSpelled = false
        folded.branch = nil
        if !name.declaration.condition.isEmpty { folded.condition = name.declaration.condition }
        return folded
      }
    }
  }

  private func value(_ code: WrittenCode, _ place: FoldPlace) -> [FoldedText] {
    place.texts(of: code) {
      fold(code.expression(in: table.text(place)), place.beginning(at: code))
    }
  }

  private func branches(of code: WrittenCode, _ place: FoldPlace) -> [FoldedText] {
    place.texts(of: code) { branching.branches(of: code, place) }
  }

  private func writtenName(_ link: ChainLink, _ place: FoldPlace) -> String {
    guard let call = link.call else { return link.name }
    return link.name + table.text(place).text(in: argumentsRange(of: call, place))
  }

  private func argumentsRange(of call: FunctionCallExprSyntax, _ place: FoldPlace) -> Range<Int> {
    let start = call.leftParen.map { table.range(of: $0, place).lowerBound }
    let end = table.range(of: call, place).upperBound
    return min(start ?? end, end)..<end
  }

  private func value(
    of name: DeclaredName, _ link: ChainLink, _ place: FoldPlace, _ receiver: FoldedText?
  ) -> [FoldedText] {
    let declaration = name.declaration
    var inner = place
    inner.file = name.file
    inner.scope = declaration.scope
    inner.depth = place.depth + 1
    inner.receiver = receiver
    func unread(_ reason: String) -> [FoldedText] {
      [.unknown(writtenName(link, place), "'\(link.name)' \(reason)")]
    }
    switch declaration.meaning {
    case .unknown(let reason): return unread(reason)
    case .value(let code):
      if let wrapper = declaration.wrapper, !Self.holdsValue(wrapper) {
        return unread("is given by @\(wrapper)")
      }
      if table.isAssigned(name) { return unread("is a variable that is assigned elsewhere") }
      // An initializer of the type may give the property another value.
      let isDefault =
        declaration.isVariable && !declaration.isStatic && !declaration.isPrivate
        && declaration.wrapper == nil && table.files[name.file].isMember(declaration.scope)
      return named(
        typed(value(code, inner), declaration.typeName), name,
        isDefault ? .defaultValue : .constant)
    case .stored:
      if let wrapper = declaration.wrapper, !Self.holdsValue(wrapper) {
        return unread("is given by @\(wrapper)")
      }
      guard let (file, start) = table.start(of: name) else {
        return unread("is given a value elsewhere")
      }
      (inner.file, inner.scope) = (file, start.scope)
      return named(typed(value(start.value, inner), declaration.typeName), name, .constant)
    case .results(let code): return named(branches(of: code, inner), name, .constant)
    case .parameter(let defaultValue):
      let key = FoldedText.Counter(
        file: name.file, scope: declaration.scope, name: declaration.name)
      if let given = place.arguments[key] { return [given] }
      guard let defaultValue else { return unread("is a parameter without a default") }
      return named(value(defaultValue, inner), name, .defaultValue)
    case .counter(let code): return counted(name, code, link, place)
    case .function(let parameters, let body):
      guard let body, let call = link.call else { return unread("has no body") }
      inner.arguments = place.arguments
      return results(of: name, FunctionParameter.matched(parameters, call), body, place, inner)
    }
  }

  /// Returns the results of a call of a function: one for each branch of its body and of its arguments.
  ///
  /// - Parameters:
  ///   - name: The function.
  ///   - matched: The parameters with their arguments; nil for arguments that are left out.
  ///   - body: The body of the function.
  ///   - place: The place of the call.
  ///   - inner: The place of the body.
  private func results(
    of name: DeclaredName, _ matched: [(FunctionParameter, ExprSyntax?)], _ body: WrittenCode,
    _ place: FoldPlace, _ inner: FoldPlace
  ) -> [FoldedText] {
    var usesDefault = false
    var choices: [FoldPlace] = [inner]
    for (parameter, argument) in matched {
      guard let argument else {
        usesDefault = usesDefault || parameter.defaultValue != nil
        continue
      }
      let key = FoldedText.Counter(
        file: name.file, scope: name.declaration.scope, name: parameter.name)
      choices = choices.flatMap { choice in
        fold(argument, place).map { given in
          var choice = choice
          choice.arguments[key] = given
          return choice
        }
      }
    }
    return choices.prefix(FoldedText.mostBranches).flatMap { choice in
      named(
        branches(of: body, choice).map(\.withoutChoices), name,
        usesDefault ? .defaultValue : .constant)
    }
  }

  /// Whether a property with the wrapper has its written value until a value is assigned.
  private static func holdsValue(_ wrapper: String) -> Bool {
    wrapper == "State" || wrapper == "Published"
  }

  private func named(
    _ folded: [FoldedText], _ name: DeclaredName, _ step: FoldedText.Step
  ) -> [FoldedText] {
    folded.map { part in
      var part = part
      part.steps.insert(step)
      if part.isAnimation { part.names.insert(name.qualifiedName, at: 0) }
      return part
    }
  }

  /// Evaluates numbers according to their type: `1 / 4` is 0.25 as a `Double` and 0 as an `Int`.
  private func typed(_ folded: [FoldedText], _ type: String?) -> [FoldedText] {
    guard let type, NumberWords.types.contains(type) else { return folded }
    return folded.map { part in
      guard part.isKnown, part.counters.isEmpty,
        let text = NumberFolder.evaluated(part.text, isInteger: type == "Int")
      else { return part }
      var part = part
      part.text = text
      part.isOperation = false
      return part
    }
  }

  /// Returns the values over which a counter runs, or its current one.
  private func counted(
    _ name: DeclaredName, _ code: WrittenCode, _ link: ChainLink, _ place: FoldPlace
  ) -> [FoldedText] {
    let key = FoldedText.Counter(
      file: name.file, scope: name.declaration.scope, name: name.declaration.name)
    if let count = place.counts[key] { return [FoldedText(count)] }
    var outer = place
    outer.file = name.file
    outer.scope = name.declaration.scope
    outer.depth = place.depth + 1
    outer = outer.beginning(at: code)
    let numbers = NumberFolder(table: table, fold: fold)
    let values = CounterValues(code.expression(in: table.text(outer))) {
      numbers.texts(of: $0, isInteger: $1, outer)
    }?.texts
    guard let values else {
      return [
        .unknown(
          link.name,
          "'\(link.name)' counts over what is not known, or over more than \(CounterValues.mostValues) values"
        )
      ]
    }
    var folded = FoldedText(link.name)
    folded.counters[key] = values
    return [folded]
  }
}
