internal import DrawingModel

/// Places the parts of a scene one below the other.
struct ScenePlanner<Measurer: TextMeasuring> {
  let scene: ChartScene
  let size: Size
  let theme: ChartTheme
  let measurer: Measurer
  let metrics: ChartMetrics
  let appearances: [SeriesAppearance]

  init(scene: ChartScene, size: Size, theme: ChartTheme, measurer: Measurer) {
    self.scene = scene
    self.size = size
    self.theme = theme
    self.measurer = measurer
    metrics = ChartMetrics(size: size, density: scene.chart.density)
    appearances = SeriesAppearance.all(of: scene.chart.series, theme: theme)
  }

  /// The drawing of a part.
  struct Layer {
    /// The commands for the parts that never move.
    var ground: [DrawingCommand] = []
    /// The elements that move, from back to front.
    var elements: [FilmElement] = []
    /// The lower edge.
    var bottom: Double
    /// The time axis, if the layer has one.
    var axis: Film.TimeAxis?
  }

  /// The least distance of all parts from the edges.
  var margin: Double { FramePlanner<Measurer>.margin(metrics, size) }

  /// The part of the height below the header that tracks and tiles may take above curves.
  private var shareOfRows: Double { scene.chart.density.isOnPage ? 0.6 : 0.5 }

  /// The height of all tracks, or of all tiles.
  var heightOfRows: Double {
    if scene.chart.density == .phone {
      return shows(.stage) ? heightOfStageOnPage : heightOfTilesOnPage
    }
    let kinds = [ChartScene.Part.tracks, .overlay, .tiles, .stage].filter(shows)
    let room = size.height - header(top: margin).bottom
    let share = shows(.curves) ? room * shareOfRows : room - margin / 2
    return share / Double(max(kinds.count, 1))
  }

  /// Whether a part is shown and not empty.
  func shows(_ part: ChartScene.Part) -> Bool {
    switch part {
    case .curves: scene.parts.contains(part)
    case .stage: scene.parts.contains(part) && !things.isEmpty
    case .tracks, .overlay, .tiles: scene.parts.contains(part) && !rows.isEmpty
    }
  }

  /// The rows whose series exists.
  var rows: [ChartScene.Row] { scene.rows.filter { appearances.indices.contains($0.series) } }

  /// The things on the stage whose series exists.
  var things: [ChartScene.Thing] {
    scene.things.filter { appearances.indices.contains($0.series) }
  }

  /// The number of tiles side by side on a page: on a phone two fill the width.
  private var tilesInLine: Int { scene.chart.density == .phone ? 2 : 3 }

  /// The height of tiles on a page.
  var heightOfTilesOnPage: Double {
    let lines = (rows.count + tilesInLine - 1) / tilesInLine
    return (scene.chart.density == .phone ? 14.5 : 15) * metrics.base * Double(lines)
  }

  /// The height of the stage on a page: 300 pixels on a desk, and as much on a phone.
  var heightOfStageOnPage: Double {
    (scene.chart.density == .phone ? 22 : 18) * metrics.base
  }

  // MARK: - Words

  /// The title and the subtitle.
  func header(top: Double) -> Layer {
    var layer = Layer(bottom: top)
    let fitting = TextFitting(measurer: measurer)
    func add(_ text: String, font: Font, color: Color) {
      let line = fitting.endTruncated(
        TextFitting<Measurer>.singleLine(text), font: font, width: size.width - 2 * margin)
      let placed = PlacedText(
        TextRun(line, font: font, color: color), x: margin, top: layer.bottom, measuring: measurer)
      layer.ground.append(.text(placed.run, at: placed.point))
      layer.bottom = placed.bounds.bottom
    }
    if !scene.chart.title.isEmpty, !scene.chart.density.isOnPage {
      add(scene.chart.title, font: metrics.titleFont, color: theme.text)
    }
    if let subtitle = scene.chart.subtitle, !subtitle.isEmpty {
      add(subtitle, font: metrics.noteFont, color: theme.secondaryText)
    }
    if layer.bottom > top { layer.bottom += metrics.smallGap }
    return layer
  }
}
