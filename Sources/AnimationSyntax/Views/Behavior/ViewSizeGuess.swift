internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import TextForms

/// The size of a view, as far as frames and paddings determine it without layout.
struct ViewSizeGuess {
  private var width: Double?
  private var height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates the size of a view that takes all of some room.
  init(_ room: OfferedRoom) { self.init(width: room.width, height: room.height) }

  /// Creates the size of a frame.
  private init(_ frame: MovingModifier) {
    guard frame.placement == .frame, case .numbers(let components) = frame.value else { return }
    for component in components where component.gap == nil {
      if component.part == "width" { width = component.value }
      if component.part == "height" { height = component.value }
    }
  }

  /// Returns the size of a view with a literal frame around it, or around its only child; nil if there is none, and if
  /// a later modifier takes more room.
  static func literal(of node: ViewNode) -> ViewSize? {
    let last = node.links.lazy.compactMap { link in
      if case .moves(let modifier) = link, modifier.takesRoom { modifier } else { nil }
    }.last
    guard let last else {
      return node.children.count == 1 ? literal(of: node.children[0]) : nil
    }
    let guess = ViewSizeGuess(last)
    return guess.isAssumed ? nil : guess.size
  }

  /// The length of a view whose size is unknown, with which rows are percentages: our choice.
  private static let assumed = 100.0

  var size: ViewSize { ViewSize(width: width ?? Self.assumed, height: height ?? Self.assumed) }

  var isAssumed: Bool { width == nil || height == nil }

  /// Returns the note that the size of a view is unknown, with the size that is taken.
  static func note(on view: String, taking size: ViewSize) -> String {
    let (width, height) = (NumberText.swift(size.width), NumberText.swift(size.height))
    return "the size of \(view) is not known; \(width) × \(height) is taken (--set "
      + "'\(view).size=CGSize(width: W, height: H)')"
  }

  /// Returns whether the length of one of some sides is unknown.
  func isAssumed(along sides: GeometrySides) -> Bool {
    sides.contains(.width) && width == nil || sides.contains(.height) && height == nil
  }
}
