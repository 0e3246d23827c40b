internal import DrawingModel

/// A thing in the colors of several series, one after the other.
struct TurningColor {
  /// The series and the times from which on each counts, in seconds; in order of time.
  let turns: [ChartScene.Turn]
  /// The series that counts where there are no turns.
  let series: Int

  /// The series that counts at a time.
  func series(at time: Double) -> Int {
    turns.last { $0.time <= time }?.series ?? turns.first?.series ?? series
  }

  /// Returns the elements that are drawn: one for each series, seen as long as the series counts.
  ///
  /// - Parameter commands: The commands that are drawn in the color of a series.
  func elements(_ commands: (_ series: Int) -> [DrawingCommand]) -> [FilmElement] {
    let all = (turns.isEmpty ? [series] : turns.map(\.series)).reduce(into: [Int]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    guard all.count > 1 else { return [.drawing(commands(all.first ?? series))] }
    return all.map { shown in
      let times = [0] + turns.dropFirst().map(\.time)
      let course = FilmCourse(
        times: times, values: turns.map { $0.series == shown ? 1 : 0 },
        slopes: times.map { _ in 0 }, isHeld: true)
      return .moving(
        FilmMotion(.opacity, course, tolerance: 1.0 / 512), [.drawing(commands(shown))])
    }
  }
}
