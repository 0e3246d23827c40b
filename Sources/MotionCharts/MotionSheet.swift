public import ChartLayout
public import DrawingModel

/// Recorded motions side by side on common axes, as small multiples: one cell for each.
public struct MotionSheet: Hashable, Sendable {
  /// A motion and what its cell is called.
  public struct Cell: Hashable, Sendable {
    /// The motion; cells have no rulers.
    public var motion: PlottedMotion

    /// What stands above the cell where the grid has no heads.
    public var name: String

    /// Makes a cell.
    public init(_ motion: PlottedMotion, name: String) {
      self.motion = motion
      self.name = name
    }
  }

  /// The cells, row by row.
  public var cells: [Cell]

  /// What is pointed out on motions whose measures are known, and written in their cells.
  public var marks: Set<MarkKind>

  /// How they stand.
  public var grid: ChartGrid

  /// The line at the top; empty for none.
  public var title: String

  /// A quieter line below it.
  public var subtitle: String?

  /// What all curves are together, for those who cannot see the sheet.
  public var label: String

  /// What the curves do, in words.
  public var description: String

  /// What else travels with the picture.
  public var facts: [Drawing.Fact]

  /// Makes a sheet of motions.
  public init(
    _ cells: [Cell], grid: ChartGrid, marks: Set<MarkKind> = [], title: String = "",
    subtitle: String? = nil,
    label: String, description: String = "", facts: [Drawing.Fact] = []
  ) {
    self.cells = cells
    self.grid = grid
    self.marks = marks
    self.title = title
    self.subtitle = subtitle
    self.label = label
    self.description = description
    self.facts = facts
  }

  /// The chart to be laid out.
  ///
  /// Cells distinguish the curves, so that all have one colour.
  public var chart: Chart {
    let duration = MotionChart(cells.map(\.motion)).duration
    return Chart(
      title: title, subtitle: subtitle,
      duration: duration,
      series: [Series(label: label, naming: .none)],
      panels: cells.flatMap { cell in
        MotionChart([cell.motion], marks: marks).chart.panels.map { panel in
          var panel = panel
          panel.name = cell.name
          panel.notes = MotionMarks(cell.motion, kinds: marks, duration: duration)?.notes ?? []
          return panel
        }
      },
      grid: grid, description: description, facts: facts)
  }
}
