/// A problem with a text, as data; the readers that find it have types of their own for it.
public protocol Problem: Hashable, Sendable {
  /// The problem, in one line: the text that was found, the text that was expected, and the nearest valid spelling.
  var sentence: String { get }

  /// Whether it is wrong with a file as a whole, so that no line of it is shown.
  var concernsWholeFile: Bool { get }
}

extension Problem {
  /// False: what is wrong has a position.
  public var concernsWholeFile: Bool { false }

  /// Whether another problem is the same one.
  public func isEqual(to other: any Problem) -> Bool { self == other as? Self }
}
