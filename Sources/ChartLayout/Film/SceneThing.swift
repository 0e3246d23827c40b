public import DrawingModel

/// A thing on a stage: it moves, turns, grows and fades as one, in points of a phone's screen.
public struct SceneThing: Hashable, Sendable {
  /// The form of a thing: plain shapes with the proportions of the real things.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A disc of 96 points.
    case disc
    /// A square of 96 points with round corners.
    case square
    /// A bar of 240 by 24 points.
    case bar
    /// A card of 358 by 200 points.
    case card
    /// A sheet of 390 by 420 points, whose upper corners are round.
    case sheet
    /// A toast of 358 by 56 points.
    case toast
    /// A button of 160 by 50 points.
    case button
    /// A switch of 51 by 31 points, with a knob of 27.
    case toggle
  }

  /// One of the changes of a thing.
  public struct Effect: Hashable, Sendable {
    /// The property that changes.
    public var kind: FilmMotion.Kind
    /// The property's number at each time of the film, in points, degrees or parts.
    public var course: FilmCourse
    /// The number at the beginning.
    public var start: Double
    /// The last target of the number.
    public var target: Double
    /// Whether the knob changes, and not the whole thing.
    public var isOfKnob = false

    /// Makes an effect.
    public init(
      _ kind: FilmMotion.Kind, _ course: FilmCourse, from start: Double, to target: Double
    ) {
      self.kind = kind
      self.course = course
      self.start = start
      self.target = target
    }
  }

  /// The name of the thing.
  public var name: String
  /// Whether the name is code.
  public var isCode = true
  /// The index of the series in the chart, which gives its color.
  public var series: Int
  /// The form of the thing.
  public var form: Form
  /// The changes of the thing; each applies to the result of those before it, as modifiers of SwiftUI do.
  public var effects: [Effect]
  /// 1 while the thing is there and 0 while it is not; nil for always.
  public var presence: FilmCourse?
  /// Whether the thing is a part of a motion that never ends.
  public var isEndless = false
  /// Whether the thing is as large as fits, whatever the others are; things of one screen keep their proportions.
  public var isByItself = false

  /// Makes a thing.
  public init(name: String, series: Int, form: Form, effects: [Effect]) {
    self.name = name
    self.series = series
    self.form = form
    self.effects = effects
  }

  /// Makes a thing that shows a part of a travel as the real one would: a sheet rises, a toast comes down, a switch
  /// turns on.
  ///
  /// - Parameters:
  ///   - name: The name of the thing.
  ///   - series: The index of the series in the chart.
  ///   - form: The form of the thing, which decides its effect.
  ///   - progress: The part of the travel at each time of the film.
  public init(name: String, series: Int, form: Form, showing progress: FilmCourse) {
    func shown(_ kind: FilmMotion.Kind, from start: Double, to target: Double) -> Effect {
      Effect(
        kind, progress.scaled(by: target - start, plus: start), from: start, to: target)
    }
    var effect =
      switch form {
      case .disc, .square, .bar: shown(.x, from: -117, to: 0)
      case .card: shown(.y, from: form.size.height + 40, to: 0)
      case .sheet: shown(.y, from: form.size.height, to: 0)
      case .toast: shown(.y, from: -2 * form.size.height, to: 0)
      case .button: shown(.scale, from: 0.4, to: 1)
      case .toggle: shown(.x, from: -Form.knobTravel, to: Form.knobTravel)
      }
    effect.isOfKnob = form == .toggle
    self.init(name: name, series: series, form: form, effects: [effect])
  }
}

extension SceneThing.Form {
  /// The extent in points.
  var size: Size {
    switch self {
    case .disc, .square: Size(width: 96, height: 96)
    case .bar: Size(width: 240, height: 24)
    case .card: Size(width: 358, height: 200)
    case .sheet: Size(width: 390, height: 420)
    case .toast: Size(width: 358, height: 56)
    case .button: Size(width: 160, height: 50)
    case .toggle: Size(width: 51, height: 31)
    }
  }

  /// The radius of the upper corners in points.
  private var radius: Double {
    switch self {
    case .disc: 48
    case .square, .button: 12
    case .bar: 4
    case .card: 16
    case .sheet: 38
    case .toast: 28
    case .toggle: 15.5
    }
  }

  /// The radius of a switch's knob.
  static let knobRadius = 13.5

  /// The distance from the middle at which a switch's knob rests, to either side.
  static let knobTravel = 10.0

  /// The outline around the origin.
  ///
  /// - Parameter scale: The scale, in units of the figure per point of a phone's screen.
  func path(scale: Double) -> Path {
    let (w, h) = (size.width / 2 * scale, size.height / 2 * scale)
    let upper = radius * scale
    // A sheet continues below the edge of the screen.
    let lower = self == .sheet ? 0 : upper
    // The control arm of a quarter of a circle.
    let arm = 1 - 4.0 / 3 * (2.0.squareRoot() - 1)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = Path([
      .move(point(-w + upper, -h)), .line(point(w - upper, -h)),
      .curve(
        point(w - upper * arm, -h), point(w, -h + upper * arm), point(w, -h + upper)),
      .line(point(w, h - lower)),
    ])
    if lower > 0 {
      path.elements.append(
        .curve(point(w, h - lower * arm), point(w - lower * arm, h), point(w - lower, h)))
    }
    path.elements.append(.line(point(-w + lower, h)))
    if lower > 0 {
      path.elements.append(
        .curve(point(-w + lower * arm, h), point(-w, h - lower * arm), point(-w, h - lower)))
    }
    path.elements += [
      .line(point(-w, -h + upper)),
      .curve(
        point(-w, -h + upper * arm), point(-w + upper * arm, -h), point(-w + upper, -h)),
      .close,
    ]
    return path
  }
}
