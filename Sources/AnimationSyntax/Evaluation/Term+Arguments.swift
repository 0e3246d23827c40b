internal import SwiftProgram

// The arguments of functions and members of numbers.
extension Term.Link {
  /// Returns the argument of a call that has exactly one, without a label.
  func onlyArgument() throws(Fault) -> Term {
    let terms = try terms(for: [.init(label: nil, name: "value")], missingAt: range)
    guard let only = terms[0] else { throw Fault(.expected("a value"), range) }
    return only
  }

  /// Returns the arguments of a call that has exactly the given labels.
  func arguments(labels: [String]) throws(Fault) -> [Term] {
    guard arguments != nil else {
      throw Fault(
        .notCalled(name, signature: "\(name)(\(labels.map { "\($0):" }.joined()))"), nameRange)
    }
    return try terms(for: labels.map { .init(label: $0, name: $0) }, missingAt: nameRange)
      .compactMap(\.self)
  }

  /// Returns the rule of `rounded()` or `rounded(.up)`.
  func roundingRule() throws(Fault) -> FloatingPointRoundingRule {
    guard let arguments else {
      throw Fault(.notCalled(name, signature: "rounded()"), nameRange)
    }
    let rule = ArgumentMatching.Parameter(label: nil, name: "rule", isRequired: false)
    guard let term = try terms(for: [rule], missingAt: nameRange)[0] else {
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

  /// Checks that a member is not called.
  func checkIsNotCalled() throws(Fault) {
    guard arguments == nil else { throw Fault(.notAFunction(name), range) }
  }
}
