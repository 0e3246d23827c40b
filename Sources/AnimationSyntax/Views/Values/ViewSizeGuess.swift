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
    for case .moves(let modifier) in links where modifier.name == "frame" {
      guard case .numbers(let components) = modifier.value else { continue }
      for component in components where component.gap == nil {
        if component.part == "width" { width = component.value }
        if component.part == "height" { height = component.value }
      }
    }
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
