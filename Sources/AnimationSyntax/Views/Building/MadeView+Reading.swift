internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension MadeView {
  /// Returns whether a change of the text has a motion of its own.
  ///
  /// - Parameter transition: The content transition; nil if none is set.
  func rolls(with transition: ContentTransition?) -> Bool {
    switch transition {
    case nil, .identity?: false
    default: true
    }
  }

  /// Returns the text of a text view, or the image of an image view, as far as it may change: as content that rolls or
  /// fades, or that has no rows.
  ///
  /// The result exists whether the text is known or not, so that the modifiers after it stay the same from update to
  /// update.
  ///
  /// - Parameter transition: The content transition; nil if none is set.
  func read(with transition: ContentTransition?) -> MovingValue.Content? {
    if unread == nil, kind != "Image", let transition, let text = readKey ?? number.map(String.init)
    {
      return .read(ShownText(text, number: number), transition)
    }
    guard let readKey else { return nil }
    if kind == "Image" {
      // Without a transition one image replaces another at once.
      if case .identity? = transition { return .hidden("", .image) }
      return .hidden(readKey, .image)
    }
    switch transition {
    case nil:
      if number != nil { return .hidden(readKey, .number) }
      return .hidden(readKey, unread == nil ? .words : .text)
    case .identity?: return .hidden(readKey, .text)
    default: return .hidden(readKey, .unread)
    }
  }
}
