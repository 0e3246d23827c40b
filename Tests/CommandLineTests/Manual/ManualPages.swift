/// The manual: `kymo.1` and a page for each command, made from the tool's own descriptions.
struct ManualPages {
  private let tool: ToolDescription
  private let language: LanguageDescription

  /// The date at the foot of the pages: that of the last change of their text.
  private static let date = "November 21, 2026"

  init(tool: ToolDescription, language: LanguageDescription) {
    self.tool = tool
    self.language = language
  }

  /// The pages by their file names.
  var pages: [String: String] {
    var pages = ["kymo.1": rootPage]
    for command in commands {
      pages["kymo-\(command.commandName).1"] = page(of: command)
    }
    return pages
  }

  private var commands: [ToolDescription.Command] {
    (tool.command.subcommands ?? []).filter {
      $0.commandName != "help" && $0.shouldDisplay != false
    }
  }

  // MARK: - Pages

  private var rootPage: String {
    var page = MdocText()
    header(&page, "kymo", tool.command.abstract ?? "")
    page.macro("Sh SYNOPSIS")
    page.macro("Nm kymo")
    page.macro("Ar command")
    page.macro("Op Ar argument ...")
    page.macro("Sh DESCRIPTION")
    discussion(tool.command.discussion ?? "", &page)
    page.macro("Pp")
    page.text("The commands are:")
    page.macro("Bl -tag -width inspect")
    for command in commands {
      page.macro("It Cm \(command.commandName)")
      page.text(command.abstract ?? "")
      page.text("See")
      page.macro("Sy kymo-\(command.commandName) Ns (1).")
    }
    page.macro("El")
    page.macro("Sh EXPRESSIONS")
    page.text(
      """
      An expression is Swift code, read by Swift's own parser and never executed. The leading dot \
      may be left out, and so may Animation before it. NAME=EXPR labels a curve. Numbers may be Swift arithmetic. An \
      array in place of a number is a sweep and gives one curve for each element; two arrays \
      give every combination. After css: comes a CSS easing function, with the duration and delay of a \
      transition if needed. @FILE reads one expression per line, where # and // begin comments, and - \
      reads them from standard input. @presets:NAME is a list of named animations.
      """)
    for (kind, heading) in Self.headings {
      let entries = language.entries.filter { $0.kind == kind }
      guard !entries.isEmpty else { continue }
      page.macro("Ss \(heading)")
      page.macro("Bl -tag -width Ds")
      for entry in entries {
        page.macro("It Li \(MdocText.argument(entry.signature))")
        page.text(entry.summary + ".")
      }
      page.macro("El")
    }
    page.macro("Sh SHELL COMPLETION")
    page.text(
      """
      The option --generate-completion-script, followed by bash, zsh or fish, prints a script that \
      completes commands, options, values, names of animations and files.
      """)
    page.literal(["kymo --generate-completion-script bash > kymo.bash"])
    footer(&page, examples: Self.examples, seeAlso: commands.map { "kymo-\($0.commandName)" })
    return page.lines.joined(separator: "\n") + "\n"
  }

