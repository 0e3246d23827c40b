internal import AnimationModel
internal import MotionRecording

/// How large a view is, as far as a frame in its chain says: nothing is laid out.
struct ViewSizeGuess {
  private var width: Double?
  private var height: Double?

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ links: [ViewLink]) {
    for case .moves(let modifier) in links where modifier.placement == .frame {
      guard case .numbers(let components) = modifier.value else { continue }
      for component in components where component.gap == nil {
        if component.part == "width" { width = component.value }
        if component.part == "height" { height = component.value }
      }
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
    let guess = ViewSizeGuess([.moves(last)])
    return guess.isAssumed ? nil : guess.size
  }

  /// The size of what is inside of a view, if that is one view.
  init(inside node: ViewNode) {
    self.init(node.children.count == 1 ? node.children[0].links : [])
  }

  /// What a view without a known size is taken to have, so that rows are percent: our choice.
  private static let assumed = 100.0

  var size: ViewSize { ViewSize(width: width ?? Self.assumed, height: height ?? Self.assumed) }

  var isAssumed: Bool { width == nil || height == nil }
}
