internal import AnimationSyntax
internal import ArgumentParser
internal import MotionConversion
internal import MotionRecording

/// `kymo convert`: an animation in the words of another library, or of SwiftUI.
struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "convert",
    abstract: "Say an animation in the words of another library, and theirs in SwiftUI's.",
    discussion: """
      Prints the code to paste, with the formula, the largest error and what is lost as comments. \
      Without --to all targets are listed, each with its error or why it cannot say the motion. With \
      --from the EXPR is the parameter list of another library, and --to is swiftui where nothing \
      else is said. -o FILE writes the code, whatever the extension.

          kymo convert .bouncy --to react-spring
          kymo convert '.spring(duration: 0.4, bounce: 0.2)'
          kymo convert --from react-spring 'tension: 170, friction: 26'
          kymo convert --from compose 'spring(Spring.DampingRatioLowBouncy, 380f)' --to motion
      """)

  @OptionGroup var input: ExpressionArguments

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("What to convert to; may be repeated.", valueName: "target"))
  var choices: [TargetChoice] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "Read the EXPR as spring parameters of this library.", valueName: "dialect"))
  var source: DialectChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How long the way is in units of the value, with --from: needed for velocities, which most libraries \
      give in these units.
      """, valueName: "distance"))
  var distance: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far a fitted curve may be off, as a part of the way.", valueName: "part"))
  var maxError: FiniteNumber?

  @Flag(help: "Give CSS a rule for browsers that do not know linear easing too.")
  var fallback = false

  @Option(
    name: .customLong("semantics"),
    help: ArgumentHelp(SemanticsName.help, valueName: "version"))
  var semanticsName = SemanticsName.ios17

  @OptionGroup var output: OutputOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if let distance {
      guard source != nil else {
        throw ValidationError("--distance is for velocities in --from; leave it out")
      }
      guard distance.value != 0 else {
        throw ValidationError("--distance cannot be 0: without a way there is no motion")
      }
    }
    guard !fallback || targets.contains(.cssLinear) else {
      throw ValidationError("--fallback is for --to css-linear")
    }
    if let maxError {
      guard targets.contains(where: { $0.isFittedCurve && $0 != .cssCubicBezier }) else {
        throw ValidationError(
          "--max-error is for the targets that follow a motion, such as css-linear and lottie")
      }
      guard maxError.value > 0, maxError.value < 1 else {
        throw ValidationError("--max-error wants a part of the way above 0 and below 1")
      }
    }
  }

  private var targets: [ConversionTarget] {
    if !choices.isEmpty { return TargetChoice.targets(choices) }
    return source == nil ? ConversionTarget.allCases : [.swiftUI]
  }

  func run() throws {
    try output.destination.check()
    if let format = output.format, format != .text, format != .json {
      throw ToolError(
        .usage, "'kymo convert' does not write \(format.rawValue) but text, json")
    }
    let targets = targets
    let options = CurveConversionOptions(maxError: maxError?.value ?? 0.001, fallback: fallback)
    let curves = try curves()
    let isTable = targets.count > 1
    var expressions: [(name: String, rows: [ConversionListing.Row])] = []
    for curve in curves {
      let converter = Converter(curve.subject, text: curve.text, options: options)
      var rows: [ConversionListing.Row] = []
      for target in targets {
        do {
          var conversion = try converter.conversion(to: target)
          conversion.remarks = curve.remarks + conversion.remarks
          rows.append((target, .success(conversion)))
        } catch {
          guard isTable else {
            throw ToolError(
              .dataError, "'\(curve.shortName)' cannot be converted to \(target.title): \(error)")
          }
          rows.append((target, .failure(error)))
        }
      }
      // A table of nothing but refusals would be an answer that has none.
      if rows.allSatisfy({ (try? $0.result.get()) == nil }),
        case .failure(let error)? = rows.first?.result
      {
        throw ToolError(
          .dataError,
          "'\(curve.shortName)' cannot be converted to any of these targets: \(error)")
      }
      expressions.append((curve.name, rows))
    }
    let listing = ConversionListing(expressions: expressions)
    if writesJSON(isTable: isTable) {
      try output.destination.write(listing.json)
    } else if isTable {
      try output.destination.write(
        listing.table(usesEmphasis: color.usesColor(to: output.destination)))
    } else {
      let conversions = expressions.flatMap(\.rows).compactMap { try? $0.result.get() }
      for conversion in conversions where conversion.target.comments == .none {
        for line in conversion.explanation { StandardError.write("kymo: \(line)\n") }
      }
      try output.destination.write(conversions.map(\.text).joined(separator: "\n"))
    }
  }

  /// Whether JSON is asked for; an extension asks for it where it cannot be that of the code.
  private func writesJSON(isTable: Bool) -> Bool {
    if let format = output.format { return format == .json }
    guard isTable, case .file(let path) = output.destination else { return false }
    return path.lowercased().hasSuffix(".json")
  }

  /// What is to be converted.
  private struct Curve {
    let name: String
    let text: String
    let subject: Subject
    var remarks: [String] = []

    /// The name as a sentence can have it.
    var shortName: String {
      let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.count > 60 ? words.prefix(59) + "…" : words
    }
  }

  private func curves() throws(ToolError) -> [Curve] {
    guard let dialect = source?.dialect else {
      return try input.parsed(in: ExpressionContext(semantics: semanticsName.semantics)).map {
        let text = $0.choiceText ?? ($0.isLabelled ? "\($0.name)=\($0.text)" : $0.text)
        return Curve(name: $0.name, text: text, subject: $0.subject)
      }
    }
    var curves: [Curve] = []
    for argument in input.expressions {
      var text = argument
      if argument == "-" {
        text = try InputReader.standardInput()
      } else if argument.hasPrefix("@") {
        text = try InputReader.text(ofFileOrPresets: String(argument.dropFirst()))
      }
      do {
        let spring = try DialectSpring(text, in: dialect, distance: distance?.value)
        let name = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        curves.append(
          Curve(
            name: name, text: Expression.text(of: spring.subject) ?? name,
            subject: spring.subject,
            remarks: ["read from \(dialect.rawValue): \(name)"] + spring.remarks))
      } catch {
        throw ToolError(error)
      }
    }
    return curves
  }
}