  private func page(of command: ToolDescription.Command) -> String {
    let name = "kymo-\(command.commandName)"
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    var page = MdocText()
    header(&page, name, command.abstract ?? "")
    page.macro("Sh SYNOPSIS")
    page.macro("Nm kymo \(command.commandName)")
    for argument in arguments { page.macro(synopsis(of: argument)) }
    page.macro("Sh DESCRIPTION")
    page.text(command.abstract ?? "")
    let (words, examples) = Self.split(command.discussion ?? "")
    for paragraph in words {
      page.macro("Pp")
      page.text(paragraph)
    }
    list(arguments, &page)
    if command.commandName == "scenario" {
      page.macro("Sh SCENARIOS")
      page.text(
        """
        A scenario is a small Swift file. Values are numbers, true and false, strings, \
        CGSize, CGPoint, CGVector, CGRect, Angle and UnitPoint, combined with Swift's operators, \
        min, max, abs and the ternary operator. In the forms below EXPR is an animation as in
        """)
      page.macro("Sy kymo Ns (1) .")
      page.macro("Bl -tag -width Ds")
      for form in language.scenarioForms {
        page.macro("It Li \(MdocText.argument(form.form))")
        page.text(form.summary.prefix(1).uppercased() + form.summary.dropFirst() + ".")
      }
      page.macro("El")
    }
    footer(&page, examples: examples, seeAlso: ["kymo"])
    return page.lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Parts

  /// The list of arguments, with the titles of their groups.
  private func list(_ arguments: [ToolDescription.Argument], _ page: inout MdocText) {
    var titles: [String] = []
    for argument in arguments where argument.kind != "positional" {
      let title = argument.sectionTitle ?? Self.otherTitle
      if !titles.contains(title) { titles.append(title) }
    }
    page.macro("Pp")
    page.text("The arguments are:")
    items(arguments.filter { $0.kind == "positional" }, &page)
    for title in titles {
      page.macro("Ss \(title)")
      items(
        arguments.filter {
          $0.kind != "positional" && ($0.sectionTitle ?? Self.otherTitle) == title
        }, &page)
    }
  }

  private func items(_ arguments: [ToolDescription.Argument], _ page: inout MdocText) {
    page.macro("Bl -tag -width Ds")
    for argument in arguments {
      page.macro("It \(heading(of: argument))")
      page.text(help(of: argument))
    }
    page.macro("El")
  }

  /// The title of options that every command has.
  private static let otherTitle = "Other options"

  private func header(_ page: inout MdocText, _ name: String, _ abstract: String) {
    page.macro("Dd \(Self.date)")
    page.macro("Dt \(name.uppercased()) 1")
    page.macro("Os")
    page.macro("Sh NAME")
    page.macro("Nm \(name)")
    let summary = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    page.macro("Nd \(MdocText.escaped(summary.prefix(1).lowercased() + summary.dropFirst()))")
  }

  private func footer(_ page: inout MdocText, examples: [String], seeAlso: [String]) {
    page.macro("Sh ENVIRONMENT")
    page.macro("Bl -tag -width SOURCE_DATE_EPOCH")
    for (name, meaning) in Self.environment {
      page.macro("It Ev \(name)")
      page.text(meaning)
    }
    page.macro("El")
    page.macro("Sh EXIT STATUS")
    page.macro("Bl -tag -width Ds")
    for (status, meaning) in Self.statuses {
      page.macro("It \(status)")
      page.text(meaning)
    }
    page.macro("El")
    if !examples.isEmpty {
      page.macro("Sh EXAMPLES")
      page.literal(examples)
    }
    page.macro("Sh SEE ALSO")
    let names = seeAlso.sorted()
    for (index, name) in names.enumerated() {
      page.macro("Sy \(name) Ns (1)" + (index == names.count - 1 ? "" : " ,"))
    }
  }

  private func discussion(_ text: String, _ page: inout MdocText) {
    for (index, paragraph) in Self.split(text).words.enumerated() {
      if index > 0 { page.macro("Pp") }
      page.text(paragraph)
    }
  }

  /// Running text in paragraphs, and the indented lines of a discussion, which are examples.
  private static func split(_ discussion: String) -> (words: [String], examples: [String]) {
    var words: [String] = []
    var examples: [String] = []
    var paragraph = ""
    let lines = discussion.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines + [""] {
      if line.hasPrefix("    ") {
        examples.append(String(line.dropFirst(4)))
      } else if line.isEmpty {
        if !paragraph.isEmpty { words.append(paragraph) }
        paragraph = ""
      } else {
        paragraph += (paragraph.isEmpty ? "" : " ") + line
      }
    }
    return (words, examples)
  }

  private func synopsis(of argument: ToolDescription.Argument) -> String {
    let name = argument.valueName ?? "value"
    switch argument.kind {
    case "positional":
      if argument.isRepeating { return "Ar \(name) ..." }
      return argument.isOptional ? "Op Ar \(name)" : "Ar \(name)"
    case "flag": return "Op \(flags(of: argument, separator: " | "))"
    default: return "Op \(flags(of: argument, separator: " | ")) Ar \(name)"
    }
  }

  private func heading(of argument: ToolDescription.Argument) -> String {
    switch argument.kind {
    case "positional": "Ar \(argument.valueName ?? "value")"
    case "flag": flags(of: argument, separator: " , ")
    default: "\(flags(of: argument, separator: " , ")) Ar \(argument.valueName ?? "value")"
    }
  }

  private func flags(of argument: ToolDescription.Argument, separator: String) -> String {
    (argument.names ?? []).map { name in
      name.kind == "short" ? "Fl \(name.name)" : "Fl \\-\(MdocText.escaped(name.name))"
    }.joined(separator: separator)
  }

  private func help(of argument: ToolDescription.Argument) -> String {
    if argument.names?.contains(where: { $0.name == "help" }) == true { return Self.help }
    var text = argument.abstract ?? ""
    if let values = argument.allValues, argument.kind != "flag" {
      text += " The values are \(values.joined(separator: ", "))."
    }
    if let value = argument.defaultValue, argument.kind != "flag" {
      text += " The default is \(value)."
    }
    return [text, argument.discussion].compactMap { $0 }.joined(separator: " ")
  }

  /// The description of the parser's own option.
  private static let help = "Show the most used options (-h), or all of them (--help)."

  // MARK: - Texts that the tool does not provide

  private static let headings = [
    ("animation", "Animations"), ("modifier", "Modifiers"), ("spring", "Springs"),
    ("unitCurve", "Unit curves"), ("unitPoint", "Control points"),
    ("uiKit", "UIKit and Core Animation"), ("css", "CSS easing functions"),
  ]

  private static let environment = [
    ("COLUMNS", "The width of a text figure that does not go to a terminal; the default is 80."),
    ("KYMO_REDUCE_MOTION", "Unless it is empty or 0, a film in the terminal is one still picture."),
    ("LINES", "The height of a text figure that does not go to a terminal; the default is 24."),
    (
      "LC_ALL , LC_CTYPE , LANG",
      "In a terminal whose locale is not UTF-8, text figures have only ASCII characters."
    ),
    ("NO_COLOR", "If it is not empty, text is colored only with --color always."),
    ("SOURCE_DATE_EPOCH", "The date that a PDF carries, in seconds since 1970."),
    ("TERM", "If it is dumb, text is colored only with --color always."),
  ]

  private static let statuses = [
    ("0", "Done."),
    ("1", "A check that was asked for failed."),
    ("64", "The command line is wrong."),
    ("65", "An expression, a scenario or a data file is not understood."),
    ("66", "An input cannot be opened."),
    ("73", "An output cannot be created."),
    ("74", "Reading or writing failed after it had begun."),
  ]

  private static let examples = [
    "kymo plot '.spring(duration: 0.5, bounce: 0.3)' .easeInOut -o compare.png",
    "kymo plot '.spring(bounce: [0, 0.15, 0.3])' --show value,velocity -o sweep.svg",
    "kymo sample .bouncy --fps 120 -o bouncy.csv",
    "kymo interrupt .bouncy .smooth --at 0.2 -o reversed.png",
    "kymo inspect 'css:300ms ease-out' '.easeOut(duration: 0.3)'",
  ]
}
