public import DrawingModel

/// Makes films of scenes: finds a position for each thing that moves and for each part that does not.
public enum SceneDrawing {
  /// Returns the film of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene to show.
  ///   - size: The extent in points, meant for 320 x 200 and more.
  ///   - theme: The colors.
  ///   - measurer: The measurer of the fonts with which the film will be drawn.
  public static func film(
    of scene: ChartScene, size: Size, theme: ChartTheme = .light,
    measuring measurer: some TextMeasuring
  ) -> Film {
    ScenePlanner(scene: scene, size: size, theme: theme, measurer: measurer).film()
  }
}

// The film: rows above the curves, and the parts of the curves that have been played.
extension ScenePlanner {
  /// The film.
  func film() -> Film {
    var ground = Drawing(
      size: size, background: theme.paintedGround, title: scene.chart.title,
      description: scene.chart.description, facts: scene.chart.facts)
    var elements: [FilmElement] = []
    var top = margin
    var axis: Film.TimeAxis?
    func add(_ layer: Layer) {
      ground.commands += layer.ground
      // The elements that reveal the curves come first, so that frames have the curves from a picture that is drawn
      // once.
      elements = layer.elements + elements
      top = layer.bottom
      axis = layer.axis ?? axis
    }
    add(header(top: top))
    var layers = rowLayers(top: top)
    if shows(.curves) {
      let count = layers.count
      layers.append(plot(top: (layers.last?.bottom ?? top).rounded()))
      if let edges = edgesOfTracks(over: layers.last?.axis) {
        layers[..<count] = rowLayers(top: top, edges: edges)[...]
      }
    } else if let edges = edgesOfTracks(over: nil) {
      layers = rowLayers(top: top, edges: edges)
    }
    layers.forEach(add)
    return Film(
      ground: ground, elements: elements, cycle: scene.cycle, plays: scene.plays,
      still: scene.still, axis: axis)
  }

  /// Returns the layers above the curves, one below the other.
  ///
  /// - Parameters:
  ///   - top: The vertical position at which the first layer begins.
  ///   - edges: The horizontal positions at which tracks begin and end; nil for as much room as their names leave.
  private func rowLayers(top: Double, edges: ClosedRange<Double>? = nil) -> [Layer] {
    var layers: [Layer] = []
    var bottom: Double { layers.last?.bottom ?? top }
    if shows(.tracks) {
      layers.append(TrackPlanner(planner: self, edges: edges).layer(top: bottom))
    }
    if shows(.overlay) {
      layers.append(OverlayPlanner(planner: self, edges: edges).layer(top: bottom))
    }
    if shows(.tiles) { layers.append(TilePlanner(planner: self).layer(top: bottom)) }
    if shows(.stage) { layers.append(StagePlanner(planner: self).layer(top: bottom)) }
    return layers
  }

  /// Whether anything moves beside the curves that has their names: views on a stage have names of their own.
  private var rowsNameCurves: Bool {
    hasNamedRows
      || shows(.stage) && things.allSatisfy(\.isByItself)
  }

  /// The margin of a phone's tracks, in base sizes.
  private static var marginOfTracks: Double { 12.0 / 14 }

  /// Returns the ends of tracks on a page: the ends of the plot below them, or the edges of a phone.
  private func edgesOfTracks(over axis: Film.TimeAxis?) -> ClosedRange<Double>? {
    guard scene.chart.density.isOnPage else { return nil }
    let margin = Self.marginOfTracks * metrics.base
    guard scene.chart.density == .page, let axis else { return margin...(size.width - margin) }
    return axis.left...axis.right
  }

  // MARK: - Curves

  /// The opacity of a curve that has not been played yet.
  private static var unplayedOpacity: Double { 0.35 }

  /// Plans the curves, without their labels where the rows name them.
  private func plan(of chart: Chart, height: Double) -> LayoutPlan {
    func plan(_ chart: Chart) -> LayoutPlan {
      ChartPlanner(
        chart: chart, size: Size(width: size.width, height: height), theme: theme,
        measurer: measurer
      ).plan()
    }
    guard rowsNameCurves else { return plan(chart) }
    if chart.density.isOnPage {
      // A page has labels at its curves, but no legend that says no more than its rows.
      let labelled = plan(chart)
      let hasLegend = labelled.remainder != nil || labelled.entries.contains { $0.sample != nil }
      guard hasLegend, hasSamples || labelled.remainder != nil else { return labelled }
    }
    var unlabelled = chart
    for index in chart.series.indices where chart.series[index].naming == .label {
      unlabelled.series[index].naming = .none
    }
    return plan(unlabelled)
  }

