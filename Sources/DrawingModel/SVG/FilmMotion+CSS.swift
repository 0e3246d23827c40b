internal import TextForms

extension FilmMotion.Kind {
  /// A number as the value of an animated property: `translate(12.5px)`.
  func css(_ value: Double) -> String {
    switch self {
    case .x: "translate(\(Self.text(value))px)"
    case .y: "translate(0,\(Self.text(value))px)"
    case .scale: "scale(\(Self.text(value, decimals: 4)))"
    case .width: "scale(\(Self.text(value, decimals: 4)),1)"
    case .rotation: "rotate(\(Self.text(value))deg)"
    case .opacity: Self.text(value, decimals: 3)
    }
  }

  /// The CSS property that is animated.
  var cssProperty: String { self == .opacity ? "opacity" : "transform" }

  /// A number as a presentation attribute, with the blank before it.
  func attribute(_ value: Double) -> String {
    switch self {
    case .x: " transform=\"translate(\(Self.text(value)))\""
    case .y: " transform=\"translate(0 \(Self.text(value)))\""
    case .scale: " transform=\"scale(\(Self.text(value, decimals: 4)))\""
    case .width: " transform=\"scale(\(Self.text(value, decimals: 4)) 1)\""
    case .rotation: " transform=\"rotate(\(Self.text(value)))\""
    case .opacity: " opacity=\"\(Self.text(value, decimals: 3))\""
    }
  }

  /// A part of the cycle as a percentage.
  static func percent(_ offset: Double) -> String { text(offset * 100, decimals: 4) + "%" }

  static func text(_ value: Double, decimals: Int = 2) -> String {
    NumberText.trimmed(NumberText.fixed(value, decimals: decimals))
  }
}
