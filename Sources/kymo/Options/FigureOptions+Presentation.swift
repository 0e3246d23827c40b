internal import ArgumentParser

/// How a figure reaches its readers: in both themes, in words, in the terminal.
extension FigureOptions {
  /// Whether a figure or its description is asked for without a word on the output.
  var drawsByItself: Bool { altText || inline != nil }

  /// Refuses what contradicts itself whatever the output is.
  func checkPresentation() throws {
    if pair, let theme {
      throw ValidationError(
        "--pair draws the light and the dark theme; leave out --theme \(theme.rawValue)")
    }
    if pair, altText {
      throw ValidationError(
        "--pair prints the description of --alt-text in its HTML; give one of them")
    }
    if try look.hasColoredBackground(), pair || theme == .auto {
      throw ValidationError(
        "--background gives both themes one ground; leave out \(pair ? "--pair" : "--theme auto"), "
          + "or ask for --background transparent")
    }
    if look.textKind == .outlines, theme == .auto {
      throw ValidationError(
        "--text outlines draws letters in one set of colors; --pair makes a file for each theme")
    }
    if inline != nil {
      if look.textKind != nil {
        throw ValidationError("--text is for SVG; a picture in a terminal has pixels")
      }
      if pair { throw ValidationError("--pair writes files, but --inline writes none") }
      if theme == .auto { throw ValidationError(Self.automaticNeedsSVG("a picture in a terminal")) }
      if altText { throw ValidationError("--alt-text prints words; leave out --inline") }
    }
  }

  /// Why `--theme auto` is for SVG alone.
  static func automaticNeedsSVG(_ what: String) -> String {
    """
    \(what) has one set of colors, so it cannot follow its reader's dark mode; \
    --theme auto is for SVG, and --pair makes two files of any picture
    """
  }
}
