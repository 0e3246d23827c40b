internal import DrawingModel

/// Places things that move as views do, side by side, each with outlines of its first and its last state.
struct StagePlanner<Measurer: TextMeasuring> {
  let planner: ScenePlanner<Measurer>

  /// The width of a phone's screen, in points: no thing is larger than on a phone that fills the stage.
  private static var screen: Double { 390 }

  /// The distance between things, in points.
  private static var gap: Double { 24 }

  /// The largest scale, in units of the figure per point of a phone's screen: at this scale the screen is
  /// as wide as the stage.
  var largestScale: Double { planner.size.width / Self.screen }

  /// The largest scale of a thing, which is larger for a thing by itself.
  func largestScale(of thing: ChartScene.Thing) -> Double {
    largestScale * (thing.isByItself ? Self.largestByItself : 1)
  }

  /// The factor by which a thing by itself, which is compared with nothing, may be larger than other
  /// things.
  private static var largestByItself: Double { 2.5 }

  private var metrics: ChartMetrics { planner.metrics }
  private var things: [ChartScene.Thing] { planner.things }
  private var nameHeight: Double {
    planner.measurer.lineHeight(of: metrics.codeFont) + metrics.smallGap
  }

  /// The extent of a thing and its motion around its layout position, in points.
  private struct Reach {
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0

    var width: Double { right - left }
    var height: Double { bottom - top }

    mutating func formUnion(_ other: Reach) {
      left = min(left, other.left)
      right = max(right, other.right)
      top = min(top, other.top)
      bottom = max(bottom, other.bottom)
    }
  }

  func layer(top: Double) -> ScenePlanner<Measurer>.Layer {
    var reach = Reach()
    for thing in things { reach.formUnion(self.reach(of: thing)) }
    let height = planner.heightOfRows
    let (columns, scale) = grid(reach, height: height)
    let lines = (things.count + columns - 1) / columns
    let cell = Size(
      width: (planner.size.width - 2 * planner.margin) / Double(columns),
      height: height / Double(lines))
    var layer = ScenePlanner<Measurer>.Layer(bottom: top + height)
    for (index, thing) in things.enumerated() {
      let inLine = min(columns, things.count - index / columns * columns)
      let left =
        planner.margin + Double(columns - inLine) * cell.width / 2
        + Double(index % columns) * cell.width
      let cellTop = top + Double(index / columns) * cell.height
      let reach = thing.isByItself ? self.reach(of: thing) : reach
      let scale =
        thing.isByItself
        ? min(
          fitting(reach, width: cell.width, height: cell.height), largestScale(of: thing))
        : scale
      let origin = Point(
        x: (left + (cell.width - reach.width * scale) / 2 - reach.left * scale).rounded(),
        y: (cellTop + nameHeight
          + (cell.height - nameHeight - reach.height * scale) / 2 - reach.top * scale).rounded())
      let font = thing.isCode ? metrics.codeFont : metrics.labelFont
      let run = TextRun(
        TextFitting(measurer: planner.measurer).middleTruncated(
          TextFitting<Measurer>.singleLine(thing.name), font: font,
          width: cell.width - metrics.smallGap),
        font: font, anchor: .middle, color: planner.appearances[thing.series].label)
      let name = PlacedText(
        run, x: origin.x, top: cellTop + metrics.smallGap / 2, measuring: planner.measurer)
      layer.ground.append(.text(name.run, at: name.point))
      layer.ground += outlines(of: thing, scale).map { $0.moved(by: origin) }
      layer.elements.append(
        ChartScene.element(
          .placed(origin, [.named("staged c\(thing.series)", [element(of: thing, scale)])]),
          presentBy: thing.presence))
    }
    return layer
  }

  /// The number of columns that makes things largest, and the scale that it gives.
  private func grid(_ reach: Reach, height: Double) -> (columns: Int, scale: Double) {
    let width = planner.size.width - 2 * planner.margin
    var best = (columns: 1, scale: 0.0)
    for columns in 1...max(things.count, 1) {
      let lines = Double((things.count + columns - 1) / columns)
      let scale = min(
        fitting(reach, width: width / Double(columns), height: height / lines), largestScale)
      if scale > best.scale { best = (columns, scale) }
    }
    return (best.columns, max(best.scale, 0.01))
  }

