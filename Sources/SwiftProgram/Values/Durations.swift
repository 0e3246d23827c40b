/// Swift's `Duration`: its static members, its parts and its operators.
enum Durations {
  /// Returns a static member, such as `zero` or `seconds(2)`; nil for a name that the type does not have.
  ///
  /// - Parameter arguments: The arguments of the call; nil for a property.
  static func staticMember(_ name: String, _ arguments: [CallArgument]?) -> Duration? {
    guard let arguments else { return name == "zero" ? .zero : nil }
    if name == "init" { return made(of: arguments) }
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    if let count = arguments[0].value.integer {
      return switch name {
      case "seconds": .seconds(count)
      case "milliseconds": .milliseconds(count)
      case "microseconds": .microseconds(count)
      case "nanoseconds": .nanoseconds(count)
      default: nil
      }
    }
    guard let count = arguments[0].value.double, count.magnitude < greatest else { return nil }
    switch name {
    case "seconds": return .seconds(count)
    case "milliseconds": return .milliseconds(count)
    case "microseconds": return .microseconds(count)
    case "nanoseconds": return Int(exactly: count).map { .nanoseconds($0) }
    default: return nil
    }
  }

  /// `Duration(secondsComponent: 1, attosecondsComponent: 0)`; nil for other arguments.
  private static func made(of arguments: [CallArgument]) -> Duration? {
    guard arguments.map(\.label) == ["secondsComponent", "attosecondsComponent"],
      let seconds = arguments[0].value.whole, let attoseconds = arguments[1].value.whole,
      Double(seconds).magnitude < greatest
    else { return nil }
    return Duration(
      secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
  }

  /// The bound below which a number makes a duration.
  private static let greatest = 1e15

  /// The type of the parts of a duration.
  static let componentsType = SwiftType.tuple([
    .init(label: "seconds", type: .integer), .init(label: "attoseconds", type: .integer),
  ])

  /// Returns a part of a duration; nil for a name that it does not have.
  static func part(_ name: String, of duration: Duration) -> SwiftValue? {
    guard name == "components" else { return nil }
    let parts = duration.components
    return .tuple([
      ("seconds", .integer(Int(parts.seconds))), ("attoseconds", .integer(Int(parts.attoseconds))),
    ])
  }

  /// Returns the result of an operator on two values of which one is a duration; nil for an operator that they lack, and
  /// for a result beyond all durations.
  static func combined(_ one: SwiftValue, _ sign: String, _ other: SwiftValue) -> SwiftValue? {
    switch (one, sign, other) {
    case (.duration(let first), "+", .duration(let second)) where areBounded(first, second):
      return .duration(first + second)
    case (.duration(let first), "-", .duration(let second)) where areBounded(first, second):
      return .duration(first - second)
    case (.duration(let first), "/", .duration(let second)): return .number(first / second)
    // An instant is a number of seconds here.
    case (.number(let instant), "+", .duration(let wait)): return .number(instant + wait.seconds)
    case (.number(let instant), "-", .duration(let wait)): return .number(instant - wait.seconds)
    case (.duration(let duration), _, _):
      guard let factor = other.double, factor.isFinite, factor.magnitude < greatest,
        (duration.seconds * factor).magnitude < greatest
      else { return nil }
      if sign == "*" { return .duration(other.integer.map { duration * $0 } ?? duration * factor) }
      guard sign == "/", factor != 0, (duration.seconds / factor).magnitude < greatest else {
        return nil
      }
      return .duration(other.integer.map { duration / $0 } ?? duration / factor)
    default: return nil
    }
  }

  private static func areBounded(_ one: Duration, _ other: Duration) -> Bool {
    one.seconds.magnitude < greatest && other.seconds.magnitude < greatest
  }

  /// Returns the type of the result of an operator on two types of which one is that of durations.
  static func type(of one: SwiftType, _ sign: String, _ other: SwiftType) -> SwiftType {
    if one.unwrapped == .duration, other.unwrapped == .duration, sign == "/" { return .number }
    return one.unwrapped == .number && sign != "*" ? .number : .duration
  }
}

extension Duration {
  /// The seconds as a fraction.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

extension SwiftValue {
  /// The number of seconds that the value is: a number or a duration; nil for any other value.
  package var seconds: Double? {
    if case .duration(let wait) = self { wait.seconds } else { double }
  }
}

extension SwiftType {
  /// Swift's `Duration`.
  package static let duration = SwiftType.opaque("Duration")
}