  private func plot(top: Double) -> Layer {
    var chart = scene.chart
    chart.title = ""
    chart.subtitle = nil
    chart.strobe = nil
    let plan = plan(of: chart, height: max(size.height - top, 50))
    let emitter = ChartEmitter(
      plan: plan, theme: theme, appearances: appearances, names: chart.series.map { _ in "" })
    let parts = emitter.parts()
    func moved(_ commands: [DrawingCommand]) -> [DrawingCommand] {
      commands.map { $0.moved(by: Point(x: 0, y: top)) }
    }
    var layer = Layer(bottom: size.height)
    layer.ground = moved(parts.ground + parts.marks)
    func curves(fadedBy factor: Double) -> [FilmElement] {
      parts.curves.map { series, command in
        .named("c\(series)", [.drawing(moved([command.faded(by: factor)]))])
      }
    }
    layer.elements =
      curves(fadedBy: Self.unplayedOpacity) + lights(plan, top: top) + [
        played(
          curves(fadedBy: 1) + [.drawing(moved(marksOnCurves(plan, emitter)))], plan),
        .playing([pointer(plan, top: top)]),
      ]
    layer.axis = Film.TimeAxis(
      left: plan.timeScale.start, right: plan.timeScale.end, duration: plan.timeScale.upper)
    return layer
  }

  /// The rings and other marks that a curve would cover when it is played, drawn once more.
  private func marksOnCurves(_ plan: LayoutPlan, _ emitter: ChartEmitter) -> [DrawingCommand] {
    guard plan.panels.contains(where: { $0.marks.contains { $0.kind != .tick } }) else { return [] }
    return plan.panels.flatMap(emitter.marks(of:))
  }

  /// The lines of moments, which become dark and wide when the playhead passes them.
  private func lights(_ plan: LayoutPlan, top: Double) -> [FilmElement] {
    let scale = plan.timeScale
    return plan.moments.filter { !$0.line.isEmpty }.map { moment in
      let path = Path(
        moment.line.flatMap { part in
          Path.line(
            from: Point(x: moment.x, y: part.top + top),
            to: Point(x: moment.x, y: part.bottom + top)
          ).elements
        })
      let seconds =
        scale.lower + (moment.x - scale.start) / timeWidth(plan) * (scale.upper - scale.lower)
      return .moving(
        FilmMotion(
          .opacity, FilmCourse(from: 0, to: 1, jumpingAt: scene.time(ofPlayhead: seconds))),
        [
          .drawing([
            .stroke(path, StrokeStyle(width: metrics.hairWidth * 2), theme.secondaryText)
          ])
        ])
    }
  }

  private func timeWidth(_ plan: LayoutPlan) -> Double { plan.timeScale.end - plan.timeScale.start }

  /// The distance of the playhead from the start of the time axis, to the right.
  private func advance(_ plan: LayoutPlan) -> FilmMotion {
    let scale = plan.timeScale
    let factor = timeWidth(plan) / (scale.upper - scale.lower)
    return FilmMotion(
      .x, scene.playhead.scaled(by: factor, plus: -scale.lower * factor), hairline: scale.start)
  }

  /// The parts of the curves that have been played.
  private func played(_ curves: [FilmElement], _ plan: LayoutPlan) -> FilmElement {
    let pad = metrics.curveWidth
    let window = Rect(
      left: plan.timeScale.start - timeWidth(plan) - pad, top: 0,
      right: plan.timeScale.start + pad / 2, bottom: size.height)
    return .revealed(window, advance(plan), curves)
  }

  /// The playhead: a line at the current time, with a dot on every curve.
  private func pointer(_ plan: LayoutPlan, top: Double) -> FilmElement {
    let x = plan.timeScale.start
    let line = Path.line(
      from: Point(x: x, y: (plan.panels.first?.plot.top ?? 0) + top),
      to: Point(x: x, y: (plan.panels.last?.plot.bottom ?? 0) + top))
    let radius = metrics.curveWidth * 1.8
    let dots = scene.dots.compactMap { dot -> FilmElement? in
      guard plan.panels.indices.contains(dot.panel), appearances.indices.contains(dot.series)
      else { return nil }
      let scale = plan.panels[dot.panel].scale
      let factor = (scale.end - scale.start) / (scale.upper - scale.lower)
      let course = dot.course.scaled(
        by: factor, plus: scale.start - scale.lower * factor + top)
      let center = Point(x: x, y: 0)
      let ring = theme.ringGround.map {
        DrawingCommand.fill(.circle(center: center, radius: radius + metrics.hairWidth), $0)
      }
      let turning = TurningColor(
        turns: dot.turns.filter { appearances.indices.contains($0.series) }, series: dot.series)
      let discs = turning.elements { series in
        [.fill(.circle(center: center, radius: radius), appearances[series].line)]
      }
      let element = FilmElement.named(
        "dot c\(dot.series)",
        [.moving(FilmMotion(.y, course), (ring.map { [.drawing([$0])] } ?? []) + discs)])
      return ChartScene.element(element, presentBy: dot.presence)
    }
    return .named(
      "head",
      [
        .moving(
          advance(plan),
          [.drawing([.stroke(line, StrokeStyle(width: metrics.hairWidth), theme.secondaryText)])]
            + dots)
      ])
  }
}
