/// The motion of a damped oscillator: the closed solution shared by position and velocity.
///
/// For a displacement T and an initial velocity v₀ the position is `T·a(t) + v₀·h(t)` and the
/// velocity `T·a′(t) + v₀·h′(t)`; this type computes the four coefficients. With the natural
/// frequency ω₀, the decay constant β = ζω₀ and the impulse response h,
///
///     ζ < 1:  h = e^(−βt)·sin(ωt)/ω            a = 1 − e^(−βt)(cos ωt + β·sin(ωt)/ω)
///     ζ = 1:  h = t·e^(−βt)                    a = 1 − e^(−βt)(1 + βt)
///     ζ > 1:  h = (e^(−st) − e^(−ft))/(2κ)     a = 1 − e^(−st) − s·h
///
/// where κ = √(β² − ω₀²), f = β + κ is the fast rate and s the slow one; a′ = ω₀²h in all three.
///
/// The overdamped form avoids rounding errors. s is taken as ω₀² ÷ f, because β − κ loses its
/// digits when damping is strong, and h as e^(−st) times `expm1(−2κt)`, because the difference of
/// the exponentials loses digits near critical damping and e^(−βt)·sinh(κt) overflows far from it.
///
/// Source: linear second-order response; semantics reference, sections 3.4 and 3.5.
struct SpringResponse: Hashable, Sendable {
  let regime: Regime
  let decayConstant: Double
  let naturalFrequencySquared: Double

  enum Regime: Hashable, Sendable {
    case underdamped(frequency: Double)
    case critical
    case overdamped(split: Double, slow: Double, fast: Double)
  }

  /// - Parameters:
  ///   - angularFrequency: √(ω₀² − β²) when underdamped, 0 when critical, −κ when overdamped.
  ///   - decayConstant: β, per second.
  ///   - naturalFrequency: ω₀, radians per second.
  init(angularFrequency: Double, decayConstant: Double, naturalFrequency: Double) {
    self.decayConstant = decayConstant
    naturalFrequencySquared = naturalFrequency * naturalFrequency
    if angularFrequency > 0 {
      regime = .underdamped(frequency: angularFrequency)
    } else if angularFrequency < 0 {
      let split = -angularFrequency
      let fast = decayConstant + split
      regime = .overdamped(split: split, slow: naturalFrequencySquared / fast, fast: fast)
    } else {
      regime = .critical
    }
  }

  /// The coefficients of displacement and initial velocity, in position and in velocity.
  struct Coefficients {
    /// a(t), without a unit.
    var positionOfTarget: Double
    /// h(t), seconds.
    var positionOfVelocity: Double
    /// a′(t), per second.
    var velocityOfTarget: Double
    /// h′(t), without a unit.
    var velocityOfVelocity: Double
  }

  /// The coefficients at a time in seconds; negative times continue the motion backwards.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - exponent: The coefficients are multiplied by e^−exponent, for times so far before the start that they would be
  ///     too large for numbers.
  func coefficients(at time: Double, timesExponentialOf exponent: Double = 0) -> Coefficients {
    if exponent != 0 { return shrunkCoefficients(at: time, exponent) }
    let position: Double
    let impulse: Double
    let impulseSlope: Double
    switch regime {
    case .underdamped(let frequency):
      let decay = ElementaryFunctions.exponential(-decayConstant * time)
      let sine = ElementaryFunctions.sine(frequency * time) / frequency
      let cosine = ElementaryFunctions.cosine(frequency * time)
      position = 1 - decay * (cosine + decayConstant * sine)
      impulse = decay * sine
      impulseSlope = decay * (cosine - decayConstant * sine)
    case .critical:
      let decay = ElementaryFunctions.exponential(-decayConstant * time)
      position = 1 - decay * (1 + decayConstant * time)
      impulse = decay * time
      impulseSlope = decay * (1 - decayConstant * time)
    case .overdamped(let split, let slow, let fast):
      let decay = ElementaryFunctions.exponential(-slow * time)
      impulse =
        -decay * ElementaryFunctions.exponentialMinusOne(-2 * split * time) / (2 * split)
      position = -ElementaryFunctions.exponentialMinusOne(-slow * time) - slow * impulse
      impulseSlope = ElementaryFunctions.exponential(-fast * time) - slow * impulse
    }
    return Coefficients(
      positionOfTarget: position,
      positionOfVelocity: impulse,
      velocityOfTarget: naturalFrequencySquared * impulse,
      velocityOfVelocity: impulseSlope)
  }

  private func shrunkCoefficients(at time: Double, _ exponent: Double) -> Coefficients {
    let one = ElementaryFunctions.exponential(-exponent)
    let impulse: Double
    let impulseSlope: Double
    switch regime {
    case .underdamped(let frequency):
      let decay = ElementaryFunctions.exponential(-decayConstant * time - exponent)
      impulse = decay * ElementaryFunctions.sine(frequency * time) / frequency
      impulseSlope =
        decay * ElementaryFunctions.cosine(frequency * time) - decayConstant * impulse
    case .critical:
      let decay = ElementaryFunctions.exponential(-decayConstant * time - exponent)
      impulse = decay * time
      impulseSlope = decay * (1 - decayConstant * time)
    case .overdamped(let split, let slow, let fast):
      let slowDecay = ElementaryFunctions.exponential(-slow * time - exponent)
      let fastDecay = ElementaryFunctions.exponential(-fast * time - exponent)
      impulse = (slowDecay - fastDecay) / (2 * split)
      impulseSlope = fastDecay - slow * impulse
    }
    return Coefficients(
      // a = 1 − h′ − 2β·h, whatever the damping.
      positionOfTarget: one - impulseSlope - 2 * decayConstant * impulse,
      positionOfVelocity: impulse,
      velocityOfTarget: naturalFrequencySquared * impulse,
      velocityOfVelocity: impulseSlope)
  }

  /// The time after which a spring that does not swing equals its target within the precision of a number, in seconds;
  /// infinite for one that swings.
  var rest: Double {
    // At e⁻⁵⁰ even an initial velocity of a thousand million travels per period has vanished.
    switch regime {
    case .underdamped: .infinity
    case .critical: 50 / decayConstant
    case .overdamped(_, let slow, _): 50 / slow
    }
  }

  /// Returns the acceleration at a position and velocity, which is the force per unit of mass: ω₀²(T − x) − 2βv.
  func acceleration<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: naturalFrequencySquared)
      - velocity.scaled(by: 2 * decayConstant)
  }
}
