internal import AnimationSyntax
internal import ArgumentParser

/// `kymo list`: everything an expression can be made of.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "list",
    abstract: "List every animation, modifier, spring and curve that is understood.",
    discussion: """
      Each with its Swift signature and defaults, and then what a scenario can be made of; \
      --format json tells programs the same, with types, ranges and examples.

          kymo list
          kymo list spring
      """)

  @Argument(help: "Show only names that contain this.")
  var name: String?

  @OptionGroup var output: OutputOptions
  @OptionGroup var color: ColorOptions

  func run() throws {
    try output.destination.check()
    let format = try output.format(of: "list", among: [.text, .json], fallback: .text)
    let entries = Catalog.all.filter { entry in
      guard let name else { return true }
      return entry.name.lowercased().contains(name.lowercased())
    }
    let forms = ScenarioForm.all.filter { form in
      guard let name else { return true }
      return form.text.lowercased().contains(name.lowercased())
    }
    let presets = PresetList.allCases.filter { list in
      guard let name else { return true }
      return "\(PresetList.prefix)\(list)".contains(name.lowercased())
    }
    if let name, entries.isEmpty, forms.isEmpty, presets.isEmpty {
      throw ToolError(
        .usage, "nothing that is understood has '\(name)' in its name; see 'kymo list'")
    }
    let listing = CatalogListing(entries, forms, presets)
    try output.destination.write(
      format == .json
        ? listing.json
        : listing.text(usesEmphasis: color.usesColor(to: output.destination)))
  }
}
