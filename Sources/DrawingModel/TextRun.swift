/// A face at a size, independent of the families that a machine has.
public struct Font: Hashable, Sendable {
  /// The kind of face.
  public enum Face: String, Hashable, Sendable {
    /// The sans serif for words.
    case sans
    /// The face of equal widths for code.
    case monospaced
  }

  /// The strength of the strokes.
  public enum Weight: String, Hashable, Sendable {
    /// For everything but titles.
    case regular
    /// For titles.
    case bold
  }

  /// The kind of face.
  public var face: Face
  /// The size of the em square in points.
  public var size: Double
  /// The strength of the strokes.
  public var weight: Weight

  /// Makes a font; by default a regular sans serif.
  public init(face: Face = .sans, size: Double, weight: Weight = .regular) {
    self.face = face
    self.size = size
    self.weight = weight
  }
}

/// One line of text in one font and color.
public struct TextRun: Hashable, Sendable {
  /// The part of the text that is at the point at which it is drawn.
  public enum Anchor: String, Hashable, Sendable {
    /// The left end of the baseline.
    case start
    /// The middle of the baseline.
    case middle
    /// The right end of the baseline.
    case end
  }

  /// The text, on one line.
  public var text: String
  /// The face and its size.
  public var font: Font
  /// The part of the text that is at the point at which it is drawn.
  public var anchor: Anchor
  /// The degrees by which the text is rotated clockwise around that point.
  public var rotation: Double
  /// The color of the glyphs.
  public var color: Color

  /// Makes a line of text, by default upright and drawn from its left end.
  public init(
    _ text: String, font: Font, anchor: Anchor = .start, rotation: Double = 0, color: Color
  ) {
    self.text = text
    self.font = font
    self.anchor = anchor
    self.rotation = rotation
    self.color = color
  }
}
