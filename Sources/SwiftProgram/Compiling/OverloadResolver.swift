package import SwiftSyntax

/// A function that a call means, by its number, with the arguments, the type of the result, and the types for its type
/// parameters.
package typealias ChosenFunction = (
  number: Int, arguments: [TypedArgument], result: SwiftType, types: [String: SwiftType]
)

extension BodyCompiler {
  package var overloads: OverloadResolver { OverloadResolver(body: self) }
}

/// Resolves overloads: the labels decide which of several functions with the same name a call means, then the types, as
/// in Swift.
package struct OverloadResolver {
  let body: BodyCompiler

  /// Returns the function of the app that a call means, with the arguments; nil if none of the candidates is meant.
  ///
  /// - Parameters:
  ///   - candidates: The functions.
  ///   - call: The call.
  ///   - expected: The type that is expected of the result.
  ///   - base: The type that the function is a member of.
  ///   - strictly: Whether the types have to fit; otherwise labels are enough where nothing fits better, as not every
  ///     type is known here.
  ///   - element: The type of the elements of the value that the function is called on.
  package func chosen(
    _ candidates: [Int], for call: FunctionCallExprSyntax, as expected: SwiftType = .unknown,
    on base: SwiftType = .unknown, strictly: Bool = false, element: SwiftType = .unknown
  ) throws -> ChosenFunction? {
    let ranked = ranked(
      candidates, for: call, as: expected, strictly: strictly, element: element)
    var problem: (any Error)?
    for candidate in ranked {
      do {
        let function = body.program.code.functions[candidate.number]
        guard
          let given = try body.calls.arguments(of: call, for: function, as: expected, on: base)
        else { continue }
        return (candidate.number, given.arguments, given.result, given.types)
      } catch let fault as Fault where ranked.count > 1 {
        problem = problem ?? fault
      }
    }
    if let problem { throw problem }
    return nil
  }

  /// Returns the functions that exist for a type by the conditions of their extensions; nil if several may be meant.
  func meant(_ candidates: [Int], of type: SwiftType, _ call: FunctionCallExprSyntax) -> [Int]? {
    let functions = body.program.code.functions
    guard candidates.contains(where: { !functions[$0].conditions.isEmpty }) else {
      return candidates
    }
    let labels = call.argumentLabels
    let meant = ConditionedMembers(
      candidates.filter { ParameterMatching.matches(functions[$0].parameters, labels) != nil }.map {
        ($0, functions[$0].conditions.hold(for: type), functions[$0].conditions.weight)
      })
    return meant.isUndecided ? nil : meant.members
  }

  /// Returns the types of the arguments of a call of a mutating function of the files on a value of unknown type: the
  /// types in which all functions with the name agree.
  func types(ofChanging name: String, _ call: FunctionCallExprSyntax) -> [Int: SwiftType] {
    types(ofCalling: name, call) { $0.isMutating } ?? [:]
  }

  /// Returns the types of the arguments of a call that may mean a function of the files, on a value of unknown type:
  /// the types in which all functions with the name agree; nil if there is none.
  func types(
    ofCalling name: String, _ call: FunctionCallExprSyntax,
    where isMeant: (FunctionCode) -> Bool = { _ in true }
  ) -> [Int: SwiftType]? {
    let labels = call.argumentLabels
    let all = (body.program.members[name] ?? []).lazy.map { body.program.code.functions[$0] }
      .filter(isMeant).compactMap { ParameterMatching.types(of: $0.parameters, labels) }
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { known, types in
      known.filter { types[$0.key] == $0.value }
    }
  }

  /// Returns the position of the name of the enclosing function or initializer; nil outside of all.
  private func place(around node: some SyntaxProtocol) -> SourcePosition? {
    var around = node.parent
    while let inner = around {
      if let function = inner.as(FunctionDeclSyntax.self) {
        return body.position(of: function.name)
      }
      if let made = inner.as(InitializerDeclSyntax.self) {
        return body.position(of: made.initKeyword)
      }
      around = inner.parent
    }
    return nil
  }

  /// Returns the functions whose labels fit, best types first.
  package func ranked(
    _ candidates: [Int], for call: FunctionCallExprSyntax, as expected: SwiftType = .unknown,
    strictly: Bool, element: SwiftType = .unknown
  ) -> [(number: Int, types: [Int: SwiftType], cost: OverloadCost?)] {
    let labels = call.argumentLabels
    let arguments = call.argumentExpressions
    let seen = candidates.filter { body.program.code.functions[$0].isSeen(in: body.source.scope) }
    let labeled = seen.compactMap { number in
      ParameterMatching.types(of: body.program.code.functions[number].parameters, labels).map {
        (number: number, types: $0, cost: OverloadCost?.none)
      }
    }
    let matched = labeled.filter { number, types, _ in
      // Besides a function that the files add to a type the type may have one of its own.
      labeled.count == 1 && body.program.type(of: number) != nil
        || !arguments.indices.contains { isRefused(arguments[$0], by: types[$0], element) }
    }
    guard strictly || matched.count > 1 else { return matched }
    typealias Fit = (number: Int, types: [Int: SwiftType], cost: OverloadCost?)
    let fitting = matched.compactMap { number, types, _ -> Fit? in
      let parameters = body.program.code.functions[number].parameters
      var cost = cost(of: arguments, { types[$0] ?? .unknown }, parameters.count)
      cost?.isVariadic = parameters.contains(where: \.isVariadic)
      guard constrain(&cost, of: number, arguments, labels) else { return nil }
      return cost.map { (number, types, $0) }
    }
    if fitting.isEmpty, !strictly { return matched }
    // Where types do not decide, as for `Int` and `UInt` here, a call in a function rather means another function.
    let own = place(around: call)
    let misses = fitting.map { result in
      let type = body.program.code.functions[result.number].result
      let distance = Self.distance(from: type, to: expected, body.program)
      return distance.map { $0 < Self.doubtfulDistance ? 0 : 1 } ?? 2
    }
    let sorted = fitting.enumerated().sorted { one, other in
      // The result has to fit the expected type, too.
      let (miss, otherMiss) = (misses[one.offset], misses[other.offset])
      if miss != otherMiss { return miss < otherMiss }
      guard let first = one.element.cost, let second = other.element.cost, first != second else {
        let isOwn = [one, other].map {
          body.program.code.functions[$0.element.number].position == own
        }
        return isOwn[0] == isOwn[1] ? one.offset < other.offset : isOwn[1]
      }
      return first < second
    }
    return sorted.map(\.element)
  }

  /// Returns the cost of passing arguments for parameters of some types; nil if they do not fit.
  package func cost(
    of arguments: [ExprSyntax], _ type: (Int) -> SwiftType, _ parameterCount: Int
  ) -> OverloadCost? {
    var distance = 0
    for (index, argument) in arguments.enumerated() {
      guard let step = self.distance(from: argument, to: type(index)) else { return nil }
      distance += step
    }
    return OverloadCost(distance: distance, omitted: max(parameterCount - arguments.count, 0))
  }

  // MARK: - Types

  /// Returns whether an argument cannot be passed for a parameter, whatever its type: a closure with another number of
  /// parameters, a closure for a key path, or a key path or an operator for a parameter that takes none.
  ///
  /// - Parameters:
  ///   - node: The argument.
  ///   - type: The type of the parameter.
  ///   - element: The type of the elements of the value that the function is called on, which a type parameter may
  ///     stand for.
  private func isRefused(
    _ node: ExprSyntax, by type: SwiftType?, _ element: SwiftType
  ) -> Bool {
    guard let type = type?.unwrapped else { return false }
    let sign: String? =
      if case .binaryOperator(let sign)? = node.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
      { sign } else { nil }
    let isPath = node.is(KeyPathExprSyntax.self)
    let count = node.as(ClosureExprSyntax.self).map(ClosureCompiler.parameterCount)
    let prefixes = body.program.code.operators.prefix
    switch type {
    case .function(let parameters, _):
      if isPath { return parameters.count != 1 }
      if let sign {
        let isPrefix = ["-", "+", "!", "~"].contains(sign) || prefixes[sign] != nil
        return parameters.count != 2 && !(parameters.count == 1 && isPrefix)
      }
      guard let count, count != 0, count != parameters.count else { return false }
      let only = parameters.count == 1 ? parameters[0] : .void
      if case .tuple(let fields) = only.isUnknown ? element : only {
        return fields.count != count
      }
      return true
    case SwiftType.keyPath: return count != nil || sign != nil
    case .boolean, .integer, .fixed, .number, .float, .text, .geometry:
      return count != nil || isPath || sign != nil
    default: return false
    }
  }

  /// The distance where one of two types is unknown.
  package static let unknownDistance = 2

  /// The distance where Swift would not convert, but a type may have been read too narrowly.
  private static let doubtfulDistance = 4

  /// Returns the distance of an expression from a type; nil if it cannot be of the type.
  private func distance(from node: ExprSyntax, to type: SwiftType) -> Int? {
    if type.isUnknown { return Self.unknownDistance }
    if LiteralSyntax.isRange(node) {
      switch type.unwrapped {
      case .range(let bound):
        let bounds = LiteralSyntax.operands(of: node).map {
          self.distance(fromOperand: $0, to: bound)
        }
        return bounds.contains { $0 == nil } ? nil : bounds.compactMap(\.self).max()
      case .integer, .fixed, .number, .float, .text, .boolean, .geometry, .array, .set, .dictionary:
        return nil
      default: break
      }
    }
    var distance = 0
    for operand in LiteralSyntax.operands(of: node) {
      guard let step = self.distance(fromOperand: operand, to: type) else { return nil }
      distance = max(distance, step)
    }
    return distance
  }

  private func distance(fromOperand node: ExprSyntax, to type: SwiftType) -> Int? {
    if case .optional(let inner) = type {
      if node.is(NilLiteralExprSyntax.self) || LiteralSyntax.leadingName(of: node)?.name == "none" {
        return 0
      }
      let natural = naturalType(of: node)
      if case .optional(let other) = natural {
        return Self.distance(from: other, to: inner, body.program)
      }
      return distance(from: node, to: inner).map { $0 + 1 }
    }
    if type.isUnknown { return Self.unknownDistance }
    if case .declared(let number, _) = type, body.ownLiterals.fits(node, number) { return 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: return nil
    case .integerLiteralExpr:
      if case .fixed = type { return 1 }
      return type == .integer ? 0 : type.isFraction ? 1 : nil
    case .floatLiteralExpr: return type == .number ? 0 : type == .float ? 1 : nil
    case .booleanLiteralExpr: return type == .boolean ? 0 : nil
    case .stringLiteralExpr: return type == .text ? 0 : nil
    case .closureExpr(let closure): return distance(from: closure, to: type)
    case .keyPathExpr:
      if case .function(let parameters, _) = type { return parameters.count == 1 ? 1 : nil }
      return type == .keyPath ? 0 : nil
    case .arrayExpr(let array):
      guard let element = elementType(of: type) else { return nil }
      let elements = array.elements.map { distance(from: $0.expression, to: element) }
      return elements.contains { $0 == nil } ? nil : elements.compactMap(\.self).max() ?? 0
    default: break
    }
    if let leading = LiteralSyntax.leadingName(of: node) {
      return hasMember(leading.name, leading.call, type)
        ? 0 : extensionHas(leading.name, type) ? 0 : nil
    }
    let natural = naturalType(of: node)
    // In generic code an unknown type is that of a type parameter, which is any type for Swift.
    if natural.isUnknown, body.isGeneric { return Self.unknownDistance + 1 }
    return Self.distance(from: natural, to: type, body.program)
  }

  /// The type that the elements of an array literal have where it is of a type: those of a set of options are such
  /// sets; nil for a type of no array.
  private func elementType(of type: SwiftType) -> SwiftType? {
    switch type {
    case .integer, .fixed, .number, .float, .text, .boolean, .geometry, .function: nil
    case .array, .set: type.element
    case .opaque, .generic, .declared: type
    default: .unknown
    }
  }

  /// Returns the distance of a closure: it fits where the numbers of parameters are equal.
  private func distance(from closure: ClosureExprSyntax, to type: SwiftType) -> Int? {
    guard case .function(let parameters, _) = type else { return nil }
    let count = ClosureCompiler.parameterCount(of: closure)
    if count == parameters.count { return 0 }
    if parameters.count == 1, case .tuple(let fields) = parameters[0], fields.count == count {
      return 1
    }
    return nil
  }

  /// Returns the type that an expression has by itself; for a call of an initializer without regard to its arguments.
  func naturalType(of node: ExprSyntax) -> SwiftType {
    if let call = node.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      name.first?.isUppercase == true
    {
      let type = body.types.named(name)
      return type.isUnknown && body.program.words.isView(name) ? .view : type
    }
    guard !LiteralSyntax.isOpen(node), !node.is(ClosureExprSyntax.self) else { return .unknown }
    return (try? body.expression(node).type) ?? .unknown
  }

  static func distance(
    from type: SwiftType, to other: SwiftType, _ program: ProgramCompiler
  )
    -> Int?
  {
    if type.isUnknown || other.isUnknown { return unknownDistance }
    if type == other { return 0 }
    switch (type, other) {
    case (.optional(let one), .optional(let two)): return distance(from: one, to: two, program)
    case (_, .optional(let inner)): return distance(from: type, to: inner, program).map { $0 + 1 }
    case (.optional(let inner), _):
      return distance(from: inner, to: other, program).map { $0 + doubtfulDistance }
    case (.integer, .number), (.integer, .float), (.number, .float), (.float, .number):
      return doubtfulDistance
    case (.array(let one), .array(let two)), (.set(let one), .set(let two)),
      (.range(let one), .range(let two)), (.binding(let one), .binding(let two)):
      return distance(from: one, to: two, program)
    case (.dictionary, .dictionary): return 1
    case (.tuple(let one), .tuple(let two)): return one.count == two.count ? 1 : nil
    case (.function(let one, _), .function(let two, _)): return one.count == two.count ? 0 : nil
    case (.declared(let number, _), .view):
      let roles = program.declarations.types[number].roles
      return roles.isDisjoint(with: [.view, .shape]) ? nil : 1
    case (.opaque, .view): return 1
    case (.opaque, .opaque(let name)):
      return program.declarations.frameworks.isShared(name) ? 1 : nil
    case (.declared(let number, let arguments), .declared(let parent, let others))
    where number == parent:
      let steps = zip(arguments, others).map { distance(from: $0, to: $1, program) }
      return steps.contains { $0 == nil } ? nil : steps.compactMap(\.self).max() ?? 0
    case (.declared(let number, _), .declared(let parent, _)):
      let declarations = program.declarations.types
      return declarations[number].inherited.contains(declarations[parent].name) ? 1 : nil
    default: return nil
    }
  }

  // MARK: - Members

  private func extensionHas(_ name: String, _ type: SwiftType) -> Bool {
    guard let number = body.program.extensions[type.name] else { return false }
    let extended = body.program.code.types[number]
    return extended.staticGlobals[name, in: body.source.scope] != nil
      || extended.staticMethods[name] != nil
  }

  /// Returns whether the files add an initializer with the labels of a call to a type.
  private func addsInitializer(with call: FunctionCallExprSyntax?, to type: SwiftType) -> Bool {
    guard let call else { return false }
    let labels = call.argumentLabels
    return body.program.extensionInitializers(of: type).contains {
      ParameterMatching.matches(body.program.code.functions[$0].parameters, labels) != nil
    }
  }

  /// Returns whether a type is known to have a static member or an initializer.
  private func hasMember(
    _ name: String, _ call: FunctionCallExprSyntax?, _ type: SwiftType
  ) -> Bool {
    let labels = call?.arguments.compactMap { $0.label?.text } ?? []
    let isPlainInitializer = name == "init" && labels.isEmpty
    switch type {
    case .declared(let number, _):
      let declared = body.program.code.types[number]
      return name == "init" || declared.cases.contains { $0.name == name }
        || declared.staticGlobals[name, in: body.source.scope] != nil
        || declared.staticMethods[name] != nil
    case .geometry(let kind):
      if name == "init" {
        let known = kind == .angle ? ["degrees", "radians"] : kind.labels + ["origin", "size"]
        return labels.allSatisfy(known.contains) || addsInitializer(with: call, to: type)
      }
      if kind == .angle, name == "degrees" || name == "radians" { return true }
      return GeometryValue.member(name, of: kind, nil) != nil
    case .number, .float:
      return NumberConstant.doubles[name] != nil || isPlainInitializer || name == "random"
    case .fixed:
      return ["max", "min", "zero", "random"].contains(name) || isPlainInitializer
    case .integer:
      return NumberConstant.integers[name] != nil || isPlainInitializer || name == "random"
    case .boolean: return isPlainInitializer || name == "random"
    case .text: return isPlainInitializer
    case .opaque(let type), .generic(let type, _):
      return body.program.words.hasMember(name, of: type) ?? true
    case .binding: return name == "constant" || name == "init"
    case .array, .set, .dictionary, .range: return name == "init"
    case .function, .tuple, .void: return false
    default: return true
    }
  }
}
