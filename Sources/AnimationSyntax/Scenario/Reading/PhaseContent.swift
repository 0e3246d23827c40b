internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// What moves in the content of a phase animator: what modifiers do with the views in it, as in
/// `heart.scaleEffect(scale).opacity(isUp ? 1 : 0.5)`.
///
/// The content is made as that of a view is, once for each phase, and compared.
struct PhaseContent {
  /// What a modifier does to a view.
  struct Line {
    /// What it is called in the rows.
    let name: String
    let range: Range<Int>

    /// What it does in each phase.
    let contents: [MovingValue.Content]

    /// The labels of its arguments; nil for one without.
    let labels: [String?]

    /// The modifier's name in Swift.
    let modifier: String
  }

  private(set) var lines: [Line] = []

  /// The conditions on the phase, whose views come and go.
  private(set) var unfollowed: [Range<Int>] = []

  private let code: AnimatorCode

  /// The view that the animator moves, as it is called in the rows.
  private let view: String?

  /// How often a name for the rows has been used.
  private var uses: [String: Int] = [:]

  /// Names that other animators of the file have in the rows.
  private let taken: Set<String>

  /// Compares what is shown in the phases.
  ///
  /// - Parameters:
  ///   - shown: What each phase shows.
  ///   - view: The view that is moved, if the animator is the modifier of one.
  ///   - taken: The names that the rows have already.
  ///   - body: Where the closure is written that shows it.
  ///   - code: The code that it is in.
  init(
    _ shown: [ViewElement], of view: String?, taken: Set<String>, in body: Range<Int>,
    _ code: AnimatorCode
  ) {
    self.code = code
    self.view = view
    self.taken = taken
    add(shown, in: body)
  }

  /// A view with what is written after it, innermost first.
  private struct Chain {
    var base: ViewElement
    var modifiers: [(value: ViewModifierValue, position: SourcePosition)] = []

    init(_ element: ViewElement) {
      base = element
      while true {
        switch base {
        case .modified(let inner, let modifier, let position):
          modifiers.append((modifier, position))
          base = inner
        case .inlined(_, let inner): base = inner
        default:
          modifiers.reverse()
          return
        }
      }
    }
  }

  private mutating func add(_ shown: [ViewElement], in range: Range<Int>) {
    let chains = shown.map { Chain($0) }
    guard let first = chains.first else { return }
    guard chains.allSatisfy({ $0.modifiers.count == first.modifiers.count }),
      add(bases: chains.map(\.base), in: range)
    else {
      unfollowed.append(range)
      return
    }
    for index in first.modifiers.indices {
      if case .attached = first.modifiers[index].value {
        add(
          chains.map { chain in
            if case .attached(let inner, _) = chain.modifiers[index].value { inner } else { .empty }
          }, in: first.modifiers[index].position.range)
      }
    }
    add(chains)
  }

  /// Looks at what views have in them; answers whether they are the same in all phases.
  private mutating func add(bases: [ViewElement], in range: Range<Int>) -> Bool {
    func inner(_ part: (ViewElement) -> ViewElement?) -> Bool {
      let parts = bases.compactMap(part)
      guard parts.count == bases.count else { return false }
      add(parts, in: range)
      return true
    }
    switch bases[0] {
    case .group(let views):
      let groups = bases.compactMap { base in
        if case .group(let views) = base { views } else { nil }
      }
      guard groups.count == bases.count, groups.allSatisfy({ $0.count == views.count }) else {
        return false
      }
      for index in views.indices {
        add(groups.map { $0[index].element }, in: views[index].position.range)
      }
      return true
    case .branch(let number, _):
      return inner { base in
        if case .branch(number, let inner) = base { inner } else { nil }
      }
    case .each(let elements, let position):
      let lists = bases.compactMap { base in
        if case .each(let elements?, _) = base { elements } else { nil }
      }
      guard lists.count == bases.count, let elements,
        lists.allSatisfy({ $0.map(\.key) == elements.map(\.key) })
      else { return elements == nil }
      for index in elements.indices {
        add(lists.map { $0[index].element }, in: position.range)
      }
      return true
    case .made(let view):
      guard view.content != nil else { return true }
      return inner { base in if case .made(let view) = base { view.content } else { nil } }
    case .phased(let animator):
      guard animator.base != nil else { return true }
      return inner { base in if case .phased(let animator) = base { animator.base } else { nil } }
    case .keyframed(let animator):
      guard animator.base != nil else { return true }
      return inner { base in
        if case .keyframed(let animator) = base { animator.base } else { nil }
      }
    case .chosen:
      return inner { base in if case .chosen(_, let inner) = base { inner } else { nil } }
    case .styled:
      return inner { base in
        if case .styled(_, let content, _) = base { content } else { nil }
      }
    case .empty: return bases.allSatisfy { if case .empty = $0 { true } else { false } }
    case .own, .undecided, .modified, .inlined: return true
    }
  }

  // MARK: - Modifiers

