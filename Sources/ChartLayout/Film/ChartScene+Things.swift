public import DrawingModel

extension ChartScene {
  /// A thing on a stage.
  public typealias Thing = SceneThing

  /// Puts the rows on the stage, each as a thing that shows its part of the travel.
  ///
  /// - Parameter forms: The forms of the things, by index; nil for the forms of their looks. Things after the last
  ///   form have the last form.
  public mutating func stageRows(as forms: [Thing.Form?]) {
    things = rows.enumerated().map { index, row in
      let name = row.name.isEmpty ? chart.series[row.series].label : row.name
      let form = forms.isEmpty ? nil : forms[min(index, forms.count - 1)]
      var thing =
        form.map { Thing(name: name, series: row.series, form: $0, showing: row.progress) }
        ?? Thing(name: name, series: row.series, look: row.look, showing: row.progress)
      thing.isCode = chart.series[row.series].isCode || !row.name.isEmpty
      thing.presence = row.presence
      thing.isEndless = row.isEndless
      thing.isByItself = true
      return thing
    }
  }
}

extension SceneThing {
  /// A thing that shows a part of a travel by one property.
  ///
  /// - Parameters:
  ///   - name: The name of the thing.
  ///   - series: The index of the series in the chart.
  ///   - look: The property by which the thing shows the part.
  ///   - progress: The part of the travel at each time of the film.
  public init(name: String, series: Int, look: ChartScene.Look, showing progress: FilmCourse) {
    let (form, kind, start, target): (Form, FilmMotion.Kind, Double, Double) =
      switch look {
      case .offset: (.disc, .x, -117, 0)
      case .scale: (.disc, .scale, 0.4, 1)
      case .rotation: (.square, .rotation, 0, 90)
      case .opacity: (.disc, .opacity, 0, 1)
      case .width: (.bar, .width, 0, 1)
      }
    self.init(
      name: name, series: series, form: form,
      effects: [
        Effect(
          kind, progress.scaled(by: target - start, plus: start), from: start, to: target)
      ])
  }
}
