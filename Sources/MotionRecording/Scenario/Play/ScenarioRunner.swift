/// A runner that plays a scenario into rows or recordings.
///
/// Rows come in order of time. At each time, rows that belong to no attribute come first, then one row for each number
/// of each attribute, of each keyframe animator and of each view that is present. Rows of a script are passed on as
/// they are played: a million frames need no more memory than one. Those of an app's views are passed on at the end, as
/// their names are only known then; a number takes no memory while it is at rest.
public struct ScenarioRunner: Sendable {
  /// The scenario that is played.
  public var scenario: Scenario

  /// The clock on which the scenario is played.
  ///
  /// On a frame clock an event at T happens in the first frame at or after T.
  public var clock: Clock

  /// The number of rows per second; on a frame clock the rate of the clock.
  public var rate: Double

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - scenario: The scenario to play.
  ///   - clock: The clock on which it is played.
  ///   - rate: The number of rows per second on the continuous clock, above 0.
  public init(
    _ scenario: Scenario, clock: Clock = .frames(rate: 60), rowsPerSecond rate: Double = 60
  ) {
    self.scenario = scenario
    self.clock = clock
    if case .frames(let frames) = clock { self.rate = frames } else { self.rate = rate }
    precondition(self.rate > 0 && self.rate.isFinite, "a rate is positive")
  }

  /// Makes a runner of a script.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - clock: The clock on which it is played.
  ///   - rate: The number of rows per second on the continuous clock, above 0.
  public init(
    _ script: ScenarioScript, clock: Clock = .frames(rate: 60), rowsPerSecond rate: Double = 60
  ) {
    self.init(.script(script), clock: clock, rowsPerSecond: rate)
  }

  /// Plays the scenario and passes on its rows.
  ///
  /// If it has no end, it is played until everything is at rest, and endless motion for ten seconds after
  /// the last change.
  ///
  /// - Parameter sink: The closure that takes the rows. An error that it throws ends the run.
  /// - Throws: ``ScenarioError``, ``RecordingError``, and the errors of formulas and of the sink.
  public func run(_ sink: (AttributeRow) throws -> Void) throws {
    switch scenario {
    case .script(let script):
      let shows = script.shows
      _ = try playRows(of: script, keepsHistory: false, skipsQuietRows: false) { row in
        if row.attribute.isEmpty || shows?(row.attribute) ?? true { try sink(row) }
      }
    case .views(let views):
      try play(views, keepsMotion: false, skipsQuietRows: false).forEachRow(sink)
    }
  }

  /// Plays the scenario and records the motion of every number.
  ///
  /// - Throws: ``ScenarioError``, ``RecordingError``, and the errors of formulas.
  public func record() throws -> ScenarioRecording {
    try play(keepsRows: false, keepsMotion: true, skipsQuietRows: false).recording
  }

  /// Plays the scenario in continuous time for a figure: as densely as the motions bend, with
  /// two samples where they have a corner or a jump.
  ///
  /// - Throws: ``ScenarioError``, ``RecordingError``, and the errors of formulas.
  public func trace() throws -> ScenarioRecording {
    var runner = self
    runner.clock = .continuous
    return try runner.play(keepsRows: false, keepsMotion: true, skipsQuietRows: true).trace()
  }

  /// Plays the scenario once for all of its outputs: the table, the figure, and the checks of expectations.
  ///
  /// - Parameters:
  ///   - keepsRows: Whether the rows of the table are kept, which needs memory for all of them.
  ///   - keepsMotion: Whether the motion of every number is kept for a figure and for expectations.
  /// - Throws: ``ScenarioError``, ``RecordingError``, and the errors of formulas.
  public func play(keepsRows: Bool, keepsMotion: Bool = true) throws -> PlayedScenario {
    try play(
      keepsRows: keepsRows, keepsMotion: keepsMotion,
      skipsQuietRows: clock == .continuous && !keepsRows)
  }

  private func play(
    keepsRows: Bool, keepsMotion: Bool, skipsQuietRows: Bool
  ) throws -> PlayedScenario {
    switch scenario {
    case .script(let script):
      try play(
        script, keepsRows: keepsRows, keepsMotion: keepsMotion, skipsQuietRows: skipsQuietRows)
    case .views(let views):
      try play(views, keepsMotion: keepsMotion, skipsQuietRows: skipsQuietRows)
    }
  }

  // MARK: - Scripts

  private func play(
    _ script: ScenarioScript, keepsRows: Bool, keepsMotion: Bool, skipsQuietRows: Bool
  ) throws -> PlayedScenario {
    let shows = script.shows
    var rows: [AttributeRow] = []
    var events: [TimedChange<[RowEvent]>] = []
    var end = 0.0
    var hidden: [String] = []
    var showsAny = false
    let play = try playRows(
      of: script, keepsHistory: keepsMotion, skipsQuietRows: skipsQuietRows
    ) { row in
      end = row.time
      if row.attribute.isEmpty {
        events.append(TimedChange(time: row.time, value: row.events))
      } else if shows?(row.attribute) ?? true {
        showsAny = true
      } else {
        if !hidden.contains(row.attribute) { hidden.append(row.attribute) }
        return
      }
      if keepsRows { rows.append(row) }
    }
    let isMissed = !hidden.isEmpty && !showsAny
    return PlayedScenario(
      clock: clock, rows: rows, histories: play.histories, shows: shows, events: events,
      end: end, notes: isMissed ? [Self.note(onHidden: hidden)] : [])
  }

  /// The largest number of names that a note lists as possible choices.
  private static let mostNames = 8

  private static func note(onHidden names: [String]) -> String {
    let listed = names.prefix(mostNames).joined(separator: ", ")
    let rest = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    return "no row has a name that --only asks for; there are \(listed)\(rest)"
  }

