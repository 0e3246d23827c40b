public import ChartLayout
public import DrawingModel
internal import MotionRecording
internal import OutsideText
internal import TextForms

/// A page that plays a film: one file to compare motions on, with a scrubber, slow motion and the figures.
///
/// The page loads nothing from any network. A policy allows only its own style sheet and its own program; without the
/// program the page is the still figure with the measures.
public struct PlayPage {
  /// The measures of the motions, as a table.
  public struct Measures: Hashable, Sendable {
    /// The head of each column.
    public var heads: [String]
    /// The figures of each row, in the order of the heads.
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
  private let motions: [TunableMotion?]
  private let colors: (light: SceneDrawing.PageColors, dark: SceneDrawing.PageColors?)

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - played: The scene that is played.
  ///   - film: The film of the scene, for the usual ground.
  ///   - dark: The film of the scene for a dark ground, with the same positions; nil for a page of one theme.
  ///   - narrow: The same two films laid out for a phone.
  ///   - themes: The themes of the two films.
  ///   - measures: The measures in the table below.
  ///   - motions: The animation of each row whose motion a tap can turn back, nil for others; empty where no motion can
  ///     be turned back.
  ///   - measurer: The measurer with which the layout was made.
  ///   - preferredFamily: A font family that comes before the usual ones.
  ///   - line: Makes the timing functions.
  public init(
    _ played: PlayedScene, film: Film, dark: Film?, narrow: (film: Film, dark: Film?),
    themes: (light: ChartTheme, dark: ChartTheme?),
    measures: Measures, motions: [TunableMotion?] = [], measuring measurer: some TextMeasuring,
    preferredFamily: String? = nil,
    line: Film.LineMaker
  ) {
    self.played = played
    let scene = played.scene
    self.film = film.markup(
      adaptingTo: dark, measuring: measurer, preferredFamily: preferredFamily,
      narrow: narrow,
      changes: scene.rows.map { FilmMotion(.scale, $0.progress, tolerance: Self.tolerance) },
      line: line)
    axis = film.axis
    facts = film.ground.facts
    title = film.ground.title
    self.measures = measures
    // A function of time is no animation, so that no other one can take over from it.
    self.motions = motions.map { motion in motion.flatMap { $0.isFunction ? nil : $0 } }
    colors = (
      SceneDrawing.pageColors(of: scene, theme: themes.light),
      themes.dark.map { SceneDrawing.pageColors(of: scene, theme: $0) }
    )
  }

  private var scene: ChartScene { played.scene }

  /// The page as HTML: UTF-8 text that ends with a line feed.
  public var html: String {
    let style = PlayPageStyle.text(colors.light, dark: colors.dark, film: film.colors)
    let script = PlayPageScript.text(turns: canTurn)
    let frame = PageFrame(
      title: title, description: scene.chart.description, facts: facts, style: style, data: data,
      script: script)
    return frame.html(
      """
      <figure id="film">
      <div class="wide">
      \(film.svg)</div>
      <div class="narrow">
      \(film.narrow?.svg ?? "")</div>
      </figure>
      \(controls)\(table)<p>\(XMLText.escaped(scene.chart.description))</p>
      <p class="keys needs-script" hidden><kbd>Space</kbd> plays and pauses, <kbd>←</kbd> and <kbd>→</kbd> step one \
      frame of 1/\(HumanNumber.text(played.timing.rate)) s, <kbd>1</kbd> to <kbd>4</kbd> choose the speed, \
      \(isOverlay ? Self.flippingWords : "")<kbd>L</kbd> loops\(canTurn ? Self.turningWords : "").</p>
      """)
  }

  /// Whether a tap can turn a motion back.
  private var canTurn: Bool {
    !scene.parts.isDisjoint(with: [.tracks, .overlay]) && motions.contains { $0 != nil }
  }

  /// Whether things lie on each other, so that one of two can be looked at.
  private var isOverlay: Bool { scene.parts.contains(.overlay) && scene.rows.count > 1 }

  private static let flippingWords = "<kbd>A</kbd> and <kbd>B</kbd> show one of two, "

  private static let turningWords = """
    , <kbd>T</kbd> or a tap on a track turns back (with <kbd>Shift</kbd> all), <kbd>Esc</kbd> forgets that
    """

