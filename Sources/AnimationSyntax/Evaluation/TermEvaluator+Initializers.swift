internal import AnimationModel
internal import SwiftProgram
internal import TextForms

// Initializers and static members of types.
extension TermEvaluator {
  /// Returns an example of a value of a type, for an error message.
  static func example(of type: BasicType, named name: String) -> String {
    switch type {
    case .boolean: "true"
    case .integer, .number: "\(name)(3)"
    case .text: "\"text\""
    case .angle: "Angle(degrees: 45)"
    case .size, .point, .vector, .rectangle, .unitPoint:
      "\(type.name)(\(labels(of: type)[0].map { "\($0): 1" }.joined(separator: ", ")))"
    }
  }

  /// Returns the labels of each initializer that takes the numbers of a value.
  private static func labels(of type: BasicType) -> [[String]] {
    switch type.geometry {
    case nil: []
    case .angle: [["degrees"], ["radians"], []]
    case .rectangle?: [GeometryType.rectangle.labels, ["origin", "size"], []]
    case let geometry?: [geometry.labels, []]
    }
  }

  /// Returns the type in which a number is evaluated before it is converted, where no type is expected.
  private func convertedType(of term: Term) throws(Fault) -> BasicType {
    switch try scope.type(of: term) {
    case .known(let type): type
    case .whole: .integer
    case .open: .number
    }
  }

  mutating func initializer(
    _ call: Term.Link, of type: BasicType
  ) throws(Fault) -> TermValue {
    switch type {
    case .number:
      let term = try onlyArgument(of: call)
      switch try value(of: term, as: convertedType(of: term)) {
      case .number(let value): return .number(value)
      case .integer(let value): return .number(value.map { Double($0) })
      case let other: throw scope.mismatch(term, expected: .number, found: other.type)
      }
    case .integer:
      let term = try onlyArgument(of: call)
      switch try value(of: term, as: convertedType(of: term)) {
      case .integer(let value): return .integer(value)
      case .number(let value):
        guard let value else { return .integer(nil) }
        guard let whole = Int(exactly: value.rounded(.towardZero)) else {
          return .integer(try failure(Fault(.tooLarge(NumberText.swift(value)), term.range)))
        }
        return .integer(whole)
      case let other: throw scope.mismatch(term, expected: .number, found: other.type)
      }
    case .boolean, .text:
      let term = try onlyArgument(of: call)
      return try value(of: term, as: type)
    case .size, .point, .vector, .rectangle, .angle, .unitPoint:
      return try numbersInitializer(call, of: type)
    }
  }

  private mutating func numbersInitializer(
    _ call: Term.Link, of type: BasicType
  ) throws(Fault) -> TermValue {
    let given = (call.arguments ?? []).compactMap(\.label)
    let forms = Self.labels(of: type)
    let labels =
      forms.first { $0 == given && given.count == call.arguments?.count }
      ?? forms.max { first, second in
        first.count { given.contains($0) } < second.count { given.contains($0) }
      } ?? []
    let arguments = try arguments(of: call, labels: labels)
    if labels == ["origin", "size"] {
      let origin = try numbers(arguments[0], of: .point)
      let size = try numbers(arguments[1], of: .size)
      guard let origin, let size else { return .numbers(.rectangle, nil) }
      return .numbers(.rectangle, SIMD4(origin[0], origin[1], size[0], size[1]))
    }
    let numbers = try self.numbers(arguments)
    let isInRadians = labels == ["radians"]
    var value: SIMD4<Double>? = .zero
    for (index, number) in numbers.enumerated() {
      if let number {
        value?[index] = isInRadians ? Angle(radians: number).degrees : number
      } else {
        value = nil
      }
    }
    return .numbers(type, value)
  }

  /// Returns the arguments of a call that has exactly the given labels.
  func arguments(
    of call: Term.Link, labels: [String]
  ) throws(Fault) -> [Term] {
    guard call.arguments != nil else {
      throw Fault(
        .notCalled(call.name, signature: "\(call.name)(\(labels.map { "\($0):" }.joined()))"),
        call.nameRange)
    }
    return try call.terms(
      for: labels.map { .init(label: $0, name: $0) }, missingAt: call.nameRange
    ).compactMap(\.self)
  }

  // MARK: - Static members

  mutating func staticMember(
    _ call: Term.Link, of type: BasicType
  ) throws(Fault) -> TermValue {
    if call.name == "init" { return try initializer(call, of: type) }
    if type == .angle, call.name == "degrees" || call.name == "radians" {
      let value = try number(try onlyArgument(of: call))
      let degrees = call.name == "radians" ? value.map { Angle(radians: $0).degrees } : value
      return .numbers(.angle, degrees.map { SIMD4($0, 0, 0, 0) })
    }
    guard let value = type.constant(call.name) else {
      throw scope.noConstant(call, of: type)
    }
    guard call.arguments == nil else { throw Fault(.notAFunction(call.name), call.range) }
    return TermValue(type, value)
  }
}
