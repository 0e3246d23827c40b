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
}
