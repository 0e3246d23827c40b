internal import ArgumentParser

/// The option for the color of text for people.
struct ColorOptions: ParsableArguments {
  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  /// Whether text that goes to a destination is colored.
  func usesColor(to destination: OutputDestination) -> Bool {
    color.usesColor(to: destination)
  }
}

/// The choice of when text is colored.
enum ColorChoice: String, ChoiceArgument {
  case auto
  case always
  case never

  /// The help of the option that takes this choice.
  static let help = ArgumentHelp(
    "When to color text.",
    discussion: "auto colors text for a terminal, unless NO_COLOR is set or TERM is dumb.",
    valueName: "when")

  /// Whether text that goes to a destination is colored.
  func usesColor(to destination: OutputDestination) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = Process.environment("NO_COLOR"), !value.isEmpty { return false }
      if Process.environment("TERM") == "dumb" { return false }
      guard case .standardOutput = destination else { return false }
      return FileDescriptor.standardOutput.isTerminal
    }
  }
}
