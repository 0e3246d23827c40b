internal import CurveGeometry
internal import DrawingModel
internal import TextForms

/// A scene as pages of characters for a terminal, one for each time.
///
///     let film = TextFilm(scene, width: 80, height: 24, characters: .unicode, color: true)
///     let page = film.page(at: 0.25)
public struct TextFilm {
  /// The number of lines of every page.
  public var height: Int { ground.height }

  private let scene: ChartScene
  private let characters: TextCharacters
  private let usesColor: Bool
  private let appearances: [TextAppearance]
  private let tracks: [Track]
  private let plot: Plot?
  /// The cells that are the same on every page.
  private let ground: CellGrid
  /// The effects of the keys, in words.
  private let keys: String

  /// The columns of the time, with a gap after it.
  private static let widthOfTime = 10

  /// A row with a moving thing.
  private struct Track {
    let row: Int
    let color: TurningColor
    let scale: AxisScale
    let course: FilmCourse
    let presence: FilmCourse?
  }

  /// The curves and their position.
  private struct Plot {
    let panels: [TextPanelPlan]
    let columns: Range<Int>
    let cells: [TextPanelPlan.CurveCell]
    let top: Int
    let bottom: Int
  }

  /// The least number of lines of the curves.
  private static let leastPlot = 6

  /// The largest number of lines of the curves, as a part of the columns: higher curves would be narrower than they
  /// are high.
  private static let mostPlot = 0.45

  /// The width of a thing, in cells.
  private static let thingWidth = 2.0

  /// The least columns of a track: names are shortened before a track has fewer.
  private static let leastTrack = 24.0

  /// The part of the width that names have on any page.
  private static let shareOfNames = 0.45

  /// Plans the pages.
  ///
  /// - Parameters:
  ///   - scene: The scene to show; tiles and things on a stage are shown as tracks.
  ///   - width: The number of cells across, meant for 40 and more.
  ///   - height: The largest number of lines, meant for 10 and more.
  ///   - characters: The characters to draw with.
  ///   - color: Whether colors may be used.
  ///   - keys: The effects of the keys, in words beside the time, the longest first; the first that has room is
  ///     shown.
  public init(
    _ scene: ChartScene, width: Int, height: Int, characters: TextCharacters, color: Bool,
    keys: [String] = []
  ) {
    self.scene = scene
    self.characters = characters
    usesColor = color
    let appearances = TextAppearance.all(of: scene.chart.series, usesColor: color)
    self.appearances = appearances
    let page = PageLayout(
      scene, rows: scene.rows.filter { appearances.indices.contains($0.series) }, width: width,
      height: height)
    var grid = CellGrid(width: page.width, height: page.height)
    func shown(_ text: String) -> String {
      characters == .unicode ? text : TextAppearance.ascii(text)
    }
    for (row, text) in page.header.enumerated() {
      grid.write(
        shown(page.shortened(text)), column: 0, row: row,
        style: row == 0 && !scene.chart.title.isEmpty ? .bold : .faint)
    }
    let names = page.rows.map { row in
      shown(
        page.shortened(name: row.name.isEmpty ? scene.chart.series[row.series].label : row.name))
    }
    let left = (names.map { CellWidth.of($0) }.max() ?? 0) + 2
    tracks = page.rows.enumerated().map { index, row in
      Self.track(of: row, in: page.header.count + index, left: left, right: page.width - 1)
    }
    for (index, track) in tracks.enumerated() {
      grid.write(
        names[index], column: 0, row: track.row,
        style: .color(appearances[track.color.series].color))
      Self.draw(track, of: page.rows[index], characters, in: &grid)
    }
    plot = page.plotHeight.map { height in
      Self.plot(
        scene.chart, top: page.top, bottom: page.top + height, appearances, characters, in: &grid)
    }
    ground = grid
    self.keys = keys.first { CellWidth.of($0) + Self.widthOfTime <= page.width } ?? ""
  }

  /// The lines of a page: the title and the subtitle, the rows with moving things, the curves with their axis, and the
  /// time.
  private struct PageLayout {
    let width: Int
    let header: [String]
    let rows: [ChartScene.Row]

    /// The number of lines of the curves; nil for a scene without them.
    let plotHeight: Int?

    /// The first line below the rows.
    var top: Int { header.count + rows.count }

    var height: Int { top + (plotHeight.map { $0 + 2 } ?? 0) + 1 }

    private let fitting = TextFitting(measurer: CellMeasurer())

