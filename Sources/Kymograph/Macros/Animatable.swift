/// Makes a type `Animatable`: adds the conformance and an `animatableData` of its properties.
///
///     @Animatable
///     struct Wave {
///       var height: Double
///       var phase: Angle
///       @AnimatableIgnored var isFilled: Bool
///     }
///
/// Here `animatableData` has the parts of `height` and `phase`, in this order. The macro is SwiftUI's:
///
/// - Stored instance variables take part: with their own vector if they have one, otherwise with the value itself if
///   it is a `VectorArithmetic`. Constants, computed, lazy and static properties do not take part, nor
///   do properties that are marked with ``AnimatableIgnored()``.
/// - A property of a type that does not animate, such as `Int`, has an empty part. Apple recommends marking it.
/// - A type without stored variables is an error. A type that conforms to `Animatable` already gets no
///   second conformance, and one that declares `animatableData` itself gets only the conformance.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "AnimatableMacros", type: "AnimatableMacro")

/// Leaves a property out of the `animatableData` that ``Animatable()`` makes.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "AnimatableMacros", type: "AnimatableIgnoredMacro")
