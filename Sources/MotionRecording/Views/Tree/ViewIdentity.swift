/// What makes a view the same from update to update: it keeps its states, and its animations continue.
///
/// Whoever evaluates the views gives the numbers: equal ones for a call at the same place of the source, in the same
/// branch, with the same ids around it.
public struct ViewIdentity: Hashable, Sendable {
  /// The number.
  public let number: Int

  /// Takes a number.
  public init(_ number: Int) {
    self.number = number
  }
}

/// Where in the source something is written; the script that made it can put it in words.
public struct ViewPlace: Hashable, Sendable {
  /// Which of the files, from 0.
  public var file: Int

  /// UTF-8 offset in the file.
  public var offset: Int

  /// Makes a place.
  public init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }
}

/// A value of which only matters whether it is the same as before.
public struct ViewKey: Hashable, Sendable {
  /// A text that equal values have in common, and others do not have.
  public var text: String

  /// Takes a text.
  public init(_ text: String) {
    self.text = text
  }
}

/// What a view is called before the whole run is known.
public struct ViewName: Hashable, Sendable {
  /// Its identifier, its own type or its kind: `CardView`, `Image`.
  public var base: String

  /// The literal that tells it from others of its kind, in quotes: `"heart.fill"`; nil if there is none.
  public var literal: String?

  /// Makes a name.
  public init(_ base: String, literal: String? = nil) {
    self.base = base
    self.literal = literal
  }
}

/// Something that is not known; the script knows what and why.
public struct ViewUnknown: Hashable, Sendable {
  /// Which of the script's unknown values it is.
  public let number: Int

  /// Takes a number.
  public init(_ number: Int) {
    self.number = number
  }
}