    init(_ scene: ChartScene, rows: [ChartScene.Row], width: Int, height: Int) {
      self.width = min(max(width, 20), 500)
      let showsRows = !scene.parts.isDisjoint(with: [.tracks, .overlay, .tiles, .stage])
      let showsPlot = scene.parts.contains(.curves)
      let most = max(height, leastPlot + 4)
      // The time has a line of its own, the axis takes two, and there is a row.
      let besides = 1 + (showsPlot ? leastPlot + 2 : 0)
      let room = most - besides - (showsRows ? 1 : 0)
      header = Array(
        [scene.chart.title, scene.chart.subtitle ?? ""].filter { !$0.isEmpty }.prefix(max(room, 0)))
      let free = most - header.count - besides
      self.rows = showsRows ? Array(rows.prefix(max(free, 1))) : []
      let rest = most - header.count - self.rows.count - 3
      plotHeight =
        showsPlot
        ? min(max(rest, leastPlot), max(Int(Double(self.width) * mostPlot), leastPlot)) : nil
    }

    /// Returns a text on one line of the page.
    func shortened(_ text: String) -> String {
      fitting.endTruncated(
        TextFitting<CellMeasurer>.singleLine(text), font: Font(size: 1), width: Double(width))
    }

    /// Returns a name that leaves room for a track beside it.
    func shortened(name: String) -> String {
      fitting.middleTruncated(
        TextFitting<CellMeasurer>.singleLine(name), font: Font(size: 1),
        width: max(Double(width) * shareOfNames, Double(width) - leastTrack))
    }
  }

  private static func track(
    of row: ChartScene.Row, in line: Int, left: Int, right: Int
  ) -> Track {
    var extent = ValueExtent()
    extent.include(row.lane.safeRange.lowerBound)
    extent.include(row.lane.safeRange.upperBound)
    let range = ValueRange(around: extent)
    return Track(
      row: line, color: TurningColor(turns: row.turns, series: row.series),
      scale: AxisScale(
        lower: range.lower, upper: range.upper, start: Double(left) + thingWidth / 2,
        end: max(Double(right) - thingWidth / 2, Double(left) + thingWidth)),
      course: row.course, presence: row.presence)
  }

  /// Draws the line from start to target, with a mark at the target.
  private static func draw(
    _ track: Track, of row: ChartScene.Row, _ characters: TextCharacters, in grid: inout CellGrid
  ) {
    let isUnicode = characters == .unicode
    let ends = [row.start, row.target].map {
      Int(saturating: track.scale.position(of: $0).rounded(.down))
    }
    for column in min(ends[0], ends[1])...max(ends[0], ends[1]) {
      grid.write(isUnicode ? "─" : "-", column: column, row: track.row, style: .faint)
    }
    grid.write(isUnicode ? "│" : "+", column: ends[1], row: track.row)
  }

  private static func plot(
    _ chart: Chart, top: Int, bottom: Int, _ appearances: [TextAppearance],
    _ characters: TextCharacters, in grid: inout CellGrid
  ) -> Plot {
    let panels = TextPanelPlan.all(
      chart.panels, extents: chart.panels.map(ValueExtent.init(of:)),
      duration: chart.safeDuration, top: top, bottom: bottom, characters: characters)
    let left = min((panels.map(\.labelWidth).max() ?? 0) + 1, grid.width / 2)
    let right = max(grid.width - 2, left + 2)
    var cells: [TextPanelPlan.CurveCell] = []
    for panel in panels {
      panel.drawGround(left: left, right: right, duration: chart.safeDuration, in: &grid)
      cells += panel.curveCells(
        left: left, right: right, duration: chart.safeDuration, appearances: appearances)
    }
    TextTimeAxis(duration: chart.safeDuration, characters: characters)
      .draw(left: left, right: right, row: bottom, in: &grid)
    return Plot(panels: panels, columns: left..<right, cells: cells, top: top, bottom: bottom)
  }

  /// Returns the page at a time of the film.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - namesKeys: Whether the page shows the effects of the keys.
  public func page(at time: Double, namesKeys: Bool = true) -> TextPage {
    var grid = ground
    for track in tracks where track.presence?.value(at: time) != 0 {
      draw(
        at: track.scale.position(of: track.course.value(at: time)), in: track.row,
        appearances[track.color.series(at: time)], &grid)
    }
    if let plot { draw(plot, at: time, &grid) }
    let moment = NumberText.fixed(scene.playhead.value(at: time), decimals: 2)
    grid.write("\(moment) s", column: 0, row: grid.height - 1, style: .faint)
    if namesKeys, !keys.isEmpty {
      grid.write(
        keys, column: grid.width - CellWidth.of(keys), row: grid.height - 1, style: .faint)
    }
    return TextPage(grid, usesColor: usesColor)
  }

  // MARK: Things

  /// Draws a thing around a position, to an eighth of a cell.
  private func draw(
    at center: Double, in row: Int, _ appearance: TextAppearance, _ grid: inout CellGrid
  ) {
    guard characters == .unicode else {
      return grid.write(
        "o", column: Int(saturating: center.rounded(.down)), row: row,
        style: .color(appearance.color))
    }
    let eighths = Int(saturating: ((center - Self.thingWidth / 2) * 8).rounded())
    let (first, part) = (eighths >= 0 ? eighths / 8 : (eighths - 7) / 8, (eighths % 8 + 8) % 8)
    let whole = Int(Self.thingWidth)
    if part == 0 {
      for column in first..<first + whole {
        grid.write("█", column: column, row: row, style: .color(appearance.color))
      }
      return
    }
    // The left end covers the right part of its cell, drawn as the left part with the colors exchanged.
    grid.write(
      Self.block(part), column: first, row: row,
      style: .inverse(usesColor ? appearance.color : nil))
    for column in first + 1..<first + whole {
      grid.write("█", column: column, row: row, style: .color(appearance.color))
    }
    grid.write(
      Self.block(part), column: first + whole, row: row, style: .color(appearance.color))
  }

