import TestSupport
import Testing

@testable import AnimationModel

/// Tests of the laws that every path of keyframes obeys.
@Suite struct KeyframeLawTests {
  /// Keyframes of every kind in random order, the same for the same seed.
  static func keyframes(seed: UInt64, count: Int = 9) -> [Keyframe<Double>] {
    var random = SeededGenerator(seed: seed)
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .bezier(
        startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.6, y: 1.4)),
    ]
    let springs: [Spring] = [.smooth, .bouncy, Spring(duration: 0.3, bounce: -0.4)]
    return (0..<count).map { _ in
      let to = Double.random(in: -100...100, using: &random)
      let duration = Double.random(in: 0.05...0.7, using: &random)
      let velocity = Double.random(in: -200...200, using: &random)
      let saysVelocity = Bool.random(using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        return .move(to: to)
      case 1, 2:
        let curve = curves[Int.random(in: 0..<curves.count, using: &random)]
        return .linear(to: to, duration: duration, timingCurve: curve)
      case 3, 4:
        return .cubic(
          to: to, duration: duration, startVelocity: saysVelocity ? velocity : nil,
          endVelocity: Bool.random(using: &random) ? -velocity : nil)
      default:
        let spring = springs[Int.random(in: 0..<springs.count, using: &random)]
        return .spring(
          to: to, duration: Bool.random(using: &random) ? duration : nil, spring: spring,
          startVelocity: saysVelocity ? velocity : nil)
      }
    }
  }

  private static func path(seed: UInt64) -> KeyframePath<Double> {
    KeyframePath(initialValue: 7, keyframes: keyframes(seed: seed))
  }

  private static let seeds = Array(UInt64(1)...40)

  @Test(arguments: seeds)
  func beginsAtTheInitialValueAndStaysAtTheLast(seed: UInt64) {
    let path = Self.path(seed: seed)
    let first = path.segments[0]
    let start = if case .move = first.kind { first.target } else { path.initialValue }
    for time in [-5, -1e-9, 0.0] {
      #expect(path.value(time: time) == start)
    }
    #expect(path.velocity(time: -0.1) == 0)
    for later in [1e-6, 0.5, 100, .infinity] {
      #expect(path.value(time: path.duration + later) == path.finalValue)
      #expect(path.velocity(time: path.duration + later) == 0)
    }
  }

  @Test(arguments: seeds)
  func eachSegmentBeginsWhereAndWhenTheOneBeforeEnds(seed: UInt64) {
    let segments = Self.path(seed: seed).segments
    #expect(segments.first?.startValue == 7)
    #expect(segments.first?.start == 0)
    for (earlier, later) in zip(segments, segments.dropFirst()) {
      #expect(later.startValue == earlier.endValue)
      #expect(later.start == earlier.end)
    }
  }

  @Test(arguments: seeds)
  func endsOnItsTargetUnlessItIsASpring(seed: UInt64) {
    for segment in Self.path(seed: seed).segments where segment.kind.spring == nil {
      #expect(segment.endValue == segment.target)
    }
  }

  @Test(arguments: seeds)
  func isContinuousAtBoundariesExceptForMoves(seed: UInt64) {
    let path = Self.path(seed: seed)
    for segment in path.segments {
      let inside = segment.value(at: segment.duration)
      if case .move = segment.kind {
        #expect(segment.value(at: 0) == segment.target)
      } else {
        #expect(isClose(segment.value(at: 0), segment.startValue, .absolute(1e-12)))
        #expect(isClose(inside, segment.endValue, .absolute(1e-12)))
      }
    }
  }

  /// The velocity is continuous where the rules promise it: into a spring or cubic without a start velocity, except
  /// from a line's own slope, and between two cubics.
  @Test(arguments: seeds)
  func velocityIsContinuousWhereItIsPromised(seed: UInt64) {
    let keyframes = Self.keyframes(seed: seed)
    let segments = Self.path(seed: seed).segments
    for index in keyframes.indices.dropFirst() {
      let (earlier, later) = (segments[index - 1], segments[index])
      switch keyframes[index] {
      case .spring(_, _, _, nil):
        #expect(later.startVelocity == earlier.carriedVelocity)
      case .cubic(_, _, nil, _):
        if case .spring = keyframes[index - 1] {
          #expect(later.startVelocity == earlier.carriedVelocity)
        }
        if case .cubic(_, _, _, let end) = keyframes[index - 1], end == nil || index >= 2 {
          let stoppedShort =
            index >= 2 && segments[index - 2].endValue != segments[index - 2].target
          if end != nil || !stoppedShort {
            #expect(isClose(later.startVelocity, earlier.endVelocity, .relative(1e-12)))
          }
        }
      case .cubic(_, _, let start?, _):
        #expect(later.startVelocity == start)
        if case .cubic(_, _, _, nil) = keyframes[index - 1] {
          #expect(earlier.endVelocity == start)
        }
      case .move:
        #expect(later.carriedVelocity == 0)
      case .linear, .spring:
        break
      }
    }
  }

  /// Catmull–Rom through straight knots: cubics on a line at constant speed are that line, but for the ends.
  @Test func cubicsOnALineStayOnIt() {
    let path = KeyframePath(
      initialValue: 0.0,
      keyframes: [0.1, 0.35, 0.6, 1, 1.3].reduce(into: (0.0, [Keyframe<Double>]())) { list, knot in
        list.1.append(.cubic(to: knot * 4, duration: knot - list.0))
        list.0 = knot
      }.1)
    for time in stride(from: 0.1, to: 1, by: 0.01) {
      #expect(isClose(path.value(time: time), time * 4, .absolute(1e-12)))
    }
  }

  @Test(arguments: seeds)
  func velocityIsTheSlopeOfTheValue(seed: UInt64) {
    let path = Self.path(seed: seed)
    for segment in path.segments where segment.duration > 0 {
      let h = 1e-5 * segment.duration
      for part in [0.13, 0.5, 0.87] {
        let time = part * segment.duration
        let state = segment.state(at: time)
        // Curves are rounded to 2⁻²⁰; the exact curve's slope is compared over a wider step.
        let isRounded = segment.kind.timingCurve.map { $0 != .linear } ?? false
        let step = isRounded ? 1e-2 * segment.duration : h
        let difference =
          (segment.value(at: time + step) - segment.value(at: time - step)) / (2 * step)
        let scale = (segment.target - segment.startValue).magnitude / segment.duration + 1
        #expect(
          isClose(state.velocity, difference, .absolute(scale * (isRounded ? 2e-2 : 1e-6))),
          "\(segment.kind) at \(part)")
        guard !isRounded else { continue }
        let change =
          (segment.state(at: time + h).velocity - segment.state(at: time - h).velocity) / (2 * h)
        #expect(
          isClose(
            state.acceleration, change, .init(absolute: scale * 1e-3, relative: 1e-5)),
          "\(segment.kind) at \(part)")
      }
    }
  }

  /// The numbers of a vector move independently, except for the durations of springs that have no duration.
  @Test(arguments: seeds)
  func numbersOfAVectorMoveForThemselves(seed: UInt64) {
    func timed(_ keyframes: [Keyframe<Double>]) -> [Keyframe<Double>] {
      keyframes.map { keyframe in
        if case .spring(let to, nil, let spring, let velocity) = keyframe {
          return .spring(to: to, duration: 0.6, spring: spring, startVelocity: velocity)
        }
        return keyframe
      }
    }
    let first = timed(Self.keyframes(seed: seed))
    let second = first.map { $0.mapped { $0 * -3 } }
    let pair = KeyframePath(
      initialValue: AnimatablePair(7.0, 2.0),
      keyframes: zip(first, second).map { one, other in
        one.mapped { AnimatablePair($0, 0) }.adding(other.mapped { AnimatablePair(0, $0) })
      })
    let alone = [
      KeyframePath(initialValue: 7, keyframes: first),
      KeyframePath(initialValue: 2, keyframes: second),
    ]
    for time in stride(from: -0.1, through: pair.duration + 0.1, by: 0.0371) {
      let value = pair.value(time: time)
      let velocity = pair.velocity(time: time)
      #expect(value.first == alone[0].value(time: time))
      #expect(value.second == alone[1].value(time: time))
      #expect(velocity.first == alone[0].velocity(time: time))
      #expect(velocity.second == alone[1].velocity(time: time))
      #expect(pair.component(1).value(time: time) == value.second)
    }
  }

  @Test(arguments: seeds)
  func isLinearInItsValues(seed: UInt64) {
    let keyframes = Self.keyframes(seed: seed).map { keyframe in
      if case .spring(let to, nil, let spring, let velocity) = keyframe {
        return Keyframe.spring(to: to, duration: 0.4, spring: spring, startVelocity: velocity)
      }
      return keyframe
    }
    let path = KeyframePath(initialValue: 7, initialVelocity: 30, keyframes: keyframes)
    let doubled = KeyframePath(
      initialValue: 14, initialVelocity: 60, keyframes: keyframes.map { $0.mapped { $0 * 2 } })
    for time in stride(from: 0, through: path.duration, by: 0.0419) {
      #expect(doubled.value(time: time) == 2 * path.value(time: time))
    }
  }

  /// A line cut into two at the same speed is the same line.
  @Test(arguments: [0.1, 0.5, 0.9])
  func splittingALineChangesNothing(part: Double) {
    let whole = KeyframePath<Double>(
      initialValue: 3, keyframes: [.linear(to: 11, duration: 0.8), .cubic(to: 0, duration: 0.5)])
    let split = KeyframePath<Double>(
      initialValue: 3,
      keyframes: [
        .linear(to: 3 + 8 * part, duration: 0.8 * part),
        .linear(to: 11, duration: 0.8 * (1 - part)), .cubic(to: 0, duration: 0.5),
      ])
    for time in stride(from: -0.2, through: 1.5, by: 0.013) {
      #expect(isClose(split.value(time: time), whole.value(time: time), .absolute(1e-12)))
    }
  }

  @Test(arguments: seeds)
  func durationIsTheSumOfItsSegments(seed: UInt64) {
    let path = Self.path(seed: seed)
    #expect(path.duration == path.segments.map(\.duration).reduce(0, +))
  }

  /// Multiplying numbers before they are animated changes only the unit.
  @Test(arguments: seeds)
  func unitScaleActsAsScaledNumbers(seed: UInt64) {
    let keyframes = Self.keyframes(seed: seed)
    let scaled = KeyframePath(
      initialValue: 7 * 128, keyframes: keyframes.map { $0.mapped { $0 * 128 } })
    let path = KeyframePath(initialValue: 7, unitScale: 128, keyframes: keyframes)
    #expect(isClose(path.duration, scaled.duration, .relative(1e-12)))
    for time in stride(from: 0, through: path.duration, by: 0.0523) {
      #expect(
        isClose(path.value(time: time) * 128, scaled.value(time: time), .absolute(1e-7)))
    }
  }
}

