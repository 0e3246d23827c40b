extension ViewType {
  /// What closures that change a transaction are given.
  static let transaction = ViewType.tuple([
    .init(label: "animation", type: .optional(.animation)),
    .init(label: "disablesAnimations", type: .boolean),
    .init(label: "isContinuous", type: .boolean), .init(label: "tracksVelocity", type: .boolean),
  ])
}

extension ViewTransactionValue {
  /// A transaction in which nothing has been set yet.
  static var asItIs: ViewValue {
    .tuple(
      ["animation", "disablesAnimations", "isContinuous", "tracksVelocity"].map {
        ($0, .opaque(OpaqueValue(type: "Transaction", text: "as it is")))
      })
  }

  /// What has been set in a transaction that was ``asItIs``.
  init(setIn value: ViewValue, in run: ViewRun) {
    guard case .tuple(let elements) = value else {
      self.init()
      return
    }
    let set = elements.compactMap { element -> (String, ViewValue)? in
      if case .opaque = element.value { return nil }
      return element.label.map { ($0, element.value) }
    }
    self.init(set, in: run)
  }

  /// Whether anything is set.
  var isSet: Bool { animation != nil || disablesAnimations != nil || tracksVelocity != nil }

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
