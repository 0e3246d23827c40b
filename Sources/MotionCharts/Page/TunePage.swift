public import ChartLayout
public import DrawingModel
public import MotionRecording
internal import OutsideText
internal import TextForms

/// A page on which motion is tuned: knobs, the things that move accordingly, the figures, and the text to copy.
///
/// The page's program plays SwiftUI's springs by itself, with the numbers of this library to the last bit. The page
/// loads nothing from any network; without the program it is the still figure with the measures.
public struct TunePage {
  /// A row with a motion.
  public struct Row: Hashable, Sendable {
    /// The label of the row.
    public var label: String
    /// Whether the label was given, and is not the text itself.
    public var isLabelled: Bool
    /// The expression as it was typed, without its label.
    public var text: String
    /// The numbers of the motion; nil for a motion that is only played.
    public var motion: TunableMotion?
    /// The parameters in which the motion was written.
    public var spelling: TunableMotion.Spelling
    /// Whether the row has knobs.
    public var isTuned: Bool
    /// The start and the target, where the row has its own; nil for those of the page.
    public var ends: (start: Double, target: Double)? {
      get { ownEnds.map { ($0[0], $0[1]) } }
      set { ownEnds = newValue.map { [$0.start, $0.target] } }
    }
    private var ownEnds: [Double]?
    /// The frames of the motion that a device shows at the page's rate.
    public var frames: Recording
    /// The measures of the motion.
    public var measures: MotionMeasures

    /// Makes a row.
    public init(
      label: String, isLabelled: Bool, text: String, motion: TunableMotion?,
      spelling: TunableMotion.Spelling, isTuned: Bool, ends: (start: Double, target: Double)?,
      frames: Recording, measures: MotionMeasures
    ) {
      self.label = label
      self.isLabelled = isLabelled
      self.text = text
      self.motion = motion
      self.spelling = spelling
      self.isTuned = isTuned
      ownEnds = ends.map { [$0.start, $0.target] }
      self.frames = frames
      self.measures = measures
    }
  }

  /// The settings that hold for the whole page.
  public struct Settings: Hashable, Sendable {
    /// Frames per second.
    public var rate = 60.0
    /// The value at the start.
    public var start = 0.0
    /// The value at the target, which differs from the value at the start.
    public var target = 1.0
    /// A word after values; empty for none.
    public var unit = ""
    /// The property by which the things show a value, as the raw value of a `ChartScene.Look`.
    public var look = "offset"
    /// The shape that moves: `circle`, `square` or `bar`.
    public var shape = "circle"
    /// The system version whose `.default` is meant, where that is not the usual one; empty otherwise.
    public var semantics = ""

    /// The usual settings.
    public init() {}
  }

  private let rows: [Row]
  private let settings: Settings
  private let title: String
  private let figure: String
  private let style: String
  private let chart: Chart
  private let facts: [Drawing.Fact]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - rows: The rows with the motions, from 1 to 8.
  ///   - settings: The settings that hold for all rows.
  ///   - title: The page's title.
  ///   - chart: The still figure.
  ///   - figure: The still figure as an SVG document.
  ///   - themes: The page's themes; without a second one for a page of one theme.
  ///   - facts: The facts that travel with the page.
  public init(
    _ rows: [Row], _ settings: Settings, title: String, chart: Chart, figure: String,
    themes: (light: ChartTheme, dark: ChartTheme?), facts: [Drawing.Fact]
  ) {
    self.rows = rows
    self.settings = settings
    self.title = title
    self.chart = chart
    self.facts = facts
    let scene = ChartScene(
      chart: chart, parts: [], rows: [], dots: [], playhead: FilmCourse(constant: 0), cycle: 1)
    let parts = StillFigure(figure)
    self.figure = parts.svg
    style = TunePageStyle.text(
      SceneDrawing.pageColors(of: scene, theme: themes.light),
      dark: themes.dark.map { SceneDrawing.pageColors(of: scene, theme: $0) },
      figure: parts.style)
  }

  /// The page as HTML: UTF-8 text that ends with a line feed.
  public var html: String {
    let script = TunePageScript.text
    let command =
      facts.first { $0.key == "Command" }.map {
        "<p><code>\(XMLText.escaped($0.value))</code></p>\n"
      }
      ?? ""
    let frame = PageFrame(
      title: title, description: chart.description, facts: facts, style: style, data: data,
      script: script)
    return frame.html(
      """
      <div id="bench"><div>
      <figure>
      \(figure)</figure>
      \(PlayPage.controls(loops: true, canChange: true))</div></div>
      \(table)\(command)<p>\(XMLText.escaped(chart.description))</p>
      <p class="keys needs-script" hidden><kbd>Space</kbd> plays and pauses, <kbd>←</kbd> and <kbd>→</kbd> step one \
      frame of 1/\(HumanNumber.text(settings.rate)) s, <kbd>T</kbd> turns back (with <kbd>Shift</kbd> all rows), \
      <kbd>P</kbd> pins, <kbd>R</kbd> held shows the first reference, <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> <kbd>Z</kbd> \
      undoes. A tap on a track turns it back, a thing can be dragged.</p>
      """)
  }

  // MARK: The table

  private var heads: [String] {
    [
      "overshoot", "first crossing", "settled within 1 %", "logical completion", "removal",
      "removal at \(HumanNumber.text(settings.rate)) Hz", "peak velocity",
    ]
  }

