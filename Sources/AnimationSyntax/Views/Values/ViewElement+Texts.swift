internal import SwiftProgram

extension ViewElement {
  /// One text that reads what this one and the next one read; nil where one of them is no text.
  ///
  /// The changes that modifiers make to the next text, without rows, are made to the whole text.
  func text(before next: ViewElement) -> ViewElement? {
    guard let view = readText, let other = next.readText else { return nil }
    var whole = next.changes.reduce(replacing(view.joined(with: other))) { element, change in
      .modified(element, .moves(change), other.position)
    }
    if case .chosen(let position, _) = next { whole = .chosen(position, whole) }
    return whole
  }

  /// The text that it is, with modifiers around it or without; nil for anything else.
  private var readText: MadeView? {
    switch self {
    case .made(let view): view.kind == "Text" ? view : nil
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner): inner.readText
    default: nil
    }
  }

  /// The same with another text inside.
  private func replacing(_ view: MadeView) -> ViewElement {
    switch self {
    case .modified(let inner, let modifier, let position):
      .modified(inner.replacing(view), modifier, position)
    case .inlined(let position, let inner): .inlined(position, inner.replacing(view))
    case .chosen(let position, let inner): .chosen(position, inner.replacing(view))
    default: .made(view)
    }
  }

  /// The values that modifiers around it make move, innermost first.
  private var changes: [MovingValue] {
    switch self {
    case .modified(let inner, .moves(let value), _): inner.changes + [value]
    case .modified(let inner, _, _), .inlined(_, let inner), .chosen(_, let inner): inner.changes
    default: []
    }
  }
}

extension MadeView {
  /// A text that reads what this one and the next one read.
  fileprivate func joined(with next: MadeView) -> MadeView {
    var whole = self
    whole.unread = unread ?? next.unread
    whole.text = text.flatMap { text in next.text.map { text + $0 } }
    let isWritten = readKey == nil && next.readKey == nil
    whole.readKey = isWritten ? nil : (readKey ?? text ?? "") + (next.readKey ?? next.text ?? "")
    // One number and nothing else that can change.
    switch (readKey, next.readKey) {
    case (_, nil): whole.number = number
    case (nil, _): whole.number = next.number
    default: whole.number = nil
    }
    whole.modifiers += next.modifiers
    return whole
  }
}
