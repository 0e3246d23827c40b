package import SwiftSyntax

extension BodyCompiler {
  package var times: TimeCompiler { TimeCompiler(body: self) }
}

/// Compiles instants and durations, in seconds.
package struct TimeCompiler {
  let body: BodyCompiler

  /// Returns the time of the clock, in seconds since the start.
  package func time(_ name: String, at position: SourcePosition) -> Typed {
    Typed(.number) { run, _ in
      if run.playing != nil { throw run.error(.clock(name), at: position) }
      return .number(run.time)
    }
  }

  /// Compiles `.now()` and `.milliseconds(300)` where seconds are expected; nil for any other call.
  func time(_ name: String, _ call: FunctionCallExprSyntax) throws -> Typed? {
    if name == "now", call.arguments.isEmpty { return time(name, at: body.position(of: call)) }
    guard Self.units[name] != nil, call.arguments.count == 1,
      call.arguments.first?.label == nil
    else { return nil }
    return Typed(.number, evaluate: try seconds(ExprSyntax(call)))
  }

  /// Compiles a time from now, in seconds: `.now() + 0.3`, `.now + .milliseconds(300)`.
  package func delay(_ node: ExprSyntax) throws -> Compute {
    let elements = node.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [node]
    guard let first = elements.first, isNow(first) else {
      // `.now().advanced(by: .seconds(2))`
      if let call = node.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "advanced", let base = member.base, isNow(base)
      {
        return try seconds(argument.expression)
      }
      let instant = try body.expression(node, as: .number).evaluate
      return { run, frame in
        let value = try instant(run, frame)
        return value.seconds.map { .number($0 - run.time) } ?? value
      }
    }
    guard elements.count > 2 else { return { _, _ in .number(0) } }
    if elements.count == 3 { return try seconds(elements[2]) }
    return try body.operators.operation(elements[2...], as: .number).evaluate
  }

  /// Returns whether an expression is the current time: `.now()`, `DispatchTime.now()`, `.now`, `ContinuousClock.now`.
  private func isNow(_ node: ExprSyntax) -> Bool {
    let called = node.as(FunctionCallExprSyntax.self).map(\.calledExpression) ?? node
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name == "now" || body.text(of: node) == "Date()"
  }

  /// Compiles a number of seconds: a number, or a duration such as `.seconds(0.3)`.
  ///
  /// - Parameters:
  ///   - node: The expression.
  ///   - isDuration: Whether a `Duration` is expected.
  private func seconds(_ node: ExprSyntax, isDuration: Bool = false) throws -> Compute {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let unit = Self.units[member.declName.baseName.text], let argument = call.arguments.first,
      member.base.map({ ["Duration", "DispatchTimeInterval"].contains(body.text(of: $0)) }) ?? true
    else {
      let given = try body.expression(node, as: isDuration ? .duration : .number).evaluate
      return { run, frame in
        let value = try given(run, frame)
        return value.seconds.map { .number($0) } ?? value
      }
    }
    let count = try body.expression(argument.expression, as: .number).evaluate
    return { run, frame in
      let value = try count(run, frame)
      return value.double.map { .number($0 * unit) } ?? value
    }
  }

  /// Returns a constant of Dispatch for the nanoseconds in a unit of time, such as `NSEC_PER_SEC`; nil for any other
  /// name.
  func constant(_ name: String) -> Typed? {
    Self.constants[name].map { count in
      .constant(.fixed(.uint64)) {
        FixedInteger(exactly: count, .uint64).map { .fixed($0) } ?? .nothing
      }
    }
  }

  private static let constants = [
    "NSEC_PER_SEC": 1_000_000_000, "NSEC_PER_MSEC": 1_000_000, "NSEC_PER_USEC": 1000,
    "USEC_PER_SEC": 1_000_000,
  ]

  private static let units = [
    "seconds": 1.0, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
  ]

  /// Compiles the seconds of `Task.sleep(for: .seconds(1))`, `(nanoseconds:)` and `(until: .now + .seconds(1))`.
  func sleep(_ call: FunctionCallExprSyntax) throws -> Compute? {
    guard let argument = call.arguments.first else { return nil }
    switch argument.label?.text {
    case "for": return try seconds(argument.expression, isDuration: true)
    case "until": return try delay(argument.expression)
    case "nanoseconds", nil:
      let count = try body.expression(argument.expression, as: .fixed(.uint64)).evaluate
      return { run, frame in
        let value = try count(run, frame)
        return value.double.map { .number($0 * 1e-9) } ?? value
      }
    default: return nil
    }
  }
}
