internal import ChartLayout
internal import OutsideText

/// The HTML element that shows one of two pictures, depending on what its reader prefers.
struct PictureElement {
  /// The path of the picture for a light ground.
  let light: String
  /// The path of the picture for a dark ground.
  let dark: String
  /// The path of the picture for readers who prefer reduced motion; nil where nothing moves.
  var still: String?
  /// The description of the picture, in words.
  let words: String

  /// Returns the description of a chart, in words: its title, if it has one, and the description of its curves.
  static func words(of chart: Chart) -> String {
    let endsItself = chart.title.last.map { ".!?…".contains($0) } ?? true
    return [chart.title + (endsItself ? "" : "."), chart.description]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The element, with line breaks between its parts and one at its end.
  var html: String {
    """
    <picture>
    \(stillSource)  <source media="(prefers-color-scheme: dark)" srcset="\(Self.address(of: dark))">
      <img src="\(Self.address(of: light))" alt="\(Self.escaped(words))">
    </picture>

    """
  }

  private var stillSource: String {
    guard let still else { return "" }
    return
      "  <source media=\"(prefers-reduced-motion: reduce)\" srcset=\"\(Self.address(of: still))\">\n"
  }

  /// A path as a URL: everything but letters, digits and a few marks as percent escapes (RFC 3986).
  ///
  /// A comma or a blank would end a URL in `srcset`.
  static func address(of path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" + digits : digits)
      }
    }
    // A colon is escaped above, so that no path can be taken for a scheme.
    return text
  }

  /// Text inside a quoted attribute, without line breaks, which would end the element in Markdown.
  private static func escaped(_ text: String) -> String {
    String(text.map { ["\n", "\r\n", "\r"].contains($0) ? " " : $0 })
      .unicodeScalars.map(XMLText.markup).joined()
  }
}
