internal import SwiftSyntax

extension BodyCompiler {
  var typeParameters: TypeParameterCompiler { TypeParameterCompiler(body: self) }
}

/// Compiles type parameters as types whose members are used: `T.zero`, `T(value)`, `T.self`.
///
/// The types that they stand for are known at run time.
struct TypeParameterCompiler {
  let body: BodyCompiler

  /// Compiles a type parameter as a type; nil for any other name.
  func type(_ name: String, at position: SourcePosition) -> Typed? {
    guard let known = known(name) else { return nil }
    let fallback = known.isNumeric ? known : nil
    return Typed(.unknown) { _, frame in
      if let type = frame.type(of: name) ?? fallback { return .type(type) }
      return .unknown(UnknownValue(name, at: position))
    }
  }

  /// Compiles an initializer of the type that a type parameter stands for: `T(value)`; nil for any other call.
  func value(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    let position = body.position(of: call)
    guard let known = known(name), let type = type(name, at: position) else { return nil }
    let given = call.argumentExpressions
    let arguments = try body.calls.arguments(of: call) { index, _ in
      known.isNumeric && LiteralSyntax.namesFraction(given[index]) ? .number : .unknown
    }
    let (evaluate, values) = (type.evaluate, arguments.evaluation)
    return Typed(known.isNumeric ? known : .unknown) { run, frame in
      guard case .type(let type) = try evaluate(run, frame) else {
        return .unknown(UnknownValue("\(name)(…)", at: position))
      }
      return try run.types.staticMember("init", of: type, try values(run, frame), at: position)
    }
  }

  /// Returns the enclosing type with its own type parameters, where nothing is known about them, as in `Self()`; the
  /// given type for any other type.
  func ownPattern(of number: Int, known type: SwiftType) -> SwiftType {
    guard number == body.owner, !type.isApplied else { return type }
    return body.program.declarations.pattern(of: number) ?? type
  }

  /// Returns the type of a member of the type that a type parameter stands for: a constant, where it stands for
  /// numbers.
  func memberType(_ member: String, of base: ExprSyntax?) -> SwiftType {
    guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      let known = known(name), known.isNumeric, NumberConstant.doubles[member] != nil
    else { return .unknown }
    return known
  }

  /// Returns the enclosing type parameter that stands for a floating-point type, and whether the enclosing code names
  /// no other such type; nil if there is none, or more than one.
  func ofNumbers(around node: ExprSyntax) -> (name: String, isCertain: Bool)? {
    var outer = body.owner.map { body.program.declarations.types[$0].generics } ?? [:]
    if let owner = body.owner,
      TypeParameterReader.numbers.contains(body.program.declarations.types[owner].name)
    {
      outer["Self"] = .number
    }
    let names = outer.merging(body.generics) { $1 }.filter { $0.value.isFraction }.map(\.key)
    guard let name = names.first, names.count == 1 else { return nil }
    let member = sequence(first: Syntax(node)) { $0.parent }.first {
      $0.is(MemberBlockItemSyntax.self)
        || $0.is(CodeBlockItemSyntax.self) && $0.parent?.parent?.is(SourceFileSyntax.self) == true
    }
    let others: Set = ["Double", "CGFloat", "TimeInterval", "Float", "Float32", "Float64"]
    let isCertain =
      member?.tokens(viewMode: .sourceAccurate).allSatisfy { !others.contains($0.text) } ?? false
    return (name, isCertain)
  }

  /// Returns the type that is known for a type parameter; nil for any other name, and for a type parameter of views.
  private func known(_ name: String) -> SwiftType? {
    guard body.scope.find(name) == nil, body.scope.types[name] == nil else { return nil }
    if let owner = body.owner, body.program.declarations.types[owner].isForeign,
      body.generics[name] == nil
    {
      let type = body.types.named(name)
      guard SwiftType.partNames.contains(name) || name == "Self", type.isUnknown,
        body.selfType != .view
      else { return nil }
      return type
    }
    let reader = body.types
    guard let known = reader.parameter(name) else { return nil }
    let type = reader.named(name)
    if case .parameter = known { return type }
    return type.isUnknown || type.isNumeric ? type : nil
  }
}
