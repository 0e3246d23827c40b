internal import DrawingModel

extension ChartTheme {
  /// The colors of curves.
  var palette: Palette {
    switch curves {
    case .own(let colors) where !colors.isEmpty: return Palette(own: colors, in: self)
    case .palette(let name) where name != .standard: return Palette(name, in: self)
    case .palette, .own: break
    }
    let standard = isLightOnDark ? Palette.dark : Palette.light
    guard case .color = background else { return standard }
    return standard.readable(in: self)
  }
}

extension NamedPalette {
  /// The colors of curves in their order.
  fileprivate func colors(_ theme: ChartTheme) -> [Color] {
    switch self {
    case .standard: (theme.isLightOnDark ? Palette.dark : Palette.light).lines
    case .okabeIto:
      hex([0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0xF0E442])
        + [theme.text]
    case .tolBright:
      hex([0x4477AA, 0xEE6677, 0x228833, 0xCCBB44, 0x66CCEE, 0xAA3377, 0xBBBBBB])
    case .gray: [0.1, 0.48, 0.3].map { theme.text.mixed(with: theme.ground, fraction: $0) }
    }
  }

  private func hex(_ colors: [UInt32]) -> [Color] { colors.map { Color(hex: $0) } }
}

extension Palette {
  /// The least contrast of lines on the ground: light lines on dark need more to look as strong.
  private static func leastLine(in theme: ChartTheme) -> Double {
    theme.isLightOnDark ? leastWord : 3.05
  }
  /// The largest contrast of lines on the ground.
  private static let mostLine = 10.95
  /// The least contrast of words on the ground.
  private static let leastWord = 4.55

  /// Makes a named palette whose colors are adjusted until they stand out from the ground.
  init(_ name: NamedPalette, in theme: ChartTheme) {
    self.init(name.colors(theme), in: theme)
  }

  /// Makes a palette of custom colors; those of words about curves are adjusted until they can be
  /// read.
  init(own colors: [Color], in theme: ChartTheme) {
    let readable = Palette(colors, in: theme)
    self.init(
      lines: colors, labels: readable.labels, ramp: readable.ramp, labelRamp: readable.labelRamp,
      quiet: readable.quiet, isOwn: true)
  }

  private init(_ colors: [Color], in theme: ChartTheme) {
    let ground = theme.ground
    let lines = Self.lines(colors, in: theme)
    // One hue from faint to strong: the first color, with an increasing part of the text's color.
    let first = lines[0].calm(on: ground, at: 5.5)
    let last = first.mixed(with: theme.text, fraction: 0.66).calm(on: ground, at: Self.mostLine)
    let stops = (0..<7).map { first.mixed(with: last, fraction: Double($0) / 6) }
    self.init(
      lines: lines, labels: lines.map { $0.readable(on: ground, at: Self.leastWord) },
      ramp: stops, labelRamp: stops.map { $0.readable(on: ground, at: Self.leastWord) },
      quiet: theme.secondaryText)
  }

  /// The same palette adjusted to another ground than its own.
  func readable(in theme: ChartTheme) -> Palette {
    let ground = theme.ground
    func words(_ colors: [Color]) -> [Color] {
      colors.map { $0.readable(on: ground, at: Self.leastWord) }
    }
    return Palette(
      lines: Self.lines(lines, in: theme), labels: words(labels), ramp: Self.lines(ramp, in: theme),
      labelRamp: words(labelRamp), quiet: words([quiet])[0])
  }

  /// Colors adjusted until they stand out from the ground without glaring.
  private static func lines(_ colors: [Color], in theme: ChartTheme) -> [Color] {
    let ground = theme.ground
    return colors.map {
      $0.readable(on: ground, at: leastLine(in: theme)).calm(on: ground, at: mostLine)
    }
  }

  fileprivate init(
    lines: [Color], labels: [Color], ramp: [Color], labelRamp: [Color], quiet: Color,
    isOwn: Bool = false
  ) {
    self.lines = lines
    self.labels = labels
    self.ramp = ramp
    self.labelRamp = labelRamp
    self.quiet = quiet
    self.isOwn = isOwn
  }
}
