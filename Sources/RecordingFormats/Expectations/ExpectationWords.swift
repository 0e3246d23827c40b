public import MotionRecording

/// The words about the result of an expectation.
///
///     .bouncy: overshoot < 1% does not hold: it is 4.19 %, at 0.352 s
public struct ExpectationWords: Hashable, Sendable {
  private let result: ExpectationResult

  /// Takes the result.
  public init(_ result: ExpectationResult) {
    self.result = result
  }

  /// The curve, the expectation and the finding, on one line without a full stop.
  public var line: String {
    let verdict = result.holds ? "holds" : "does not hold"
    return "\(result.curve): \(result.expectation.text) \(verdict): \(finding)"
  }

  /// The finding, in words.
  public var finding: String {
    switch result.finding {
    case .figure(let amount, let time):
      let when = time.map { ", at \(HumanNumber.text($0)) s" } ?? ""
      return "it is \(text(of: amount))\(when)"
    case .absent(let absence): return Self.words(absence)
    case .property(let property, let holds): return Self.words(property, holds)
    case .turnsBack(let time, let distance):
      return "it turns back at \(HumanNumber.text(time)) s, by \(HumanNumber.text(distance))"
    }
  }

  /// The largest number of digits that a `Double` needs.
  private static let mostDigits = 17

  /// A measured figure with enough digits to tell it from the expected one.
  private func text(of amount: ExpectedAmount) -> String {
    var limits: [Double] = []
    if case .measure(_, let relation) = result.expectation.claim {
      switch relation {
      case .compared(_, let limit): limits = [limit.number]
      case .within(let lower, let upper, _): limits = [lower.number, upper.number]
      case .never: break
      }
    }
    var digits = 5
    while digits < Self.mostDigits,
      limits.contains(where: {
        $0 != amount.number
          && HumanNumber.text($0, digits: digits) == HumanNumber.text(amount.number, digits: digits)
      })
    { digits += 3 }
    let text = HumanNumber.text(amount.number, digits: min(digits, Self.mostDigits))
    return amount.unit == .none ? text : "\(text) \(amount.unit.rawValue)"
  }

  private static func words(_ property: MotionProperty, _ holds: Bool) -> String {
    switch property {
    case .monotone: "it never turns back"
    case .finishes:
      holds ? "it ends within the time examined" : "it does not end within the time examined"
    case .settles: holds ? "it settles at its target" : "it does not settle at its target"
    case .overshoots: holds ? "it overshoots its target" : "it does not overshoot its target"
    case .undershoots: holds ? "it undershoots its start" : "it does not undershoot its start"
    }
  }

  private static func words(_ absence: ExpectationResult.Absence) -> String {
    switch absence {
    case .noTravel: "start and target are the same, so there is no travel"
    case .neverReaches: "it never reaches its target"
    case .neverStays: "it does not settle there"
    case .noOvershoot: "it does not overshoot its target"
    case .noUndershoot: "it does not undershoot its start"
    case .noRebound: "it does not rebound"
    case .noMotion: "it does not move"
    case .noSpring: "it has no spring"
    case .noSwing: "its spring does not oscillate"
    case .noInitialVelocity: "it cannot have an initial velocity"
    case .isFunction: "it is a function of time, which never completes and is never removed"
    case .isKeyframes: "it plays keyframes, which are complete when they end"
    case .noKeyframes: "it has no keyframes"
    case .endless: "it does not end within the time examined"
    case .tooManyFrames: "it is more than 600,000 frames away"
    case .noAnimation: "none of its animations ends"
    case .notFollowed(let end):
      "it is not known at this time: it was played until \(HumanNumber.text(end)) s"
    }
  }
}
