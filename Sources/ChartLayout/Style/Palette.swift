internal import DrawingModel

/// The colours of curves on one ground.
///
/// The six colours differ from each other by at least 14 (100 × distance in OKLab) in normal
/// sight and in the simulated kinds of colour blindness of Machado, Oliveira and Fernandes (2009),
/// and from the ground by at least 3:1. Where a colour is too faint to read, its label has a
/// darker or lighter one of the same hue, at least 4.5:1.
struct Palette: Hashable, Sendable {
  /// The colours of lines, in the order they are used.
  let lines: [Color]
  /// The colours of the words beside them.
  let labels: [Color]
  /// Stops of an ordered single-hue ramp for lines, from faint to strong, evenly spaced.
  let ramp: [Color]
  /// The ramp for words.
  let labelRamp: [Color]
  /// Lines and words about what is at rest.
  let quiet: Color

  /// For a white ground.
  static let light = Palette(
    lines: [0x2B59C8, 0xE66700, 0x67386C, 0x588CFF, 0xA33E23, 0x9E7994],
    labels: [0x2B59C8, 0xC05502, 0x67386C, 0x3E6FE0, 0xA33E23, 0x8E6A84],
    ramp: [0x628EED, 0x4B79E0, 0x3664D0, 0x2551BB, 0x1A409E, 0x14327B, 0x0E2459],
    labelRamp: [0x4871CE, 0x4370D7, 0x3664D0, 0x2551BB, 0x1A409E, 0x14327B, 0x0E2459],
    quiet: 0x57606A)

  /// For a nearly black ground.
  static let dark = Palette(
    lines: [0x719CF5, 0xFB4C10, 0xD9FF17, 0x2EEBFB, 0xFAB18B, 0xB26C91],
    labels: [0x719CF5, 0xFB4C10, 0xD9FF17, 0x2EEBFB, 0xFAB18B, 0xB26C91],
    ramp: [0x3764CD, 0x4C7AE2, 0x6591F1, 0x82A9FA, 0xA2C1FE, 0xC4D8FF, 0xE7EFFF],
    labelRamp: [0x4E7DE9, 0x4F7EE6, 0x6591F1, 0x82A9FA, 0xA2C1FE, 0xC4D8FF, 0xE7EFFF],
    quiet: 0x9AA4B2)

  private init(
    lines: [UInt32], labels: [UInt32], ramp: [UInt32], labelRamp: [UInt32], quiet: UInt32
  ) {
    self.lines = lines.map { Color(hex: $0) }
    self.labels = labels.map { Color(hex: $0) }
    self.ramp = ramp.map { Color(hex: $0) }
    self.labelRamp = labelRamp.map { Color(hex: $0) }
    self.quiet = Color(hex: quiet)
  }

  /// The colour at a place on a ramp, 0 for its first stop and 1 for its last.
  static func color(on ramp: [Color], at place: Double) -> Color {
    let scaled = (place > 0 ? min(place, 1) : 0) * Double(ramp.count - 1)
    let index = min(Int(saturating: scaled), ramp.count - 2)
    return ramp[index].mixed(with: ramp[index + 1], fraction: scaled - Double(index))
  }
}
