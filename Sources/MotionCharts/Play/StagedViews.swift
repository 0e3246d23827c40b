internal import ChartLayout
internal import DrawingModel

/// The views of a scenario as things on a stage: their rows say which modifiers move.
enum StagedViews {
  /// A number of a view.
  struct Number {
    /// The name of the number's row, such as `Circle.offset.x`.
    let name: String
    /// The targets of the number, in order.
    let targets: [Double]
    /// The row that shows the number's course.
    let row: ChartScene.Row
  }

  /// The things, in the order of the views; none for numbers that no view has.
  ///
  /// - Parameters:
  ///   - numbers: The numbers, those of one view in the order of its modifiers.
  ///   - forms: The forms of the views, by index; nil for the forms of their types. Views after the last form have the
  ///     last form.
  static func things(_ numbers: [Number], as forms: [ChartScene.Thing.Form?])
    -> [ChartScene.Thing]
  {
    var things: [ChartScene.Thing] = []
    for number in numbers {
      guard let (view, kind, isPlace) = meaning(of: number.name) else { continue }
      let index = things.firstIndex { $0.name == view } ?? things.count
      if index == things.count {
        let form = forms.isEmpty ? nil : forms[min(index, forms.count - 1)]
        var thing = ChartScene.Thing(
          name: view, series: number.row.series, form: form ?? usualForm(of: view), effects: [])
        thing.presence = number.row.presence
        things.append(thing)
      }
      things[index].effects.append(effect(kind, number, isPlace: isPlace))
      if number.row.isEndless { things[index].isEndless = true }
    }
    return things
  }

  /// Whether a stage shows the number of a row.
  static func isShown(_ name: String) -> Bool { meaning(of: name) != nil }

  private static func effect(
    _ kind: FilmMotion.Kind, _ number: Number, isPlace: Bool
  ) -> ChartScene.Thing.Effect {
    let start = number.row.course.first
    // The target that is farthest from the start.
    let target =
      number.targets.max { ($0 - start).magnitude < ($1 - start).magnitude } ?? number.row.target
    // A view without effects is already at its position, so that only the change of a position counts.
    let base = isPlace ? start : 0
    return ChartScene.Thing.Effect(
      kind, number.row.course.scaled(by: 1, plus: -base), from: start - base, to: target - base)
  }

  /// The view to which a row belongs, the property that its number changes, and whether the number is a position on the
  /// screen; nil for a number that a stage does not show.
  private static func meaning(
    of name: String
  ) -> (view: String, kind: FilmMotion.Kind, isPlace: Bool)? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)[...]
    guard words.count > 1, let last = words.popLast() else { return nil }
    // A second modifier of the same name has an index in brackets.
    func plain(_ word: Substring) -> Substring { word.prefix { $0 != "[" } }
    let part = plain(last)
    var kind = kinds["\(part)"]
    var isPlace = false
    if kind == nil, words.count > 1, let modifier = words.popLast() {
      kind = kinds["\(plain(modifier)).\(part)"]
      isPlace = plain(modifier) == "position"
    }
    return kind.map { (words.joined(separator: "."), $0, isPlace) }
  }

  /// The property that the number of a modifier or of a transition changes.
  private static let kinds: [String: FilmMotion.Kind] = [
    "scaleEffect": .scale, "scale": .scale, "scaleEffect.x": .width,
    "rotationEffect": .rotation, "rotationEffect.degrees": .rotation, "rotation": .rotation,
    "opacity": .opacity,
    "offset.x": .x, "offset.y": .y, "position.x": .x, "position.y": .y,
  ]

  /// Returns the form of a view by the name of its type.
  private static func usualForm(of view: String) -> ChartScene.Thing.Form {
    switch view.prefix(while: { $0.isLetter }) {
    case "Circle", "Image", "Ellipse", "Text", "Label": .disc
    case "Button": .button
    case "Toggle": .toggle
    default: .square
    }
  }
}
