internal import SwiftProgram

// The subviews of a view, as in `Group(subviews:)`.
extension ViewElement {
  /// The subviews, each with the modifiers around all of them; nil if they are unknown.
  ///
  /// A view of the app is one subview, whatever its body contains: our choice, as its body is not evaluated here.
  var subviews: [ViewElement]? {
    switch self {
    case .empty: return []
    case .undecided, .each(nil, _): return nil
    case .group(let views):
      return Self.joined(views) { view, inner in
        .group([(view.position, inner)])
      } of: {
        $0.element.subviews
      }
    case .each(let views?, let position):
      guard views.allSatisfy({ $0.key.unknown == nil }) else { return nil }
      return Self.joined(views) { view, inner in
        .group([(position, .modified(inner, .id(view.key.text), position))])
      } of: {
        $0.element.subviews
      }
    case .branch(let number, let inner): return inner.subviews?.map { .branch(number, $0) }
    case .modified(let inner, let modifier, let position):
      return inner.subviews?.map { .modified($0, modifier, position) }
    case .chosen(let position, let inner): return inner.subviews?.map { .chosen(position, $0) }
    case .inlined(let position, let inner): return inner.subviews?.map { .inlined(position, $0) }
    case .made(let view):
      guard ViewKinds.lists.contains(view.kind), let content = view.content else { return [self] }
      return content.subviews
    case .own, .styled, .phased, .keyframed: return [self]
    }
  }

  private static func joined<Part>(
    _ parts: [Part], _ around: (Part, ViewElement) -> ViewElement,
    of subviews: (Part) -> [ViewElement]?
  ) -> [ViewElement]? {
    var all: [ViewElement] = []
    for part in parts {
      guard let inner = subviews(part) else { return nil }
      all += inner.map { around(part, $0) }
    }
    return all
  }

  /// A text that distinguishes a subview from the others, and stays the same in all updates.
  var subviewID: String {
    switch self {
    case .group(let views): Self.step(views.first.map(\.position), views.first?.element)
    case .each(_, let position): Self.step(position, nil)
    case .branch(let number, let inner): "branch \(number) " + inner.subviewID
    case .modified(let inner, .id(let key), _): "\(key) \(inner.subviewID)"
    case .modified(let inner, _, _): inner.subviewID
    case .chosen(let position, let inner), .inlined(let position, let inner):
      Self.step(position, inner)
    case .made(let view): Self.step(view.position, nil)
    case .own(_, let position), .styled(_, _, let position): Self.step(position, nil)
    case .phased(let animator): Self.step(animator.position, nil)
    case .keyframed(let animator): Self.step(animator.position, nil)
    case .empty, .undecided: ""
    }
  }

  private static func step(_ position: SourcePosition?, _ inner: ViewElement?) -> String {
    let place = position.map { "\($0.file):\($0.range.lowerBound) " } ?? ""
    return place + (inner?.subviewID ?? "")
  }
}
