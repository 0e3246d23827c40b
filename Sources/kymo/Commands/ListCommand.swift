internal import ArgumentParser

/// `kymo list`: lists everything of which an expression can be made.
struct List: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "list",
    abstract: "List all animations, modifiers, springs and curves.",
    arguments: "[<name>]",
    discussion: """
      Each with its Swift signature and its defaults, then the calls that can be given whole, everything that \
      a scenario can contain, and the lists of presets. --format json lists the same for programs, with types, ranges and examples.

          kymo list spring
          kymo list transitions
      """)

  static let formats: [OutputFormat] = [.text, .json]
  static let mostUsedOptions = ["--output", "--format", "--color"]

  @Argument(help: "List only what has this in its name, or is under this heading.")
  var name: String?

  @OptionGroup(title: "Output") var output: OutputOptions<List>
  @OptionGroup(title: "Output") var color: ColorOptions

  func run() throws {
    try output.destination.check()
    let format = try output.format(fallback: .text)
    let choice = CatalogChoice(name)
    guard !choice.isEmpty else {
      throw ToolError(
        .usage, "nothing has '\(name ?? "")' in its name; \(choice.hint)")
    }
    let listing = CatalogListing(choice)
    try output.destination.write(
      format == .json
        ? listing.json
        : listing.text(usesEmphasis: color.usesColor(to: output.destination)))
  }
}
