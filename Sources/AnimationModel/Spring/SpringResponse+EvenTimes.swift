extension SpringResponse {
  /// Returns the positions and velocities of the object at evenly spaced times, by recurrence.
  ///
  /// With C(t) = h′(t) + β·h(t), which is e^(−βt)·cos ωt for an underdamped spring, position and velocity are
  /// linear in C and h,
  ///
  ///     x = T − T·C + (v₀ − βT)·h        v = v₀·C + (ω₀²T − βv₀)·h
  ///
  /// and C and h at a sum of times follow from those at its terms, whatever the damping, by the addition
  /// theorems of the trigonometric and hyperbolic functions:
  ///
  ///     C(t + u) = C(t)·C(u) − Ω·h(t)·h(u)      h(t + u) = h(t)·C(u) + C(t)·h(u)      Ω = ω₀² − β²
  ///
  /// Eight times are computed at once from the state at the first of them. After 32 steps of eight the
  /// state is taken from the closed solution again, which holds the rounding of the products below 10⁻¹⁴ of the
  /// largest value.
  ///
  /// - Parameters:
  ///   - target: The displacement to cover.
  ///   - initialVelocity: The velocity at the start, in value units per second.
  ///   - step: The seconds from one time to the next; the first is 0.
  ///   - count: The number of times.
  ///   - time: The time of an index, which is index × step up to rounding.
  /// - Returns: Positions, from 0, and velocities in value units per second.
  func evenStates(
    target: Double, initialVelocity: Double, step: Double, count: Int,
    time: (_ index: Int) -> Double
  ) -> (values: [Double], velocities: [Double]) {
    let lanes = Lanes(self, target: target, initialVelocity: initialVelocity, step: step)
    let stride = state(at: step * 8)
    // Capacity for whole groups of eight, so that each group is stored at once.
    let room = (count + 7) / 8 * 8
    var velocities: [Double] = []
    let values = unsafe [Double](unsafeUninitializedCapacity: room) { values, initialized in
      velocities = unsafe [Double](unsafeUninitializedCapacity: room) {
        velocities, initialized in
        let positionBytes = UnsafeMutableRawBufferPointer(values)
        let velocityBytes = UnsafeMutableRawBufferPointer(velocities)
        var state = State(cosine: 1, impulse: 0)
        for index in Swift.stride(from: 0, to: room, by: 8) {
          if index.isMultiple(of: 256) { state = self.state(at: time(index)) }
          let offset = index * MemoryLayout<Double>.stride
          unsafe positionBytes.storeBytes(
            of: lanes.positions(state), toByteOffset: offset, as: SIMD8<Double>.self)
          unsafe velocityBytes.storeBytes(
            of: lanes.velocities(state), toByteOffset: offset, as: SIMD8<Double>.self)
          state = moved(state, by: stride)
        }
        initialized = count
      }
      initialized = count
    }
    return (values, velocities)
  }

  /// C and h at one time.
  private struct State {
    var cosine: Double
    var impulse: Double
  }

  private func state(at time: Double) -> State {
    let coefficients = coefficients(at: time)
    return State(
      cosine: coefficients.velocityOfVelocity + decayConstant * coefficients.positionOfVelocity,
      impulse: coefficients.positionOfVelocity)
  }

  /// Ω: the square of the frequency of the swings, below zero if there are none.
  private var squaredFrequency: Double {
    switch regime {
    case .underdamped(let frequency): frequency * frequency
    case .critical: 0
    case .overdamped(let split, _, _): -split * split
    }
  }

  private func moved(_ state: State, by stride: State) -> State {
    State(
      cosine: state.cosine * stride.cosine
        - squaredFrequency * state.impulse * stride.impulse,
      impulse: state.impulse * stride.cosine + state.cosine * stride.impulse)
  }

  /// The parts of position and velocity at eight times in a row that are due to C and h at the first of them.
  private struct Lanes {
    var target: SIMD8<Double>
    var positionOfCosine = SIMD8<Double>()
    var positionOfImpulse = SIMD8<Double>()
    var velocityOfCosine = SIMD8<Double>()
    var velocityOfImpulse = SIMD8<Double>()

    init(
      _ response: SpringResponse, target: Double, initialVelocity: Double, step: Double
    ) {
      let decay = response.decayConstant
      let positionOfImpulse = initialVelocity - decay * target
      let velocityOfImpulse = response.naturalFrequencySquared * target - decay * initialVelocity
      self.target = SIMD8(repeating: target)
      for lane in 0..<8 {
        let shift = response.state(at: step * Double(lane))
        let back = response.squaredFrequency * shift.impulse
        positionOfCosine[lane] = positionOfImpulse * shift.impulse - target * shift.cosine
        self.positionOfImpulse[lane] = positionOfImpulse * shift.cosine + target * back
        velocityOfCosine[lane] =
          initialVelocity * shift.cosine + velocityOfImpulse * shift.impulse
        self.velocityOfImpulse[lane] = velocityOfImpulse * shift.cosine - initialVelocity * back
      }
    }

    func positions(_ state: State) -> SIMD8<Double> {
      target + positionOfCosine * state.cosine + positionOfImpulse * state.impulse
    }

    func velocities(_ state: State) -> SIMD8<Double> {
      velocityOfCosine * state.cosine + velocityOfImpulse * state.impulse
    }
  }
}
