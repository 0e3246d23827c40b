public import MotionRecording

/// A scenario to be written as a table or as a document for programs while it is being played.
///
///     let runner = ScenarioRunner(scenario, clock: .frames(rate: 60))
///     try ScenarioDocument(runner).writeCSV { try output.write($0) }
///
/// The rows of a script are written while it is played: a million frames need no more memory than a hundred. The rows
/// of an app's views are written after they are played, since their names are known only then.
public struct ScenarioDocument {
  /// The runner that plays the scenario.
  public var runner: ScenarioRunner

  /// The scenario that was played before; nil to play it while it is written.
  private let played: PlayedScenario?

  /// Makes a document of a scenario that is played while it is written.
  public init(_ runner: ScenarioRunner) {
    self.runner = runner
    played = nil
  }

  /// Makes a document of a scenario that was played and whose rows were kept.
  public init(_ runner: ScenarioRunner, played: PlayedScenario) {
    self.runner = runner
    self.played = played
  }

  private func run(_ sink: (AttributeRow) throws -> Void) throws {
    if let played { try played.forEachRow(sink) } else { try runner.run(sink) }
  }

  /// The names of the columns of the table.
  ///
  /// `time` is in seconds, `attribute` the name of the number (`size.width`), `value` and `target` in its units,
  /// `velocity` in those units per second; `animation` is the newest running one, and `event` contains the events since
  /// the row before. An event that belongs to no attribute has a row of its own with time and event.
  public static let columns = AttributeColumns.ofSeveral

  /// The name of the form of ``writeJSON(to:)``.
  public static let schemaName = "kymograph/scenario"

  /// The version of the form, which increases when a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// Plays the scenario into a table with one row for each number of each attribute at each time.
  ///
  /// - Parameter sink: Takes a chunk of bytes.
  /// - Throws: The errors of the sink and those of `ScenarioRunner.run`.
  public func writeCSV(to sink: ([UInt8]) throws -> Void) throws {
    var table = CSVWriter()
    table.row(Self.columns)
    try run { row in
      table.row(row, namesAttribute: true)
      try table.drain(into: sink)
    }
    try table.flush(into: sink)
  }

  /// Plays the scenario into a document for programs, in the form `kymograph/scenario`.
  ///
  ///     {
  ///       "schema": "kymograph/scenario",
  ///       "version": 1,
  ///       "clock": "frames",
  ///       "rate": 60,
  ///       "rows": [
  ///         {"time": 0, "attribute": "scale", "value": 1, "velocity": 0, "target": 1.5,
  ///          "animation": ".bouncy", "event": "start"}
  ///       ]
  ///     }
  ///
  /// where every row has a line of its own. The views of an app have `attributes` before the rows, with the `source` of
  /// each: file, line and column. A row lacks what its attribute does not have: values and
  /// velocities of texts, and all of them in a row of an event that belongs to no attribute, whose
  /// `attribute` is empty.
  ///
  /// - Parameter sink: Takes a chunk of bytes.
  /// - Throws: The errors of the sink and those of `ScenarioRunner.run`.
  public func writeJSON(to sink: ([UInt8]) throws -> Void) throws {
    if played == nil, case .views = runner.scenario {
      let played = try runner.play(keepsRows: true, keepsMotion: false)
      return try ScenarioDocument(runner, played: played).writeJSON(to: sink)
    }
    var json = JSONWriter()
    try json.document { json in
      json.schema(Self.schemaName, version: Self.schemaVersion)
      json.clock(runner.clock)
      if let sources = played?.sources {
        json.array("attributes") { array in
          for source in sources {
            array.object(.inline) { object in
              object.member("attribute", source.attribute)
              object.member("source", source.source)
            }
          }
        }
      }
      try json.array("rows") { array in
        try run { row in
          array.row(row, namesAttribute: true)
          try array.drain(into: sink)
        }
      }
    }
    try json.flush(into: sink)
  }
}
