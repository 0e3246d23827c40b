// The functions that the code of `@Animatable` calls. A macro sees no types; so the choice between a value that
// is a vector, a value that has a vector and a value that has none is made here, by overloads.

/// The functions that read and write the vectors of properties, for code that ``Animatable()`` generates.
public enum AnimatableSynthesis {
  /// Returns the value itself.
  @inlinable
  public static func data<Value: VectorArithmetic & Animatable>(of value: Value) -> Value { value }

  /// Returns the value itself.
  @inlinable
  public static func data<Value: VectorArithmetic>(of value: Value) -> Value { value }

  /// Returns the value's vector.
  @inlinable
  public static func data<Value: Animatable>(of value: Value) -> Value.AnimatableData {
    value.animatableData
  }

  /// Returns the empty vector: the value does not animate.
  @inlinable
  public static func data<Value>(of value: Value) -> EmptyAnimatableData { EmptyAnimatableData() }

  /// Sets the value itself.
  @inlinable
  public static func setData<Value: VectorArithmetic & Animatable>(
    of value: inout Value, to data: Value
  ) { value = data }

  /// Sets the value itself.
  @inlinable
  public static func setData<Value: VectorArithmetic>(of value: inout Value, to data: Value) {
    value = data
  }

  /// Sets the value's vector.
  @inlinable
  public static func setData<Value: Animatable>(
    of value: inout Value, to data: Value.AnimatableData
  ) { value.animatableData = data }

  /// Does nothing: the value does not animate.
  @inlinable
  public static func setData<Value>(of value: inout Value, to data: EmptyAnimatableData) {}
}

/// Computes a variable from the vectors of properties, for code that ``Animatable()`` generates.
@attached(accessor, names: named(get), named(set))
public macro SynthesizedAnimatableData<Root>(_ properties: PartialKeyPath<Root>...) =
  #externalMacro(module: "AnimatableMacros", type: "SynthesizedAnimatableDataMacro")

/// The zero of a property's own type, which is a vector, for code that ``Animatable()`` generates.
@freestanding(expression)
public macro animatableProperty<Root, Value: VectorArithmetic & Animatable>(
  _ property: KeyPath<Root, Value>
) -> Value =
  #externalMacro(module: "AnimatableMacros", type: "AnimatablePropertyMacro")

/// The zero of a property's own type, which is a vector, for code that ``Animatable()`` generates.
@freestanding(expression)
public macro animatableProperty<Root, Value: VectorArithmetic>(
  _ property: KeyPath<Root, Value>
) -> Value =
  #externalMacro(module: "AnimatableMacros", type: "AnimatablePropertyMacro")

/// The zero of a property's vector, for code that ``Animatable()`` generates.
@freestanding(expression)
public macro animatableProperty<Root, Value: Animatable>(
  _ property: KeyPath<Root, Value>
) -> Value.AnimatableData =
  #externalMacro(module: "AnimatableMacros", type: "AnimatablePropertyMacro")

/// The empty vector, as the property does not animate, for code that ``Animatable()`` generates.
@freestanding(expression)
public macro animatableProperty<Root, Value>(
  _ property: KeyPath<Root, Value>
) -> EmptyAnimatableData =
  #externalMacro(module: "AnimatableMacros", type: "AnimatablePropertyMacro")
