/// The classes with which a style sheet gives an SVG document other colors on a dark ground.
///
/// The colors of two drawings of one picture are paired in the order in which they are drawn. Every
/// pair that differs gets a short class, whose rule overrides the color of the element itself.
struct SVGColorClasses {
  /// The change that one rule makes.
  private struct Change: Hashable {
    var attribute: String
    var light: Color
    var dark: Color
  }

  private let pairs: [(light: Color, dark: Color)]
  private var index = 0
  private var changes: [Change] = []
  private var names: [Change: String] = [:]

  /// Pairs the colors of two drawings; nil if they are not the same picture.
  init?(light: Drawing, dark: Drawing) {
    let first = light.colors
    let second = dark.colors
    guard first.count == second.count else { return nil }
    pairs = Array(zip(first, second))
  }

  /// The class of the next color; nil if it is the same in both drawings.
  ///
  /// - Parameter attribute: The attribute that has the color: `fill` or `stroke`.
  mutating func next(_ attribute: String) -> String? {
    guard index < pairs.count else { return nil }
    let (light, dark) = pairs[index]
    index += 1
    guard light != dark else { return nil }
    let change = Change(attribute: attribute, light: light, dark: dark)
    if let name = names[change] { return name }
    let name = "\(attribute.prefix(1))\(changes.count)"
    changes.append(change)
    names[change] = name
    return name
  }

  /// The rules of the classes that were used; empty if there are none.
  ///
  /// - Parameter scope: The identifier of the document's root. In a page that contains the document
  ///   itself, the rules then change nothing else.
  func styleSheet(scope: String) -> String {
    guard !changes.isEmpty else { return "" }
    var text = "@media(prefers-color-scheme:dark){"
    for change in changes {
      guard let name = names[change] else { continue }
      text += "#\(scope) .\(name){\(change.attribute):\(change.dark.hexText)"
      if change.dark.alpha != change.light.alpha {
        text += ";\(change.attribute)-opacity:\(DecimalText.text(change.dark.alpha))"
      }
      text += "}"
    }
    return text + "}"
  }
}

extension Drawing {
  /// All colors in the order in which an SVG document names them, the ground first.
  fileprivate var colors: [Color] {
    [background] + commands.flatMap(\.colors)
  }
}

extension DrawingCommand {
  fileprivate var colors: [Color] {
    switch self {
    case .fill(let path, let color): path.isEmpty ? [] : [color]
    case .stroke(let path, _, let color): path.isEmpty ? [] : [color]
    case .text(let run, at: _): run.text.isEmpty ? [] : [run.color]
    case .clip(_, let inner), .group(_, let inner): inner.flatMap(\.colors)
    }
  }
}
