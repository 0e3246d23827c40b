import AnimationModel
import TestSupport
import Testing

/// Tests of the laws that every spring obeys, whatever its regime, its parameters and their form.
@Suite struct SpringLawTests {
  private static let times = [0.0, 1e-4, 0.01, 0.1, 0.37, 1, 2.5]

  /// Targets with initial velocities, in value units and value units per second.
  private static let requests = [(1.0, 0.0), (1, 3), (-250, 40), (0, 5), (90, -700)]

  @Test(arguments: SpringCase.all)
  func startsAtZeroWithTheGivenVelocity(_ item: SpringCase) {
    for (target, velocity) in Self.requests {
      #expect(item.spring.value(target: target, initialVelocity: velocity, time: 0) == 0)
      #expect(
        item.spring.velocity(target: target, initialVelocity: velocity, time: 0) == velocity)
    }
  }

  @Test(arguments: SpringCase.all.filter { $0.dampingRatio > 1e-6 })
  func tendsToTheTargetAndToRest(_ item: SpringCase) {
    let late = 45 / item.slowestDecay
    for (target, velocity) in Self.requests {
      let scale = target.magnitude + velocity.magnitude / item.naturalFrequency
      #expect(
        isClose(
          item.spring.value(target: target, initialVelocity: velocity, time: late), target,
          .absolute(scale * 1e-12)))
      #expect(
        isClose(
          item.spring.velocity(target: target, initialVelocity: velocity, time: late), 0,
          .absolute(scale * item.naturalFrequency * 1e-12)))
    }
  }

  @Test(arguments: SpringCase.all.filter { $0.dampingRatio == 0 })
  func withoutDampingItComesBackForEver(_ item: SpringCase) {
    let period = 2 * Double.pi / item.naturalFrequency
    for cycle in [1.0, 2, 50] {
      #expect(
        isClose(
          item.spring.value(target: 1, time: cycle * period), 0, .absolute(cycle * 1e-13)))
      #expect(
        isClose(item.spring.value(target: 1, time: (cycle - 0.5) * period), 2, .absolute(1e-12)))
    }
  }

  /// Returns the step of a derivative at a time: long if the fast part of the motion is over by then.
  private static func stencil(_ item: SpringCase, at time: Double) -> Double {
    let long = min(2e-3 / item.naturalFrequency, time / 10)
    let isFastPartOver = item.fastestRate * (time - 2 * long) > 80
    return isFastPartOver ? long : 2e-3 / item.fastestRate
  }

  private static func derivative(at time: Double, step h: Double, _ f: (Double) -> Double) -> Double
  {
    (f(time - 2 * h) - 8 * f(time - h) + 8 * f(time + h) - f(time + 2 * h)) / (12 * h)
  }

  @Test(arguments: SpringCase.all)
  func velocityIsTheDerivativeOfValue(_ item: SpringCase) {
    for time in Self.times {
      let h = Self.stencil(item, at: time)
      for (target, velocity) in Self.requests {
        let difference = Self.derivative(at: time, step: h) {
          item.spring.value(target: target, initialVelocity: velocity, time: $0)
        }
        let scale = target.magnitude * item.naturalFrequency + velocity.magnitude
        let rounding = (target.magnitude + velocity.magnitude) * 1e-15 / h
        #expect(
          isClose(
            item.spring.velocity(target: target, initialVelocity: velocity, time: time),
            difference, .absolute(scale * 1e-10 + rounding)),
          "at \(time) s")
      }
    }
  }

  @Test(arguments: SpringCase.all)
  func obeysTheLawOfMotion(_ item: SpringCase) {
    for time in Self.times {
      let h = Self.stencil(item, at: time)
      for (target, velocity) in Self.requests {
        let position = item.spring.value(
          target: target, initialVelocity: velocity, time: time)
        let speed = item.spring.velocity(
          target: target, initialVelocity: velocity, time: time)
        let acceleration = Self.derivative(at: time, step: h) {
          item.spring.velocity(target: target, initialVelocity: velocity, time: $0)
        }
        let inertia = item.mass * acceleration
        let friction = item.damping * speed
        let pull = item.stiffness * (target - position)
        let scale =
          item.stiffness * target.magnitude + item.damping * speed.magnitude
          + item.mass * item.naturalFrequency * velocity.magnitude
        let rounding =
          item.mass * (target.magnitude * item.naturalFrequency + velocity.magnitude) * 4e-15 / h
        #expect(
          isClose(
            inertia, pull - friction,
            .absolute(scale * max(1e-9, 10 * item.accuracy) + rounding)),
          "at \(time) s")
        #expect(
          isClose(
            item.spring.force(target: target, position: position, velocity: speed),
            pull - friction, .absolute(scale * max(1e-12, 10 * item.accuracy))),
          "at \(time) s")
      }
    }
  }

  @Test(arguments: SpringCase.moderate)
  func agreesWithSmallSteps(_ item: SpringCase) {
    for (target, velocity) in [(1.0, 0.0), (-250, 40), (0, 5)] {
      let integrator = ReferenceIntegrator(
        mass: item.mass, stiffness: item.stiffness, damping: item.damping, target: target)
      for time in [0.05, 0.4] {
        let steps = max(400, Int(time * item.fastestRate * 60))
        let state = integrator.state(
          after: time, from: .init(velocity: velocity), steps: steps)
        let scale = target.magnitude + velocity.magnitude / item.naturalFrequency
        let tolerance = scale * max(2e-8, 10 * item.accuracy)
        #expect(
          isClose(
            item.spring.value(target: target, initialVelocity: velocity, time: time),
            state.position, .absolute(tolerance)),
          "at \(time) s")
        #expect(
          isClose(
            item.spring.velocity(target: target, initialVelocity: velocity, time: time),
            state.velocity, .absolute(tolerance * item.naturalFrequency * 2)),
          "at \(time) s")
      }
    }
  }

  @Test(arguments: SpringCase.all)
  func movingOnTwiceIsMovingOnByTheSum(_ item: SpringCase) {
    for (target, start) in Self.requests {
      for (first, second) in [(0.01, 0.02), (0.2, 0.05), (0.3, 1.7), (1e-5, 0.5)] {
        var value = 7.0
        var velocity = start
        item.spring.update(
          value: &value, velocity: &velocity, target: 7 + target, deltaTime: first)
        item.spring.update(
          value: &value, velocity: &velocity, target: 7 + target, deltaTime: second)
        let scale = target.magnitude + start.magnitude / item.naturalFrequency + 7
        #expect(
          isClose(
            value,
            7
              + item.spring.value(
                target: target, initialVelocity: start, time: first + second),
            .absolute(scale * 2e-14 * max(1, item.naturalFrequency * (first + second)))),
          "\(first) s, then \(second) s")
        #expect(
          isClose(
            velocity,
            item.spring.velocity(
              target: target, initialVelocity: start, time: first + second),
            .absolute(
              scale * item.naturalFrequency * 5e-14
                * max(1, item.naturalFrequency * (first + second)))),
          "\(first) s, then \(second) s")
      }
    }
  }

  @Test(arguments: SpringCase.all)
  func manyUpdatesFollowTheClosedSolution(_ item: SpringCase) {
    var value = 0.0
    var velocity = 3.0
    for _ in 0..<240 {
      item.spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1.0 / 240)
    }
    #expect(
      isClose(
        value, item.spring.value(target: 1, initialVelocity: 3, time: 1), .absolute(1e-11)))
  }

  @Test(arguments: SpringCase.all)
  func isLinearInTargetAndVelocity(_ item: SpringCase) {
    for time in Self.times {
      let ofTarget = item.spring.value(target: 1.0, time: time)
      let ofVelocity = item.spring.value(target: 0, initialVelocity: 1, time: time)
      let speedOfTarget = item.spring.velocity(target: 1.0, time: time)
      let speedOfVelocity = item.spring.velocity(target: 0, initialVelocity: 1, time: time)
      for (target, velocity) in Self.requests {
        #expect(
          isClose(
            item.spring.value(target: target, initialVelocity: velocity, time: time),
            target * ofTarget + velocity * ofVelocity,
            .absolute((target.magnitude + velocity.magnitude) * 1e-15)))
        #expect(
          isClose(
            item.spring.velocity(target: target, initialVelocity: velocity, time: time),
            target * speedOfTarget + velocity * speedOfVelocity,
            .absolute(
              (target.magnitude * item.naturalFrequency + velocity.magnitude) * 1e-15)))
      }
    }
  }

  @Test(arguments: SpringCase.all)
  func pairMovesAsItsParts(_ item: SpringCase) {
    let target = AnimatablePair(3.0, AnimatablePair(-40.0, 0.25))
    let start = AnimatablePair(-1.0, AnimatablePair(0.0, 9.0))
    for time in Self.times {
      let value = item.spring.value(target: target, initialVelocity: start, time: time)
      let velocity = item.spring.velocity(target: target, initialVelocity: start, time: time)
      let parts = [(3.0, -1.0), (-40, 0), (0.25, 9)].map { target, start in
        (
          item.spring.value(target: target, initialVelocity: start, time: time),
          item.spring.velocity(target: target, initialVelocity: start, time: time)
        )
      }
      #expect(
        value == AnimatablePair(parts[0].0, AnimatablePair(parts[1].0, parts[2].0)))
      #expect(
        velocity == AnimatablePair(parts[0].1, AnimatablePair(parts[1].1, parts[2].1)))
    }
  }

  @Test(arguments: SpringCase.dampingRatios, [0.25, 3, 1000])
  func slowerSpringIsTheSameMotionInSlowMotion(ratio: Double, factor: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let slow = Spring(response: 0.5 * factor, dampingRatio: ratio)
    for time in Self.times {
      #expect(
        isClose(
          slow.value(target: 1, initialVelocity: 3 / factor, time: time * factor),
          spring.value(target: 1, initialVelocity: 3, time: time), .absolute(1e-13)))
      #expect(
        isClose(
          slow.velocity(target: 1, initialVelocity: 3 / factor, time: time * factor) * factor,
          spring.velocity(target: 1, initialVelocity: 3, time: time), .absolute(1e-12)))
    }
  }

  @Test(arguments: [0.5, 1, 2, 10])
  func massCancelsOut(mass: Double) {
    for ratio in [0.3, 1, 3] {
      let unit = Spring(
        mass: 1, stiffness: 100, damping: 20 * ratio, allowOverDamping: true)
      let other = Spring(
        mass: mass, stiffness: 100 * mass, damping: 20 * ratio * mass, allowOverDamping: true)
      for time in Self.times {
        #expect(
          isClose(
            other.value(target: 1, initialVelocity: 2, time: time),
            unit.value(target: 1, initialVelocity: 2, time: time), .absolute(1e-14)))
      }
    }
  }

  @Test(arguments: [0x1p-53, 0x1p-50, 0x1p-40, 0x1p-30, 0x1p-20, 1e-3])
  func doesNotJumpAcrossCriticalDamping(distance: Double) {
    let below = Spring(response: 0.5, dampingRatio: 1 - distance)
    let critical = Spring(response: 0.5, dampingRatio: 1)
    let above = Spring(response: 0.5, dampingRatio: 1 + distance)
    for time in Self.times + [10, 30] {
      for spring in [below, above] {
        #expect(
          isClose(
            spring.value(target: 1, initialVelocity: 3, time: time),
            critical.value(target: 1, initialVelocity: 3, time: time),
            .absolute(2 * distance + 4e-15)),
          "at \(time) s")
        #expect(
          isClose(
            spring.velocity(target: 1, initialVelocity: 3, time: time),
            critical.velocity(target: 1, initialVelocity: 3, time: time),
            .absolute(20 * distance + 4e-14)),
          "at \(time) s")
      }
    }
  }

  @Test(arguments: SpringCase.all)
  func retargetingToTheSameTargetChangesNothing(_ item: SpringCase) {
    let cut = 0.13
    let position = item.spring.value(target: 100, initialVelocity: -20, time: cut)
    let speed = item.spring.velocity(target: 100, initialVelocity: -20, time: cut)
    for time in [0.01, 0.3, 2] {
      let restarted =
        position
        + item.spring.value(target: 100 - position, initialVelocity: speed, time: time)
      #expect(
        isClose(
          restarted,
          item.spring.value(target: 100, initialVelocity: -20, time: cut + time),
          .absolute(2e-12 * max(1, item.naturalFrequency * time))))
    }
  }

  /// SwiftUI's envelope forgets to divide by ω, and so is one only for ω of 1 and more: semantics
  /// reference, section 3.7.
  private static let underdamped = SpringCase.all.filter {
    let ratio = $0.dampingRatio
    let frequency = $0.naturalFrequency * (max(1 - ratio * ratio, 0)).squareRoot()
    return ratio > 1e-6 && ratio < 1 && frequency >= 1
  }

  @Test(arguments: underdamped)
  func staysWithinToleranceAfterSettling(_ item: SpringCase) {
    let settled = item.spring.settlingDuration
    for index in 0..<400 {
      let time = settled + Double(index) / 400 * 4 / item.slowestDecay
      let distance = (1 - item.spring.value(target: 1.0, time: time)).magnitude
      #expect(distance <= 0.001, "at \(time) s")
    }
  }

  @Test(arguments: SpringCase.all.filter { $0.dampingRatio >= 1 && $0.slowestDecay > 0.2 })
  func scanFindsTheFirstTenthOfASecondThatIsCloseEnough(_ item: SpringCase) {
    let settled = item.spring.settlingDuration
    #expect(settled > 0)
    #expect((1 - item.spring.value(target: 1.0, time: settled)).magnitude < 0.001)
    let before = settled - 0.1
    #expect(before <= 0 || (1 - item.spring.value(target: 1.0, time: before)).magnitude >= 0.001)
    #expect(isClose(settled * 10, (settled * 10).rounded(), .absolute(1e-9)))
  }
}
