public import AnimationModel

/// The options for a run of an app's views.
public struct ViewOptions: Hashable, Sendable {
  /// The view to show: the name of a type, or a call with arguments; nil for the view that the files determine.
  public var root: String?

  /// The actions to perform, each as statements of a scenario; empty where the files contain them.
  public var actions: [String]

  /// The values that the files do not determine, each as `NAME=EXPR`.
  public var settings: [String]

  /// The attributes with rows, as names in which `*` matches any characters; empty for all.
  public var patterns: [String]

  /// Whether attributes that never move have rows, too.
  public var showsConstants: Bool

  /// Whether colors that are written as numbers have rows, of red, green, blue and opacity.
  ///
  /// The interpolation of colors in SwiftUI is not documented.
  public var showsColors: Bool

  /// The size of the screen in points.
  public var screen: ViewSize

  /// The seed of random numbers; nil for the middle of every range.
  public var seed: UInt64?

  /// Makes options.
  public init(
    root: String? = nil, actions: [String] = [], settings: [String] = [], patterns: [String] = [],
    showsConstants: Bool = false, showsColors: Bool = false,
    screen: ViewSize = ViewSize(width: 393, height: 852),
    seed: UInt64? = nil
  ) {
    self.root = root
    self.actions = actions
    self.settings = settings
    self.patterns = patterns
    self.showsConstants = showsConstants
    self.showsColors = showsColors
    self.screen = screen
    self.seed = seed
  }

  /// Whether a row with a name is shown.
  var shows: @Sendable (String) -> Bool {
    let patterns = patterns.map(NamePattern.init)
    return { name in patterns.isEmpty || patterns.contains { $0.matches(name) } }
  }

  /// Whether all options have their default values.
  public var isDefault: Bool { self == ViewOptions() }
}

/// An invalid option for a run of views.
public struct ViewOptionError: Error, Hashable, Sendable {
  /// The sentence about the error, in one line.
  public var sentence: String
}

/// A pattern for names in which `*` matches any characters.
struct NamePattern: Sendable {
  private let parts: [String]

  init(_ text: String) {
    parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns whether a name matches.
  func matches(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return name.isEmpty }
    guard parts.count > 1 else { return name == first }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = Self.range(of: part, in: rest) else { return false }
      rest = rest[found...]
    }
    return rest.hasSuffix(last)
  }

  /// Returns the position at which the text after a part begins; nil if the text does not contain the part.
  private static func range(of part: String, in text: Substring) -> String.Index? {
    var start = text.startIndex
    while start <= text.endIndex {
      if text[start...].hasPrefix(part) { return text.index(start, offsetBy: part.count) }
      guard start < text.endIndex else { return nil }
      start = text.index(after: start)
    }
    return nil
  }
}
