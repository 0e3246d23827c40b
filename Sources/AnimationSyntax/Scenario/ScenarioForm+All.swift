extension ScenarioForm {
  /// All forms, in the order of listings.
  public static let all: [ScenarioForm] =
    declarations + modifiers + views + animators + events + statements + contexts
}
