internal import CurveGeometry

/// The positions of a fluid spring after each of its steps, for code that looks for the spring in the values it
/// showed.
package enum FluidSpringSteps {
  /// Steps in a second.
  package static var perSecond: Double { FluidSpringIntegrator.stepsPerSecond }

  /// The part of a step by which a time may fall short of it.
  ///
  /// Frame times lie slightly after index ÷ rate on a device, so that a tie takes the further step.
  package static let tie = 1e-6

  /// The number of steps taken by the frame that is shown some seconds after the start: ⌊300e + 10⁻⁶⌋ + 1, none
  /// at the start itself and before.
  ///
  /// Source: semantics reference, section 7.3 steps 4 and 5 (the count is recorded).
  @inline(__always)
  package static func count(after elapsed: Double) -> Int {
    guard elapsed > 0 else { return 0 }
    return Int(saturating: elapsed * FluidSpringIntegrator.stepsPerSecond + tie) + 1
  }

  /// The positions after 0, 1, 2 … steps.
  ///
  /// - Parameters:
  ///   - response: The spring's response in seconds.
  ///   - dampingFraction: Its friction as a part of critical damping.
  ///   - target: The distance to cover.
  ///   - velocity: Velocity at the start, in value units per second.
  ///   - count: The number of steps.
  package static func positions(
    response: Double, dampingFraction: Double, target: Double, velocity: Double, count: Int
  ) -> [Double] {
    let integrator = FluidSpringIntegrator(response: response, dampingFraction: dampingFraction)
    var phase = FluidSpringIntegrator.Phase<Double>(velocity: velocity)
    var positions = [0.0]
    positions.reserveCapacity(count + 1)
    for _ in 0..<max(count, 0) {
      integrator.step(&phase, towards: target)
      positions.append(phase.offset)
    }
    return positions
  }
}
