internal import AnimationSyntax
internal import ArgumentParser

/// The options for a run of an app's views.
struct ViewRunOptions: ParsableArguments {
  @Option(
    name: .customLong("view"), parsing: .unconditional,
    help: ArgumentHelp(
      "View to show.",
      discussion: """
        A type's name, a call with arguments, or a preview such as 'Preview("Dark")'. By default the view of the \
        first preview, ContentView, or the only view that no other view uses.
        """, valueName: "expr"))
  var root: String?

  @Option(
    name: .customLong("with"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Folder or file with more of the app.",
      discussion: """
        From a folder, only the Swift files that declare what the view needs are read. May be repeated.
        """, valueName: "path"))
  var besides: [String] = []

  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "What is done, such as 'tap(\"Like\")'.",
      discussion: """
        Statements of a scenario. One without a time happens at 0.5 s, the next one a second later. An empty text \
        does nothing. By default everything that can be tapped is tapped once. May be repeated.
        """, valueName: "statements"))
  var actions: [String] = []

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Value that the files do not give.",
      discussion: "A property, the first value of a state, or any other name. May be repeated.",
      valueName: "name=expr"))
  var settings: [String] = []

  @Option(
    name: .customLong("only"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Attributes to show; * stands for any characters.", discussion: "May be repeated.",
      valueName: "pattern"))
  var patterns: [String] = []

  @Flag(name: .customLong("constants"), help: "Show attributes that never move too.")
  var showsConstants = false

  @Flag(
    name: .customLong("colors-as-rows"),
    help: ArgumentHelp(
      "Show colors as numbers from 0 to 1.",
      discussion: """
        Rows red, green, blue and opacity of colors that are written as numbers, mixed in linear light. Apple \
        does not document how SwiftUI mixes colors.
        """))
  var showsColors = false

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Size of the screen, in points.", discussion: "By default 393x852.", valueName: "size"))
  var screen: ViewSizeArgument?

  @Option(
    name: .customLong("notes"),
    help: ArgumentHelp(
      "How many notes to print.", discussion: "By default the first ten.", valueName: "notes"))
  var notes: NoteCount?

  @Flag(name: .customLong("strict"), help: "End with status 65 if there is a note.")
  var isStrict = false

  /// Returns the options as the reader of views takes them.
  ///
  /// - Parameter seed: The seed of random numbers; nil where none are drawn.
  func options(seed: UInt64? = nil) -> ViewOptions {
    var options = ViewOptions(
      root: root, actions: actions, settings: settings, patterns: patterns,
      showsConstants: showsConstants, showsColors: showsColors,
      seed: seed)
    if let screen { options.screen = screen.size }
    return options
  }

  /// Whether any of the options is given.
  var isGiven: Bool { !options().isDefault || notes != nil || isStrict || !besides.isEmpty }

  /// The number of notes that are printed by default.
  private static let usualCount = 10

  /// Prints notes, or ends the run because of them.
  func report(_ all: [String]) throws(ToolError) {
    guard !all.isEmpty else { return }
    if isStrict {
      throw ToolError(.dataError, all.joined(separator: "\nkymo: error: "))
    }
    let shown: Int =
      switch notes {
      case .all: all.count
      case .nothing: 0
      case nil: Self.usualCount
      }
    for note in all.prefix(shown) { StandardError.note(note) }
    if shown > 0, all.count > shown {
      let left = all.count - shown
      StandardError.note("\(left) more \(left == 1 ? "note" : "notes") (--notes all)")
    }
  }
}

/// The number of notes that are printed.
enum NoteCount: String, ChoiceArgument {
  case all
  case nothing = "none"
}
