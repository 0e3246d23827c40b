public import ChartLayout
public import DrawingModel

/// Recorded motions side by side on common axes, as small multiples: one cell for each.
public struct MotionSheet: Hashable, Sendable {
  /// A motion and the name of its cell.
  public struct Cell: Hashable, Sendable {
    /// The motion; cells have no rulers.
    public var motion: PlottedMotion

    /// The name above the cell where the grid has no heads.
    public var name: String

    /// Makes a cell.
    public init(_ motion: PlottedMotion, name: String) {
      self.motion = motion
      self.name = name
    }
  }

  /// The cells, row by row.
  public var cells: [Cell]

  /// The marks on motions whose measures are known, which are written in their cells.
  public var marks: Set<MarkKind>

  /// The arrangement of the cells.
  public var grid: ChartGrid

  /// The end of the time axes.
  public var axisEnd: AxisEnd

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below the title.
  public var subtitle: String?

  /// The common name of all curves, for those who cannot see the sheet.
  public var label: String

  /// The description of the curves, in words.
  public var description: String

  /// The other facts that travel with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a sheet of motions.
  public init(
    _ cells: [Cell], grid: ChartGrid, marks: Set<MarkKind> = [], axisEnd: AxisEnd = .settled,
    title: String = "", subtitle: String? = nil,
    label: String, description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.cells = cells
    self.grid = grid
    self.marks = marks
    self.axisEnd = axisEnd
    self.title = title
    self.subtitle = subtitle
    self.label = label
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  ///
  /// Cells distinguish the curves, so that all have one color.
  public var chart: Chart {
    let duration = MotionChart(cells.map(\.motion), marks: marks, axisEnd: axisEnd).duration
    let digits = FigureDigits(cells.map(\.motion))
    var grid = grid
    grid.rowDurations = rowDurations
    let words = grid.rowDurations.isEmpty ? nil : "a time axis for each row"
    return Chart(
      title: title,
      subtitle: words.map { [subtitle, $0].compactMap(\.self).joined(separator: " · ") }
        ?? subtitle,
      duration: duration,
      series: [Series(label: label, naming: .none)],
      panels: cells.flatMap { cell in
        MotionChart([cell.motion], marks: marks).chart.panels.map { panel in
          var panel = panel
          panel.name = cell.name
          panel.notes =
            MotionMarks(cell.motion, kinds: marks, duration: duration, digits: digits)?.notes ?? []
          return panel
        }
      },
      grid: grid,
      description: words == nil
        ? description : "\(description) Each row has a time axis of its own.",
      facts: facts)
  }

  /// The largest number of cells that share a time axis.
  private static let mostCells = 36
  /// The largest ratio of the settling times of two motions that share a time axis.
  private static let mostTimes = 4.0

  /// The durations of the rows' time axes, where a common one would show little of the short motions;
  /// otherwise empty.
  private var rowDurations: [Double] {
    let columns = min(max(grid.columns, 1), max(cells.count, 1))
    guard axisEnd == .settled, cells.count > columns else { return [] }
    let ends = cells.compactMap(\.motion.axisEnds.settled).filter { $0 > 0 }
    let isVaried = (ends.max() ?? 0) > (ends.min() ?? 0) * Self.mostTimes
    guard cells.count > Self.mostCells || isVaried else { return [] }
    return stride(from: 0, to: cells.count, by: columns).map { first in
      let row = cells[first..<min(first + columns, cells.count)]
      return MotionChart(row.map(\.motion), marks: marks, axisEnd: axisEnd).duration
    }
  }
}
