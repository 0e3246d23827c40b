internal import AnimationModel

/// Plays a scenario into rows or recordings.
///
/// Rows come in order of time, and at one time first what belongs to no attribute, then one row for each
/// number of each attribute, of what keyframes move and of each view that is there. Rows are handed out as they come: a run needs no more memory for a million
/// frames than for one.
public struct ScenarioRunner: Sendable {
  /// What is played.
  public var scenario: Scenario

  /// The clock.
  ///
  /// On a frame clock what happens at T happens in the first frame at or after T.
  public var clock: Clock

  /// Rows per second; on a frame clock the rate of the clock.
  public var rate: Double

  /// What a first run of an app's views has shown; nil to have one whenever they are played.
  public var rehearsal: ViewRehearsal?

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - clock: On which clock.
  ///   - rate: Rows per second on the continuous clock, above 0.
  public init(
    _ scenario: Scenario, clock: Clock = .frames(rate: 60), rowsPerSecond rate: Double = 60
  ) {
    self.scenario = scenario
    self.clock = clock
    if case .frames(let frames) = clock { self.rate = frames } else { self.rate = rate }
    precondition(self.rate > 0 && self.rate.isFinite, "a rate is positive")
  }

  /// Plays the scenario and hands out its rows.
  ///
  /// Without an end it plays until everything is at rest, and endless motion for ten seconds after
  /// the last change.
  ///
  /// - Parameter sink: Takes the rows. What it throws ends the run.
  /// - Throws: ``ScenarioError``, ``RecordingError``, and what formulas and the sink throw.
  public func run(_ sink: (AttributeRow) throws -> Void) throws {
    _ = try play(keepsHistory: false, sink)
  }

  /// Plays the scenario and keeps what every number did.
  ///
  /// - Throws: ``ScenarioError``, ``RecordingError``, and what formulas throw.
  public func record() throws -> ScenarioRecording {
    try play(keepsRows: false, skipsQuietRows: false).recording
  }

  /// Plays the scenario in continuous time for a figure: as densely as the motions bend, with
  /// two samples where they have a corner or a jump.
  ///
  /// - Throws: ``ScenarioError``, ``RecordingError``, and what formulas throw.
  public func trace() throws -> ScenarioRecording {
    var runner = self
    runner.clock = .continuous
    return try runner.play(keepsRows: false, skipsQuietRows: true).trace()
  }

  /// Plays the scenario once for all that is made of it: the table, the figure, and what expectations ask for.
  ///
  /// - Parameter keepsRows: Whether the rows of the table are kept, which needs memory for all of them.
  /// - Throws: ``ScenarioError``, ``RecordingError``, and what formulas throw.
  public func play(keepsRows: Bool) throws -> PlayedScenario {
    try play(keepsRows: keepsRows, skipsQuietRows: clock == .continuous && !keepsRows)
  }

  private func play(keepsRows: Bool, skipsQuietRows: Bool) throws -> PlayedScenario {
    var rows: [AttributeRow] = []
    var events: [TimedChange<[RowEvent]>] = []
    var end = 0.0
    let play = try play(keepsHistory: true, skipsQuietRows: skipsQuietRows) { row in
      end = row.time
      if row.attribute.isEmpty { events.append(TimedChange(time: row.time, value: row.events)) }
      if keepsRows { rows.append(row) }
    }
    return PlayedScenario(
      clock: clock, rows: rows, histories: play.histories, events: events, end: end)
  }

