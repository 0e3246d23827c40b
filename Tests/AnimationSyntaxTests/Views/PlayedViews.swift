import AnimationSyntax
import MotionRecording
import TestSupport
import Testing

/// Views that were played for a test, with their rows and notes.
struct PlayedViews {
  let rows: [AttributeRow]
  let notes: [String]

  /// Plays files, which are named `a.swift`, `b.swift`, ….
  init(
    files texts: [String], options: ViewOptions = ViewOptions(), end: Double? = nil,
    clock: Clock = .frames(rate: 60), context: PresentationContext? = nil,
    readFile: (String) throws -> String = { _ in "" }
  ) throws {
    let names = ["a.swift", "b.swift", "c.swift"]
    try self.init(
      files: zip(names, texts).map { ViewFile(name: $0, contents: $1) }, options: options, end: end,
      clock: clock, context: context, readFile: readFile)
  }

  /// Plays files.
  init(
    files: [ViewFile], options: ViewOptions, end: Double? = nil, clock: Clock = .frames(rate: 60),
    context: PresentationContext? = nil, readFile: (String) throws -> String = { _ in "" }
  ) throws {
    var scenario = try ScenarioFile.read(
      files, options: options, context: context, readFile: readFile
    ).scenario
    if let end { scenario.end = end }
    let played = try ScenarioRunner(scenario, clock: clock).play(keepsRows: true)
    var rows: [AttributeRow] = []
    try played.forEachRow { rows.append($0) }
    self.rows = rows
    notes = played.notes
  }

  /// Plays views with the given actions.
  init(_ text: String, doing userActions: String..., set settings: [String] = []) throws {
    try self.init(text, options: ViewOptions(actions: userActions, settings: settings))
  }

  /// Plays a file.
  init(
    _ text: String, options: ViewOptions, end: Double? = nil, clock: Clock = .frames(rate: 60)
  ) throws {
    try self.init(files: [text], options: options, end: end, clock: clock)
  }

  /// The names of the attributes that have rows, in order.
  var attributes: [String] {
    var names: [String] = []
    for row in rows where !row.attribute.isEmpty && !names.contains(row.attribute) {
      names.append(row.attribute)
    }
    return names
  }

  /// Returns the row of an attribute in the frame at a time.
  func row(_ attribute: String, at time: Double) -> AttributeRow? {
    rows.first { $0.attribute == attribute && abs($0.time - time) < 1e-6 }
  }

  /// Returns the value of an attribute in the frame at a time.
  func value(_ attribute: String, at time: Double) -> Double? { row(attribute, at: time)?.value }

  /// Returns the time of the last row of an attribute in which its animation was removed.
  func end(of attribute: String) -> Double? {
    rows.last { $0.attribute == attribute && $0.event.contains("removed") }?.time
  }

  /// Returns the animations of an attribute in order, each of them once.
  func animations(of attribute: String) -> [String] {
    var names: [String] = []
    for row in rows where row.attribute == attribute && !row.animation.isEmpty {
      if !names.contains(row.animation) { names.append(row.animation) }
    }
    return names
  }

  /// The events that belong to no attribute, with their times.
  var events: [(time: Double, event: String)] {
    rows.filter { $0.attribute.isEmpty }.map { ($0.time, $0.event) }
  }

  /// Returns the time of an event that belongs to no attribute.
  func time(of event: String) -> Double? {
    events.first { $0.event.split(separator: "+").contains(Substring(event)) }?.time
  }

  /// Checks the value of an attribute, with a tolerance of 1e-9 by default.
  func expect(
    _ attribute: String, _ values: KeyValuePairs<Double, Double>, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in values {
      let shown = self.value(attribute, at: time)
      #expect(
        shown.map { abs($0 - value) <= tolerance } == true,
        "\(attribute) at \(time): \(shown.map { "\($0)" } ?? "no row") instead of \(value)",
        sourceLocation: sourceLocation)
    }
  }

  /// Checks the time at which the last animation of an attribute is removed.
  func expectEnd(
    _ attribute: String, _ time: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = end(of: attribute)
    #expect(
      found.map { abs($0 - time) < 1e-6 } == true,
      "\(attribute) ends at \(found.map { "\($0)" } ?? "no time") instead of \(time)",
      sourceLocation: sourceLocation)
  }
}
