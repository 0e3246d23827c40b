internal import ChartLayout
internal import MotionRecording
internal import TextForms

/// The number of decimals of the figures at marks: the same for all figures of one kind, so that they can be compared
/// at a glance.
struct FigureDigits: Hashable {
  /// The decimals of shares in percent.
  private var percentDecimals = 1
  /// The decimals of velocities; nil where each velocity has three digits of its own.
  private var speedDecimals: Int?

  /// Digits for one motion.
  init() {}

  /// Digits for several motions: with one that overshoots by less than 1 %, two decimals for all.
  init(_ motions: [PlottedMotion]) {
    let shares = motions.compactMap { $0.measures?.overshoot?.fraction }
    if shares.contains(where: { $0 * 100 < 0.95 }) { percentDecimals = 2 }
    if shares.count == 1, let share = shares.first, share * 100 >= 9.95 { percentDecimals = 0 }
    let speeds = motions.compactMap { $0.measures?.peakVelocity?.value.magnitude }
      .filter { $0.isFinite && $0 > 0 }
    if let slowest = speeds.min(), let fastest = speeds.max(), slowest >= 0.1,
      fastest <= slowest * Self.widestColumn
    {
      // Without decimals three digits are enough for each: 2040, not 2038.
      speedDecimals = speeds.map(Self.decimals).max().flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Velocities that differ by more than this factor are not one column of numbers.
  private static let widestColumn = 100.0

  /// The number of decimals that give a number three digits.
  private static func decimals(_ value: Double) -> Int {
    let digits = DecimalDigits(value)
    var rounded = digits
    rounded.round(decimals: max(0, 3 - digits.pointPosition))
    return rounded.decimals
  }

  /// The text of a velocity, in value units per second: `5.80`.
  func speed(_ velocity: Double) -> String {
    guard let speedDecimals else { return FigureNumber.text(velocity) }
    return Self.fixed(velocity, decimals: speedDecimals)
  }

  /// The least share, in percent, that is written with a power of ten.
  private static let mostPercent = 1e7

  /// The text of a share: `+4.2 %`, or `+2×10¹⁵⁰ %`.
  func percent(_ fraction: Double) -> String {
    let percent = fraction * 100
    // A share that would be written as 0 has as many digits as are needed to show it, and a very large one is written
    // with a power of ten.
    guard percent >= 0.005, percent < Self.mostPercent else {
      return "+" + FigureNumber.text(percent, digits: 2) + " %"
    }
    return "+" + Self.fixed(percent, decimals: percent < 0.095 ? 2 : percentDecimals) + " %"
  }

  /// Times below have two digits of their own: hundredths would say 0.02 s of 0.016 s.
  private static let shortest = 0.0195

  /// The text of a time in seconds: `0.80 s`; `45 ms` where the axis is in milliseconds.
  func time(_ seconds: Double, isShort: Bool) -> String {
    if isShort { return FigureNumber.text(seconds * 1000) + " ms" }
    guard seconds == 0 || seconds >= Self.shortest else {
      return FigureNumber.text(seconds, digits: 2) + " s"
    }
    let decimals = seconds < 100 ? 2 : seconds < 1000 ? 1 : 0
    return Self.fixed(seconds, decimals: decimals) + " s"
  }

  private static func fixed(_ value: Double, decimals: Int) -> String {
    var digits = DecimalDigits(value)
    digits.round(decimals: decimals)
    return digits.text(decimals: decimals, groups: value.magnitude >= 10_000)
  }
}