  /// The scale at which a reach fits into a cell.
  private func fitting(_ reach: Reach, width: Double, height: Double) -> Double {
    min(width / (reach.width + Self.gap), (height - nameHeight) / (reach.height + Self.gap))
  }

  /// Returns the reach of a thing over all times of the film, at its largest.
  private func reach(of thing: ChartScene.Thing) -> Reach {
    var (width, height) = (thing.form.size.width / 2, thing.form.size.height / 2)
    var (x, y) = ((0.0, 0.0), (0.0, 0.0))
    for effect in thing.effects where !effect.isOfKnob {
      let (lower, upper) = effect.course.range
      let most = max(lower.magnitude, upper.magnitude)
      switch effect.kind {
      case .x: x = (x.0 + min(lower, 0), x.1 + max(upper, 0))
      case .y: y = (y.0 + min(lower, 0), y.1 + max(upper, 0))
      case .scale, .width:
        width *= most
        x = (x.0 * most, x.1 * most)
        if effect.kind == .scale {
          height *= most
          y = (y.0 * most, y.1 * most)
        }
      case .rotation:
        if lower != 0 || upper != 0 {
          let diagonal = (width * width + height * height).squareRoot()
          (width, height) = (diagonal, diagonal)
        }
      case .opacity: break
      }
    }
    return Reach(left: x.0 - width, right: x.1 + width, top: y.0 - height, bottom: y.1 + height)
  }

  // MARK: Drawing

  private func motion(_ effect: ChartScene.Thing.Effect, _ scale: Double) -> FilmMotion {
    switch effect.kind {
    case .x, .y: FilmMotion(effect.kind, effect.course.scaled(by: scale, plus: 0))
    case .scale, .width: FilmMotion(effect.kind, effect.course, tolerance: 1.0 / 512)
    case .rotation: FilmMotion(.rotation, effect.course, tolerance: 0.2)
    case .opacity:
      FilmMotion(.opacity, effect.course.limited(to: 0...1), tolerance: 1.0 / 512)
    }
  }

  private func element(of thing: ChartScene.Thing, _ scale: Double) -> FilmElement {
    let color = planner.appearances[thing.series].line
    var element = FilmElement.drawing([.fill(thing.form.path(scale: scale), color)])
    if thing.form == .toggle {
      let rest = ChartScene.Thing.Form.knobTravel * scale
      let effect = thing.effects.first(where: \.isOfKnob)
      let knob = FilmElement.drawing([
        .fill(
          .circle(
            center: Point(x: effect == nil ? rest : 0, y: 0),
            radius: ChartScene.Thing.Form.knobRadius * scale),
          planner.theme.ground)
      ])
      let moving = effect.map { FilmElement.moving(motion($0, scale), [knob]) } ?? knob
      element = .named("whole", [element, moving])
    }
    for effect in thing.effects where !effect.isOfKnob {
      element = .moving(motion(effect, scale), [element])
    }
    return element
  }

  /// Returns the outlines of a thing at its start, if that differs from its target, and at its target.
  private func outlines(of thing: ChartScene.Thing, _ scale: Double) -> [DrawingCommand] {
    func path(_ value: (ChartScene.Thing.Effect) -> Double) -> Path {
      thing.effects.filter { !$0.isOfKnob }.reduce(thing.form.path(scale: scale)) { path, effect in
        let isTravel = effect.kind == .x || effect.kind == .y
        return path.placed(effect.kind, value(effect) * (isTravel ? scale : 1))
      }
    }
    let width = metrics.hairWidth * 1.5
    let style = StrokeStyle(width: width, dashes: [4, 4].map { $0 * metrics.dashUnit })
    let (start, target) = (path(\.start), path(\.target))
    return (start == target ? [target] : [start, target]).map {
      .stroke($0, style, planner.theme.secondaryText)
    }
  }
}