  /// The block that fills the given number of eighths of a cell from its left, 1 to 7.
  private static func block(_ eighths: Int) -> String {
    String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][min(max(eighths, 1), 7) - 1])
  }

  // MARK: Curves

  private func draw(_ plot: Plot, at time: Double, _ grid: inout CellGrid) {
    let part = min(max(scene.playhead.value(at: time) / scene.chart.safeDuration, 0), 1)
    let reach = Double(plot.columns.count - 1)
    let head = plot.columns.lowerBound + Int(saturating: (part * reach).rounded())
    let isUnicode = characters == .unicode
    for cell in plot.cells {
      let isPlayed = cell.column <= head
      // In ASCII the unplayed part of a curve is drawn with dots, which are lighter.
      let character = isPlayed || isUnicode ? String(cell.character) : "."
      grid.write(
        character, column: cell.column, row: cell.row,
        style: isPlayed && !cell.isGhost ? .color(cell.color) : .faintColor(cell.color))
    }
    for row in plot.top..<plot.bottom where grid.isEmpty(column: head, row: row) {
      grid.write(isUnicode ? "│" : "|", column: head, row: row, style: .faint)
    }
    for dot in scene.dots where dot.presence?.value(at: time) != 0 {
      guard plot.panels.indices.contains(dot.panel), appearances.indices.contains(dot.series)
      else { continue }
      grid.write(
        isUnicode ? "●" : "o", column: head,
        row: plot.panels[dot.panel].row(ofValue: dot.course.value(at: time)),
        style: .color(
          appearances[TurningColor(turns: dot.turns, series: dot.series).series(at: time)].color))
    }
  }
}

/// A page of characters on a terminal, with the text that turns another page into it.
public struct TextPage: Hashable, Sendable {
  private let rows: [[CellGrid.Cell]]
  private let usesColor: Bool

  init(_ grid: CellGrid, usesColor: Bool) {
    rows = grid.rows
    self.usesColor = usesColor
  }

  /// Returns the text that turns a shown page into this one: only the cells that differ, a run at a time.
  ///
  /// The cursor is at the beginning of the line below the page, and is there again afterwards.
  ///
  /// - Parameter shown: The page that is shown; nil for empty lines.
  public func changes(from shown: TextPage?) -> String {
    var text = ""
    // The line in which the cursor is, counted from the top of the page.
    var line = rows.count
    for (row, cells) in rows.enumerated() {
      var column = 0
      while column < cells.count {
        guard isChanged(row, column, shown) else {
          column += 1
          continue
        }
        let start = column
        var end = column
        // A few unchanged cells cost less than a movement over them.
        while column < cells.count, column - end <= Self.longestGap {
          if isChanged(row, column, shown) { end = column }
          column += 1
        }
        text += Self.move(from: line, to: row) + "\r" + (start > 0 ? "\u{1B}[\(start)C" : "")
        text += run(cells[start...end])
        line = row
        column = end + 1
      }
    }
    guard !text.isEmpty else { return "" }
    return text + Self.move(from: line, to: rows.count) + "\r"
  }

  /// The largest number of unchanged cells within a run.
  private static let longestGap = 4

  private func isChanged(_ row: Int, _ column: Int, _ shown: TextPage?) -> Bool {
    guard let shown, shown.rows.indices.contains(row), shown.rows[row].indices.contains(column)
    else { return rows[row][column].text != " " }
    return shown.rows[row][column] != rows[row][column]
  }

  private func run(_ cells: ArraySlice<CellGrid.Cell>) -> String {
    var text = ""
    var current = CellGrid.Style.plain
    for cell in cells {
      let style = usesColor ? cell.style : cell.style.withoutColor
      if style != current {
        if current != .plain { text += "\u{1B}[0m" }
        if style != .plain { text += "\u{1B}[\(style.parameters)m" }
        current = style
      }
      text += cell.text
    }
    return current == .plain ? text : text + "\u{1B}[0m"
  }

  private static func move(from line: Int, to other: Int) -> String {
    if other < line { return "\u{1B}[\(line - other)A" }
    return other > line ? "\u{1B}[\(other - line)B" : ""
  }
}

extension CellGrid.Style {
  /// The style without its color: only the exchange of ground and characters remains.
  fileprivate var withoutColor: CellGrid.Style {
    if case .inverse = self { .inverse(nil) } else { .plain }
  }
}
