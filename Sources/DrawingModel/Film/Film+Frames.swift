#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension Film {
  /// Returns the commands for all moving elements at a time, in front of the ground.
  ///
  /// - Parameters:
  ///   - time: Seconds since the film began.
  ///   - scale: The pixels per point of a pixel picture, in which hairlines are crisp; nil for another picture.
  public func frame(at time: Double, scale: Double? = nil) -> [DrawingCommand] {
    elements.flatMap { $0.commands(FilmMoment(time: time, scale: scale)) }
  }

  /// The picture for readers who see no motion.
  public var stillDrawing: Drawing {
    switch still {
    case .strobe:
      var drawing = ground
      drawing.commands += elements.flatMap {
        $0.commands(FilmMoment(time: .infinity, isStrobe: true))
      }
      return drawing
    case .moment(let time): return drawing(at: time)
    }
  }

  /// The picture at a time in seconds, ground included.
  public func drawing(at time: Double) -> Drawing {
    var drawing = ground
    drawing.commands += frame(at: time)
    return drawing
  }

  /// All commands that are ever drawn, in the order in which a document has them.
  ///
  /// - Parameter withStrobe: Whether the elements of a strobe's still picture are included.
  func allCommands(withStrobe: Bool) -> [DrawingCommand] {
    ground.commands + elements.flatMap { $0.allCommands(withStrobe: withStrobe) }
  }
}

/// A moment at which a film is drawn.
struct FilmMoment {
  /// Seconds since the film began.
  var time: Double
  /// Whether the moment is that of a strobe's still picture.
  var isStrobe = false
  /// The pixels per point; nil for a picture without pixels.
  var scale: Double?

  /// The number of a motion at this moment.
  func value(of motion: FilmMotion) -> Double {
    let value = motion.course.value(at: time)
    guard let scale, let hairline = motion.hairline else { return value }
    return (((hairline + value) * scale).rounded(.down) + 0.5) / scale - hairline
  }
}

extension FilmElement {
  /// Returns the commands that draw the element.
  func commands(_ moment: FilmMoment) -> [DrawingCommand] {
    func inside(_ elements: [FilmElement]) -> [DrawingCommand] {
      elements.flatMap { $0.commands(moment) }
    }
    switch self {
    case .drawing(let commands): return commands
    case .moving(let motion, let elements):
      let value = moment.value(of: motion)
      guard motion.kind != .opacity else {
        return value > 0 ? inside(elements).map { $0.faded(by: min(value, 1)) } : []
      }
      let transform = motion.transform(of: value)
      return inside(elements).map { $0.transformed(by: transform) }
    case .placed(let point, let elements):
      return inside(elements).map { $0.moved(by: point) }
    case .revealed(let rect, let motion, let elements):
      let transform = motion.transform(of: moment.value(of: motion))
      guard case .clip(let area, _) = DrawingCommand.clip(rect, []).transformed(by: transform)
      else { return [] }
      return area.size.width > 0 && area.size.height > 0 ? [.clip(area, inside(elements))] : []
    case .strobe(let elements): return moment.isStrobe ? inside(elements) : []
    case .playing(let elements): return moment.isStrobe ? [] : inside(elements)
    case .named(_, let elements): return inside(elements)
    }
  }

  fileprivate func allCommands(withStrobe: Bool) -> [DrawingCommand] {
    switch self {
    case .drawing(let commands): return commands
    case .strobe where !withStrobe: return []
    case .moving(_, let elements), .placed(_, let elements), .revealed(_, _, let elements),
      .strobe(let elements), .playing(let elements), .named(_, let elements):
      return elements.flatMap { $0.allCommands(withStrobe: withStrobe) }
    }
  }
}

extension Path {
  /// The outline as placed by a number of a motion.
  package func placed(_ kind: FilmMotion.Kind, _ value: Double) -> Path {
    transformed(by: FilmMotion(kind, FilmCourse(constant: value)).transform(of: value))
  }
}

extension FilmMotion {
  /// Returns the transform by which a number places the moving elements.
  fileprivate func transform(of value: Double) -> PlaneTransform {
    switch kind {
    case .x: .moved(by: Point(x: value, y: 0))
    case .y: .moved(by: Point(x: 0, y: value))
    case .scale: .stretched(x: value, y: value)
    case .width: .stretched(x: value, y: 1)
    case .rotation:
      .turned(sine: sin(value * .pi / 180), cosine: cos(value * .pi / 180))
    case .opacity: .identity
    }
  }
}
