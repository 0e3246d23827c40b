import DrawingModel

@testable import ChartLayout

extension SampleCharts {
  /// A curve that goes to 1, is turned back at several times and leaves ghosts, in two panels.
  ///
  /// - Parameters:
  ///   - cuts: The times at which it is turned back, in seconds of a total of 1.
  ///   - nameLength: The length of the names of the animations that take over.
  ///   - hasAlternative: Whether the last stretch has an alternative.
  static func interrupted(
    cuts: [Double] = [0.2], nameLength: Int = 7, hasAlternative: Bool = false
  ) -> Chart {
    let names = (0...cuts.count).map { index in
      ".code\(index)" + String(repeating: "x", count: max(nameLength - 6, 0))
    }
    let ends = [0] + cuts + [1]
    var series = names.map {
      Series(label: $0, isCode: true, style: .stretch, naming: .moments)
    }
    var curves: [ChartCurve] = []
    for index in names.indices {
      let target = index.isMultiple(of: 2) ? 1.0 : 0
      let all = knots(rate: 6, turn: 5, from: 1 - target, to: target, count: 100)
      if index < cuts.count {
        let rest = all.filter { $0.time >= ends[index + 1] }
        curves.append(ChartCurve(series: index, pieces: [CurvePiece(rest)], role: .ghost))
      }
      let stretch = all.filter { $0.time >= ends[index] && $0.time <= ends[index + 1] }
      curves.append(ChartCurve(series: index, pieces: [CurvePiece(stretch)]))
    }
    if hasAlternative {
      series[cuts.count] = Series(label: "merged", style: .stretch)
      series.append(Series(label: "combined", style: .alternative(to: cuts.count)))
      let other = knots(rate: 3, turn: 5, from: 1, to: 0, count: 100).filter {
        $0.time >= ends[cuts.count]
      }
      curves.append(ChartCurve(series: names.count, pieces: [CurvePiece(other)]))
    }
    let steps = zip(ends, names.indices).map { time, index in
      ChartPanel.Step(time: time, value: index.isMultiple(of: 2) ? 1 : 0)
    }
    let moments = zip(ends, names.indices).map { time, index in
      let word = ChartMoment.Word(names[index], isCode: true, series: index)
      return ChartMoment(time: time, name: index == 0 ? [word] : [.init("merge"), word])
    }
    return Chart(
      title: "There and back", subtitle: "from 0 to 1", duration: 1, series: series,
      panels: [
        ChartPanel(
          axisTitle: "value", weight: 0.6, curves: curves, steps: steps, requiredTicks: [1, 0]),
        ChartPanel(
          axisTitle: "velocity, per second", weight: 0.4, curves: curves,
          references: [.init(value: 0, kind: .zero)]),
      ],
      moments: moments, description: "A curve.")
  }

  /// Lanes, in each of which the motion begins a little later than in the one above, and one
  /// without motion.
  static func lanes(_ count: Int, nameLength: Int = 12, moments: Int = 4) -> Chart {
    let motion = knots(rate: 8, turn: 6, from: 0, to: 100, count: 40)
    let panels = (0..<count).map { index in
      let name = "lane\(index)." + String(repeating: "n", count: max(nameLength - 6, 1))
      guard index != 2 else {
        let still = [0.0, 1].map { CurveKnot(time: $0, value: 20, slope: 0) }
        return ChartPanel(
          name: name, axisTitle: "", weight: 0.5,
          curves: [ChartCurve(series: 2, pieces: [CurvePiece(still)])], requiredTicks: [20])
      }
      let start = Double(index % 10) * 0.05
      let moving = motion.map { knot in
        CurveKnot(time: knot.time / 2 + start, value: knot.value, slope: knot.slope * 2)
      }
      return ChartPanel(
        name: name, axisTitle: "",
        curves: [ChartCurve(series: index % 2, pieces: [CurvePiece(moving)])],
        steps: [.init(time: 0, value: 0), .init(time: start, value: 100)],
        requiredTicks: [0, 100],
        marks: [ChartMark(series: 0, time: start + 0.1, value: 60, kind: .ring, words: ["merge"])])
    }
    return Chart(
      title: "Lanes", subtitle: "what moves when", duration: 1,
      series: [
        Series(label: ".bouncy", isCode: true, style: .stretch, naming: .moments),
        Series(label: ".smooth", isCode: true, style: .stretch, naming: .moments),
        Series(label: "at rest", style: .quiet, naming: .none),
      ],
      panels: panels,
      moments: (0..<moments).map { index in
        let time = Double(index) / Double(max(moments, 1))
        return index % 3 == 2
          ? ChartMoment(time: time, name: [.init("home")], importance: 1)
          : ChartMoment(
            time: time,
            name: [.init(index % 3 == 0 ? ".bouncy" : ".smooth", isCode: true, series: index % 3)])
      })
  }
}
