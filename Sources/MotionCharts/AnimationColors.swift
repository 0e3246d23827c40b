internal import ChartLayout
internal import MotionRecording

/// The series of a figure whose colors show which animation moves a curve.
struct AnimationColors {
  /// The series: one for each animation, then one for motion at rest.
  let series: [Series]

  private let names: [String]

  /// Takes the names of animations in the order of their colors; a name that occurs again has the color that
  /// it had.
  init(_ names: [String]) {
    var distinct: [String] = []
    for name in names where !name.isEmpty && !distinct.contains(name) { distinct.append(name) }
    self.names = distinct
    series =
      distinct.map { Series(label: $0, isCode: true, style: .stretch, naming: .moments) }
      + [Series(label: "at rest", style: .quiet, naming: .none)]
  }

  /// Returns the series of a figure with some moments: an animation whose name no moment shows has a label at
  /// its curve.
  func series(namedBy moments: [ChartMoment]) -> [Series] {
    let named = Set(moments.flatMap { $0.name.compactMap(\.series) })
    return series.enumerated().map { index, series in
      var series = series
      if series.naming == .moments, !named.contains(index) { series.naming = .label }
      return series
    }
  }

  /// The index of the series of motion at rest.
  var restIndex: Int { names.count }

  /// The index of the series of an animation; the index for rest where there is no such animation.
  func index(of name: String) -> Int { names.firstIndex(of: name) ?? names.count }

  /// The name of an animation as a word in its color.
  func word(_ name: String) -> ChartMoment.Word {
    ChartMoment.Word(name, isCode: true, series: index(of: name))
  }

  /// The course of an attribute as curves, each in the color of the animation that moved the attribute.
  func curves(
    of attribute: AttributeRecording, _ quantity: Quantity
  ) -> [ChartCurve] {
    let pieces = attribute.recording.course(
      of: quantity, travel: attribute.extent, jumps: attribute.jumpTimes)
    return curves(pieces) { index(of: attribute.animation(at: $0)) }
  }

  /// Pieces in order of time as curves of the series at their middles.
  func curves(_ pieces: [CurvePiece], series: (_ time: Double) -> Int) -> [ChartCurve] {
    var curves: [ChartCurve] = []
    for piece in pieces {
      guard let first = piece.knots.first, let last = piece.knots.last else { continue }
      var owner = series(first.time / 2 + last.time / 2)
      if first.time == last.time, owner == names.count, let current = curves.last {
        // A step at the end of an animation belongs to that animation.
        owner = current.series
      }
      let departure = curves.last?.pieces.last?.knots.last
      if let current = curves.last, current.series == owner {
        curves[curves.count - 1].pieces.append(piece)
      } else if let departure, departure.time == first.time, departure.value != first.value {
        // A jump is drawn by the curve on which it lands.
        curves.append(ChartCurve(series: owner, pieces: [CurvePiece([departure]), piece]))
      } else {
        curves.append(ChartCurve(series: owner, pieces: [piece]))
      }
    }
    return curves
  }
}
