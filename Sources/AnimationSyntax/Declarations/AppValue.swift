internal import MotionRecording
internal import TextForms

/// A value in the code of an app, as far as it can be known without running it.
indirect enum AppValue {
  /// A number, a truth value, a text, a size …
  case plain(ScenarioType, ScenarioValue)
  /// A case of an enumeration, with its associated values; the type is empty if it is not declared.
  case enumCase(type: String, name: String, values: [(label: String?, value: AppValue)])
  /// A structure or a tuple, whose type is empty.
  case record(type: String, [(name: String, value: AppValue)])
  case array([AppValue])
  /// `nil`
  case nothing
  /// Something that is read where it is used: an animation, a spring, a transition.
  case term(Term)
  /// Something that cannot be known, and what is said where it is needed.
  case unknown(Fault)

  /// The name of its type, if it is one of the text's own.
  var appType: String? {
    switch self {
    case .enumCase(let type, _, _), .record(let type, _): type
    case .plain, .array, .nothing, .term, .unknown: nil
    }
  }

  /// The value, if it is one of those that formulas compute with.
  var plain: (type: ScenarioType, value: ScenarioValue)? {
    if case .plain(let type, let value) = self { (type, value) } else { nil }
  }

  /// What it is, for a sentence.
  var words: String {
    switch self {
    case .plain(let type, _): type.article
    case .enumCase(let type, _, _): type.isEmpty ? "a phase" : "a '\(type)'"
    case .record(let type, _): type.isEmpty ? "a tuple" : "a '\(type)'"
    case .array: "an array"
    case .nothing: "nil"
    case .term, .unknown: "this"
    }
  }

  /// The value as it would be written, for a sentence.
  var written: String {
    switch self {
    case .plain(_, .boolean(let flag)): "\(flag)"
    case .plain(_, .integer(let integer)): "\(integer)"
    case .plain(_, .number(let number)): NumberText.swift(number)
    case .plain(_, .text(let text)): "\"\(text)\""
    case .plain(_, .vector(let vector)):
      "("
        + vector.components.map { "\($0.name): \(NumberText.swift($0.value))" }
        .joined(separator: ", ") + ")"
    case .enumCase(_, let name, _): ".\(name)"
    case .record(let type, _): "\(type)(…)"
    case .array: "[…]"
    case .nothing: "nil"
    case .term, .unknown, .plain(_, .held): "…"
    }
  }

  /// Whether two values are equal; nil if that cannot be known.
  func isEqual(to other: AppValue) -> Bool? {
    switch (self, other) {
    case (.plain(_, let one), .plain(_, let other)):
      if let one = one.asNumber, let other = other.asNumber { return one == other }
      return one == other
    case (.enumCase(_, let name, let values), .enumCase(_, let otherName, let others)):
      guard name == otherName, values.count == others.count else { return false }
      return Self.areEqual(values.map(\.value), others.map(\.value))
    case (.record(_, let values), .record(_, let others)):
      return Self.areEqual(values.map(\.value), others.map(\.value))
    case (.array(let values), .array(let others)): return Self.areEqual(values, others)
    case (.nothing, .nothing): return true
    case (.nothing, .plain), (.nothing, .enumCase), (.nothing, .record), (.nothing, .array),
      (.plain, .nothing), (.enumCase, .nothing), (.record, .nothing), (.array, .nothing):
      return false
    default: return nil
    }
  }

  private static func areEqual(_ values: [AppValue], _ others: [AppValue]) -> Bool? {
    guard values.count == others.count else { return false }
    var result: Bool? = true
    for (one, other) in zip(values, others) {
      switch one.isEqual(to: other) {
      case false: return false
      case nil: result = nil
      default: break
      }
    }
    return result
  }
}

extension ScenarioValue {
  /// The number that an `Int` or `Double` is; nil for another value.
  var asNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .boolean, .text, .vector, .held: nil
    }
  }
}
