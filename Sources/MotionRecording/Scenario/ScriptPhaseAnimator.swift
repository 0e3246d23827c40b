public import AnimationModel

/// Numbers that go through phases, one after the other.
///
/// - At the start the numbers are in the first phase. Without a trigger they go on to the second at once, and from
///   the last back to the first, forever. With a trigger they wait for its value to change, and then go
///   through all phases once and back to the first.
/// - The animation of a phase is the one with which it is **entered**, as has been observed; Apple's reference has
///   it reversed.
/// - A step is over when its animation is logically complete: for a spring after its response, long before it
///   rests. The next step takes over as any change of a running animation does, with its velocity.
/// - A step without an animation, or to the same values, is over at once. An animator that loops stands
///   still after a whole pass of such steps.
/// - A trigger that changes during a pass begins a new one from the current values. If the numbers are on their
///   way to the second phase, that step leads to the same values, so that the third phase is next: that
///   is our choice, as nothing is documented.
///
/// A state with the animator's name has the index of the phase, from 0, which formulas can use.
///
/// Source: semantics reference, section 14.1.
public struct ScriptPhaseAnimator: Sendable {
  /// A phase.
  public struct Phase: Hashable, Sendable {
    /// The value of each attribute.
    public var values: [AttributeValue]

    /// The animation with which the phase is entered; nil for none.
    public var animation: NamedAnimation?

    /// Makes a phase.
    public init(
      _ values: [AttributeValue],
      animation: NamedAnimation? = NamedAnimation(".default", .default)
    ) {
      self.values = values
      self.animation = animation
    }
  }

  /// The name of the animator and of its state.
  public var name: String

  /// The names of the attributes that the animator shows, in the order of their rows, which come after those of the
  /// scenario's attributes.
  public var attributes: [String]

  /// The indices of the attributes that have no rows: values that are not numbers, whose animations a phase
  /// waits for.
  public var hidden: Set<Int> = []

  /// The phases, at least one.
  public var phases: [Phase]

  /// The value whose change begins a pass; nil to repeat passes.
  public var trigger: ScriptFormula?

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - name: The name of the animator.
  ///   - attributes: The names of the attributes that it shows.
  ///   - phases: The phases, at least one, each with a value for each attribute.
  ///   - trigger: The value whose change begins a pass; nil to repeat passes.
  public init(
    _ name: String, attributes: [String], phases: [Phase], trigger: ScriptFormula? = nil
  ) {
    precondition(!phases.isEmpty, "a phase animator has a phase")
    precondition(
      phases.allSatisfy { $0.values.count == attributes.count },
      "a phase has a value for each attribute")
    self.name = name
    self.attributes = attributes
    self.phases = phases
    self.trigger = trigger
  }

  /// The attributes that the animator shows, as functions of the index of the phase.
  var shown: [ScriptAttribute] {
    attributes.indices.map { index in
      var attribute = ScriptAttribute(attributes[index]) { [name, phases] states in
        guard case .integer(let phase) = states[name], phases.indices.contains(phase) else {
          throw ScenarioError.unknownState(name)
        }
        return phases[phase].values[index]
      }
      attribute.isShown = !hidden.contains(index)
      return attribute
    }
  }
}
