public import ChartLayout
public import DrawingModel
internal import MotionRecording
internal import OutsideText
internal import TextForms

/// A page that plays a film: one file to compare motions on, with a scrubber, slow motion and the figures.
///
/// It asks nothing of any network. A policy lets its own style sheet and its own program run and nothing else; without
/// the program it is the still figure with the measures.
public struct PlayPage {
  /// What can be measured of the motions.
  public struct Measures: Hashable, Sendable {
    /// What stands above each column.
    public var heads: [String]
    /// The figures of each row, in their order.
    public var cells: [[String]]

    /// Makes a table.
    public init(heads: [String], cells: [[String]]) {
      self.heads = heads
      self.cells = cells
    }
  }

  private let played: PlayedScene
  private let film: FilmMarkup
  private let axis: Film.TimeAxis?
  private let facts: [Drawing.Fact]
  private let title: String
  private let measures: Measures
  private let colors: (light: SceneDrawing.PageColors, dark: SceneDrawing.PageColors?)

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - played: What plays.
  ///   - film: Its film, for the usual ground.
  ///   - dark: Its film for a dark ground, with the same positions; nil for a page of one theme.
  ///   - themes: The themes of the two.
  ///   - measures: What stands in the table below.
  ///   - measurer: The measurer the layout was made with.
  ///   - preferredFamily: A font family that comes before the usual ones.
  ///   - line: Makes the timing functions.
  public init(
    _ played: PlayedScene, film: Film, dark: Film?, themes: (light: ChartTheme, dark: ChartTheme?),
    measures: Measures, measuring measurer: some TextMeasuring, preferredFamily: String? = nil,
    line: Film.LineMaker
  ) {
    self.played = played
    let scene = played.scene
    self.film = film.markup(
      adaptingTo: dark, measuring: measurer, preferredFamily: preferredFamily,
      changes: scene.rows.map { FilmMotion(.scale, $0.progress, tolerance: Self.tolerance) },
      line: line)
    axis = film.axis
    facts = film.ground.facts
    title = film.ground.title
    self.measures = measures
    colors = (
      SceneDrawing.pageColors(of: scene, theme: themes.light),
      themes.dark.map { SceneDrawing.pageColors(of: scene, theme: $0) }
    )
  }

  private var scene: ChartScene { played.scene }

