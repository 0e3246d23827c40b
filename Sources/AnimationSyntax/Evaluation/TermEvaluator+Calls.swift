internal import MotionRecording
internal import SwiftProgram

// Functions, and members of values.
extension TermEvaluator {
  mutating func call(
    _ call: Term.Link, expected: BasicType
  ) throws(Fault) -> TermValue {
    guard scope.meanings[call.name] == nil else {
      throw Fault(.notAFunction(call.name), call.range)
    }
    if let type = BasicType(swiftName: call.name) { return try initializer(call, of: type) }
    guard let function = NumberFunction(inExpression: call.name) else {
      throw scope.unknownFunction(call)
    }
    let terms = try function.terms(of: call)
    let type =
      function.keepsWholeNumbers ? try scope.commonType(of: terms, expected: expected) : .number
    switch type {
    case .number:
      let all = try numbers(terms)
      let known = all.compactMap(\.self)
      return .number(known.count == all.count ? function.value(known) : nil)
    case .integer:
      let all = try integers(terms)
      let known = all.compactMap(\.self)
      guard known.count == all.count else { return .integer(nil) }
      guard let value = function.wholeValue(known) else {
        return .integer(try failure(Fault(.tooLarge("the result"), call.range)))
      }
      return .integer(value)
    default: throw scope.mismatch(terms[0], expected: .number, found: type)
    }
  }

  func onlyArgument(of call: Term.Link) throws(Fault) -> Term {
    let terms = try call.terms(for: [.init(label: nil, name: "value")], missingAt: call.range)
    guard let only = terms[0] else { throw Fault(.expected("a value"), call.range) }
    return only
  }

  // MARK: - Members

  mutating func member(
    _ call: Term.Link, of base: Term
  ) throws(Fault) -> TermValue {
    if let type = scope.namedType(base) { return try staticMember(call, of: type) }
    let type = try scope.naturalType(of: base)
    let properties = ScenarioProperty.all(of: type)
    if let property = properties.first(where: { $0.name == call.name }) {
      guard call.arguments == nil else { throw Fault(.notAFunction(call.name), call.range) }
      let value = try numbers(base, of: type)
      return TermValue(
        property.type,
        value.map { value in
          let part = property.part(of: value)
          return property.type == .number ? .number(part[0]) : property.type.value(part)
        })
    }
    switch (type, call.name) {
    case (.number, "rounded"):
      let value = try number(base)
      let rule = try Self.roundingRule(of: call)
      return .number(value?.rounded(rule))
    case (.number, "magnitude"):
      guard call.arguments == nil else { throw Fault(.notAFunction(call.name), call.range) }
      return .number(try number(base)?.magnitude)
    case (.number, "squareRoot"):
      guard call.arguments != nil else {
        throw Fault(.notCalled(call.name, signature: "squareRoot()"), call.nameRange)
      }
      _ = try call.terms(for: [], missingAt: call.nameRange)
      return .number(try number(base)?.squareRoot())
    case (.integer, "isMultiple"):
      let value = try integer(base)
      guard let other = try integer(try arguments(of: call, labels: ["of"])[0]), let value else {
        return .boolean(nil)
      }
      return .boolean(value.isMultiple(of: other))
    default: throw scope.noMember(call, of: type)
    }
  }

  /// Returns the rule of `rounded()` or `rounded(.up)`.
  static func roundingRule(
    of call: Term.Link
  ) throws(Fault) -> FloatingPointRoundingRule {
    guard let arguments = call.arguments else {
      throw Fault(.notCalled(call.name, signature: "rounded()"), call.nameRange)
    }
    let rule = ArgumentMatching.Parameter(label: nil, name: "rule", isRequired: false)
    guard let term = try call.terms(for: [rule], missingAt: call.nameRange)[0] else {
      return .toNearestOrAwayFromZero
    }
    guard case .implicitMember(let name) = term.shape,
      let rule = FloatingPointRoundingRule.byName[name.name]
    else {
      throw Fault(
        .wrongType(parameter: nil, expected: "a rule such as '.up' or '.down'", found: "this"),
        arguments[0].range)
    }
    return rule
  }
}
