/// The members and calls of an animation's text, taken apart at the dots outside of brackets.
struct AnimationLinks {
  /// `.spring(duration: 0.3)`, `.delay(0.1)`.
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

  /// The name of a link: `delay`.
  static func name(of link: String) -> Substring {
    link.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let ofTime: Set<Substring> = [
    "delay", "repeatCount", "repeatForever", "logicallyComplete",
  ]

  /// The animation without delays and repetitions; its speed is kept.
  var base: String { links.filter { !Self.ofTime.contains(Self.name(of: $0)) }.joined() }

  /// The names of the modifiers, in the order in which they are written.
  var names: [Substring] { links.map(Self.name) }

  /// The arguments of the first link of a name, without parentheses; nil if there is none.
  func arguments(of name: Substring) -> Substring? {
    guard let link = links.first(where: { Self.name(of: $0) == name }),
      let open = link.firstIndex(of: "("), link.hasSuffix(")")
    else { return nil }
    return link[link.index(after: open)...].dropLast()
  }

  // MARK: - Repetitions and delays

  /// How often it repeats; the largest number there is where that is for ever, nil where it does not.
  var repetitions: Int? {
    if names.contains("repeatForever") { return .max }
    return arguments(of: "repeatCount").flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// Whether it repeats at all.
  var isRepeated: Bool { names.contains("repeatForever") || names.contains("repeatCount") }

  /// The seconds of its delays; the largest of a sweep.
  var delay: Double {
    links.filter { Self.name(of: $0) == "delay" }.reduce(0) { sum, link in
      sum + (Self.numbers(in: link).max() ?? 0)
    }
  }

  /// Whether several delays make a stagger, which begins at once.
  var isStagger: Bool {
    links.contains {
      guard Self.name(of: $0) == "delay", $0.contains("[") else { return false }
      return (Self.numbers(in: $0).min() ?? 1) <= 0
    }
  }

  /// The numbers in a link.
  private static func numbers(in link: String) -> [Double] {
    link.drop { $0 != "(" }.split { "()[], ".contains($0) }.compactMap { Double($0) }
  }
}
