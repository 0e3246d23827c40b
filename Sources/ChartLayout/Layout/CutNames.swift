internal import DrawingModel

/// The names of curves, cut to widths, each only once.
///
/// The same legend is planned for several levels of detail, and to cut the names is the most of that work.
final class CutNames<Measurer: TextMeasuring> {
  private let fitting: TextFitting<Measurer>
  private var known: [Request: String] = [:]

  init(measurer: Measurer) {
    fitting = TextFitting(measurer: measurer)
  }

  private struct Request: Hashable {
    let name: String
    let font: Font
    let width: Double
  }

  /// Returns a name on one line, cut to a width as far as names can be cut.
  func name(_ name: String, font: Font, width: Double) -> String {
    let request = Request(name: name, font: font, width: width)
    if let known = known[request] { return known }
    let cut = fitting.nameTruncated(
      TextFitting<Measurer>.singleLine(name), font: font, width: width)
    known[request] = cut
    return cut
  }
}
