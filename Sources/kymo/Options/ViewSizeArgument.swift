internal import AnimationModel
internal import ArgumentParser

/// A size in points, as typed: `50x30`.
struct ViewSizeArgument: ExpressibleByArgument, Hashable {
  let size: ViewSize

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = FiniteNumber(argument: String(sides[0])),
      let height = FiniteNumber(argument: String(sides[1])), width.value >= 0, height.value >= 0
    else { return nil }
    size = ViewSize(width: width.value, height: height.value)
  }
}
