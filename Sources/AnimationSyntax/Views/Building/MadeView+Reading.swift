internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

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

  /// Returns the text that a text view reads, or the image that an image shows, as far as it may change: as content
  /// that rolls or fades, or that has no rows.
  ///
  /// It is there whether or not it is known, so that what is written after the view is the same from update to update.
  ///
  /// - Parameter transition: How the text changes; nil where nothing says it.
  func read(with transition: ContentTransition?) -> MovingValue.Content? {
    if unread == nil, kind != "Image", let transition, let text = readKey ?? number.map(String.init)
    {
      return .read(ShownText(text, number: number), transition)
    }
    guard let readKey else { return nil }
    if kind == "Image" {
      // Without a transition one image is there instead of another at once.
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
