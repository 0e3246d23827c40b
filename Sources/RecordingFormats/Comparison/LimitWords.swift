internal import MotionComparison

/// The words about a limit that is exceeded.
struct LimitWords {
  private let breach: LimitBreach

  init(_ breach: LimitBreach) {
    self.breach = breach
  }

  /// The sentence about the breach, which gives the quantity, the distance, the allowance, and the excess, without a
  /// full stop.
  var sentence: String {
    let allowed = HumanNumber.text(breach.allowance)
    switch breach.quantity {
    case .value(let time):
      return "the values are \(number(breach.distance)) apart at \(seconds(time)), "
        + "\(number(breach.excess)) more than the \(allowed) that --tolerance allows"
    case .velocity(let time) where breach.distance == .infinity:
      return
        "the velocities are infinitely far apart at \(seconds(time)), where a curve jumps or is "
        + "vertical; --velocity-tolerance allows \(allowed) per second"
    case .velocity(let time):
      return "the velocities are \(number(breach.distance)) per second apart at \(seconds(time)), "
        + "\(number(breach.excess)) more than the \(allowed) that --velocity-tolerance allows"
    case .time(let name) where breach.distance == .infinity:
      return
        "\(name): only one of the motions has it, which --time-tolerance \(allowed) does not allow"
    case .time(let name):
      return "\(name): the times are \(seconds(breach.distance)) apart, \(seconds(breach.excess)) "
        + "more than the \(allowed) s that --time-tolerance allows"
    }
  }

  private func number(_ value: Double) -> String { HumanNumber.text(value, digits: 4) }

  private func seconds(_ time: Double) -> String { HumanNumber.text(time, digits: 4) + " s" }
}
