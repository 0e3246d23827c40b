internal import DrawingModel

/// The colours of curves on one ground.
///
/// The six colours have one name each on either ground: blue, orange, purple, teal, wine, gold. They
/// differ from each other by at least 12.8 on white and 15.3 on black (100 × distance in OKLab) in
/// normal sight and in the simulated kinds of colour blindness of Machado, Oliveira and Fernandes
/// (2009), and from the ground by 3:1 to 11:1. Where a colour is too faint to read, its label has a
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
  /// Whether a person chose the colours one by one, so that sweeps have them too instead of a ramp.
  var isOwn = false

  /// For a white ground.
  static let light = Palette(
    lines: [0x205DCB, 0xE07316, 0x5C2485, 0x38A389, 0x7C183C, 0x7E5C00],
    labels: [0x205DCB, 0xB85B02, 0x5C2485, 0x09846C, 0x7C183C, 0x7E5C00],
    ramp: [0x528EFC, 0x3978EB, 0x2262D6, 0x0A4DBF, 0x013C9E, 0x002C7C, 0x001E59],
    labelRamp: [0x3671DD, 0x3170E3, 0x2262D6, 0x0A4DBF, 0x013C9E, 0x002C7C, 0x001E59],
    quiet: 0x57606A)

  /// For a nearly black ground.
  static let dark = Palette(
    lines: [0x8B97D4, 0xDD834F, 0x8F4BC7, 0x87DBC2, 0xC73064, 0xEEC712],
    labels: [0x8B97D4, 0xDD834F, 0xA662E0, 0x87DBC2, 0xE14A79, 0xEEC712],
    ramp: [0x2061D4, 0x3877EA, 0x528FFC, 0x76A7FE, 0x9ABFFE, 0xBED5FE, 0xE1ECFF],
    labelRamp: [0x3D7EF3, 0x3E7EF1, 0x528FFC, 0x76A7FE, 0x9ABFFE, 0xBED5FE, 0xE1ECFF],
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

  /// The colour at a position on a ramp, 0 for its first stop and 1 for its last.
  static func color(on ramp: [Color], at position: Double) -> Color {
    let scaled = (position > 0 ? min(position, 1) : 0) * Double(ramp.count - 1)
    let index = min(Int(saturating: scaled), ramp.count - 2)
    return ramp[index].mixed(with: ramp[index + 1], fraction: scaled - Double(index))
  }
}
