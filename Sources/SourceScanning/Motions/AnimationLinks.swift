/// The members and calls of an animation's text, split at the dots outside of brackets.
struct AnimationLinks {
  /// The links, such as `.spring(duration: 0.3)` and `.delay(0.1)`.
  let links: [String]

  init(_ text: String) {
    var links: [String] = []
    var link = ""
    var depth = 0
    var previous: Character = " "
    for character in text {
      switch character {
      case "(", "[", "‹": depth += 1
      case ")", "]", "›": depth -= 1
      default: break
      }
      if character == ".", depth == 0, !link.isEmpty, !previous.isNumber {
        links.append(link)
        link = ""
      }
      link.append(character)
      previous = character
    }
    if !link.isEmpty { links.append(link) }
    self.links = links
  }

  /// Returns the name of a link, such as `delay`.
  static func name(of link: String) -> Substring {
    link.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let ofTime: Set<Substring> = [
    "delay", "repeatCount", "repeatForever", "logicallyComplete",
  ]

  /// The animation without delays and repetitions, but with its speed.
  var base: String { links.filter { !Self.ofTime.contains(Self.name(of: $0)) }.joined() }

  /// The names of the modifiers, in the order in which they are written.
  var names: [Substring] { links.map(Self.name) }

  /// Returns the arguments of the first link with a name, without parentheses; nil if there is none.
  func arguments(of name: Substring) -> Substring? {
    guard let link = links.first(where: { Self.name(of: $0) == name }),
      let open = link.firstIndex(of: "("), link.hasSuffix(")")
    else { return nil }
    return link[link.index(after: open)...].dropLast()
  }

  // MARK: - Repetitions and delays

  /// The number of repetitions; the largest `Int` if it is endless, nil if it does not repeat.
  var repetitions: Int? {
    if names.contains("repeatForever") { return .max }
    return arguments(of: "repeatCount").flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// Whether the animation repeats.
  var isRepeated: Bool { names.contains("repeatForever") || names.contains("repeatCount") }

  /// The sum of the delays, in seconds; of a sweep, the largest delay.
  var delay: Double {
    links.filter { Self.name(of: $0) == "delay" }.reduce(0) { sum, link in
      sum + (Self.numbers(in: link).max() ?? 0)
    }
  }

  /// Whether it has several delays of which the first is 0, which make a stagger.
  var isStagger: Bool {
    links.contains {
      guard Self.name(of: $0) == "delay", $0.contains("[") else { return false }
      return (Self.numbers(in: $0).min() ?? 1) <= 0
    }
  }

  /// Returns the numbers in a link.
  private static func numbers(in link: String) -> [Double] {
    link.drop { $0 != "(" }.split { "()[], ".contains($0) }.compactMap { Double($0) }
  }
}
