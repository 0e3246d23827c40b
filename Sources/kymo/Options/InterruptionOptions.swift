internal import AnimationModel
internal import ArgumentParser
internal import MotionRecording
internal import SwiftProgram
internal import TextForms

/// The options for the times at which animations take over from each other, and for their targets.
struct InterruptionOptions: ParsableArguments {
  @Option(
    name: .customLong("at"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "When the others take over, in seconds.",
      discussion: "Several times are separated by commas, or the option is repeated.",
      valueName: "seconds"))
  var timeLists: [NumberList] = []

  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp("Value at the start.", valueName: "value"))
  var start = FiniteNumber(0)

  @Option(
    name: .customLong("to"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Target of each animation, such as 1,0.",
      discussion: """
        Several targets are separated by commas, or the option is repeated. Default: 1 and 0 in turn.
        """,
      valueName: "value"))
  var targetLists: [NumberList] = []

  @Option(
    help: ArgumentHelp(
      "Also show this rule's motion.",
      discussion: """
        SwiftUI merges an animation with the running one, or combines them; this shows what the other rule would do.
        """, valueName: "rule"))
  var also: RuleName?

  /// The latest time of an interruption, in seconds.
  private static let latestTime = 10_000.0

  /// The times at which the animations but the first take over.
  var times: [Double] { timeLists.flatMap(\.numbers) }

  /// The target of each animation; nil for 1 and 0 in turn.
  var targets: [Double]? {
    targetLists.isEmpty ? nil : targetLists.flatMap(\.numbers)
  }

  func validate() throws { try Self.check(times) }

  /// Refuses times that are negative, too late or out of order.
  static func check(_ times: [Double]) throws {
    for (earlier, later) in zip([0] + times, times) {
      guard later >= 0 else {
        throw ValidationError(
          "--at needs seconds, 0 or more, found '\(FiniteNumber(later).text)'")
      }
      guard later <= latestTime else {
        throw ValidationError(
          "--at needs times up to 10,000 seconds, found '\(FiniteNumber(later).text)'"
        )
      }
      guard earlier <= later else {
        throw ValidationError(
          """
          the times of --at must be in order, found '\(FiniteNumber(later).text)' after \
          '\(FiniteNumber(earlier).text)'
          """)
      }
    }
  }

  /// Returns the interruption of animations.
  ///
  /// - Throws: ``ToolError`` if times or targets do not fit the animations.
  func interruption(
    of animations: [NamedAnimation], span: Double?
  ) throws(ToolError) -> Interruption {
    let count = animations.count
    try Self.check(animations, times)
    if let targets, targets.count != count {
      throw ToolError(
        .usage,
        """
        \(count) animations need \(Self.counted(count, "value")) in --to, one for each; \
        found \(targets.count)
        """)
    }
    return Interruption(animations, at: times, from: start.value, to: targets, span: span)
  }

  /// Refuses animations that do not fit the times.
  static func check(_ animations: [NamedAnimation], _ times: [Double]) throws(ToolError) {
    let count = animations.count
    guard count > 1 else {
      throw ToolError(
        .usage,
        """
        an interruption needs at least two animations, found \(count); \
        'kymo plot' draws a single one
        """)
    }
    guard count <= Interruption.mostSteps else {
      throw ToolError(
        .usage,
        """
        an interruption takes up to \(NumberText.grouped(Interruption.mostSteps)) animations, \
        found \(NumberText.grouped(count))
        """)
    }
    guard times.count == count - 1 else {
      let others = animations.dropFirst().map { SentenceParts.short($0.name) }
      let names = count > 4 ? WordList.text(others, first: 3) : WordList.text(others)
      let takes = count == 2 ? "takes" : "each take"
      let found = times.isEmpty ? "" : "; --at has \(counted(times.count, "time"))"
      throw ToolError(
        .usage,
        "say when \(names) \(takes) over, for example --at \(exampleTimes(count - 1))\(found)")
    }
  }

  /// Example times, as they can be typed.
  private static func exampleTimes(_ count: Int) -> String {
    let shown = (1...min(count, 3)).map { "0.\($0 + 1)" }.joined(separator: ",")
    return count > 3 ? "\(shown),…" : shown
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// The effect of an animation on the one that it interrupts.
enum RuleName: String, ChoiceArgument {
  /// The animation takes over the state of the other.
  case merge
  /// Both animations continue.
  case combine

  var rule: Retargeting {
    switch self {
    case .merge: .merge
    case .combine: .combine
    }
  }
}

/// The largest jump that is allowed.
struct ContinuityLimit: ExpressibleByArgument, Hashable {
  /// The limit in units of the value, and in units per second; nil for a part of the travel.
  let epsilon: Double?

  /// The part of the travel that is allowed where no limit is given.
  static let partOfTravel = 1e-6

  /// The word that stands for the default limit on the command line.
  private static let placeholder = "default"

  init?(argument: String) {
    if argument == Self.placeholder {
      epsilon = nil
      return
    }
    guard let number = FiniteNumber(argument: argument), number.value >= 0 else { return nil }
    epsilon = number.value
  }

  /// The limit for an interruption.
  func limit(of interruption: Interruption) -> Double {
    epsilon ?? interruption.travel * Self.partOfTravel
  }

  /// The form of the option without a value.
  ///
  /// A number is not an expression, so a word after a blank that is a number is the value.
  static let optionalValue = OptionalValue(
    option: "--assert-continuous", placeholder: placeholder, isValue: { Double($0) != nil })
}