  private var table: String {
    var text = "<div class=\"table\"><table role=\"table\">\n<thead><tr role=\"row\">"
    text += (["curve"] + heads).map { "<th scope=\"col\" role=\"columnheader\">\($0)</th>" }
      .joined()
    text += "</tr></thead>\n<tbody>\n"
    for (index, row) in rows.enumerated() {
      let name = XMLText.escaped(row.label)
      let words = row.isLabelled ? name : "<code>\(name)</code>"
      text += "<tr role=\"row\"><th scope=\"row\" role=\"rowheader\" class=\"k\(index)\"><label>"
      text +=
        "<input type=\"checkbox\" data-row=\"\(index)\" checked hidden class=\"needs-script\"> "
      text += "\(words)</label></th>\(cells(of: row).joined())</tr>\n"
    }
    return text + "</tbody>\n</table></div>\n"
  }

  private func cells(of row: Row) -> [String] {
    let measures = row.measures
    var names = heads[...]
    func cell(_ text: String, _ value: Double?, at time: Double? = nil) -> String {
      let data =
        (value.flatMap { $0.isFinite ? $0 : nil }.map {
          " data-value=\"\(NumberText.shortest($0))\""
        } ?? "")
        + (time.map { " data-time=\"\(NumberText.shortest($0))\"" } ?? "")
      return "<td role=\"cell\" data-head=\"\(names.popFirst() ?? "")\"\(data)>\(text)</td>"
    }
    func seconds(_ time: Double?) -> String {
      cell(time.map { "\(HumanNumber.text($0)) s" } ?? "never", time)
    }
    let unit = settings.unit.isEmpty ? "" : " \(XMLText.escaped(settings.unit))"
    return [
      measures.overshoot.map {
        cell(
          "\(HumanNumber.percent($0.fraction ?? 0)) at \(HumanNumber.text($0.time)) s", $0.fraction,
          at: $0.time)
      } ?? cell("none", nil),
      seconds(measures.firstCrossing), seconds(measures.settledWithin1Percent),
      seconds(measures.logicalCompletion), seconds(measures.removal), seconds(row.removal),
      measures.peakVelocity.map {
        cell(
          "\(HumanNumber.text($0.value))\(unit.isEmpty ? " " : unit)/s at \(HumanNumber.text($0.time)) s",
          $0.value, at: $0.time)
      } ?? cell("none", nil),
    ]
  }

  // MARK: Data of the program

  private var data: String {
    let members = [
      "\"rate\":\(NumberText.shortest(settings.rate))",
      "\"from\":\(NumberText.shortest(settings.start))",
      "\"to\":\(NumberText.shortest(settings.target))",
      "\"unit\":\(PageData.quoted(settings.unit))",
      "\"look\":\(PageData.quoted(settings.look))", "\"shape\":\(PageData.quoted(settings.shape))",
      "\"semantics\":\(PageData.quoted(settings.semantics))",
      "\"rows\":[\(rows.map(member(of:)).joined(separator: ",\n"))]",
    ]
    return "{\(members.joined(separator: ",\n"))}"
  }

  private func member(of row: Row) -> String {
    var members = [
      "\"label\":\(PageData.quoted(row.label))", "\"isLabelled\":\(row.isLabelled)",
      "\"text\":\(PageData.quoted(row.text))", "\"isTuned\":\(row.isTuned)",
    ]
    if let ends = row.ends {
      members.append("\"from\":\(NumberText.shortest(ends.start))")
      members.append("\"to\":\(NumberText.shortest(ends.target))")
    }
    if let motion = row.motion {
      members += [
        "\"spelling\":\(PageData.quoted(row.spelling.rawValue))", "\"core\":\(motion.core.member)",
        "\"isFunction\":\(motion.isFunction)",
        "\"modifiers\":[\(motion.modifiers.map(\.member).joined(separator: ","))]",
      ]
    } else {
      let (x, v) = (PageData.list(row.frames.values), PageData.list(row.frames.velocities))
      members += [
        "\"frames\":{\"x\":\(x),\"v\":\(v)}", "\"recorded\":\(Self.member(of: row))",
      ]
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func member(of row: Row) -> String {
    let measures = row.measures
    func number(_ value: Double?) -> String { value.map { PageData.number($0) } ?? "null" }
    func extreme(_ extreme: MotionMeasures.Extreme?) -> String {
      guard let extreme else { return "null" }
      return "{\"part\":\(number(extreme.fraction)),\"time\":\(number(extreme.time)),"
        + "\"value\":\(number(extreme.value))}"
    }
    return
      "{\"overshoot\":\(extreme(measures.overshoot)),\"crossing\":\(number(measures.firstCrossing)),"
      + "\"settled\":\(number(measures.settledWithin1Percent)),"
      + "\"logical\":\(number(measures.logicalCompletion)),\"removal\":\(number(measures.removal)),"
      + "\"frames\":\(number(row.removal)),\"peak\":\(extreme(measures.peakVelocity))}"
  }
}

extension TunePage.Row {
  /// The time of the removal on a device's frames, in seconds; nil for a motion that does not end.
  fileprivate var removal: Double? {
    if case .finished(let time) = frames.ending { time } else { nil }
  }
}

/// A still figure, taken apart for a page: its drawing, and the rules of its colors.
private struct StillFigure {
  var svg: String
  var style = ""

  /// Takes a document whose rules, if it has any, are in one element.
  init(_ document: String) {
    svg = document
    guard let start = svg.firstRange(of: "<style>"), let end = svg.firstRange(of: "</style>\n")
    else { return }
    style = String(svg[start.upperBound..<end.lowerBound])
    svg.removeSubrange(start.lowerBound..<end.upperBound)
  }
}
