internal import CurveGeometry

/// A film split for drawing its frames: into the parts that are drawn once, and those that are drawn for
/// each frame.
package struct FilmLayers: Sendable {
  /// The drawing of everything that never moves.
  package let ground: Drawing

  /// The wipe that is uncovered from left to right, in front of the ground; nil if there is none.
  package let wipe: Wipe?

  /// The elements that move in front of both.
  private let moving: [FilmElement]

  /// Commands that are uncovered by an edge that moves to the right.
  package struct Wipe: Sendable {
    /// The commands of the whole wipe.
    package let commands: [DrawingCommand]
    private let rect: Rect
    private let motion: FilmMotion

    fileprivate init(_ rect: Rect, _ motion: FilmMotion, _ elements: [FilmElement]) {
      self.rect = rect
      self.motion = motion
      let end = FilmMoment(time: .infinity)
      commands = FilmElement.revealed(rect, motion, elements).commands(end)
    }

    /// The number of columns that are uncovered at a time.
    package func columns(at time: Double, scale: Double) -> Int {
      let value = motion.course.value(at: time)
      // A hairline at the edge has its pixel uncovered.
      let edge =
        motion.hairline.map { (($0 + value) * scale).rounded(.down) + 1 }
        ?? ((rect.right + value) * scale).rounded()
      return Int(saturating: edge)
    }
  }

  /// Splits a film.
  package init(_ film: Film) {
    var ground = film.ground
    var elements = film.elements[...]
    let nothing = FilmMoment(time: 0)
    while let element = elements.first, element.isStill {
      ground.commands += element.commands(nothing)
      elements = elements.dropFirst()
    }
    self.ground = ground
    if case .revealed(let rect, let motion, let inner) = elements.first, motion.kind == .x,
      inner.allSatisfy(\.isStill)
    {
      wipe = Wipe(rect, motion, inner)
      elements = elements.dropFirst()
    } else {
      wipe = nil
    }
    moving = Array(elements)
  }

  /// Returns the commands that are drawn for a frame in front of the ground and the wipe.
  package func frame(at time: Double, scale: Double) -> [DrawingCommand] {
    moving.flatMap { $0.commands(FilmMoment(time: time, scale: scale)) }
  }
}

extension FilmElement {
  /// Whether the element looks the same in every frame.
  fileprivate var isStill: Bool {
    switch self {
    case .drawing, .strobe: true
    case .moving(let motion, let inner):
      motion.course.isConstant && inner.allSatisfy(\.isStill)
    case .revealed: false
    case .placed(_, let inner), .playing(let inner), .named(_, let inner):
      inner.allSatisfy(\.isStill)
    }
  }
}
