internal import AnimationModel
internal import ArgumentParser
internal import MotionRecording

/// When animations take over from each other, and where they head.
struct InterruptionOptions: ParsableArguments {
  @Option(
    name: .customLong("at"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      When each animation but the first takes over, in seconds; repeated or separated by commas.
      """, valueName: "seconds"))
  var timeLists: [NumberList] = []

  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp("The value at the start.", valueName: "value"))
  var start = FiniteNumber(0)

  @Option(
    name: .customLong("to"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Where each animation heads, one value for each; repeated or separated by commas. Without it \
      1 and 0 in turn.
      """, valueName: "value"))
  var targetLists: [NumberList] = []

  /// Longer than this nobody waits for an interruption, in seconds.
  private static let latestTime = 10_000.0

  /// When each animation but the first takes over.
  var times: [Double] { timeLists.flatMap(\.numbers) }

  /// Where each animation heads; nil for 1 and 0 in turn.
  var targets: [Double]? {
    targetLists.isEmpty ? nil : targetLists.flatMap(\.numbers)
  }

  func validate() throws {
    for (earlier, later) in zip([0] + times, times) {
      guard later >= 0 else {
        throw ValidationError(
          "--at wants seconds, 0 or more, found '\(FiniteNumber(later).defaultValueDescription)'")
      }
      guard later <= Self.latestTime else {
        throw ValidationError(
          "--at wants times up to 10,000 seconds, found '\(FiniteNumber(later).defaultValueDescription)'"
        )
      }
      guard earlier <= later else {
        throw ValidationError(
          """
          the times of --at must not go back: '\(FiniteNumber(later).defaultValueDescription)' comes after \
          '\(FiniteNumber(earlier).defaultValueDescription)'
          """)
      }
    }
  }

  /// The interruption that is asked for.
  ///
  /// - Throws: ``ToolError`` if times or targets do not fit the animations.
  func interruption(
    of animations: [NamedAnimation], span: Double?
  ) throws(ToolError) -> Interruption {
    let count = animations.count
    guard count > 1 else {
      throw ToolError(
        .usage,
        """
        an interruption takes two animations or more, found \(count); \
        'kymo plot' draws a single one
        """)
    }
    guard count <= Interruption.mostSteps else {
      throw ToolError(
        .usage,
        """
        an interruption takes up to \(TextNumber.grouped(Interruption.mostSteps)) animations, \
        found \(TextNumber.grouped(count))
        """)
    }
    guard times.count == count - 1 else {
      throw ToolError(
        .usage,
        """
        \(count) animations want \(Self.counted(count - 1, "time")) of --at, \
        one for each but the first; found \(times.isEmpty ? "none" : String(times.count))
        """)
    }
    if let targets, targets.count != count {
      throw ToolError(
        .usage,
        """
        \(count) animations want \(Self.counted(count, "value")) of --to, one for each; \
        found \(targets.count)
        """)
    }
    return Interruption(animations, at: times, from: start.value, to: targets, span: span)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// What an animation does to the one that it interrupts.
enum RuleName: String, ChoiceArgument {
  /// It takes over its state.
  case merge
  /// Both run on.
  case combine

  var rule: Retargeting {
    switch self {
    case .merge: .merge
    case .combine: .combine
    }
  }
}

/// How large a jump counts as none.
struct ContinuityLimit: ExpressibleByArgument, Hashable {
  /// The limit in units of the value, and in those per second; nil for a part of the travel.
  let epsilon: Double?

  /// The part of the travel that counts as none where no limit is given.
  static let partOfTravel = 1e-6

  /// Stands on the command line for no limit of one's own.
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

  /// The command line with the option's value in one word with it.
  ///
  /// The value may be left out, which the parser knows only of options at the end. A number is no
  /// expression, so that one after a blank can only be meant as the value.
  static func joined(_ words: [String]) -> [String] {
    let name = "--assert-continuous"
    var joined: [String] = []
    var index = 0
    while index < words.count {
      if words[index] == "--" { return joined + words[index...] }
      if words[index] == name {
        let next = index + 1 < words.count ? words[index + 1] : ""
        let hasValue = Double(next) != nil
        joined.append("\(name)=\(hasValue ? next : Self.placeholder)")
        index += hasValue ? 2 : 1
      } else {
        joined.append(words[index])
        index += 1
      }
    }
    return joined
  }
}
