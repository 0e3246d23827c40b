internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import TextForms

/// How large a view is, as far as frames and paddings say: nothing is laid out.
struct ViewSizeGuess {
  private var width: Double?
  private var height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// The size of a view that takes some room.
  init(_ room: OfferedRoom) { self.init(width: room.width, height: room.height) }

  /// The size of a frame.
  private init(_ frame: MovingModifier) {
    guard frame.placement == .frame, case .numbers(let components) = frame.value else { return }
    for component in components where component.gap == nil {
      if component.part == "width" { width = component.value }
      if component.part == "height" { height = component.value }
    }
  }

  /// The size of a view with a literal frame around it, or around the only view inside of it; nil where there is none,
  /// and where something is written after it that takes more room.
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

  /// The length that a view without a known size is taken to have, so that rows are percent: our choice.
  private static let assumed = 100.0

  var size: ViewSize { ViewSize(width: width ?? Self.assumed, height: height ?? Self.assumed) }

  var isAssumed: Bool { width == nil || height == nil }

  /// Says that the size of a view is not known, and what is taken instead.
  static func note(on view: String, taking size: ViewSize) -> String {
    let (width, height) = (NumberText.swift(size.width), NumberText.swift(size.height))
    return "the size of \(view) is not known; \(width) × \(height) is taken (--set "
      + "'\(view).size=CGSize(width: W, height: H)')"
  }

  /// Whether one of some sides is not known.
  func isAssumed(along sides: GeometrySides) -> Bool {
    sides.contains(.width) && width == nil || sides.contains(.height) && height == nil
  }
}
