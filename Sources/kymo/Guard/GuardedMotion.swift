internal import AnimationSyntax
internal import ArgumentParser
internal import MotionComparison
internal import RecordingFormats

/// A motion that has, or is to have, a golden.
struct GuardedMotion {
  /// The curves or the scenario that are played.
  enum Content {
    case curves([ParsedExpression])
    case scenario(ScenarioSource)
  }

  /// The name of the golden.
  let name: String

  /// The source of the motion, as the golden keeps it.
  let source: MotionGolden.Source

  var content: Content

  /// The place in which the motion is written; nil for an expression of the command line.
  var origin: GoldenReport.Origin?

  /// The name of the motion in messages.
  var title: String {
    origin.map { "\($0.file):\($0.line)" } ?? "'\(source.text)'"
  }
}

/// The expressions and scenarios that are guarded.
struct GuardedArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "@FILE with expressions, a scenario FILE.swift, or an expression.",
      discussion: "- reads expressions from standard input. NAME=EXPR names the golden.",
      valueName: "motion"))
  var inputs: [String] = []

  func validate() throws {
    guard !inputs.isEmpty else {
      throw ValidationError(
        "a motion is missing; give @FILE with expressions, or a scenario FILE.swift")
    }
    guard inputs.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read only once; give - once")
    }
  }

  /// The ending of the names of scenarios' files, with which no expression ends.
  private static let scenarioSuffix = ".swift"

  /// The motions, in order, with unique names.
  ///
  /// - Parameter values: The options for the settings that the expressions do not contain themselves.
  /// - Throws: The error in an expression that is not understood, or in motions whose goldens would have the
  ///   same file.
  func motions(_ values: ValueOptions) throws(ToolError) -> [GuardedMotion] {
    let context = try values.context()
    var motions: [GuardedMotion] = []
    for input in inputs {
      if input == "-" {
        let source = ExpressionSource(
          text: try InputReader.standardInput(), file: "standard input")
        motions += try Self.motions(of: source, in: context)
      } else if let file = FileArgument(input) {
        motions += try Self.motions(of: ExpressionSource(file), in: context)
      } else if input.hasSuffix(Self.scenarioSuffix) {
        let file = input.split(separator: "/").last.map(String.init) ?? input
        motions.append(
          GuardedMotion(
            name: FileNameText.text(of: String(file.dropLast(Self.scenarioSuffix.count))),
            source: .scenario(file), content: .scenario(ScenarioSource(input)),
            origin: GoldenReport.Origin(file: input, line: 1)))
      } else {
        do {
          motions += try Expression.singles(input, in: context).map { GuardedMotion($0) }
        } catch {
          throw ToolError(error)
        }
      }
    }
    try Self.checkNames(motions)
    return try Self.limited(motions, values)
  }

  private static func motions(
    of source: ExpressionSource, in context: ExpressionContext
  ) throws(ToolError) -> [GuardedMotion] {
    var motions: [GuardedMotion] = []
    let name = source.file ?? ""
    do {
      for read in try source.singles(in: context) {
        if let site = read.site, case .failure(let error) = read.singles {
          PasteNote.write(site, error)
          continue
        }
        for single in try read.singles.get() {
          var motion = GuardedMotion(single)
          motion.origin = GoldenReport.Origin(file: name, line: read.line)
          motions.append(motion)
        }
      }
    } catch {
      throw ToolError(error)
    }
    return motions
  }

  private static func checkNames(_ motions: [GuardedMotion]) throws(ToolError) {
    var taken: [String: GuardedMotion] = [:]
    for motion in motions {
      // The file systems of Macs do not distinguish capital letters from small ones.
      if let other = taken.updateValue(motion, forKey: motion.name.lowercased()) {
        throw ToolError(
          .usage,
          """
          two motions would have the golden '\(motion.name)': \(other.title) and \(motion.title); give \
          them different labels (NAME=EXPR)
          """)
      }
    }
  }

  /// The motions, limited to the context in which they are shown.
  private static func limited(
    _ motions: [GuardedMotion], _ values: ValueOptions
  ) throws(ToolError) -> [GuardedMotion] {
    let curves = motions.flatMap(\.curves)
    guard !curves.isEmpty else { return motions }
    var rest = try values.checked(curves)[...]
    return motions.map { motion in
      guard case .curves(let own) = motion.content else { return motion }
      var limited = motion
      limited.content = .curves(Array(rest.prefix(own.count)))
      rest = rest.dropFirst(own.count)
      return limited
    }
  }
}

extension GuardedMotion {
  init(_ single: SingleExpression) {
    self.init(
      name: FileNameText.text(of: single.name), source: .expression(single.text),
      content: .curves(single.curves))
  }

  /// The curves of an expression; empty for a scenario.
  var curves: [ParsedExpression] {
    if case .curves(let curves) = content { curves } else { [] }
  }
}
