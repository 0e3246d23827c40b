internal import ArgumentParser
internal import MotionCharts

/// The options for the end of a figure's time axis.
struct AxisOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Show curves until the last animation is removed.",
      discussion: """
        By default the time axis ends at 1.25 times the time at which the last curve settles within 1 % of its target, \
        or where --span says.
        """))
  var toRemoval = false

  /// The end of the axis: that of the recordings if it is asked for or a span is given.
  func end(span: Double?) -> AxisEnd { toRemoval || span != nil ? .recorded : .settled }

  /// Fails if there is no such axis, or if its end is given twice.
  func check(isTable: Bool = false, span: Double?) throws(ToolError) {
    guard toRemoval else { return }
    if isTable {
      throw ToolError(.usage, "a table has no time axis for --to-removal; ask for a figure with -o")
    }
    if span != nil {
      throw ToolError(.usage, "--span says where the time axis ends; leave out --to-removal")
    }
  }
}
