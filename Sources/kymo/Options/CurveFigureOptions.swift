internal import ArgumentParser

/// What a figure of single curves shows.
struct CurveFigureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What is drawn against what: time,value (and the other quantities of --show below), or value,velocity \
      for a phase portrait, in which a spring winds around its target. Default: time,value.
      """, valueName: "axes"))
  var axes: AxesName = .timeValue

  @Flag(
    help: """
      Draw the two Bézier handles of a timing curve with their numbers, as design tools show them.
      """)
  var handles = false

  @Flag(
    help: """
      Leave out the marks that a curve alone has without being asked: overshoot, settling and removal. \
      The same as --mark none.
      """)
  var quiet = false
}

/// What a figure draws against what.
enum AxesName: String, ChoiceArgument {
  case timeValue = "time,value"
  case valueVelocity = "value,velocity"
}
