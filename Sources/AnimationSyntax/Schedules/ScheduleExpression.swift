public import MotionRecording
public import SwiftProgram
internal import TextForms

/// Reads timeline schedules, in the form of a `TimelineView` argument.
///
///     try ScheduleExpression.parse("animation(minimumInterval: 1/30)")
///     try ScheduleExpression.parse(".periodic(from: .now, by: 0.5)")
///     try ScheduleExpression.parse(".everyMinute")
///     try ScheduleExpression.parse(".explicit([0, 0.1, 0.4])")
///
/// Dates are seconds since the start of the motion, which is also the value of `.now`, `Date.now` and `Date()`. The
/// leading dot is optional.
public enum ScheduleExpression {
  /// Reads a schedule.
  ///
  /// - Parameter text: The text. Any text is safe to give.
  /// - Throws: The error, with a range inside the text.
  public static func parse(_ text: String) throws(ExpressionError) -> RecordingSchedule {
    let regions = TextRegions(Array(text.utf8))
    do throws(Fault) {
      try TextGuard.checkText(regions, in: 0..<regions.bytes.count)
      let range = regions.trimmed(0..<regions.bytes.count)
      guard !range.isEmpty else { throw Fault(.emptyExpression, range) }
      try TextGuard.checkSwift(regions, in: range)
      let term = try SwiftText(regions, range: range, beginsMember: true).readTerm(refusing: [])
      return try schedule(of: term)
    } catch {
      throw ExpressionError(problem: error.problem, range: error.range, source: text)
    }
  }

  private static let names = ["animation", "periodic", "everyMinute", "explicit"]
  private static let expected = "a schedule such as '.periodic(from: 0, by: 0.5)'"

  private static func schedule(of term: Term) throws(Fault) -> RecordingSchedule {
    guard case .chain(let chain) = term.kind, case .implicit = chain.head,
      let link = chain.links.first
    else {
      throw Fault(.wrongType(parameter: nil, expected: expected, found: term.words), term.range)
    }
    if let next = chain.links.dropFirst().first {
      throw Fault(.notUnderstood("'.\(next.name)'"), next.nameRange)
    }
    switch link.name {
    case "everyMinute":
      guard link.arguments == nil else { throw Fault(.notAFunction(link.name), link.range) }
      return .everyMinute
    case "animation" where link.arguments == nil: return .animation()
    case "animation": return try animation(link)
    case "periodic": return try periodic(link)
    case "explicit": return .explicit(try moments(link))
    default:
      throw Fault(
        .unknownName(
          link.name, expected: expected,
          suggestion: SpellingSuggestion.nearest(to: link.name, among: names)), link.nameRange)
    }
  }

  // MARK: - Each kind

  private static func animation(_ link: Term.Link) throws(Fault) -> RecordingSchedule {
    let arguments = try arguments(of: link, ["minimumInterval", "paused"], required: 0)
    var interval: Double?
    if let term = arguments[0] { interval = try seconds(term, named: "minimumInterval") }
    guard let paused = arguments[1] else { return .animation(minimumInterval: interval) }
    guard case .boolean(let isPaused) = paused.kind else {
      throw Fault(
        .wrongType(parameter: "paused", expected: "true or false", found: paused.words),
        paused.range)
    }
    return .animation(minimumInterval: interval, paused: isPaused)
  }

  private static func periodic(_ link: Term.Link) throws(Fault) -> RecordingSchedule {
    let arguments = try arguments(of: link, ["from", "by"], required: 2)
    guard let from = arguments[0], let by = arguments[1] else { return .everyMinute }
    let interval = try seconds(by, named: "by")
    guard interval > 0 else {
      throw Fault(
        .outOfRange(parameter: "by", value: NumberText.swift(interval), range: "above 0"),
        by.range)
    }
    return .periodic(from: try moment(from, named: "from"), by: interval)
  }

  private static func moments(_ link: Term.Link) throws(Fault) -> [Double] {
    guard link.arguments != nil else {
      throw Fault(.notCalled(link.name, signature: "explicit(_ dates: [Date])"), link.nameRange)
    }
    let dates = ArgumentMatching.Parameter(label: nil, name: "dates")
    guard let term = try link.terms(for: [dates], missingAt: link.nameRange)[0] else { return [] }
    guard case .array(let elements) = term.kind else {
      throw Fault(
        .wrongType(
          parameter: "dates", expected: "an array such as '[0, 0.5, 1]'",
          found: term.words), term.range)
    }
    var moments: [Double] = []
    for element in elements {
      let next = try moment(element, named: "dates")
      if let last = moments.last, next < last {
        throw Fault(
          .outOfRange(
            parameter: "dates", value: NumberText.swift(next),
            range: "in increasing order, \(NumberText.swift(last)) or later here"),
          element.range)
      }
      moments.append(next)
    }
    return moments
  }

  // MARK: - Arguments

  /// Returns the arguments by their labels, which must be in this order; nil for an argument that is missing.
  private static func arguments(
    of link: Term.Link, _ labels: [String], required: Int
  ) throws(Fault) -> [Term?] {
    guard link.arguments != nil else {
      let signature = "\(link.name)(\(labels.map { "\($0):" }.joined(separator: " ")))"
      throw Fault(.notCalled(link.name, signature: signature), link.nameRange)
    }
    return try link.terms(
      for: labels.enumerated().map {
        ArgumentMatching.Parameter(
          label: $0.element, name: $0.element, isRequired: $0.offset < required)
      }, missingAt: link.nameRange)
  }

  /// Returns a duration in seconds, at least 0.
  private static func seconds(_ term: Term, named name: String) throws(Fault) -> Double {
    let value = try number(term, named: name)
    guard value >= 0 else {
      throw Fault(
        .outOfRange(parameter: name, value: NumberText.swift(value), range: "0 or more"),
        term.range)
    }
    return value
  }

  /// Returns a date in seconds since the start, which is the current date.
  private static func moment(_ term: Term, named name: String) throws(Fault) -> Double {
    term.isNow ? 0 : try number(term, named: name)
  }

  private static func number(_ term: Term, named name: String) throws(Fault) -> Double {
    let value = try NumberResolver.double(term)
    guard value.isFinite, value.magnitude <= ValidRange.largestMagnitude else {
      throw Fault(.notFinite(parameter: name, value: NumberText.swift(value)), term.range)
    }
    return value
  }
}

extension Term {
  /// Whether it is `.now`, `Date.now` or `Date()`.
  fileprivate var isNow: Bool {
    guard case .chain(let chain) = kind else { return false }
    let names = chain.links.map(\.name)
    switch chain.head {
    case .implicit: return names == ["now"] && chain.links[0].arguments == nil
    case .bare where names == ["Date", "now"]: return chain.links.allSatisfy { $0.arguments == nil }
    case .bare: return names == ["Date"] && chain.links[0].arguments?.isEmpty == true
    case .value: return false
    }
  }
}
