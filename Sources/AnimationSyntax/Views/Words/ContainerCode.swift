internal import MotionRecording
internal import SwiftProgram

/// The compiled call of a view with content.
struct ContainerCode: Sendable {
  /// A piece of the content, with the name of the part that it is in a styled view.
  typealias Content = (part: String?, evaluate: Compute)

  let kind: String
  let position: SourcePosition
  let contents: [Content]

  /// Adds the parts that a style of the app needs besides the content; nil for views without styles.
  let complete: (@Sendable (inout MadeView, ProgramRun, Frame) throws -> Void)?

  /// Sets the spacing and alignment of a stack; nil where none are written.
  let arrange: (@Sendable (inout MadeView, ProgramRun, Frame) throws -> Void)?

  /// The path of a navigation stack; nil where none is written.
  let path: Compute?

  /// The value that a link pushes; nil for any other view.
  let pushed: Compute?

  /// The screen that a link leads to; nil for any other view.
  let leads: (@Sendable (ProgramRun, Frame) throws -> ScreenLink)?
  let scrolls: ScrollAxes?

  /// The string literal that is the first argument, in quotes; nil for any other argument.
  let literal: String?

  /// The value of the first argument, if that is a title.
  let title: Compute?

  /// Notes that the view is not played in full; nil for any other view.
  let leftOut: (@Sendable (ProgramRun) -> Void)?

  /// The labels of the arguments with actions, which are not played.
  let actions: [String]

  /// Returns the view that a run makes.
  func view(_ run: ProgramRun, _ frame: Frame) throws -> MadeView {
    let isStyled = OwnStyles.parts[kind] != nil
    if !isStyled { leftOut?(run) }
    for label in actions {
      run.noteUnplayed(Unplayed.control, of: "\(kind)(\(label):)", at: position)
    }
    let views = try contents.map { content in
      (position: position, element: try element(content.evaluate, run, frame))
    }
    let inside: ViewElement = views.count == 1 ? views[0].element : .group(Self.numbered(views))
    let title = try title?(run, frame)
    var view = MadeView(
      kind: kind, position: position, literal: literal, text: title?.plainText,
      isList: ViewKinds.lists.contains(kind), content: inside)
    for (content, made) in zip(contents, views) {
      if let part = content.part { view.parts[part] = made.element }
    }
    view.leftOut = isStyled ? leftOut : nil
    try complete?(&view, run, frame)
    view.scrolls = scrolls
    try arrange?(&view, run, frame)
    view.path = try path?(run, frame)
    try link(&view, run, frame)
    if kind == "Label" || kind == "ProgressView", literal == nil { view.reads(title, view.text) }
    return view
  }

  /// Returns the view that a piece of the content shows.
  private func element(
    _ content: Compute, _ run: ProgramRun, _ frame: Frame
  ) throws -> ViewElement {
    var shown = try content(run, frame)
    if case .closure(let closure) = shown {
      // The argument of the closure, such as the proxy of a `ScrollViewReader`, is not known.
      shown = try run.functions.call(closure, [.unknown(UnknownValue(kind, at: position))])
    }
    return try run.element(shown, at: position)
  }

  /// Makes a view a link if it pushes a value or leads to a screen.
  private func link(_ view: inout MadeView, _ run: ProgramRun, _ frame: Frame) throws {
    if let value = try pushed?(run, frame) {
      view.isControl = true
      view.modifiers.append(.link(value))
    } else if let screen = try leads?(run, frame) {
      view.isControl = true
      view.modifiers.append(.leads(screen))
    }
  }

  /// Returns the views in one call, each with a position of its own in the call.
  private static func numbered(
    _ views: [(position: SourcePosition, element: ViewElement)]
  ) -> [(position: SourcePosition, element: ViewElement)] {
    views.enumerated().map { index, view in
      var position = view.position
      position.range = position.range.lowerBound..<(position.range.lowerBound + index)
      return (position, view.element)
    }
  }
}
