extension MotionCourse {
  /// The relative difference below which figures count as equal: a bounce of 0.3 is stored as a damping
  /// ratio, and does not come back to the last digit.
  static let rounding = 1e-9

  /// Checks an expectation.
  public func result(of expectation: MotionExpectation) -> ExpectationResult {
    switch expectation.claim {
    case .property(let property, let isExpected):
      let finding = finding(of: property)
      let holds: Bool
      switch finding {
      case .property(_, let isSo): holds = isSo == isExpected
      case .turnsBack: holds = !isExpected
      case .figure, .absent: holds = false
      }
      return ExpectationResult(expectation, of: name, holds: holds, finding: finding)
    case .measure(let measure, let relation):
      let (holds, finding) = comparison(of: measure, relation)
      return ExpectationResult(expectation, of: name, holds: holds, finding: finding)
    }
  }

  private func finding(of property: MotionProperty) -> ExpectationResult.Finding {
    switch property {
    case .monotone:
      if let turn = whole.turn { return .turnsBack(at: turn.time, by: turn.distance) }
      return .property(property, holds: true)
    case .finishes: return .property(property, holds: isFinished)
    case .settles, .overshoots, .undershoots:
      guard measures.hasTravel else { return .absent(.noTravel) }
      let holds =
        switch property {
        case .settles: measures.settledWithinTenthPercent != nil
        case .overshoots: measures.overshoot != nil
        default: measures.undershoot != nil
        }
      return .property(property, holds: holds)
    }
  }

  private func comparison(
    of measure: ExpectedMeasure, _ relation: ExpectedRelation
  ) -> (Bool, ExpectationResult.Finding) {
    switch relation {
    case .never:
      if case .extreme(let extreme, .whole) = measure {
        // A distance of 0 means that there is no such extreme.
        guard measures.hasTravel else { return (true, .absent(.noTravel)) }
        guard case .figure(let figure, let time) = reading(of: measure), figure != 0 else {
          return (true, .absent(.noMotion))
        }
        let unit: ExpectedAmount.Unit = extreme.kind(of: .whole) == .distance ? .percent : .none
        return (false, .figure(amount(figure, of: measure, in: unit), at: time))
      }
      switch reading(of: measure) {
      case .absent(let absence): return (true, .absent(absence))
      case .figure(let figure, let time):
        let unit: ExpectedAmount.Unit = measure.kind == .time ? .seconds : .none
        return (false, .figure(amount(figure, of: measure, in: unit), at: time))
      }
    case .compared(let comparison, let limit):
      return tried(measure, in: limit.unit) { figure, scale in
        let order = Self.order(figure, limit.number, scale)
        return switch comparison {
        case .less: order < 0
        case .lessOrEqual: order <= 0
        case .greater: order > 0
        case .greaterOrEqual: order >= 0
        case .equal: order == 0
        case .notEqual: order != 0
        }
      }
    case .within(let lower, let upper, let isClosed):
      return tried(measure, in: upper.unit) { figure, scale in
        let end = Self.order(figure, upper.number, scale)
        return Self.order(figure, lower.number, scale) >= 0 && (isClosed ? end <= 0 : end < 0)
      }
    }
  }

  /// Compares a measured figure, in a unit.
  private func tried(
    _ measure: ExpectedMeasure, in unit: ExpectedAmount.Unit,
    _ holds: (_ figure: Double, _ scale: Double) -> Bool
  ) -> (Bool, ExpectationResult.Finding) {
    if unit == .percent, measure.kind != .fraction, travel == 0 {
      return (false, .absent(.noTravel))
    }
    switch reading(of: measure) {
    case .absent(let absence): return (false, .absent(absence))
    case .figure(let figure, let time):
      let amount = amount(figure, of: measure, in: unit)
      return (holds(amount.number, scale(of: measure, in: unit)), .figure(amount, at: time))
    }
  }

  /// Returns −1, 0 or 1 as a figure is smaller than a limit, equal to it up to rounding, or larger.
  private static func order(_ figure: Double, _ limit: Double, _ scale: Double) -> Int {
    if figure == limit { return 0 }
    let size = max(figure.magnitude, limit.magnitude, scale)
    if size.isFinite, (figure - limit).magnitude <= rounding * size { return 0 }
    return figure < limit ? -1 : 1
  }

  /// The size in comparison with which a difference of figures counts as rounding.
  private func scale(of measure: ExpectedMeasure, in unit: ExpectedAmount.Unit) -> Double {
    switch measure.kind {
    case .distance, .position: unit == .percent ? 100 : travel.magnitude
    case .time, .velocity, .speed, .intensity, .fraction, .number: 0
    }
  }

  /// Converts a figure, in seconds or units of the value, to another unit.
  private func amount(
    _ figure: Double, of measure: ExpectedMeasure, in unit: ExpectedAmount.Unit
  ) -> ExpectedAmount {
    switch unit {
    case .none where measure.kind == .time: ExpectedAmount(figure, .seconds)
    case .none, .seconds: ExpectedAmount(figure, unit)
    case .milliseconds: ExpectedAmount(figure * 1000, unit)
    case .percent:
      switch measure.kind {
      case .position: ExpectedAmount((figure - start) / travel * 100, unit)
      case .velocity: ExpectedAmount(figure / travel * 100, unit)
      case .fraction: ExpectedAmount(figure * 100, unit)
      case .distance, .speed, .intensity, .time, .number:
        ExpectedAmount(figure / travel.magnitude * 100, unit)
      }
    }
  }
}
