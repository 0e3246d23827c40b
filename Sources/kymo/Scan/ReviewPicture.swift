internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import SourceScanning

/// The changes of a review on a sheet: a cell for each change, with the old motion in gray and the
/// new one in color.
struct ReviewPicture {
  let chart: Chart

  /// The largest number of cells.
  private static let mostCells = 24

  /// Draws the changes; nil if none of them can be drawn.
  init?(_ document: ReviewDocument, title: String) {
    let changes = document.review.listed.filter {
      $0.states.contains { [.retuned, .added, .removed].contains($0) }
        && ($0.before?.isKnown ?? $0.after?.isKnown ?? false)
    }
    var cells: [MotionSheet.Cell] = []
    var ghosts: [PlottedMotion?] = []
    for change in changes.prefix(Self.mostCells) {
      let old = change.before.flatMap(Self.played)
      let new = change.after.flatMap(Self.played)
      guard let shown = new ?? old else { continue }
      let place = document.place(of: change)
      let states = change.states.map(\.rawValue).joined(separator: ", ")
      cells.append(
        MotionSheet.Cell(shown, name: "\(states) \(place) \(document.name(of: change))"))
      ghosts.append(new == nil ? shown : old)
    }
    guard !cells.isEmpty else { return nil }
    let more = changes.count - cells.count
    let words = document.summary + (more > 0 ? "; and \(more) more" : "")
    var chart = MotionSheet(
      cells, grid: ChartGrid(columns: 2), title: title,
      subtitle: "\(document.summary); before in gray, after in color"
        + (more > 0 ? ", and \(more) more" : ""),
      label: "motions", description: words + ".", facts: PictureFacts.facts
    ).chart
    let length = (cells.map(\.motion) + ghosts.compactMap(\.self)).compactMap {
      $0.recording.times.last
    }.max()
    chart.duration = length ?? chart.duration
    chart.series.append(Series(label: "before", style: .quiet, naming: .none))
    for (index, ghost) in ghosts.enumerated() where index < chart.panels.count {
      guard let ghost else { continue }
      if ghost == cells[index].motion { chart.panels[index].curves = [] }
      let curves = MotionChart([ghost]).chart.panels.flatMap(\.curves).map { curve in
        var curve = curve
        curve.series = 1
        return curve
      }
      chart.panels[index].curves.insert(contentsOf: curves, at: 0)
    }
    self.chart = chart
  }

  private static func played(_ animation: ScannedAnimation) -> PlottedMotion? {
    // The last curve of a sweep shows most of the change.
    guard let subject = animation.subjects.last,
      let trace = try? Recorder().play(subject, name: animation.expression).trace()
    else { return nil }
    return PlottedMotion(trace, isCode: true)
  }
}
