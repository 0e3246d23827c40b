internal import CurveGeometry
internal import DrawingModel

/// The colors of curves on one ground.
///
/// The six colors have one name each on either ground: blue, orange, purple, teal, wine, gold. They
/// differ from each other by at least 12.7 (100 × distance in OKLab; the first four on black by 13.2) in
/// normal sight and in the simulated kinds of color blindness of Machado, Oliveira and Fernandes
/// (2009). Lines have a contrast of 3:1 to 11:1 on white and of 4.5:1 to 11:1 on black, words of 4.5:1: where a
/// color on white is too faint to read, its label has a darker one of the same hue.
struct Palette: Hashable, Sendable {
  /// The colors of lines, in the order in which they are used.
  let lines: [Color]
  /// The colors of the words beside the lines.
  let labels: [Color]
  /// Stops of an ordered single-hue ramp for lines, from faint to strong, evenly spaced.
  let ramp: [Color]
  /// The stops of the ramp for words.
  let labelRamp: [Color]
  /// The color of lines and words about motion at rest.
  let quiet: Color
  /// Whether the colors were chosen one by one, so that sweeps have them, too, instead of a ramp.
  var isOwn = false

  /// The palette for a white ground.
  static let light = Palette(
    lines: [0x205DCB, 0xE07316, 0x5C2485, 0x38A389, 0x7C183C, 0x7E5C00],
    labels: [0x205DCB, 0xB85B02, 0x5C2485, 0x09846C, 0x7C183C, 0x7E5C00],
    ramp: [0x528FFF, 0x397DFA, 0x2A6DE9, 0x1A5DD8, 0x064DC7, 0x0140AE, 0x013592],
    labelRamp: [0x2D70EC, 0x2C6FEA, 0x2A6DE9, 0x1A5DD8, 0x064DC7, 0x0140AE, 0x013592],
    quiet: 0x57606A)

  /// The palette for a nearly black ground.
  static let dark = Palette(
    lines: [0x8B97D4, 0xE08C34, 0xB44BFF, 0x87DBC2, 0xEC347C, 0xEEC712],
    labels: [0x8B97D4, 0xE08C34, 0xB44BFF, 0x87DBC2, 0xEC347C, 0xEEC712],
    ramp: [0x397CFA, 0x4A8AFF, 0x5F98FF, 0x73A5FF, 0x87B2FE, 0x9ABEFE, 0xADCBFE],
    labelRamp: [0x397CFA, 0x4A8AFF, 0x5F98FF, 0x73A5FF, 0x87B2FE, 0x9ABEFE, 0xADCBFE],
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

  /// The color at a position on a ramp, 0 for its first stop and 1 for its last.
  static func color(on ramp: [Color], at position: Double) -> Color {
    let scaled = (position > 0 ? min(position, 1) : 0) * Double(ramp.count - 1)
    let index = min(Int(saturating: scaled), ramp.count - 2)
    return ramp[index].mixed(with: ramp[index + 1], fraction: scaled - Double(index))
  }
}
