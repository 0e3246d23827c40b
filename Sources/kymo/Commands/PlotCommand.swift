internal import ArgumentParser
internal import MotionCharts
internal import MotionRecording

/// `kymo plot`: draws value, velocity and acceleration against time.
struct Plot: WritingCommand, DescribedCommand {
  static let configuration = CommandConfiguration.command(
    "plot",
    abstract: "Draw animations against time as PNG, SVG, PDF or text.",
    arguments: "<expr> ...",
    discussion: """
      Without -o the figure is drawn in the terminal. It shows what SwiftUI shows, in continuous time; \
      --frames marks the values that a device shows at --fps.

          kymo plot '.spring(duration: 0.5, bounce: 0.3)' .easeInOut -o compare.png
          kymo plot '.spring(bounce: [0, 0.2, 0.4])' --show value,velocity -o b.svg
      """)

  static let formats: [OutputFormat] = [.png, .svg, .pdf, .text]
  static let mostUsedOptions = [
    "--output", "--show", "--mark", "--theme", "--size", "--from", "--to", "--span", "--expect",
  ]

  @OptionGroup var input: ExpressionArguments<AnyMotion>
  @OptionGroup(title: "Output") var output: OutputOptions<Plot>
  @OptionGroup(title: "Output") var keepGoing: KeepGoingOptions
  @OptionGroup(title: "Figure") var marking: MarkOptions
  @OptionGroup(title: "Figure") var curves: CurveOptions
  @OptionGroup(title: "Figure") var figureChoice: CurveFigureOptions
  @OptionGroup(title: "Figure") var axis: AxisOptions
  @OptionGroup(title: "Figure") var figure: FigureOptions
  @OptionGroup(title: "Figure") var text: TextFigureOptions
  @OptionGroup(title: "Motion") var values: ValueOptions
  @OptionGroup(title: "Time") var time: TimeOptions
  @OptionGroup(title: "Time") var scheduleChoice: ScheduleOptions
  @OptionGroup(title: "Checks") var expecting: ExpectationOptions

  var quantities: [Quantity] { curves.show.quantities }

  /// The largest number of curves that can be told apart in one plot.
  static let mostCurves = 12

  /// The clock of the figure.
  var clock: ClockName { time.clock(forTable: false) }

  /// Whether the frames that a device shows are marked.
  var showsFrames: Bool { curves.frames || marking.showsFrames }

  /// The clock on which expectations are measured: the clock of the figure.
  var measuringClock: Clock { clock == .frames ? .frames(rate: time.fps) : .continuous }
}
