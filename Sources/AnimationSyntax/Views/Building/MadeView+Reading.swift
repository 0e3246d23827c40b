internal import AnimationModel
internal import MotionRecording

extension MadeView {
  /// Whether another text would come with a motion of its own.
  ///
  /// - Parameter transition: How the text changes; nil where nothing says it.
  func rolls(with transition: ContentTransition?) -> Bool {
    switch transition {
    case nil, .identity?: false
    default: true
    }
  }

  /// What a text reads or an image shows, as far as it may change: digits that roll, or what has no rows.
  ///
  /// - Parameter transition: How the text changes; nil where nothing says it.
  func read(with transition: ContentTransition?) -> MovingValue.Content? {
    if let number, let transition { return .count(number, transition) }
    guard literal == nil, let text else { return nil }
    if kind == "Image" {
      if case .identity? = transition { return nil }
      return .hidden(text, .image)
    }
    guard kind == "Text" else { return nil }
    switch transition {
    case nil: return .hidden(text, number == nil ? .text : .number)
    case .identity?: return .hidden(text, .text)
    default: return .hidden(text, .content)
    }
  }
}
