internal import AnimationModel
internal import AnimationSyntax
internal import MotionFitting
internal import MotionRecording
internal import RecordingFormats
internal import SwiftProgram

/// The motions that one argument of `kymo fit` stands for: recorded motions, or expressions that are played first.
struct FitSource {
  /// The name of the source.
  let name: String

  /// The motions.
  var curves: [Curve]

  /// The notes about the parts of a table that are not read.
  var notes: [String] = []

  /// A motion, and the facts about it that its source gives.
  struct Curve {
    var observations: MotionObservations
    /// The time of the change, if the source gives it.
    var start: Double?
    /// The values before and after the change, if the source gives them.
    var ends: (from: Double, to: Double)?
    /// The standard deviation of the noise in the values, if it is known.
    var noise: Double?
    /// Whether the motion was played and not recorded, so that nothing about it is uncertain.
    var isPlayed = false
  }

  /// The columns of a table that are read, and the settings for reading them.
  struct Reading {
    var time: String?
    var value: String?
    var unit: ObservationTimeUnit?
    var rate: Double
  }

  init(_ argument: String, _ reading: Reading) throws(ToolError) {
    if argument == "-" {
      name = "standard input"
      curves = []
      try readTable(try InputReader.standardInput(), reading)
    } else if let file = FileArgument(argument) {
      let (path, choice) = FileSystem.parts(of: file.path)
      name = path
      curves = []
      try readTable(try InputReader.text(ofFile: path), reading)
      if let choice { try choose(choice) }
      if let label = file.label { self.label(label) }
    } else {
      name = argument
      curves = []
      try play(argument, reading)
    }
  }

  private mutating func choose(_ choice: String) throws(ToolError) {
    let chosen = curves.filter { $0.observations.name == choice }
    guard chosen.isEmpty else {
      curves = chosen
      return
    }
    let names = curves.map(\.observations.name)
    var message = "there is no curve '\(choice)' in '\(name)'"
    if let nearest = SpellingSuggestion.nearest(to: choice, among: names) {
      message += "; did you mean '\(nearest)'?"
    } else {
      message += "; the curves are \(WordList.text(names, first: 8))"
    }
    throw ToolError(.dataError, message)
  }

  /// Labels the curves: a single curve has the label, each of several has it before its own name.
  private mutating func label(_ label: String) {
    for index in curves.indices {
      let own = curves[index].observations.name
      curves[index].observations.name = curves.count == 1 ? label : "\(label).\(own)"
    }
  }

  // MARK: Tables

  private mutating func readTable(_ text: String, _ reading: Reading) throws(ToolError) {
    do throws(DataError) {
      let table = try ObservationTable(
        text, time: reading.time, value: reading.value, unit: reading.unit)
      curves = table.curves.map { observations in
        // In a table of 'kymo sample' the change is at 0.
        Curve(
          observations: observations,
          start: table.isSample && observations.times.first == 0 ? 0 : nil)
      }
      notes =
        table.unreadColumns.map { "the column '\($0)' is not read" }
        + table.ambiguousColumns.map { "several columns are called '\($0)'; the first is read" }
      if let unit = table.saidUnit {
        notes.append(
          "the times are read as \(unit.name), as their column '\(table.timeName)' says; --time-unit s reads seconds"
        )
      }
    } catch {
      throw ToolError(.dataError, error.message(in: name))
    }
  }

  // MARK: Expressions

  private mutating func play(_ text: String, _ reading: Reading) throws(ToolError) {
    guard reading.time == nil, reading.value == nil, reading.unit ?? .seconds == .seconds else {
      throw ToolError(
        .usage, "--time, --value and --time-unit are for tables, and '\(text)' is an expression")
    }
    let expressions: [ParsedExpression]
    do {
      expressions = try Expression.parse(text)
    } catch {
      throw MistakenArgument.error(for: text, error)
    }
    for expression in expressions { curves.append(try Self.played(expression, reading.rate)) }
  }

  private static func played(
    _ expression: ParsedExpression, _ rate: Double
  ) throws(ToolError) -> Curve {
    let ends = expression.subject.ownEnds ?? (0, 1)
    let recorder = Recorder(from: ends.start, to: ends.target)
    let time = TimeOptions(rate: FiniteNumber(rate), span: nil)
    let recording = try ToolError.reporting(expression.name, time) {
      () throws(RecordingError) in
      try recorder.play(expression.subject, name: expression.name).frames(perSecond: rate)
    }
    do throws(FittingError) {
      return Curve(
        observations: try MotionObservations(
          name: expression.name, times: recording.times, values: recording.values),
        start: 0, ends: (ends.start, ends.target),
        noise: expression.subject.isPolyline ? promise * (ends.target - ends.start).magnitude : nil,
        isPlayed: true)
    } catch {
      throw ToolError(.dataError, "'\(expression.name)' cannot be sampled at \(rate) Hz")
    }
  }

  /// The accuracy that 'kymo convert --to css-linear' guarantees by default, as a part of the travel.
  private static let promise = 0.001
}

extension Subject {
  /// Whether the expression is CSS's `linear()`, which approximates another curve.
  fileprivate var isPolyline: Bool {
    let function: EasingFunction
    switch self {
    case .easing(let easing): function = easing
    case .animation(let animation):
      guard case .easing(let easing) = animation.form.core else { return false }
      function = easing.function
    default: return false
    }
    if case .linear = function.shape { return true }
    return false
  }
}
