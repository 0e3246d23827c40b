extension ViewTransactionValue {
  /// What a `Transaction` sets.
  init(_ value: ViewValue, in run: ViewRun) {
    if case .tuple(let elements) = value {
      self.init(
        elements.compactMap { element in element.label.map { ($0, element.value) } }, in: run)
    } else {
      self.init()
    }
  }

  init(_ parts: [(String, ViewValue)], in run: ViewRun) {
    self.init()
    for (name, value) in parts {
      switch name {
      case "animation": animation = run.animation(value)
      case "disablesAnimations": disablesAnimations = value.boolean
      case "tracksVelocity": tracksVelocity = value.boolean
      default: break
      }
    }
  }
}
