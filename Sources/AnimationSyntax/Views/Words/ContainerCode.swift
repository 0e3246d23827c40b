internal import MotionRecording
internal import SwiftProgram

/// The compiled call of a view that shows what is in it.
struct ContainerCode: Sendable {
  /// Something that is in it, with the name of the part of a styled view that it is.
  typealias Content = (part: String?, evaluate: Compute)

  let kind: String
  let position: SourcePosition
  let contents: [Content]

  /// Adds what a style of the app's own is given.
  let complete: (@Sendable (inout MadeView, ProgramRun, Frame) throws -> Void)?

  /// Arranges what is in it.
  let arrange: (@Sendable (inout MadeView, ProgramRun, Frame) throws -> Void)?

  /// The screens that it shows, if it is a stack of them.
  let path: Compute?

  /// The value that it pushes, if it is a link with one.
  let pushed: Compute?

  /// The screen that it leads to, if it is a link with one.
  let leads: (@Sendable (ProgramRun, Frame) throws -> ScreenLink)?
  let scrolls: ScrollAxes?

  /// The text that it begins with, as it is written.
  let literal: String?

  /// The text that it begins with, as it is read.
  let title: Compute?

  /// Says what of it is not played.
  let leftOut: (@Sendable (ProgramRun) -> Void)?

  /// The labels of its actions, which are not played.
  let actions: [String]

  /// The view that a run makes.
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

  /// What is shown of something inside.
  private func element(
    _ content: Compute, _ run: ProgramRun, _ frame: Frame
  ) throws -> ViewElement {
    var shown = try content(run, frame)
    if case .closure(let closure) = shown {
      // How far is scrolled is not known.
      shown = try run.functions.call(closure, [.unknown(UnknownValue(kind, at: position))])
    }
    return try run.element(shown, at: position)
  }

  /// Makes a link of a view that pushes a value or leads to a screen.
  private func link(_ view: inout MadeView, _ run: ProgramRun, _ frame: Frame) throws {
    if let value = try pushed?(run, frame) {
      view.isControl = true
      view.modifiers.append(.link(value))
    } else if let screen = try leads?(run, frame) {
      view.isControl = true
      view.modifiers.append(.leads(screen))
    }
  }

  /// Several contents of one call, each with a position of its own in it.
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
