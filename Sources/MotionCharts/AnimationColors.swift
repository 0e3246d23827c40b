internal import ChartLayout
internal import MotionRecording

/// The series of a figure in which color shows which animation moves a curve.
struct AnimationColors {
  /// One series for each animation, then one for what is at rest.
  let series: [Series]

  private let names: [String]

  /// Takes the names of animations in the order of their colors; the same again is the same.
  init(_ names: [String]) {
    var distinct: [String] = []
    for name in names where !name.isEmpty && !distinct.contains(name) { distinct.append(name) }
    self.names = distinct
    series =
      distinct.map { Series(label: $0, isCode: true, style: .stretch, naming: .moments) }
      + [Series(label: "at rest", style: .quiet, naming: .none)]
  }

  /// The series of a figure with some moments: an animation that none of them names has a label at its curve.
  func series(namedBy moments: [ChartMoment]) -> [Series] {
    let named = Set(moments.flatMap { $0.name.compactMap(\.series) })
    return series.enumerated().map { index, series in
      var series = series
      if series.naming == .moments, !named.contains(index) { series.naming = .label }
      return series
    }
  }

  /// The index of the series of what is at rest.
  var restIndex: Int { names.count }

  /// The index of the series of an animation; that of rest for none.
  func index(of name: String) -> Int { names.firstIndex(of: name) ?? names.count }

  /// An animation as a word in its color.
  func word(_ name: String) -> ChartMoment.Word {
    ChartMoment.Word(name, isCode: true, series: index(of: name))
  }

  /// The course of an attribute as curves of the animations that moved it.
  func curves(
    of attribute: AttributeRecording, _ quantity: Quantity
  ) -> [ChartCurve] {
    let pieces = attribute.recording.course(
      of: quantity, travel: attribute.extent, jumps: attribute.jumpTimes)
    return curves(pieces) { index(of: attribute.animation(at: $0)) }
  }

  /// Pieces in order of time as curves of the series that hold in their middles.
  func curves(_ pieces: [CurvePiece], series: (_ time: Double) -> Int) -> [ChartCurve] {
    var curves: [ChartCurve] = []
    for piece in pieces {
      guard let first = piece.knots.first, let last = piece.knots.last else { continue }
      var owner = series(first.time / 2 + last.time / 2)
      if first.time == last.time, owner == names.count, let current = curves.last {
        // A step at the end of an animation is its own.
        owner = current.series
      }
      let departure = curves.last?.pieces.last?.knots.last
      if let current = curves.last, current.series == owner {
        curves[curves.count - 1].pieces.append(piece)
      } else if let departure, departure.time == first.time, departure.value != first.value {
        // A jump is drawn by the curve that lands.
        curves.append(ChartCurve(series: owner, pieces: [CurvePiece([departure]), piece]))
      } else {
        curves.append(ChartCurve(series: owner, pieces: [piece]))
      }
    }
    return curves
  }
}

extension AttributeRecording {
  /// The name of the animation that runs at a time, in seconds; empty if none does.
  func animation(at time: Double) -> String {
    animations.last { $0.time <= time }?.value ?? ""
  }

  /// The distance between the smallest and the largest of its values and targets.
  var extent: Double {
    let all = (recording.values + targets.map(\.value)).filter(\.isFinite)
    return (all.max() ?? 0) - (all.min() ?? 0)
  }

  /// The value at a time, in seconds: that of the last sample up to it.
  func value(at time: Double) -> Double? {
    recording.times.lastIndex { $0 <= time }.map { recording.values[$0] }
  }

  /// A ring where the velocity lands that jumps at a time; none where it does not.
  func velocityJump(at time: Double, series: Int) -> [ChartMark] {
    let indices = recording.times.indices.filter { recording.times[$0] == time }
    guard let first = indices.first, let last = indices.last else { return [] }
    let after = recording.velocities[last]
    // Rows of a frame clock have one side of a jump in each.
    let before = recording.velocities[first == last && first > 0 ? first - 1 : first]
    let fastest = recording.velocities.lazy.filter(\.isFinite).map(\.magnitude).max() ?? 0
    guard recording.clock == .continuous, after.isFinite, before.isFinite,
      (after - before).magnitude > fastest * Self.visibleJump
    else { return [] }
    return [ChartMark(series: series, time: time, value: after, kind: .ring)]
  }

  /// The least jump of a velocity that has a ring, as a part of the largest velocity.
  private static var visibleJump: Double { 0.02 }

  /// Whether it has come so near to its target by a time, in seconds, that what runs on cannot be seen.
  func rests(at time: Double) -> Bool {
    let before = recording.times.indices.last { recording.times[$0] < time }
    guard let before, let target = targets.last(where: { $0.time < time })?.value else {
      return false
    }
    let near = extent * Self.restingShare
    return (recording.values[before] - target).magnitude <= near
      && recording.velocities[before].magnitude * Self.glance <= near
  }

  /// How near to its target it is then, as a part of its extent, and for how long, in seconds.
  private static var restingShare: Double { 0.01 }
  private static var glance: Double { 0.1 }

  /// The targets as steps of a panel.
  var steps: [ChartPanel.Step] {
    targets.map { ChartPanel.Step(time: $0.time, value: $0.value) }
  }
}
