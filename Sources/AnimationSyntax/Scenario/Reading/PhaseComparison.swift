internal import MotionRecording
internal import SwiftProgram

/// The motion in the content of a phase animator: the effects of modifiers on its views, as in
/// `heart.scaleEffect(scale).opacity(isUp ? 1 : 0.5)`.
///
/// The content is made like that of a view, once for each phase, and compared.
struct PhaseComparison {
  /// The effect of a modifier on a view.
  struct Line {
    /// The name of the row, as for a modifier of any view.
    fileprivate(set) var name: String
    let range: Range<Int>

    /// The effect in each phase.
    let contents: [MovingValue.Content]

    /// The number of parts at the front that have one row as long as they are equal in all phases.
    let joinedParts: Int

    /// The number of the view that has the modifier; nil for a row with the modifier's name alone.
    fileprivate let node: Int?
  }

  private(set) var lines: [Line] = []

  /// The conditions on the phase that insert and remove views.
  private(set) var unfollowed: [Range<Int>] = []

  private let code: AnimatorCode

  /// The name in the rows of the view that the animator moves.
  private let view: String?

  /// A view with moving modifiers.
  private struct Node {
    let name: ViewName

    /// Whether the view is the only one with its name, so that it gets no number.
    let isOne: Bool
  }

  private var nodes: [Node] = []

  /// Compares the views of the phases.
  ///
  /// - Parameters:
  ///   - shown: The view that each phase shows.
  ///   - view: The view that is moved, if the animator is a modifier; nil otherwise.
  ///   - taken: The names of rows that are used already.
  ///   - body: The range of the closure with the content.
  ///   - code: The code of the animator.
  init(
    _ shown: [ViewElement], of view: String?, taken: Set<String>, in body: Range<Int>,
    _ code: AnimatorCode
  ) {
    self.code = code
    self.view = view
    add(shown, in: body)
    name(besides: taken)
  }

  /// A view with its modifiers, innermost first.
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
          if case .made(let view) = base {
            modifiers += view.modifiers.reversed().map { ($0, view.position) }
          }
          modifiers.reverse()
          return
        }
      }
    }
  }

  private mutating func add(_ shown: [ViewElement], in range: Range<Int>) {
    let chains = shown.map { Chain($0) }
    guard let first = chains.first else { return }
    guard chains.allSatisfy({ $0.modifiers.count == first.modifiers.count }) else {
      unfollowed.append(range)
      return
    }
    let counts = (lines: lines.count, nodes: nodes.count)
    add(chains)
    guard add(bases: chains.map(\.base), in: range) else {
      lines.removeSubrange(counts.lines...)
      nodes.removeSubrange(counts.nodes...)
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
  }

  /// Compares the content of views; returns whether it is the same in all phases.
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
    // A view that does not move is counted among those of its kind, too.
    let node = number(of: chains[0].base)
    var counts: [String: Int] = [:]
    for index in chains[0].modifiers.indices {
      let position = chains[0].modifiers[index].position
      let moving = chains.compactMap { chain -> MovingValue? in
        if case .moves(let moving) = chain.modifiers[index].value { moving } else { nil }
      }
      guard let first = moving.first, moving.count == chains.count else { continue }
      var name = first.name
      if case .hidden = first.content {
        name += " \(lines.count)"
        lines.append(Line(name, of: moving, at: position.range, node: nil))
        continue
      }
      if !first.continuesPrevious { counts[name, default: 0] += 1 }
      let number = counts[name] ?? 1
      if number > 1 { name += "[\(number)]" }
      lines.append(Line(name, of: moving, at: position.range, node: node))
    }
  }

  /// Returns the number of a view with rows; nil for a view without a name in them.
  private mutating func number(of base: ViewElement) -> Int? {
    let node: Node
    switch base {
    case .made(let view) where view.kind != ViewElement.holeKind:
      // A kind that begins with a lowercase letter is the name of a constant of the app, and there is only one view of
      // that name.
      node = Node(
        name: ViewName(view.kind, literal: view.literal),
        isOne: view.kind.first?.isUppercase != true)
    case .own(let structure, _):
      node = Node(name: ViewName(code.types[structure.type].name), isOne: false)
    default:
      guard let view else { return nil }
      node = Node(name: ViewName(view), isOne: true)
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Gives the lines the names of rows, as for views.
  ///
  /// - Parameter taken: The names of rows that are used already.
  private mutating func name(besides taken: Set<String>) {
    let numbers = nodes.indices.filter { !nodes[$0].isOne }
    let kinds = ViewNaming.names(numbers.map { (ViewIdentity($0), nodes[$0].name) })
    var names = nodes.map(\.name.base)
    var used = taken.union(nodes.filter(\.isOne).map(\.name.base))
    for number in numbers {
      names[number] = kinds[ViewIdentity(number)] ?? names[number]
      var count = 1
      while used.contains(names[number]) {
        count += 1
        names[number] = "\(nodes[number].name.base)[\(count)]"
      }
      used.insert(names[number])
    }
    for index in lines.indices {
      guard let node = lines[index].node else { continue }
      lines[index].name = "\(names[node]).\(lines[index].name)"
    }
  }
}

extension PhaseComparison.Line {
  fileprivate init(_ name: String, of moving: [MovingValue], at range: Range<Int>, node: Int?) {
    self.init(
      name: name, range: range, contents: moving.map(\.content),
      joinedParts: moving.first?.joinedParts ?? 0, node: node)
  }
}

extension PhaseComparison.Line {
  /// The first unknown value in one of the phases; nil if all are known.
  var unknown: UnknownValue? {
    for case .unknown(let unknown) in contents { return unknown }
    return nil
  }

  /// Whether the line is a color that changes.
  var isColor: Bool {
    if case .hidden(_, .color)? = contents.first { true } else { false }
  }

  /// The keys of values without numbers; nil for a line with numbers.
  var hiddenKeys: [String]? {
    let keys = contents.compactMap { content in
      if case .hidden(let key, _) = content { key } else { nil }
    }
    return keys.count == contents.count ? keys : nil
  }

  /// The numbers in the phases, as one vector; nil if they are unknown, or of different modifiers.
  ///
  /// Like those of any view, the numbers that move have rows.
  var values: [AttributeValue]? {
    var vectors = contents.compactMap { content in
      if case .numbers(let components) = content { components } else { nil }
    }
    guard vectors.count == contents.count, let first = vectors.first,
      vectors.allSatisfy({ $0.map(\.part) == first.map(\.part) })
    else { return nil }
    let isJoined =
      joinedParts > 1
      && vectors.allSatisfy { vector in
        vector.prefix(joinedParts).allSatisfy { $0.value == vector[0].value }
      }
    var parts = first.indices.map { index -> String? in
      guard let part = first[index].part,
        vectors.contains(where: { $0[index].value != first[index].value })
      else { return nil }
      guard isJoined, index < joinedParts else { return part }
      return index == 0 ? "" : nil
    }
    // A number that is not given in all phases does not move.
    let given = first.indices.filter { index in
      vectors.allSatisfy { $0[index].value.isFinite }
    }
    vectors = vectors.map { vector in given.map { vector[$0] } }
    parts = given.map { parts[$0] }
    return vectors.map { vector in
      .vector(
        AttributeVector(
          zip(vector, parts).map { component, part in
            AttributeVector.Component(
              part ?? component.part ?? "", component.value, scale: component.scale,
              isShown: part != nil)
          }))
    }
  }
}