  /// The page as HTML: UTF-8 text that ends with a line feed.
  public var html: String {
    let style = PlayPageStyle.text(colors.light, dark: colors.dark, film: film.colors)
    let script = PlayPageScript.text
    let policy =
      "default-src 'none'; style-src \(SHA256Digest(style).policySource); "
      + "script-src \(SHA256Digest(script).policySource); img-src data:"
    let words = [Drawing.Fact(key: "Description", value: scene.chart.description)]
    let metadata = (words.filter { !$0.value.isEmpty } + facts).map {
      "<meta name=\"\(XMLText.escaped($0.key.lowercased()))\" content=\"\(XMLText.escaped($0.value))\">\n"
    }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(metadata)<title>\(XMLText.escaped(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>\(XMLText.escaped(title))</h1>
      <figure>
      \(film.svg)</figure>
      \(controls)\(table)<p>\(XMLText.escaped(scene.chart.description))</p>
      <p class="keys needs-script" hidden><kbd>Space</kbd> plays and pauses, <kbd>←</kbd> and <kbd>→</kbd> step one \
      frame of 1/\(HumanNumber.text(played.timing.rate)) s.</p>
      </main>
      <script type="application/json" id="data">\(data)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Whether what moves along tracks can be shown in other ways: only what has one colour throughout.
  private var canChange: Bool {
    scene.parts.contains(.tracks)
      && scene.rows.allSatisfy { Set($0.turns.map(\.series)).count <= 1 }
  }

  private var controls: String {
    let speeds = [("1", "1"), ("0.5", "½"), ("0.25", "¼"), ("0.1", "⅒")].map { value, text in
      "<label><input type=\"radio\" name=\"speed\" value=\"\(value)\"\(value == "1" ? " checked" : "")> \(text)</label>"
    }.joined()
    let looks = [
      ("offset", "position"), ("scale", "size"), ("rotation", "angle"), ("opacity", "opacity"),
      ("width", "width"),
    ].map { "<option value=\"\($0)\">\($1)</option>" }.joined()
    let what =
      "<label\(canChange ? "" : " hidden")>What moves <select id=\"what\">\(looks)</select></label>"
    let loop = played.timing.plays == 0 ? " checked" : ""
    return """
      <div id="controls" role="group" aria-label="Playback" hidden>
      <div id="scrubber"><button type="button" id="play">Play</button>\
      <input type="range" id="scrub" min="0" max="1" step="1" value="0" aria-label="Time">\
      <output id="time" for="scrub" aria-live="off">0.00 s</output></div>
      <fieldset><legend>Speed</legend>\(speeds)</fieldset>
      <label><input type="checkbox" id="loop"\(loop)> Loop</label>
      \(what)
      </div>

      """
  }

  private var table: String {
    let heads =
      ["value", "velocity"].map { "<th scope=\"col\">\($0)</th>" }
      + measures.heads.map { "<th scope=\"col\">\(XMLText.escaped($0))</th>" }
    var text = "<div class=\"table\"><table>\n<thead><tr><th scope=\"col\">curve</th>"
    text += "\(heads.joined())</tr></thead>\n<tbody>\n"
    for (index, row) in scene.rows.enumerated() {
      let series = scene.chart.series[row.series]
      let name = XMLText.escaped(row.name.isEmpty ? series.label : row.name)
      let words = series.isCode || !row.name.isEmpty ? "<code>\(name)</code>" : name
      text += "<tr><th scope=\"row\" class=\"k\(row.series)\"><label>"
      text +=
        "<input type=\"checkbox\" data-row=\"\(index)\" checked hidden class=\"needs-script\"> "
      text += "\(words)</label></th><td>–</td><td>–</td>"
      let cells = measures.cells.indices.contains(index) ? measures.cells[index] : []
      text += cells.map { "<td>\(XMLText.escaped($0))</td>" }.joined() + "</tr>\n"
    }
    return text + "</tbody>\n</table></div>\n"
  }

  // MARK: What the program reads

  private var data: String {
    var members = [
      "\"cycle\":\(Self.time(scene.cycle))",
      "\"rate\":\(Self.number(played.timing.rate, 9))",
      "\"plays\":\(max(played.timing.plays, 1))",
      "\"hold\":\(Self.time(played.timing.hold))",
      "\"speed\":\(Self.number(played.timing.speed, 9))",
      "\"duration\":\(Self.time(played.duration))",
      "\"decimals\":\(Self.timeDecimals)",
    ]
    if let axis {
      members.append("\"axis\":[\(Self.number(axis.left, 2)),\(Self.number(axis.right, 2))]")
    }
    let tracks = film.tracks.map {
      "{\"kind\":\(Self.quoted($0.kind)),\"stops\":\(Self.stops($0))}"
    }
    members.append("\"lines\":[\(film.lines.map(Self.quoted).joined(separator: ",\n"))]")
    members.append("\"tracks\":[\(tracks.joined(separator: ",\n"))]")
    members.append("\"rows\":[\(rows.joined(separator: ",\n"))]")
    return "{" + members.joined(separator: ",\n") + "}"
  }

  private var rows: [String] {
    zip(zip(scene.rows, played.recordings), film.changes).map { entry, change in
      let (row, recording) = entry
      let isHeld = if case .frames = recording.clock { true } else { false }
      let there = row.presence.map { "\"there\":\(spans(of: $0))," } ?? ""
      return "{\"series\":\(row.series),\"held\":\(isHeld),\(there)\"stops\":\(Self.stops(change)),"
        + "\"t\":\(Self.list(recording.times, decimals: Self.timeDecimals)),"
        + "\"v\":\(Self.list(recording.values)),\"d\":\(Self.list(recording.velocities))}"
    }
  }

  /// From when to when something is there, in seconds of the motion; without an end for what stays.
  private func spans(of presence: FilmCourse) -> String {
    let timing = played.timing
    let times = presence.times.map {
      Self.time(max(($0 - timing.hold) * timing.speed, 0))
    }
    let spans = presence.values.indices.filter { presence.values[$0] == 1 }.map {
      "[\(times[$0...].prefix(2).joined(separator: ","))]"
    }
    return "[\(spans.joined(separator: ","))]"
  }

  /// The error of what changes in place, as a part of the travel: a thing grows by less than a pixel.
  private static let tolerance = 1.0 / 512

  private static func stops(_ track: FilmMarkup.Track) -> String {
    let stops = track.stops.map {
      "[\(number($0.offset, 8)),\(number($0.value, 4)),\(easing($0.easing))]"
    }
    return "[\(stops.joined(separator: ","))]"
  }

  /// The name of a timing function, or the index of one in the lines.
  private static func easing(_ easing: FilmMarkup.Easing) -> String {
    switch easing {
    case .named(let name): quoted(name)
    case .line(let index): "\(index)"
    }
  }

  /// The decimals of every time in seconds, and of those that the program asks for: at the time of a sample it finds
  /// that sample, and at the end the last one.
  private static let timeDecimals = 9

  private static func time(_ seconds: Double) -> String { number(seconds, timeDecimals) }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    NumberText.trimmed(NumberText.fixed(value, decimals: decimals))
  }

  /// Numbers as an array; what is not finite is null.
  private static func list(_ values: [Double], decimals: Int? = nil) -> String {
    let texts = values.map { value -> String in
      guard value.isFinite else { return "null" }
      if let decimals { return number(value, decimals) }
      var digits = DecimalDigits(value)
      // Six digits are more than a pixel or a figure in the table shows.
      digits.round(decimals: 6 - digits.pointPosition)
      let text =
        digits.pointPosition.magnitude > 15
        ? NumberText.shortest(value)
        : NumberText.trimmed(digits.fixedText(decimals: max(digits.decimals, 0)))
      return digits.isNegative && digits.pointPosition.magnitude <= 15 ? "-\(text)" : text
    }
    return "[\(texts.joined(separator: ","))]"
  }

  /// A text of JSON that cannot end the element that it stands in.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}",
        _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
