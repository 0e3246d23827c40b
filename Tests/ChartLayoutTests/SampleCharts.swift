import DrawingModel

@testable import ChartLayout

/// Charts for tests, made of damped cosines, whose slopes are known.
enum SampleCharts {
  /// Knots of 1 − e^(−rate·t)·cos(turn·t), scaled to run from `from` to `to`.
  ///
  /// The exponential and the cosine come from their differential equation, solved by its power
  /// series over each step, so that values and slopes belong together to the last digits.
  static func knots(
    rate: Double, turn: Double, from: Double = 0, to: Double = 1, duration: Double = 1,
    count: Int = 300
  ) -> [CurveKnot] {
    let step = duration / Double(count)
    var offset = 1.0
    var speed = -rate
    return (0...count).map { index in
      let travel = to - from
      let knot = CurveKnot(
        time: Double(index) * step, value: to - travel * offset, slope: -travel * speed)
      // x'' = -2·rate·x' - (rate² + turn²)·x, thirty terms of the series.
      var (a, b) = (offset, speed)
      var (x, v) = (0.0, 0.0)
      var power = 1.0
      for term in 0..<30 {
        x += a * power
        v += b * power
        (a, b) = (b, -2 * rate * b - (rate * rate + turn * turn) * a)
        power *= step / Double(term + 1)
      }
      (offset, speed) = (x, v)
      return knot
    }
  }

  /// A chart with one panel and `count` curves with increasing numbers of turns.
  static func chart(
    count: Int, labelLength: Int = 20, from: Double = 0, to: Double = 1, duration: Double = 1,
    panels: Int = 1, isSweep: Bool = false
  ) -> Chart {
    let curves = (0..<count).map { index in
      ChartCurve(
        series: index,
        pieces: [
          CurvePiece(
            knots(
              rate: 8 / duration, turn: (2 + Double(index)) / duration, from: from, to: to,
              duration: duration))
        ])
    }
    let series = (0..<count).map { index in
      let label = String(
        (0..<max(labelLength - 3, 0)).map { "curve with a long name "[$0 % 23] })
      return Series(
        label: label + " \(index)", isCode: index % 2 == 0,
        style: isSweep ? .ramp(Double(index) / Double(max(count - 1, 1))) : .automatic)
    }
    let marks = (0..<count).flatMap { index -> [ChartMark] in
      let peak = curves[index].pieces[0].knots.max { $0.value < $1.value }
      guard let peak else { return [] }
      return [
        ChartMark(
          series: index, time: peak.time, value: peak.value, kind: .ring, words: ["+4.2 %"]),
        ChartMark(series: index, time: duration * 0.7, value: to, kind: .tick),
      ]
    }
    return Chart(
      title: "Springs and other motion", subtitle: "from 0 to 1", duration: duration,
      series: series,
      panels: (0..<panels).map { index in
        ChartPanel(
          axisTitle: index == 0 ? "value" : "value per second", weight: index == 0 ? 3 : 1,
          curves: curves, references: [.init(value: to, kind: .target)],
          requiredTicks: [to, from], marks: index == 0 ? marks : [])
      },
      description: "Curves.", facts: [.init(key: "Command", value: "kymo plot")])
  }

  /// Steps, a vertical end, frames, a curve that is cut off, a curve with a gap and one at rest.
  static let oddities: Chart = {
    func hold(_ start: Double, _ end: Double, _ value: Double) -> CurvePiece {
      CurvePiece([
        CurveKnot(time: start, value: value, slope: 0),
        CurveKnot(time: end, value: value, slope: 0),
      ])
    }
    let circle = (0...20).map { index -> CurveKnot in
      let time = Double(index) / 20
      let rest = (1 - time * time).squareRoot()
      return CurveKnot(time: time, value: 1 - rest, slope: time / rest)
    }
    let spike = [
      CurveKnot(time: 0, value: 0, slope: 0), CurveKnot(time: 0.5, value: 10, slope: 0),
      CurveKnot(time: 1, value: 0, slope: 0),
    ]
    let gap = [
      CurveKnot(time: 0, value: 0.1, slope: 0), CurveKnot(time: 0.4, value: 0.1, slope: 0),
      CurveKnot(time: 0.5, value: .infinity, slope: 0), CurveKnot(time: 0.6, value: 0.2, slope: 0),
      CurveKnot(time: 2, value: 0.2, slope: 0),
    ]
    let frames = (0...10).map { ChartCurve.Frame(time: Double($0) / 10, value: 0.5) }
    return Chart(
      title: "Oddities", duration: 1,
      series: ["steps", "circle", "spike", "gap", "rest"].map { Series(label: $0) },
      panels: [
        ChartPanel(
          axisTitle: "value",
          curves: [
            ChartCurve(series: 0, pieces: [hold(0, 0.5, 0), hold(0.5, 1, 1)]),
            ChartCurve(series: 1, pieces: [CurvePiece(circle)]),
            ChartCurve(series: 2, pieces: [CurvePiece(spike)]),
            ChartCurve(series: 3, pieces: [CurvePiece(gap)]),
            ChartCurve(series: 4, pieces: [hold(0, 1, 0.5)], frames: frames),
            ChartCurve(series: 9, pieces: [hold(0, 1, 0.7)]),
          ],
          references: [.init(value: 1, kind: .target), .init(value: 0, kind: .start)],
          bands: [.init(lower: 0.99, upper: 1.01)], requiredTicks: [0, 1],
          limits: .init(lower: 0, upper: 2))
      ])
  }()
}

extension String {
  /// The character at an offset from the start.
  fileprivate subscript(_ offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
