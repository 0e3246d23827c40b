internal import CairoDrawing

/// The facts about a terminal's pictures that its environment gives, without asking the terminal.
enum InlineTerminal {
  /// Whether a terminal shows pictures.
  enum Capability: Equatable {
    /// The terminal shows pictures, by a protocol.
    case shows(InlineProtocol)
    /// The terminal shows no pictures, or it is not known whether it does; the words say which, as
    /// the beginning of a sentence.
    case cannot(String)
  }

  /// Returns the capability that the environment variables indicate.
  ///
  /// - Parameter variable: Returns the value of a variable by its name.
  static func capability(of variable: (String) -> String?) -> Capability {
    let type = variable("TERM") ?? ""
    let program = variable("TERM_PROGRAM") ?? ""
    // A multiplexer keeps the variables of the terminal around it but does not pass its pictures
    // on.
    if variable("TMUX") != nil || program == "tmux" || type.hasPrefix("tmux") {
      return .cannot("tmux does not pass on pictures")
    }
    if variable("STY") != nil || type.hasPrefix("screen") {
      return .cannot("screen does not pass on pictures")
    }
    if type == "dumb" || type == "linux" {
      return .cannot("this terminal (TERM=\(type)) cannot show pictures")
    }
    if variable("KITTY_WINDOW_ID") != nil || ["xterm-kitty", "xterm-ghostty"].contains(type)
      || program == "ghostty"
    {
      return .shows(.kitty)
    }
    if ["iTerm.app", "WezTerm", "mintty"].contains(program)
      || variable("LC_TERMINAL") == "iTerm2"
    {
      return .shows(.iterm2)
    }
    if variable("KONSOLE_VERSION") != nil
      || ["foot", "mlterm", "contour", "yaft"].contains(where: { type.hasPrefix($0) })
    {
      return .shows(.sixel)
    }
    let name = [program, type].first { !$0.isEmpty } ?? "without a name"
    return .cannot("it is not known whether this terminal (\(name)) can show pictures")
  }
}
