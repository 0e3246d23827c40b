public import AnimationModel

/// Some numbers that go through phases, one after the other.
///
/// - At the start they are in the first phase. Without a trigger they go on to the second at once, and from
///   the last back to the first, for ever. With one they wait for its value to change, and then go once
///   through all phases and back to the first.
/// - The animation of a phase is the one with which it is **entered**, as has been observed; Apple's reference has
///   it reversed.
/// - A step is over when its animation is logically complete: a spring's after its response, long before it
///   rests. The next one takes over as any change of a running animation does, velocity included.
/// - A step without an animation, or to the same values, is over at once. An animator that loops stands
///   still after a whole pass of such steps.
/// - A trigger that changes in the middle of a pass begins a new one from where the numbers are. On the
///   way to the second phase that step is one to the same values, so that the third phase is next: that
///   is our choice, as nothing is documented.
///
/// A state of the animator's name holds the index of the phase, from 0, for formulas to use.
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

  /// The name, which is that of its state too.
  public var name: String

  /// The names of the attributes that it shows, in the order of the rows, which come after those of the scenario's
  /// attributes.
  public var attributes: [String]

  /// The attributes that have no rows, by index: values that change without being numbers, whose animations a phase
  /// waits for.
  public var hidden: Set<Int> = []

  /// The phases, at least one.
  public var phases: [Phase]

  /// The value whose change begins a pass; nil to loop.
  public var trigger: ScriptFormula?

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - attributes: The names of the attributes that it shows.
  ///   - phases: The phases, at least one, each with as many values as there are attributes.
  ///   - trigger: The value whose change begins a pass; nil to loop.
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

  /// The attributes that it shows, as functions of the index of the phase.
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
