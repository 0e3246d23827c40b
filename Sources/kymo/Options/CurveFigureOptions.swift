internal import ArgumentParser

/// The options for the content of a figure of single curves.
struct CurveFigureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Axes of the figure.",
      discussion:
        "value,velocity draws a phase portrait, in which a spring winds around its target.",
      valueName: "axes"))
  var axes: AxesName = .timeValue

  @Flag(
    help: ArgumentHelp(
      "Draw the Bézier handles of a timing curve.",
      discussion: "With the numbers of their control points, as design tools show them."))
  var handles = false

  @Flag(
    help: ArgumentHelp(
      "Leave out the default marks of a single curve.",
      discussion: "These are overshoot, settling and removal. The same as --mark none."))
  var quiet = false
}

/// The two axes of a figure.
enum AxesName: String, ChoiceArgument {
  case timeValue = "time,value"
  case valueVelocity = "value,velocity"
}
