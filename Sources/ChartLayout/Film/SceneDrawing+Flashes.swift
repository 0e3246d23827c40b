internal import CurveGeometry
public import DrawingModel

/// The frequency with which large parts of a film flash.
///
/// Web Content Accessibility Guidelines 2.2, success criterion 2.3.1: more than three general flashes within a second are
/// dangerous for people with photosensitive epilepsy, if they fill more than a quarter of any 341 by 256 pixels. A flash
/// is a pair of opposing changes of the relative luminance by a tenth or more, the darker of the two below 0.8.
extension SceneDrawing {
  /// Returns the number of flashes within the worst second of a film; 0 if none of its tiles flashes or they are small.
  ///
  /// The number is found from the courses and the areas, not from pixels. A motion that never ends counts as often as
  /// it flashes by itself, although a film shows only a few of its cycles and a rest.
  ///
  /// - Parameters:
  ///   - scene: The scene that is shown.
  ///   - size: The extent in points, which are taken for CSS pixels.
  ///   - theme: The colors.
  ///   - measurer: The measurer of the fonts with which the film will be drawn.
  public static func flashes(
    of scene: ChartScene, size: Size, theme: ChartTheme, measuring measurer: some TextMeasuring
  ) -> Int {
    let planner = ScenePlanner(scene: scene, size: size, theme: theme, measurer: measurer)
    var lights: [FlashingTile] = []
    if planner.shows(.tiles) {
      let side = TilePlanner(planner: planner).side
      lights += planner.rows.map { row in
        let color = planner.appearances[row.series].line
        return FlashingTile(row, side: side, color: color, ground: theme.band)
      }
    }
    if planner.shows(.stage) {
      let stage = StagePlanner(planner: planner)
      lights += planner.things.flatMap { thing in
        thing.effects.filter { $0.kind == .opacity }.map { effect in
          FlashingTile(
            thing, effect.course, scale: stage.largestScale(of: thing),
            color: planner.appearances[thing.series].line,
            ground: theme.ground)
        }
      }
    }
    var area = 0.0
    var most = 0
    for light in lights {
      let flashes = light.flashes(cycle: scene.cycle)
      guard flashes > FlashingTile.mostFlashes else { continue }
      area += light.area
      most = max(most, flashes)
    }
    return area > FlashingTile.largestArea ? most : 0
  }
}

/// The light of a tile over time.
private struct FlashingTile {
  /// The largest number of flashes in a second that is allowed.
  static let mostFlashes = 3

  /// The area that may flash more often, in square pixels.
  static let largestArea = 21_824.0

  /// The least change of the relative luminance that counts.
  private static let leastChange = 0.1

  /// The relative luminance from which on the darker of two states does not count.
  private static let lightest = 0.8

  /// The number of instants per second at which the light is looked at: ten for each of the fastest flashes that a
  /// display shows.
  private static let rate = 600.0

  /// The area whose light changes.
  let area: Double
  private let luminance: (Double) -> Double
  /// The times at which the motion begins and ends, if it is part of one without end; nil otherwise.
  private let endless: (start: Double, end: Double)?

  init(_ row: ChartScene.Row, side: Double, color: Color, ground: Color) {
    endless = row.isEndless ? (row.course.start, row.course.end) : nil
    let progress = row.progress
    let (lower, upper) = progress.range
    let reach = upper - lower
    let dark = ground.luminance
    let light = color.luminance
    // Where something comes and goes, the light is that of the ground and of the thing in turn.
    func coming(_ time: Double) -> Double {
      let part = reach > 0 ? (progress.value(at: time) - lower) / reach : 0
      return dark + (light - dark) * part
    }
    let extent = side * 0.75
    switch row.look {
    case .opacity:
      // The whole tile counts, as one would see it.
      area = side * side
      luminance = { time in
        ground.mixed(with: color, fraction: progress.value(at: time)).luminance
      }
    case .scale:
      let (small, large) = (0.4 + 0.6 * lower, 0.4 + 0.6 * upper)
      area = (large * large - small * small).magnitude * extent * extent
      luminance = coming
    case .width:
      area = side * 0.24 * side * 0.7 * max(reach, 0)
      luminance = coming
    case .offset:
      area = 2 * side * 0.24 * side * 0.24 * min(reach, 1)
      luminance = coming
    case .rotation:
      // The area is the one that the corners of a square sweep over.
      area = side * side * 0.36 * 0.57 * min(reach, 1)
      luminance = coming
    }
  }

  /// Makes the light of a thing on a stage that fades.
  ///
  /// - Parameters:
  ///   - thing: The thing.
  ///   - opacity: The opacity of the thing.
  ///   - scale: The largest scale, in units of the figure per point of a phone's screen.
  ///   - color: The color of the thing.
  ///   - ground: The color behind it.
  init(
    _ thing: ChartScene.Thing, _ opacity: FilmCourse, scale: Double, color: Color, ground: Color
  ) {
    endless = thing.isEndless ? (opacity.start, opacity.end) : nil
    area = thing.form.size.width * thing.form.size.height * scale * scale
    let course = opacity.limited(to: 0...1)
    luminance = { ground.mixed(with: color, fraction: course.value(at: $0)).luminance }
  }

  /// Returns the number of flashes within the worst second of a film that plays again and again.
  func flashes(cycle: Double) -> Int {
    let changes = self.changes(until: max(2 * cycle, cycle + 1), cycle: cycle)
    var most = 0
    var first = 0
    for last in changes.indices {
      while changes[last] - changes[first] > 1 { first += 1 }
      most = max(most, last - first + 1)
    }
    if let endless, endless.end > endless.start {
      let count = changes.count { $0 >= endless.start && $0 <= endless.end }
      let rate = Double(count) / (endless.end - endless.start)
      most = max(most, Int(saturating: rate.rounded()))
    }
    // A flash is a pair of changes.
    return most / 2
  }

  /// The times at which the light has changed by enough, in alternating directions.
  private func changes(until end: Double, cycle: Double) -> [Double] {
    var changes: [Double] = []
    // The turning point from which the next change is measured.
    var turn = luminance(0)
    var direction = 0.0
    for index in 0...Int(saturating: end * Self.rate) {
      let time = Double(index) / Self.rate
      let now = luminance(time.truncatingRemainder(dividingBy: cycle))
      if direction != 0, (now - turn) * direction > 0 {
        // The change goes on in the same direction.
        turn = now
        continue
      }
      guard (now - turn).magnitude >= Self.leastChange, min(now, turn) < Self.lightest else {
        continue
      }
      direction = now > turn ? 1 : -1
      turn = now
      changes.append(time)
    }
    return changes
  }
}
