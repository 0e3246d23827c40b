internal import AnimationModel
internal import MotionRecording

/// The comparison of a motion with its golden.
public struct GoldenComparison: Hashable, Sendable {
  /// The result for one curve.
  public struct Curve: Hashable, Sendable {
    /// The name of the curve.
    public var name: String

    /// The departures of the curve's columns from their tubes: none, that of the value, that of the velocity or
    /// both.
    public var departures: [TubeDeparture]

    /// The times between which the two curves are known, if these differ; nil if they are the same, or if the
    /// longer curve rests.
    public var lengths: Lengths?

    /// The tube in which the curve had to stay.
    public var tube: GoldenTolerance.Tube

    /// Whether the curve is unchanged.
    public var isWithin: Bool { departures.isEmpty && lengths == nil }

    /// Makes the result for a curve.
    public init(
      name: String, departures: [TubeDeparture], lengths: Lengths? = nil,
      tube: GoldenTolerance.Tube
    ) {
      self.name = name
      self.departures = departures
      self.lengths = lengths
      self.tube = tube
    }
  }

  /// The times between which two curves are known, where these differ.
  public struct Lengths: Hashable, Sendable {
    /// The times of the golden's first and last row, in seconds.
    public var expected: ClosedRange<Double>
    /// The times of the motion's first and last row now, in seconds.
    public var found: ClosedRange<Double>

    init(_ golden: Recording, _ found: Recording) {
      expected = golden.extentInTime
      self.found = found.extentInTime
    }
  }

  /// The curves that both have, in the order of the golden.
  public var curves: [Curve]

  /// The names of curves that only the golden has.
  public var missing: [String]

  /// The names of curves that the golden does not have.
  public var added: [String]

  /// The first event that does not happen as in the golden; nil if all do.
  public var event: EventDeparture?

  /// Whether the motion is unchanged.
  public var isWithin: Bool {
    missing.isEmpty && added.isEmpty && event == nil && curves.allSatisfy(\.isWithin)
  }

  /// The earliest time at which a curve left its tube, with the name of the curve; nil if none did.
  public var first: (curve: String, departure: TubeDeparture)? {
    let all = curves.flatMap { curve in curve.departures.map { (curve.name, $0) } }
    return all.min { $0.1.first.time < $1.1.first.time }
  }
}

extension MotionGolden {
  /// Returns the tolerance where none is given, the same for all curves, since the curves of one motion have rows
  /// at the same times.
  ///
  /// - Parameter current: The motion now.
  public func usualTolerance(for current: MotionGolden) -> GoldenTolerance {
    let sharesTimes = curves.allSatisfy { golden in
      current.curves.first { $0.name == golden.name }.map(golden.sharesTimes) ?? true
    }
    return sharesTimes ? .exact : .resampled
  }

  /// Compares a motion with the golden, at the golden's times.
  ///
  /// Where the motion has no row at such a time, the cubic between the neighboring rows counts.
  ///
  /// - Parameters:
  ///   - current: The motion now.
  ///   - tolerance: The tolerance; nil for the one that suits the rows, see ``GoldenTolerance/exact`` and
  ///     ``GoldenTolerance/resampled``.
  public func comparison(
    with current: MotionGolden, tolerance: GoldenTolerance? = nil
  ) -> GoldenComparison {
    let tolerance = tolerance ?? usualTolerance(for: current)
    var curves: [GoldenComparison.Curve] = []
    var missing: [String] = []
    for golden in self.curves {
      if let found = current.curves.first(where: { $0.name == golden.name }) {
        curves.append(Self.comparison(of: found, with: golden, tolerance))
      } else {
        missing.append(golden.name)
      }
    }
    let known = Set(self.curves.map(\.name))
    return GoldenComparison(
      curves: curves, missing: missing,
      added: current.curves.map(\.name).filter { !known.contains($0) },
      event: EventDeparture(from: self, to: current))
  }

  private static func comparison(
    of found: Recording, with golden: Recording, _ tolerance: GoldenTolerance
  ) -> GoldenComparison.Curve {
    let tube = tolerance.tube(around: golden)
    var value = TubeWatch(.value, allowance: tube.value)
    var velocity = TubeWatch(.velocity, allowance: tube.velocity)
    let before = RecordedMotion(golden)
    let now = RecordedMotion(found)
    var lengths: GoldenComparison.Lengths?
    for (row, time) in golden.times.enumerated() {
      guard let state = now.state(at: time) else {
        lengths = GoldenComparison.Lengths(golden, found)
        break
      }
      value.look(
        at: TubeDeparture.Point(
          time: time, expected: golden.values[row], found: state.value, row: row))
      velocity.look(
        at: TubeDeparture.Point(
          time: time, expected: golden.velocities[row], found: state.velocity, row: row))
    }
    // A motion that is longer than its golden has to stay at the value at which the golden rests.
    let last = golden.count - 1
    for index in found.times.indices where found.times[index] > golden.times.last ?? -1 {
      guard let rest = before.state(at: found.times[index]) else {
        lengths = GoldenComparison.Lengths(golden, found)
        break
      }
      let time = found.times[index]
      value.look(
        at: TubeDeparture.Point(
          time: time, expected: rest.value, found: found.values[index], row: last))
      velocity.look(
        at: TubeDeparture.Point(
          time: time, expected: rest.velocity, found: found.velocities[index], row: last))
    }
    return GoldenComparison.Curve(
      name: golden.name, departures: [value.departure, velocity.departure].compactMap { $0 },
      lengths: lengths, tube: tube)
  }
}

extension Recording {
  fileprivate var extentInTime: ClosedRange<Double> {
    let first = times.first ?? 0
    return first...max(times.last ?? first, first)
  }

  /// Whether one of the two has a row at every time at which the other has one, over their common span.
  fileprivate func sharesTimes(with other: Recording) -> Bool {
    zip(times, other.times).allSatisfy { $0 == $1 }
  }
}
