internal import ArgumentParser
internal import MotionCharts

/// What `kymo plot` draws of each curve.
struct CurveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Quantities to draw.", discussion: "Several are separated by commas.",
      valueName: "quantities"))
  var show = QuantityList([.value])

  @OptionGroup var marking: MarkOptions

  @Flag(help: "Mark the values that a device shows at --fps.")
  var frames = false

  @Flag(help: "Leave out the ruler of delays and repetitions below the time axis.")
  var noRuler = false

  @OptionGroup var strobe: StrobeOptions
}
