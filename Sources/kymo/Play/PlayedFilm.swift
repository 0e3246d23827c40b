internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import TextForms

/// The film that is played: the scene, and its measures.
struct PlayedFilm {
  /// The scene and its recordings.
  let content: PlayedScene

  /// The measures of each row.
  let measures: PlayPage.Measures

  /// The measures as a table for the terminal; nil where nothing is measured.
  let table: TextTable?

  /// The animation of each row whose motion a page can turn back; empty where it cannot.
  let motions: [TunableMotion?]

  /// The largest number of rows of a film.
  private static let mostRows = 12

  /// The longest cycle, in seconds.
  static let longestCycle = 60.0

  /// - Throws: ``ToolError`` if there is nothing to see, or too much.
  init(
    _ content: PlayedScene, measures: PlayPage.Measures, table: TextTable?,
    motions: [TunableMotion?] = []
  ) throws(ToolError) {
    self.motions = motions
    self.content = content
    self.measures = measures
    self.table = table
    try checkMoves()
    try checkLength()
  }

  /// Refuses films with too many rows.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - other: The command that can draw all of them.
  static func check(rows: Int, orUse other: String) throws(ToolError) {
    guard rows > mostRows else { return }
    throw ToolError(
      .usage,
      """
      a film has up to \(mostRows) rows, found \(NumberText.grouped(rows)); choose some of them, those of a view \
      with --only, or draw all of them with '\(other)'
      """)
  }

  /// Fails if no motion would be visible.
  private func checkMoves() throws(ToolError) {
    let moves = content.recordings.contains { recording in
      guard let last = recording.times.last, last > 0 else { return false }
      return recording.values.contains { $0 != recording.start }
    }
    guard moves else { throw ToolError(.dataError, "nothing moves: no curve lasts or changes") }
  }

  private func checkLength() throws(ToolError) {
    let cycle = content.timing.cycle(of: content.duration)
    guard cycle > Self.longestCycle else { return }
    throw ToolError(
      .usage,
      """
      the film would play \(HumanNumber.text(cycle, digits: 4)) s, and the limit is 60 s; choose part of the motion \
      with --span SECONDS, or a higher --speed
      """)
  }

  /// The words about the clock and the speed of a motion, unless they are the usual ones.
  static func paceWords(_ options: FilmTimeOptions) -> [String] {
    var words: [String] = []
    if options.clock == .frames {
      words.append("frames of \(HumanNumber.text(options.deviceRate)) Hz")
    }
    if options.speed.value != 1 {
      words.append("at \(HumanNumber.text(options.speed.value)) of its speed")
    }
    return words
  }
}