  /// Plays a script row by row.
  ///
  /// - Parameters:
  ///   - keepsHistory: Whether the motion of every number is kept.
  ///   - skipsQuietRows: Whether rows before which nothing happens are left out, on the continuous clock.
  ///   - receive: The closure that takes the rows.
  private func playRows(
    of script: ScenarioScript, keepsHistory: Bool, skipsQuietRows: Bool,
    _ receive: (AttributeRow) throws -> Void
  ) throws -> ScriptPlay {
    func sink(_ row: AttributeRow) throws {
      // Such numbers cannot be written in a table.
      guard row.value?.isFinite ?? true, row.velocity.map({ !$0.isNaN }) ?? true else {
        throw ScenarioError.valueIsNotFinite(attribute: row.attribute)
      }
      try receive(row)
    }
    let ends = try mostRows(skipsQuietRows)
    var play = try ScriptPlay(script, clock: clock, keepsHistory: keepsHistory)
    _ = try drive(&play, ends, skipsQuietRows: skipsQuietRows) { play, time in
      try play.writeRows(at: time, sink)
    }
    return play
  }

  // MARK: - Views

  /// Plays the views of an app; if the script has no actions of its own and nothing moves, the next possible actions
  /// are tried.
  private func play(
    _ views: ViewScript, keepsMotion: Bool, skipsQuietRows: Bool
  ) throws -> PlayedScenario {
    let first = try play(views, attempt: 0, keepsMotion: keepsMotion, skipsQuietRows)
    guard !first.moves else { return first.played }
    for attempt in 1..<max(first.attempts, 1) {
      guard
        let other = try? play(views, attempt: attempt, keepsMotion: keepsMotion, skipsQuietRows),
        other.moves
      else { continue }
      return other.played
    }
    return first.played
  }

  /// Plays the views of an app once.
  ///
  /// - Parameter attempt: The index of the group of actions, among those that are possible, that is performed if the
  ///   script has no actions of its own.
  /// - Returns: The played scenario, whether anything moved, and the number of groups of actions that are possible.
  private func play(
    _ views: ViewScript, attempt: Int, keepsMotion: Bool, _ skipsQuietRows: Bool
  ) throws -> (played: PlayedScenario, moves: Bool, attempts: Int) {
    let ends = try mostRows(skipsQuietRows)
    var play = try ViewPlay(views, clock: clock, keepsHistory: keepsMotion)
    play.attempt = attempt
    let decidesEnd = try drive(&play, ends, skipsQuietRows: skipsQuietRows) { play, time in
      play.planActions()
      try play.keepRows(at: time)
    }
    try play.session.checkAnimations()
    let ended = play.ended(isCutOff: decidesEnd)
    try ended.rows.check()
    return (
      PlayedScenario(clock: clock, ended), !play.findings.movesNothing, play.attemptCount
    )
  }

  // MARK: - Rows

  /// The largest number of rows, and the last row that is asked for; nil if the scenario decides.
  private func mostRows(_ skipsQuietRows: Bool) throws -> (most: Int, limit: Int?) {
    let most = skipsQuietRows ? SampleTimes.rowLimit : Self.rowLimit
    return (most, try limit(most))
  }

  /// Plays the scenario row by row.
  ///
  /// - Parameter show: The closure that writes or keeps the state at the time of a row, after everything up to it has
  ///   happened.
  /// - Returns: Whether the scenario decided its own end.
  private func drive<Play: RowPlay>(
    _ play: inout Play, _ ends: (most: Int, limit: Int?), skipsQuietRows: Bool,
    _ show: (inout Play, Double) throws -> Void
  ) throws -> Bool {
    let (most, limit) = ends
    if limit == nil { try check(play.lastInstant, most) }
    var index = 0
    while limit.map({ index <= $0 }) ?? true {
      guard index < most else { throw ScenarioError.tooManyRows(limit: most) }
      let time = Double(index) / rate
      try play.advance(to: time)
      try show(&play, time)
      if limit == nil {
        if play.isDone(at: time) { break }
        try check(max(play.longestAnimation, play.lastInstant), most)
      }
      index += 1
      if skipsQuietRows { index = max(index, try nextRow(of: play, after: time, limit)) }
    }
    return limit == nil
  }

  /// The largest number of times at which a scenario has rows that are all written or kept: nine hours of frames.
  private static let rowLimit = 2_000_000

  /// The last row that is asked for; nil if the scenario decides.
  private func limit(_ most: Int) throws -> Int? {
    guard let end = scenario.end else { return nil }
    guard end * rate < Double(most) else { throw RecordingError.tooManyRows(limit: most) }
    return try SampleTimes.lastIndex(before: end, rate: rate)
  }

  /// The first row after a time up to which something happens, or by which it is decided whether the end has come; the
  /// last row if there is none.
  private func nextRow(of play: some RowPlay, after time: Double, _ limit: Int?) throws -> Int {
    // Nothing ends before the last event that is certain to come.
    let end = limit == nil && play.lastInstant <= time ? play.endOfEndlessMotion : .infinity
    let next = min(play.nextEvent, end)
    if let limit {
      let isBeyond = next * rate >= Double(limit)
      return isBeyond ? limit : min(try SampleTimes.firstIndex(at: next, rate: rate), limit)
    }
    return try SampleTimes.firstIndex(at: next, rate: rate)
  }

  /// Throws an error if the scenario would have too many rows, before any of them is written.
  private func check(_ seconds: Double, _ most: Int) throws(ScenarioError) {
    guard seconds * rate < Double(most) else { throw .tooManyRows(limit: most) }
  }
}
