internal import ArgumentParser
internal import ChartLayout
internal import DrawingModel

/// The custom look of a picture.
struct FigureLook {
  /// The colors of the curves, as typed; nil for those of the palette.
  var colors: String?

  /// The palette of the curves; nil for the standard one.
  var palette: PaletteName?

  /// The choice of when lines of curves are dashed; nil for only where it is needed.
  var dash: DashName?

  /// The background, as typed; nil for the theme's.
  var background: String?

  /// The form of the words in an SVG; nil for the usual one.
  var textKind: TextKind?

  /// Refuses invalid colors, and two kinds of colors at once.
  func validate() throws {
    if colors != nil, palette != nil {
      throw ValidationError("--colors and --palette both color the curves; give one of them")
    }
    _ = try ownColors()
    _ = try backgroundLook()
  }

  /// Whether any colors of the picture are given.
  var hasColors: Bool { colors != nil || palette != nil || background != nil }

  /// The colors of curves.
  func curveColors() throws -> ChartTheme.CurveColors {
    if let own = try ownColors() { return .own(own) }
    return .palette(palette?.palette ?? .standard)
  }

  /// Returns the background of the picture.
  func backgroundLook() throws -> ChartTheme.Background {
    guard let background else { return .usual }
    if background == "transparent" { return .transparent }
    return .color(
      try Self.color(
        background, in: "--background", or: "'transparent', or a color such as '#fdf6e3'"))
  }

  /// Whether the background is a color.
  func hasColoredBackground() throws -> Bool {
    if case .color = try backgroundLook() { true } else { false }
  }

  private func ownColors() throws -> [Color]? {
    guard let colors else { return nil }
    return try colors.split(separator: ",", omittingEmptySubsequences: false).map {
      try Self.color(
        String($0.filter { $0 != " " }), in: "--colors",
        or: "colors such as '#205dcb,#e07316', separated by commas")
    }
  }

  /// Reads a color of three or six hexadecimal digits.
  private static func color(_ text: String, in option: String, or wanted: String) throws -> Color {
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    let isHexadecimal = digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    if isHexadecimal, digits.count == 6 || digits.count == 3 {
      let full = digits.count == 6 ? digits : digits.map { "\($0)\($0)" }.joined()
      if let hex = UInt32(full, radix: 16) { return Color(hex: hex) }
    }
    var hint = ""
    if let known = names[digits.lowercased()] {
      hint = "; write '\(known)'"
    } else if isHexadecimal, !digits.isEmpty {
      hint = "; a color has three or six digits; this one has \(digits.count)"
    } else if "transparent".hasPrefix(digits.lowercased().prefix(4)), digits.count > 3 {
      hint = option == "--background" ? "; did you mean 'transparent'?" : ""
    }
    let found = text.isEmpty ? "nothing" : "'\(text)'"
    throw ValidationError("\(option) needs \(wanted), found \(found)\(hint)")
  }

  /// The names of colors that people type, with their values.
  ///
  /// Source: CSS Color Module Level 4, section 6.1.
  private static let names = [
    "black": "#000000", "white": "#ffffff", "gray": "#808080", "grey": "#808080",
    "silver": "#c0c0c0", "red": "#ff0000", "maroon": "#800000", "orange": "#ffa500",
    "yellow": "#ffff00", "olive": "#808000", "lime": "#00ff00", "green": "#008000",
    "aqua": "#00ffff", "cyan": "#00ffff", "teal": "#008080", "blue": "#0000ff",
    "navy": "#000080", "fuchsia": "#ff00ff", "magenta": "#ff00ff", "purple": "#800080",
    "pink": "#ffc0cb", "brown": "#a52a2a", "gold": "#ffd700", "none": "transparent",
  ]
}

/// A palette by its name.
enum PaletteName: String, ChoiceArgument {
  case standard
  case okabeIto = "okabe-ito"
  case tolBright = "tol-bright"
  case gray

  /// The palette.
  var palette: NamedPalette {
    switch self {
    case .standard: .standard
    case .okabeIto: .okabeIto
    case .tolBright: .tolBright
    case .gray: .gray
    }
  }
}

/// The choice of when lines of curves are dashed.
enum DashName: String, ChoiceArgument {
  case auto
  case always
  case never

  /// The corresponding dashing of a figure.
  var dashing: ChartTheme.Dashing {
    switch self {
    case .auto: .automatic
    case .always: .always
    case .never: .never
    }
  }
}

/// The form of the words in an SVG.
enum TextKind: String, ChoiceArgument {
  case fonts
  case outlines
}