  /// Whether the things that move along tracks can be shown in other ways, which is so if each has one color
  /// throughout.
  private var canChange: Bool {
    scene.parts.contains(.tracks) && !scene.parts.contains(.overlay)
      && scene.rows.allSatisfy { Set($0.turns.map(\.series)).count <= 1 }
  }

  private func name(of row: ChartScene.Row) -> String {
    row.name.isEmpty ? scene.chart.series[row.series].label : row.name
  }

  private var controls: String {
    Self.controls(
      loops: played.timing.plays == 0, canChange: canChange,
      pair: isOverlay ? scene.rows.prefix(2).map(name(of:)) : [])
  }

  /// Returns the controls that play and stop the page, hidden until its program runs.
  ///
  /// - Parameters:
  ///   - loops: Whether the film begins again when it is over.
  ///   - canChange: Whether the moving things can be shown in other ways.
  ///   - pair: The names of two things that lie on each other, of which one can be looked at; empty for none.
  static func controls(loops: Bool, canChange: Bool, pair: [String] = []) -> String {
    let speeds = [("1", "1"), ("0.5", "½"), ("0.25", "¼"), ("0.1", "⅒")].map { value, text in
      "<label><input type=\"radio\" name=\"speed\" value=\"\(value)\"\(value == "1" ? " checked" : "")> \(text)</label>"
    }.joined()
    let looks = [
      ("offset", "position"), ("scale", "size"), ("rotation", "angle"), ("opacity", "opacity"),
      ("width", "width"),
    ].map { "<option value=\"\($0)\">\($1)</option>" }.joined()
    let what =
      "<label\(canChange ? "" : " hidden")>What moves <select id=\"what\">\(looks)</select></label>"
    let flips = zip(["A", "B"], pair).enumerated().map { index, one in
      "<button type=\"button\" data-flip=\"\(index)\" aria-pressed=\"false\">"
        + "\(one.0): \(XMLText.escaped(one.1))</button>\n"
    }.joined()
    let loop = loops ? " checked" : ""
    return """
      <div id="controls" role="group" aria-label="Playback" hidden>
      <div id="scrubber"><button type="button" id="play">Play</button>\
      <input type="range" id="scrub" min="0" max="1" step="1" value="0" aria-label="Time">\
      <span id="time" aria-hidden="true">0.00 s</span></div>
      <div id="settings"><fieldset><legend>Speed</legend>\(speeds)</fieldset>
      <label><input type="checkbox" id="loop"\(loop)> Loop</label>
      \(flips)\(what)</div>
      </div>

      """
  }

  /// The number of characters above which a name takes more than one line of the table.
  private static let longName = 18

