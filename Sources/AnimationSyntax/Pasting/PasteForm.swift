/// A call or declaration of an app that can be given as a whole, for listings.
///
/// The example stands for the single animation in it.
public struct PasteForm: Hashable, Sendable {
  /// The form in source, with `X` for the animation.
  public let text: String

  /// The description of the part that is read, on one line.
  public let summary: String

  /// An example that can be given without changes.
  public let example: String

  /// All forms, in the order of the listing.
  public static let all: [PasteForm] = [
    PasteForm(
      text: "withAnimation(X) { … }", summary: "X, or '.default'; the closure is not read",
      example: "withAnimation(.bouncy) { isOpen.toggle() }"),
    PasteForm(
      text: ".animation(X, value: y)", summary: "X; also without 'value:', or with a body",
      example: ".animation(.easeIn(duration: 0.2), value: isOpen)"),
    PasteForm(
      text: "$binding.animation(X)", summary: "X, or '.default'",
      example: "$isOpen.animation(.snappy)"),
    PasteForm(
      text: ".transition(T)",
      summary: "the transition T (alone; or the animations attached to it)",
      example: ".transition(.opacity.animation(.easeOut))"),
    PasteForm(
      text: ".contentTransition(C)", summary: "the animation of the change",
      example: ".contentTransition(.numericText())"),
    PasteForm(
      text: "Transaction(animation: X)", summary: "X; so is '$0.animation = X'",
      example: "Transaction(animation: .smooth)"),
    PasteForm(
      text: ".phaseAnimator(…) { … } animation: { … }", summary: "each animation that is returned",
      example: ".phaseAnimator([0, 1]) { view, phase in view } animation: { _ in .bouncy }"),
    PasteForm(
      text: "let name: Animation = X",
      summary: "X by its name; so are 'var', 'func' and the types Spring, UnitCurve, AnyTransition",
      example: "static let card = Animation.spring(duration: 0.3)"),
    PasteForm(
      text: "nil", summary: "no animation, as '.none': the target is shown at once",
      example: "withAnimation(nil) { isOpen.toggle() }"),
  ]
}