extension Keyframe {
  /// Returns the keyframe whose vectors are the sums of two keyframes' vectors; of the same kind and duration.
  fileprivate func adding(_ other: Keyframe) -> Keyframe {
    switch (self, other) {
    case (.cubic(_, let duration, let start, let end), .cubic(_, _, let otherStart, let otherEnd)):
      .cubic(
        to: target + other.target, duration: duration,
        startVelocity: start.flatMap { start in otherStart.map { start + $0 } },
        endVelocity: end.flatMap { end in otherEnd.map { end + $0 } })
    case (.spring(_, let duration, let spring, let start), .spring(_, _, _, let otherStart)):
      .spring(
        to: target + other.target, duration: duration, spring: spring,
        startVelocity: start.flatMap { start in otherStart.map { start + $0 } })
    case (.linear(_, let duration, let curve), _):
      .linear(to: target + other.target, duration: duration, timingCurve: curve)
    default:
      .move(to: target + other.target)
    }
  }
}

extension Keyframe {
  /// Returns the same keyframe for another vector.
  ///
  /// - Parameter transform: A linear map.
  fileprivate func mapped<W: VectorArithmetic>(_ transform: (Vector) -> W) -> Keyframe<W> {
    switch self {
    case .move(let to):
      .move(to: transform(to))
    case .linear(let to, let duration, let timingCurve):
      .linear(to: transform(to), duration: duration, timingCurve: timingCurve)
    case .cubic(let to, let duration, let startVelocity, let endVelocity):
      .cubic(
        to: transform(to), duration: duration, startVelocity: startVelocity.map(transform),
        endVelocity: endVelocity.map(transform))
    case .spring(let to, let duration, let spring, let startVelocity):
      .spring(
        to: transform(to), duration: duration, spring: spring,
        startVelocity: startVelocity.map(transform))
    }
  }
}
