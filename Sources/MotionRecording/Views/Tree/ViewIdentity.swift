/// The identity of a view, which is the same from update to update: the view keeps its states, and its animations
/// continue.
///
/// The evaluator of the views gives the numbers: equal ones for a call at the same position in the source, in the
/// same branch, with the same ids around it.
public struct ViewIdentity: Hashable, Sendable {
  /// The number.
  public let number: Int

  /// Creates one from its number.
  public init(_ number: Int) {
    self.number = number
  }
}

/// The place in the source where something is written; the script that made it can print it.
public struct SourceOffset: Hashable, Sendable {
  /// The index of the file, from 0.
  public var file: Int

  /// UTF-8 offset in the file.
  public var offset: Int

  /// Creates a position.
  public init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }
}

/// A value that is only compared with the one before.
public struct ViewKey: Hashable, Sendable {
  /// A text that is the same for equal values, and different for others.
  public var text: String

  /// The unknown value of the script that makes this value unknown; nil for a value that is known.
  public var unknown: ViewUnknown?

  /// Creates a key from a text.
  public init(_ text: String, unknown: ViewUnknown? = nil) {
    self.text = text
    self.unknown = unknown
  }

  /// Whether the value is certainly another one than before.
  func hasChanged(from old: ViewKey) -> Bool {
    unknown == nil && old.unknown == nil && text != old.text
  }
}

/// The name of a view before the whole run is known.
public struct ViewName: Hashable, Sendable {
  /// Its identifier, its own type or its kind: `CardView`, `Image`.
  public var base: String

  /// The literal that distinguishes it from others of its kind, in quotes: `"heart.fill"`; nil if there is none.
  public var literal: String?

  /// Creates a name.
  public init(_ base: String, literal: String? = nil) {
    self.base = base
    self.literal = literal
  }
}

/// Something that is not known; the script knows what and why.
public struct ViewUnknown: Hashable, Sendable {
  /// The number of the value among the script's unknown values.
  public let number: Int

  /// Creates one from its number.
  public init(_ number: Int) {
    self.number = number
  }
}
