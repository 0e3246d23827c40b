internal import AnimationSyntax
internal import ArgumentParser
internal import MotionConversion
internal import MotionRecording

/// `kymo convert`: converts an animation to another library's parameters, or such parameters to SwiftUI's.
struct Convert: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "convert",
    abstract: "Convert an animation to another library's parameters, or from them.",
    arguments: "<expr> ...",
    discussion: """
      Prints code to paste, with the formula, the largest error and what is lost as comments. Without --to all \
      targets are listed, each with its error or the reason why the motion cannot be converted to it. With \
      --from, EXPR is the parameter list of another library, and --to is swiftui by default. -o FILE writes \
      the code, whatever the extension.

          kymo convert .bouncy --to react-spring
          kymo convert --from react-spring 'tension: 170, friction: 26'
          kymo convert --from compose 'spring(0.75f, 380f)' --to motion
          kymo convert '.spring(duration: 0.4, bounce: 0.2)'
      """)

  static let formats: [OutputFormat] = [.text, .json]
  static let mostUsedOptions = [
    "--to", "--from", "--distance", "--max-error", "--fallback", "--semantics", "--output",
    "--format",
  ]

  @OptionGroup var input: ExpressionArguments<MotionsOrParameters>
  @OptionGroup(title: "Conversion") var conversion: ConversionOptions
  @OptionGroup(title: "Output") var output: OutputOptions<Convert>
  @OptionGroup(title: "Output") var color: ColorOptions

  func run() throws {
    try output.destination.check()
    // The extension is that of the code, which has many possible ones.
    if output.format != nil { _ = try output.format(fallback: .text) }
    let targets = conversion.targets
    let options = conversion.options
    let curves = try curves()
    let isTable = targets.count > 1
    var expressions: [(name: String, rows: [ConversionListing.Row])] = []
    for curve in curves {
      let converter = Converter(curve.subject, text: curve.text, options: options)
      var rows: [ConversionListing.Row] = []
      for (target, result) in converter.conversions(to: targets) {
        switch result {
        case .success(var conversion):
          conversion.remarks = curve.remarks + conversion.remarks
          rows.append((target, .success(conversion)))
        case .failure(let problem):
          guard isTable else {
            throw ToolError(
              .dataError,
              "'\(curve.shortName)' cannot be converted to \(target.title): \(problem)")
          }
          rows.append((target, .failure(problem)))
        }
      }
      // A table that has only refusals would be no answer.
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

  /// Whether JSON is asked for; an extension `.json` does so for a table, where it cannot be that of the code.
  private func writesJSON(isTable: Bool) -> Bool {
    if let format = output.format { return format == .json }
    guard isTable, case .file(let path) = output.destination else { return false }
    return path.lowercased().hasSuffix(".json")
  }

  /// A curve to convert.
  private struct Curve {
    let name: String
    let text: String
    let subject: Subject
    var remarks: [String] = []

    /// A short name for sentences.
    var shortName: String {
      let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.count > 60 ? words.prefix(59) + "…" : words
    }
  }

  private func curves() throws(ToolError) -> [Curve] {
    guard let dialect = conversion.source?.dialect else {
      return try input.parsed(in: conversion.expressionContext)
        .map {
          let text = $0.choiceText ?? ($0.isLabelled ? "\($0.name)=\($0.text)" : $0.text)
          return Curve(name: $0.name, text: text, subject: $0.subject)
        }
    }
    var curves: [Curve] = []
    for argument in input.expressions {
      var text = argument
      let file = FileArgument(argument)
      if argument == "-" {
        text = try InputReader.standardInput()
      } else if let file {
        text = try InputReader.text(ofFileOrPresets: file.path)
      }
      do {
        let spring = try DialectSpring(text, in: dialect, distance: conversion.distance?.value)
        let name = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let written = Expression.text(of: spring.subject) ?? name
        curves.append(
          Curve(
            name: file?.label ?? name, text: file?.label.map { "\($0)=\(written)" } ?? written,
            subject: spring.subject,
            remarks: ["read from \(dialect.rawValue): \(name)"] + spring.remarks))
      } catch {
        throw ToolError(error)
      }
    }
    return curves
  }
}
