internal import ArgumentParser
internal import SourceScanning

/// The options for the files to read, and for reading them.
struct ScanFileOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Leave out what matches a pattern, such as 'Legacy/**'.",
      discussion: """
        Besides .build, .git, DerivedData, Pods, Carthage, *.generated.swift, ._* and links that lead outside. A \
        pattern without a slash is that of a name.
        """, valueName: "glob"))
  var exclude: [String] = []

  @Flag(help: "Read what is usually left out, and follow links that lead outside.")
  var includeAll = false

  @Flag(help: "Read only files that git tracks.")
  var git = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Report only findings on lines that differ from a revision.",
      discussion: "All files are read all the same.", valueName: "revision"))
  var changed: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Review files as they are against a revision or folder.", valueName: "revision"))
  var since: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Threads (default: one for each core).", valueName: "count"))
  var jobs: Int?

  @Flag(help: "Parse files without a word that matters, too; the result is the same.")
  var noSkip = false

  @Flag(help: "Ignore .kymo-scan.json.")
  var noConfig = false

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs needs a whole number from 1 to 256, found '\(jobs)'")
    }
  }
}

/// The options that decide which motions are close to each other, too long, or wrong.
struct ScanRuleOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Largest difference inside a cluster (default: 0.05).",
      discussion: "As a fraction of the travel, in real time.", valueName: "fraction"))
  var within: FiniteNumber?

  @Option(name: .customLong("semantics"), help: SemanticsName.help)
  var semanticsName = SemanticsName.ios17

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Level of a rule: off, note, warning or error.",
      discussion: "As in --rule endless-animation=off; may be given several times.",
      valueName: "id=level"))
  var rule: [String] = []

  @Flag(help: "List all rules with their levels and sources.")
  var rules = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds above which an animation is long (default: 1).", valueName: "seconds"))
  var longest: FiniteNumber?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds below which one is too short (default: 0.1).", valueName: "seconds")
  )
  var shortest: FiniteNumber?

  @Flag(help: "Judge previews, too.")
  var includePreviews = false

  @Option(
    help: ArgumentHelp(
      "Level of new findings that fail a run (default: never).",
      discussion:
        "The status is 1 then. changed is for reviews: something was added, removed, retuned or is unread.",
      valueName: "level"))
  var failOn: FailureLevel?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Findings in it do not count.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write all findings into a baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(help: "Status 1 for findings of the baseline that are gone.")
  var strictBaseline = false

  func validate() throws {
    if let within, !(0...1).contains(within.value) {
      throw ValidationError("--within needs a number from 0 to 1, such as 0.05")
    }
    for (name, number) in [("--longest", longest), ("--shortest", shortest)] {
      if let number, number.value <= 0 {
        throw ValidationError("\(name) needs a number of seconds above 0")
      }
    }
    guard !strictBaseline || baseline != nil else {
      throw ValidationError("--strict-baseline needs --baseline FILE")
    }
    for text in rule {
      do throws(RuleSetting.Mistake) {
        _ = try RuleSetting(text)
      } catch {
        throw ValidationError(error.words)
      }
    }
  }

  /// Returns the settings of rules: the given ones, which override those of the project.
  func settings(_ configuration: ScanConfiguration) -> RuleSettings {
    var settings = RuleSettings()
    settings.levels = configuration.levels
    for setting in rule.compactMap({ try? RuleSetting($0) }) {
      settings.levels[setting.rule] = .some(setting.level)
    }
    settings.longest = longest?.value ?? configuration.longest ?? settings.longest
    settings.shortest = shortest?.value ?? settings.shortest
    settings.includesPreviews = includePreviews
    return settings
  }
}

/// The lowest level of findings that fail a run.
enum FailureLevel: String, ChoiceArgument {
  case note
  case warning
  case error
  case never
  case changed

  /// The level of findings; nil for `never` and `changed`.
  var level: FindingLevel? { FindingLevel(rawValue: rawValue) }
}

/// The options for the destination of a report and its form.
struct ScanOutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "File to write; its extension sets the format.",
      discussion: """
        The extensions are .txt, .csv, .json, .md and .sarif for reports, .svg, .png and .pdf for an atlas. - is \
        standard output.
        """, valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Format, whatever the extension of -o is.", valueName: "format"))
  var format: ScanFormat?

  @Option(
    help: ArgumentHelp(
      "Parts of the report, such as clusters,findings.",
      discussion: "All by default, uses only up to 60 of them. May be repeated.", valueName: "list")
  )
  var show: [PartList] = []

  /// The given parts; nil for all.
  var parts: Set<ScanDocument.Part>? {
    show.isEmpty ? nil : Set(show.flatMap(\.parts))
  }

  @Flag(help: "Print the proposed constants as Swift, and nothing else.")
  var tokens = false

  var destination: OutputDestination { OutputDestination(output) }

  /// The format to write: the given one, otherwise that of the extension, otherwise text.
  func checkedFormat() throws(ToolError) -> ScanFormat {
    try ScanFormat.checked(format, output: output, command: "kymo scan")
  }
}

/// The parts of a report, as typed.
struct PartList: ExpressibleByArgument {
  let parts: Set<ScanDocument.Part>

  init?(argument: String) {
    var parts: Set<ScanDocument.Part> = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = ScanDocument.Part(rawValue: String(word)) else { return nil }
      parts.insert(part)
    }
    self.parts = parts
  }

  static var allValueStrings: [String] { ScanDocument.Part.allCases.map(\.rawValue) }
  static var allValueDescriptions: [String: String] { [:] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A format in which a scan can be written.
enum ScanFormat: String, TextOrFigureFormat {
  case text
  case csv
  case json
  case markdown
  case sarif
  case github
  case svg
  case png
  case pdf
}