  private mutating func add(_ chains: [Chain]) {
    var node: String??
    var counts: [String: Int] = [:]
    for index in chains[0].modifiers.indices {
      let position = chains[0].modifiers[index].position
      let moving = chains.compactMap { chain -> MovingValue? in
        if case .moves(let moving) = chain.modifiers[index].value { moving } else { nil }
      }
      guard let first = moving.first, moving.count == chains.count else { continue }
      let contents = moving.map(\.content)
      var name = Self.rowNames[first.name] ?? first.name
      if case .hidden = first.content {
        name += " \(lines.count)"
      } else {
        let known = node ?? nodeName(chains[0].base)
        node = known
        if !first.continuesPrevious { counts[name, default: 0] += 1 }
        let number = counts[name] ?? 1
        name = (known.map { "\($0)." } ?? "") + name + (number > 1 ? "[\(number)]" : "")
      }
      var labels: [String?] = []
      if let call = code.node(at: position.range, { $0.as(DeclReferenceExprSyntax.self) })?.call {
        labels = call.arguments.map { $0.label?.text }
      }
      lines.append(
        Line(
          name: name, range: position.range, contents: contents,
          labels: labels, modifier: first.name))
    }
  }

  /// What the rows call modifiers whose names end in 'Effect'.
  private static let rowNames = [
    "scaleEffect": "scale", "rotationEffect": "rotation", "rotation3DEffect": "rotation3D",
  ]

  /// What a view is called in the rows: what it is, with a number from the second of a kind on.
  private mutating func nodeName(_ base: ViewElement) -> String? {
    let name: String
    switch base {
    case .made(let view) where view.kind != ViewElement.holeKind: name = view.kind
    case .own(let structure, _): name = code.types[structure.type].name
    default: return view
    }
    guard name.first?.isUppercase == true else { return name }
    uses[name, default: 0] += 1
    var number = uses[name] ?? 1
    func numbered() -> String { number == 1 ? name : "\(name)[\(number)]" }
    while taken.contains(numbered()) { number += 1 }
    uses[name] = number
    return numbered()
  }
}

extension PhaseContent.Line {
  /// Modifiers of which every number has a row once one of them moves.
  private static let whole: Set<String> = ["scaleEffect", "position"]

  /// What is not known of it in one of the phases.
  var unknown: UnknownValue? {
    for case .unknown(let unknown) in contents { return unknown }
    return nil
  }

  /// The name in a sentence: one axis of an offset is a number by itself.
  var words: String {
    guard modifier == "offset", labels.count == 1, let axis = labels[0] else { return name }
    return "\(name).\(axis)"
  }

  /// Whether it is a color that changes.
  var isColor: Bool {
    if case .hidden(_, .color)? = contents.first { true } else { false }
  }

  /// The keys of what it changes without numbers; nil for what has numbers.
  var hiddenKeys: [String]? {
    let keys = contents.compactMap { content in
      if case .hidden(let key, _) = content { key } else { nil }
    }
    return keys.count == contents.count ? keys : nil
  }

  /// The numbers in the phases, as one vector; nil where they are not known, or of another modifier.
  var values: [ScenarioValue]? {
    var vectors = contents.compactMap { content in
      if case .numbers(let components) = content { components } else { nil }
    }
    guard vectors.count == contents.count, let first = vectors.first,
      vectors.allSatisfy({ $0.map(\.part) == first.map(\.part) })
    else { return nil }
    // Where a number is not given in each phase, it does not move.
    let given = first.indices.filter { index in
      vectors.allSatisfy { $0[index].value.isFinite }
    }
    vectors = vectors.map { vector in given.map { vector[$0] } }
    guard let parts = vectors.first else { return nil }
    let moves = parts.indices.map { index in
      vectors.contains { $0[index].value != parts[index].value }
    }
    let shown = parts.indices.filter { index in
      parts[index].part.map { moves[index] || isWhole($0) } ?? false
    }
    let isJoined =
      modifier == "scaleEffect" && labels.first == .some(nil)
      && vectors.allSatisfy { $0[0].value == $0[1].value }
    return vectors.map { vector in
      .vector(
        ScenarioVector(
          vector.indices.map { index in
            let component = vector[index]
            return ScenarioVector.Component(
              name(of: component, isJoined: isJoined && index == 0), component.value,
              scale: component.scale,
              isShown: shown.contains(index) && !(isJoined && index == 1))
          }))
    }
  }

  /// Whether a number has a row though it stands still.
  private func isWhole(_ part: String) -> Bool {
    guard ["x", "y"].contains(part) else { return false }
    return Self.whole.contains(modifier)
      || modifier == "offset" && (labels.contains(part) || labels.contains(nil))
  }

  /// What the rows call a number.
  private func name(of component: MovingModifier.Component, isJoined: Bool) -> String {
    guard let part = component.part, !isJoined else { return "" }
    if part.isEmpty, component.scale == GeometryType.angle.animationScale { return "degrees" }
    guard labels.first == .some(nil), modifier == "scaleEffect" || modifier == "offset" else {
      return part
    }
    // A size has the names of its numbers.
    return ["x": "width", "y": "height"][part] ?? part
  }
}

extension DeclReferenceExprSyntax {
  /// The call of the member that it names.
  fileprivate var call: FunctionCallExprSyntax? {
    parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
  }
}
