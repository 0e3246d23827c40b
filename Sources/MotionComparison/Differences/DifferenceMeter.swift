internal import CurveGeometry
internal import MotionRecording

/// Measures the difference between two motions, piece by piece.
struct DifferenceMeter {
  /// The sums for the values: the largest difference, and the integrals of squares and magnitudes.
  private(set) var value = Sums()
  private(set) var velocity = Sums()

  /// The sums for one quantity.
  struct Sums {
    fileprivate(set) var largest = DifferenceFigures.Point(time: 0, amount: 0)
    fileprivate(set) var square = 0.0
    fileprivate(set) var area = 0.0

    fileprivate mutating func meet(_ amount: Double, at time: Double) {
      if amount.magnitude > largest.amount.magnitude {
        largest = DifferenceFigures.Point(time: time, amount: amount)
      }
    }

    /// The figures over a number of seconds.
    func figures(over span: Double) -> DifferenceFigures {
      DifferenceFigures(
        largest: largest, rootMeanSquare: span > 0 ? (square / span).squareRoot() : 0, area: area)
    }
  }

  private let pair: MotionPair
  private let isHeld: Bool

  /// The number of parts of a piece that are searched, each of which has at most one turn of the difference.
  private static let parts = 4

  init(_ pair: MotionPair) {
    self.pair = pair
    isHeld = pair.first.isHeld || pair.second.isHeld
  }

  /// Adds a piece.
  mutating func add(_ piece: CommonPiece) {
    let difference = { [pair] (part: Double) in pair.difference(in: piece, at: part) }
    if isHeld { return addHeld(piece, difference(0)) }
    var positions = (0...Self.parts).map { Double($0) / Double(Self.parts) }
    positions += turns(among: positions) { difference($0).velocity }
    positions += turns(among: positions.sorted()) { difference($0).value }
    positions.sort()
    let states = positions.map(difference)
    for (position, state) in zip(positions, states) {
      value.meet(state.value, at: piece.time(at: position))
      velocity.meet(state.velocity, at: piece.time(at: position))
    }
    sharpenVelocity(in: piece, positions, states.map(\.velocity.magnitude))
    for index in 1..<positions.count where positions[index] > positions[index - 1] {
      let (from, to) = (positions[index - 1], positions[index])
      var (area, square, velocitySquare) = (0.0, 0.0, 0.0)
      GaussRule.visit(from: from, to: to) { position, weight in
        let (value, velocity) = difference(position)
        area += weight * value
        square += weight * (value * value)
        velocitySquare += weight * (velocity * velocity)
      }
      let width = to - from
      value.area += (area * width).magnitude * piece.length
      value.square += square * width * piece.length
      // Between its turns the distance covered by the difference is the integral of its speed, exactly.
      velocity.area += (states[index].value - states[index - 1].value).magnitude
      // Near a vertical the curve is like a root, the square of whose slope has no integral.
      velocity.square +=
        states[index].velocity.isFinite && states[index - 1].velocity.isFinite
        ? velocitySquare * width * piece.length : .infinity
    }
  }

  private mutating func addHeld(
    _ piece: CommonPiece, _ state: (value: Double, velocity: Double)
  ) {
    value.meet(state.value, at: piece.start)
    velocity.meet(state.velocity, at: piece.start)
    value.area += state.value.magnitude * piece.length
    value.square += state.value * state.value * piece.length
    velocity.area += state.velocity.magnitude * piece.length
    velocity.square += state.velocity * state.velocity * piece.length
  }

  /// Searches for a larger velocity next to the largest of some positions.
  private mutating func sharpenVelocity(
    in piece: CommonPiece, _ positions: [Double], _ speeds: [Double]
  ) {
    guard let best = speeds.indices.max(by: { speeds[$0] < speeds[$1] }),
      speeds[best].isFinite, speeds[best] >= velocity.largest.amount.magnitude * 0.9
    else { return }
    var (low, high) = (positions[max(best - 1, 0)], positions[min(best + 1, positions.count - 1)])
    let speed = { [pair] (part: Double) in pair.difference(in: piece, at: part).velocity.magnitude }
    for _ in 0..<50 {
      let third = (high - low) / 3
      if speed(low + third) < speed(high - third) { low += third } else { high -= third }
    }
    let part = low + (high - low) / 2
    velocity.meet(pair.difference(in: piece, at: part).velocity, at: piece.time(at: part))
  }

  /// Returns the positions at which a function changes its sign between neighboring ones, halved until a `Double` is
  /// exhausted.
  private func turns(
    among positions: [Double], _ function: (Double) -> Double
  ) -> [Double] {
    zip(positions, positions.dropFirst()).compactMap { start, end in
      let before = function(start)
      guard before != 0, before * function(end) < 0 else { return nil }
      return Halving.end(start, end, mostHalvings: 60) { (function($0) < 0) == (before < 0) }
    }
  }
}
