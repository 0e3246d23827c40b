extension ScenarioForm {
  /// Everything, in the order in which it is listed.
  public static let all: [ScenarioForm] =
    declarations + modifiers + views + animators + events + statements + contexts
}
