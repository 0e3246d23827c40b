/// A problem with a text, as data; the readers that find problems have types of their own for them.
public protocol Problem: Hashable, Sendable {
  /// The problem, in one line: the text that was found, the text that was expected, and the nearest valid spelling.
  var sentence: String { get }

  /// Whether the problem concerns a file as a whole, so that no line of the file is shown.
  var concernsWholeFile: Bool { get }
}

extension Problem {
  /// False, as most problems have a position.
  public var concernsWholeFile: Bool { false }

  /// Returns whether another problem is equal to this one.
  public func isEqual(to other: any Problem) -> Bool { self == other as? Self }
}
