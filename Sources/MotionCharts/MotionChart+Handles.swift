internal import ChartLayout
internal import MotionRecording

extension MotionChart {
  /// Adds the two handles of a timing curve to the panel of the value, with their numbers at their ends.
  func addHandles(of index: Int, _ series: Int, to panel: inout ChartPanel) {
    guard let bezier = motions[index].handles else { return }
    let recording = motions[index].recording
    let travel = recording.target - recording.start
    func position(_ x: Double, _ y: Double) -> ChartPanel.Handle.Position {
      ChartPanel.Handle.Position(
        time: bezier.delay + x * bezier.duration, value: recording.start + y * travel)
    }
    let ends = [(anchor: position(0, 0), point: bezier.first), (position(1, 1), bezier.second)]
    for (anchor, point) in ends {
      let end = position(point.x, point.y)
      panel.handles.append(ChartPanel.Handle(from: anchor, to: end, series: series))
      let words = [point.x, point.y].map { FigureNumber.text($0, digits: 3) }
      panel.marks.append(
        ChartMark(
          series: series, time: end.time, value: end.value, kind: .knob,
          words: [words.joined(separator: ", ")],
          figures: [ChartMark.Figure("handles", [words.joined(separator: ", ")])]))
    }
  }
}
