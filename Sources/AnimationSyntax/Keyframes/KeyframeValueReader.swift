internal import MotionRecording
internal import SwiftSyntax

/// Reads the value with which keyframes begin: a number, a size, an angle …, or a value of the app's own type
/// that names its properties.
struct KeyframeValueReader {
  let source: SwiftText
  let scope: Scope
  /// What names mean where the keyframes stand.
  let app: AppScope

  private var formulas: TermReader { TermReader.values(in: source) }

  private var evaluator: AppEvaluator {
    AppEvaluator(source: source, constants: scope, app: app)
  }

  /// What names mean in a closure whose parameter is the value with which the keyframes begin.
  func naming(_ body: ClosureExprSyntax, _ initialValue: ExprSyntax) -> AppScope {
    guard let name = try? body.parameterNames(source).first, name != "_",
      let value = try? evaluator.value(initialValue)
    else { return app }
    return app.naming(name, value)
  }

  /// Reads a value.
  func value(_ expression: ExprSyntax) throws(Fault) -> KeyframeValue {
    if let declared = try declared(expression) { return declared }
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil else {
        return try record(
          tuple.elements,
          Fault(
            .keyframes(.tupleWithoutLabels), source.range(of: tuple)))
      }
      return try value(only.expression)
    }
    if expression.leadingName == "Color" {
      throw Fault(.keyframes(.color), source.range(of: expression))
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let type = Self.appType(call) {
      return try record(
        call.arguments, Fault(.keyframes(.withoutLabels(type)), source.range(of: call)), of: type)
    }
    if let name = appMember(expression) {
      throw Fault(
        .dependsOnApp(
          name: name,
          expected: "its properties with their values, as in '(scale: 1.0, angle: Angle.zero)'"),
        source.range(of: expression))
    }
    return try leaf(expression)
  }

  /// The type's name if a call makes a value of the app's own type.
  private static func appType(_ call: FunctionCallExprSyntax) -> String? {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = callee.baseName.text
    guard ScenarioType(swiftName: name) == nil, name.first?.isUppercase == true else { return nil }
    return name
  }

  /// What is written if it is a constant of the app's own, as `AnimationValues.start` or `start`.
  private func appMember(_ expression: ExprSyntax) -> String? {
    var root = expression
    if let call = root.as(FunctionCallExprSyntax.self) { root = call.calledExpression }
    while let member = root.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else {
        let name = member.declName.baseName.text
        return name == "zero" || FormulaCompiler.typeOfMember(name) != nil
          ? nil : source.text(of: expression)
      }
      root = base
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ScenarioType(swiftName: name) == nil, name.first?.isUppercase == true
    else { return nil }
    return source.text(of: expression)
  }

  /// A value of a type, or a constant, that the text declares.
  private func declared(_ expression: ExprSyntax) throws(Fault) -> KeyframeValue? {
    guard !app.isEmpty, let term = try? formulas.term(of: expression),
      let value = try evaluator.appValue(of: term)
    else { return nil }
    return try KeyframeValue(value, of: app.types, at: source.range(of: expression))
  }

  private func record(
    _ arguments: LabeledExprListSyntax, _ unlabelled: Fault, of type: String? = nil
  ) throws(Fault) -> KeyframeValue {
    var properties: [(name: String, value: KeyframeValue)] = []
    guard !arguments.isEmpty else { throw unlabelled }
    for argument in arguments {
      guard let label = argument.label else { throw unlabelled }
      guard !properties.contains(where: { $0.name == label.text }) else {
        throw Fault(.duplicateArgument(label: label.text), source.range(of: label))
      }
      properties.append((label.text, part(argument.expression)))
    }
    return .record(properties, ofUnknown: type)
  }

  /// A property, which may be anything as long as no keyframe moves it.
  private func part(_ expression: ExprSyntax) -> KeyframeValue {
    do {
      return try value(expression)
    } catch {
      return .other(error)
    }
  }

  private func leaf(_ expression: ExprSyntax) throws(Fault) -> KeyframeValue {
    do throws(Fault) {
      return try computed(expression)
    } catch {
      guard let value = evaluator.swiftValue(expression, as: .any, orElse: error)?.plain else {
        throw error
      }
      return .numbers(value.type == .integer ? .number : value.type, value.value.keyframeNumbers)
    }
  }

  private func computed(_ expression: ExprSyntax) throws(Fault) -> KeyframeValue {
    let term = try formulas.term(of: expression)
    if case .implicitMember(let call) = term.shape, call.name == "zero", call.arguments == nil {
      return .zero
    }
    let natural = try FormulaCompiler(scope).naturalType(of: term)
    let type = natural == .integer ? .number : natural
    let formula = try FormulaCompiler.compile(term, as: type, in: scope)
    let value = try FormulaCompiler.constant(formula)
    return .numbers(type, value.keyframeNumbers)
  }
}

extension KeyframeValue {
  /// The value with which keyframes begin, as far as they can move it.
  fileprivate init(
    _ value: AppValue, of types: AppTypes, at range: Range<Int>
  ) throws(Fault) {
    switch value {
    case .plain(let type, let value):
      self = .numbers(type == .integer ? .number : type, value.keyframeNumbers)
    case .record(let type, let parts):
      self = .record(
        parts.map { part in
          do throws(Fault) {
            if types[type]?.property(named: part.name)?.isColor == true {
              throw Fault(.keyframes(.color), range)
            }
            return (part.name, try KeyframeValue(part.value, of: types, at: range))
          } catch {
            return (part.name, .other(error))
          }
        })
    case .term(let term):
      if case .implicitMember(let link) = term.shape, link.name == "zero" {
        self = .zero
      } else if term.beginsWithOwnName {
        throw Fault(.dependsOnApp(name: term.text, expected: "the value itself"), range)
      } else {
        throw Fault(.keyframes(.doesNotMove("'\(SentenceParts.short(term.text))'")), range)
      }
    case .unknown(let fault): throw fault
    case .enumCase, .array, .nothing:
      throw Fault(.keyframes(.doesNotMove(value.words)), range)
    }
  }
}

extension Term {
  /// Whether it is a name of the app's own, or a member of one.
  fileprivate var beginsWithOwnName: Bool {
    guard case .chain(let chain) = kind, case .bare = chain.head else { return false }
    return chain.links.first?.name.first?.isLowercase ?? false
  }
}

extension AppType.Property {
  /// Whether it is a color, by its type or by the value that is written for it.
  fileprivate var isColor: Bool {
    let name = type.map { $0.as(OptionalTypeSyntax.self)?.wrappedType.rootName ?? $0.rootName }
    return (name ?? initialValue?.leadingName).map { Self.colors.contains($0) } ?? false
  }

  private static let colors: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
}

extension TypeSyntax {
  /// The first name of the type: `Color` of `Color.Resolved`; empty for what has no name.
  fileprivate var rootName: String {
    var type = self
    while let member = type.as(MemberTypeSyntax.self) { type = member.baseType }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
  }
}

extension ScenarioValue {
  /// The numbers of the value, in the order of its components; zeros for what is none.
  var keyframeNumbers: SIMD4<Double> {
    if let number = asNumber { return SIMD4(number, 0, 0, 0) }
    return numbers ?? .zero
  }
}