  /// The figures of each row: a table, whose rows are cards on a phone.
  private var table: String {
    let heads = ["value", "velocity (1/s)"] + measures.heads
    var text = "<div class=\"table\"><table role=\"table\">\n<thead><tr role=\"row\">"
    text += (["curve"] + heads).map {
      "<th scope=\"col\" role=\"columnheader\">\(XMLText.escaped($0))</th>"
    }.joined()
    text += "</tr></thead>\n<tbody>\n"
    for (index, row) in scene.rows.enumerated() {
      let series = scene.chart.series[row.series]
      let name = XMLText.escaped(name(of: row))
      let words = series.isCode || !row.name.isEmpty ? "<code>\(name)</code>" : name
      text += "<tr role=\"row\">"
      let length = name.count > Self.longName ? " long" : ""
      text += "<th scope=\"row\" role=\"rowheader\" class=\"k\(row.series)\(length)\"><label>"
      text +=
        "<input type=\"checkbox\" data-row=\"\(index)\" checked hidden class=\"needs-script\"> "
      text += "\(words)</label></th>"
      let cells =
        ["–", "–"] + (measures.cells.indices.contains(index) ? measures.cells[index] : [])
      text += zip(heads, cells).map {
        "<td role=\"cell\" data-head=\"\(XMLText.escaped($0))\">\(XMLText.escaped($1))</td>"
      }.joined()
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table></div>\n"
  }

  // MARK: Data of the program

  private var data: String {
    var members = [
      "\"cycle\":\(Self.time(scene.cycle))",
      "\"rate\":\(Self.number(played.timing.rate, 9))",
      "\"plays\":\(max(played.timing.plays, 1))",
      "\"hold\":\(Self.time(played.timing.hold))",
      "\"speed\":\(Self.number(played.timing.speed, 9))",
      "\"duration\":\(Self.time(played.duration))",
      "\"decimals\":\(Self.timeDecimals)", "\"overlay\":\(isOverlay)",
    ]
    members += Self.layout(film.tracks, axis)
    if let narrow = film.narrow {
      let layout = Self.layout(narrow.tracks, narrow.axis).joined(separator: ",\n")
      members.append("\"narrow\":{\(layout)}")
    }
    members.append("\"lines\":[\(film.lines.map(PageData.quoted).joined(separator: ",\n"))]")
    members.append("\"rows\":[\(rows.joined(separator: ",\n"))]")
    return "{" + members.joined(separator: ",\n") + "}"
  }

  /// Returns the time axis and the tracks of one layout, as members of a JSON object.
  private static func layout(_ tracks: [FilmMarkup.Track], _ axis: Film.TimeAxis?) -> [String] {
    let texts = tracks.map {
      "{\"kind\":\(PageData.quoted($0.kind)),\"stops\":\(stops($0))}"
    }
    let ends = axis.map { "\"axis\":[\(number($0.left, 2)),\(number($0.right, 2))]" }
    return [ends].compactMap { $0 } + ["\"tracks\":[\(texts.joined(separator: ",\n"))]"]
  }

  private var rows: [String] {
    zip(zip(scene.rows, played.recordings), film.changes).enumerated().map { index, whole in
      let ((row, recording), change) = whole
      let isHeld = if case .frames = recording.clock { true } else { false }
      let there = row.presence.map { "\"there\":\(spans(of: $0))," } ?? ""
      let motion = canTurn && motions.indices.contains(index) ? motions[index] : nil
      let turning =
        motion.map { motion in
          let animation = motion.modifiers.reduce(motion.core.member) { base, modifier in
            "\(modifier.member.dropLast()),\"base\":\(base)}"
          }
          return
            "\"A\":\(animation),\"from\":\(PageData.number(row.start)),\"to\":\(PageData.number(row.target)),"
        } ?? ""
      return
        "{\"series\":\(row.series),\"held\":\(isHeld),\(turning)\(there)\"stops\":\(Self.stops(change)),"
        + "\"t\":\(Self.list(recording.times, decimals: Self.timeDecimals)),"
        + "\"v\":\(Self.list(recording.values)),\"d\":\(Self.list(recording.velocities))}"
    }
  }

  /// The spans of time in which a thing is there, in seconds of the motion; a thing that stays has a span without an
  /// end.
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

  /// The error of things that change in place, as a part of the travel: a thing grows by less than a pixel.
  private static let tolerance = 1.0 / 512

  private static func stops(_ track: FilmMarkup.Track) -> String {
    let stops = track.stops.map {
      "[\(number($0.offset, 8)),\(number($0.value, 4)),\(easing($0.easing))]"
    }
    return "[\(stops.joined(separator: ","))]"
  }

  /// The name of a timing function, or the index of a function in the page's list of `linear()` functions.
  private static func easing(_ easing: FilmMarkup.Easing) -> String {
    switch easing {
    case .named(let name): PageData.quoted(name)
    case .line(let index): "\(index)"
    }
  }

  /// The number of decimals of all times in seconds, including those that the program looks up: at the time of a sample
  /// it finds that sample, and at the end the last one.
  private static let timeDecimals = 9

  private static func time(_ seconds: Double) -> String { number(seconds, timeDecimals) }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    NumberText.trimmed(NumberText.fixed(value, decimals: decimals))
  }

  /// Numbers as an array; a number that is not finite is null.
  private static func list(_ values: [Double], decimals: Int? = nil) -> String {
    let texts = values.map { value -> String in
      guard value.isFinite else { return "null" }
      if let decimals { return number(value, decimals) }
      var digits = DecimalDigits(value)
      // Six digits are finer than a pixel or a figure in the table.
      digits.round(decimals: 6 - digits.pointPosition)
      let text =
        digits.pointPosition.magnitude > 15
        ? NumberText.shortest(value)
        : NumberText.trimmed(digits.fixedText(decimals: max(digits.decimals, 0)))
      return digits.isNegative && digits.pointPosition.magnitude <= 15 ? "-\(text)" : text
    }
    return "[\(texts.joined(separator: ","))]"
  }
}
