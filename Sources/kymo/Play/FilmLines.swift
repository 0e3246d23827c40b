internal import DrawingModel
internal import MotionConversion

/// The timing functions of a film.
enum FilmLines {
  /// The part of a motion's tolerance that its line uses; the rest is for the rounding of written numbers.
  private static let shareOfLine = 0.96

  /// The line of a motion between two numbers, within the motion's tolerance.
  static func line(of motion: FilmMotion, from start: Double, to end: Double) -> FilmLine {
    let course = motion.course
    let line = RecordedLine(
      times: course.times, values: course.values, slopes: course.slopes, isHeld: course.isHeld,
      from: start, to: end, within: motion.tolerance * shareOfLine)
    return FilmLine(text: short(line.text), fallback: line.fallback)
  }

  /// The same function in fewer characters, since a film has a dozen of them.
  private static func short(_ text: String) -> String {
    var bytes: [UInt8] = []
    let all = Array(text.utf8)
    for (index, byte) in all.enumerated() {
      let next = index + 1 < all.count ? all[index + 1] : 0
      switch (bytes.last, byte) {
      case (UInt8(ascii: ","), UInt8(ascii: " ")): continue
      // A zero before the decimal point.
      case (UInt8(ascii: ","), UInt8(ascii: "0")), (UInt8(ascii: "("), UInt8(ascii: "0")),
        (UInt8(ascii: "-"), UInt8(ascii: "0")), (UInt8(ascii: " "), UInt8(ascii: "0")):
        if next != UInt8(ascii: ".") { bytes.append(byte) }
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
