internal import SwiftProgram

extension ViewElement {
  /// Returns the concatenation of this text and the next one; nil if one of them is not a text.
  ///
  /// The modifiers without rows of the next text are applied to the whole text.
  func text(before next: ViewElement) -> ViewElement? {
    guard let view = readText, let other = next.readText else { return nil }
    var whole = next.changes.reduce(replacing(view.joined(with: other))) { element, change in
      .modified(element, .moves(change), other.position)
    }
    if case .chosen(let position, _) = next { whole = .chosen(position, whole) }
    return whole
  }

  /// The text view inside any modifiers; nil for any other view.
  private var readText: MadeView? {
    switch self {
    case .made(let view): view.kind == "Text" ? view : nil
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner): inner.readText
    default: nil
    }
  }

  /// Returns the element with another text view inside.
  private func replacing(_ view: MadeView) -> ViewElement {
    switch self {
    case .modified(let inner, let modifier, let position):
      .modified(inner.replacing(view), modifier, position)
    case .inlined(let position, let inner): .inlined(position, inner.replacing(view))
    case .chosen(let position, let inner): .chosen(position, inner.replacing(view))
    default: .made(view)
    }
  }

  /// The values that modifiers of the text move, innermost first.
  private var changes: [MovingValue] {
    switch self {
    case .modified(let inner, .moves(let value), _): inner.changes + [value]
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner): inner.changes
    default: []
    }
  }
}

extension MadeView {
  /// Returns the concatenation of this text and the next one.
  fileprivate func joined(with next: MadeView) -> MadeView {
    var whole = self
    whole.unread = unread ?? next.unread
    whole.text = text.flatMap { text in next.text.map { text + $0 } }
    let isWritten = readKey == nil && next.readKey == nil
    whole.readKey = isWritten ? nil : (readKey ?? text ?? "") + (next.readKey ?? next.text ?? "")
    // The text contains a number that is its only changing part.
    switch (readKey, next.readKey) {
    case (_, nil): whole.number = number
    case (nil, _): whole.number = next.number
    default: whole.number = nil
    }
    whole.modifiers += next.modifiers
    return whole
  }
}
