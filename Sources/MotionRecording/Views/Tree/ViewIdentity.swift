/// The identity of a view, which is the same from update to update: the view keeps its states, and its animations
/// continue.
///
/// The evaluator of the views gives the numbers: they are equal for a call at the same position in the source, in the
/// same branch, with the same ids around it.
public struct ViewIdentity: Hashable, Sendable {
  /// The number of the view.
  public let number: Int

  /// Makes an identity from its number.
  public init(_ number: Int) {
    self.number = number
  }
}

/// A position in the source; the script to which it belongs can print it.
public struct SourceOffset: Hashable, Sendable {
  /// The index of the file, from 0.
  public var file: Int

  /// The UTF-8 offset in the file.
  public var offset: Int

  /// Makes a position.
  public init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }
}

/// A value that is only compared with the previous one.
public struct ViewKey: Hashable, Sendable {
  /// A text that is the same for equal values, and differs for others.
  public var text: String

  /// The unknown value of the script because of which this value is unknown; nil if it is known.
  public var unknown: ViewUnknown?

  /// Makes a key from a text.
  public init(_ text: String, unknown: ViewUnknown? = nil) {
    self.text = text
    self.unknown = unknown
  }

  /// Whether the value certainly differs from the previous one.
  func hasChanged(from old: ViewKey) -> Bool {
    unknown == nil && old.unknown == nil && text != old.text
  }
}

/// The name of a view before the whole run is known.
public struct ViewName: Hashable, Sendable {
  /// The identifier of the view, its own type or its kind: `CardView`, `Image`.
  public var base: String

  /// The literal that distinguishes the view from others of its kind, in quotes: `"heart.fill"`; nil if there is none.
  public var literal: String?

  /// Makes a name.
  public init(_ base: String, literal: String? = nil) {
    self.base = base
    self.literal = literal
  }
}

/// An unknown value; the script knows the value and the reason.
public struct ViewUnknown: Hashable, Sendable {
  /// The number of the value among the script's unknown values.
  public let number: Int

  /// Makes an unknown value from its number.
  public init(_ number: Int) {
    self.number = number
  }
}