  /// - Parameters:
  ///   - keepsHistory: Whether what every number does is kept.
  ///   - skipsQuietRows: Whether rows are left out up to which nothing happens, on the continuous clock.
  ///   - receive: Takes the rows.
  private func play(
    keepsHistory: Bool, skipsQuietRows: Bool = false, _ receive: (AttributeRow) throws -> Void
  ) throws -> any RowPlay {
    let most = skipsQuietRows ? SampleTimes.rowLimit : Self.rowLimit
    let limit = try limit(most)
    PlayCount.note(.scenario(clock))
    var play: any RowPlay =
      if let script = scenario.viewScript {
        try ViewPlay(
          script, clock: clock, keepsHistory: keepsHistory, setting: viewSetting,
          rehearsal: rehearsal ?? rehearse(script))
      } else {
        try ScenarioPlay(scenario, clock: clock, keepsHistory: keepsHistory)
      }
    func sink(_ row: AttributeRow) throws {
      // No table has a word for them.
      guard row.value?.isFinite ?? true, row.velocity.map({ !$0.isNaN }) ?? true else {
        throw ScenarioError.valueIsNotFinite(attribute: row.attribute)
      }
      try receive(row)
    }
    if limit == nil { try check(play.lastInstant, most) }
    var index = 0
    while limit.map({ index <= $0 }) ?? true {
      guard index < most else { throw ScenarioError.tooManyRows(limit: most) }
      let time = Double(index) / rate
      try play.advance(to: time, sink)
      try play.writeRows(at: time, sink)
      if limit == nil {
        if play.isDone(at: time) { break }
        try check(max(play.longestAnimation, play.lastInstant), most)
      }
      index += 1
      if skipsQuietRows { index = max(index, try nextRow(of: play, after: time, limit)) }
    }
    return play
  }

  /// The most times at which a scenario has rows that are all written or kept: nine hours of frames.
  private static let rowLimit = 2_000_000

  /// The last row that is asked for; nil where the scenario decides.
  private func limit(_ most: Int) throws -> Int? {
    guard let end = scenario.end else { return nil }
    guard end * rate < Double(most) else { throw RecordingError.tooManyRows(limit: most) }
    return try SampleTimes.lastIndex(before: end, rate: rate)
  }

  /// Plays the views of an app once to know what they are called and what moves; nil for any other scenario.
  ///
  /// Kept in ``rehearsal``, it spares the next play from doing so.
  ///
  /// - Throws: What evaluating the views throws, and ``ScenarioError``.
  public func rehearse() throws -> ViewRehearsal? {
    try scenario.viewScript.map(rehearse)
  }

  private func rehearse(_ script: ViewScript) throws -> ViewRehearsal {
    var play = try ViewPlay(
      script, clock: clock, keepsHistory: false, setting: viewSetting, rehearsal: nil)
    let most = clock == .continuous ? SampleTimes.rowLimit : Self.rowLimit
    let limit = try limit(most)
    if limit == nil { try check(play.lastInstant, most) }
    var index = 0
    while limit.map({ index <= $0 }) ?? true {
      guard index < most else { throw ScenarioError.tooManyRows(limit: most) }
      let time = Double(index) / rate
      try play.advance(to: time) { _ in }
      try play.writeRows(at: time) { _ in }
      if limit == nil {
        if play.isDone(at: time) { break }
        try check(max(play.longestAnimation, play.lastInstant), most)
      }
      index += 1
      switch play.remainder(at: time) {
      case .nothing: return try play.rehearsed(isCutOff: false)
      case .end where limit != nil: return try play.rehearsed(isCutOff: false)
      case .end:
        index = max(index, try SampleTimes.firstIndex(at: play.endOfEndlessMotion, rate: rate))
      case .everything:
        if clock == .continuous { index = max(index, try nextRow(of: play, after: time, limit)) }
      }
    }
    return try play.rehearsed(isCutOff: limit == nil)
  }

  private var viewSetting: ViewPlay.Setting {
    ViewPlay.Setting(presentation: scenario.presentation, environment: scenario.environment)
  }

  /// The first row after a time up to which something happens, or by which it is decided whether the end has come; the
  /// last row where nothing does.
  private func nextRow(of play: any RowPlay, after time: Double, _ limit: Int?) throws -> Int {
    // Before the last thing that is certain to come, nothing ends.
    let end = limit == nil && play.lastInstant <= time ? play.endOfEndlessMotion : .infinity
    let next = min(play.nextEvent, end)
    if let limit {
      let isBeyond = next * rate >= Double(limit)
      return isBeyond ? limit : min(try SampleTimes.firstIndex(at: next, rate: rate), limit)
    }
    return try SampleTimes.firstIndex(at: next, rate: rate)
  }

  /// Refuses what lasts so long that it has too many rows, before any of them is written.
  private func check(_ seconds: Double, _ most: Int) throws(ScenarioError) {
    guard seconds * rate < Double(most) else { throw .tooManyRows(limit: most) }
  }
}
