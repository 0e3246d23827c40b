internal import MotionRecording

// Weak references: the end of objects is not played, so that it is only known of some that they are still there.
extension ProgramRun {
  /// Notes that a variable or a property that held an object or a collection of objects holds another value now.
  func noteLetGo(_ old: SwiftValue, for new: SwiftValue) {
    guard code.hasWeakReferences else { return }
    let gone = old.heldObjects
    if !gone.isEmpty { letGo.formUnion(gone.subtracting(new.heldObjects)) }
  }

  /// Notes that a function ends: its variables let go of what they held, other than its result.
  func noteLeft(_ frame: Frame, of function: FunctionCode, giving result: SwiftValue?) {
    guard code.hasWeakReferences else { return }
    for value in frame.slots.dropFirst(function.parameters.count + (function.hasSelf ? 1 : 0)) {
      noteLetGo(value, for: result ?? .void)
    }
  }

  /// Returns the value of a weak reference: unknown for an object that something has let go of, unless a state, a
  /// global variable or an object that these lead to holds it still.
  func weak(_ value: SwiftValue, named words: String, at position: SourcePosition) -> SwiftValue {
    guard case .object(let number) = value, letGo.contains(number),
      !ObjectSearch(run: self).holds(number)
    else { return value }
    return .unknown(
      UnknownValue(
        words, at: position,
        reason: "the end of objects is not played, and whether this one is still there is not known"
      ))
  }
}

extension SwiftValue {
  /// The numbers of the objects that the value is, or has as elements.
  fileprivate var heldObjects: Set<Int> {
    switch self {
    case .object(let number): [number]
    case .array(let values), .set(let values): Self.objects(among: values)
    case .dictionary(let entries): Self.objects(among: entries.map(\.value))
    default: []
    }
  }

  /// Returns the objects among elements, which are all objects or none.
  private static func objects(among values: [SwiftValue]) -> Set<Int> {
    guard case .object? = values.first else { return [] }
    return Set(values.compactMap { if case .object(let number) = $0 { number } else { nil } })
  }
}

/// The search for an object among those that states and global variables lead to.
private struct ObjectSearch {
  let run: ProgramRun

  /// Returns whether a state or a global variable leads to an object, other than by closures and weak references.
  func holds(_ wanted: Int) -> Bool {
    var seen: Set<Int> = []
    var stack = run.states.values.flatMap(\.self) + run.globals.compactMap(\.self)
    stack += run.instances.values.map { .structure($0) }
    while let value = stack.popLast() {
      switch value {
      case .object(let number):
        if number == wanted { return true }
        guard seen.insert(number).inserted else { continue }
        let object = run.objects[number]
        stack += strong(object.fields, of: object.type)
      case .structure(let structure): stack += strong(structure.fields, of: structure.type)
      case .enumeration(let entry): stack += entry.payload
      case .array(let values), .set(let values): stack += values
      case .dictionary(let entries): stack += entries.flatMap { [$0.key, $0.value] }
      case .tuple(let elements): stack += elements.map(\.value)
      default: continue
      }
    }
    return false
  }

  /// The values of the properties of a type that are no weak references.
  private func strong(_ fields: [SwiftValue], of type: Int) -> [SwiftValue] {
    zip(run.code.types[type].properties, fields).filter { !$0.0.isWeak }.map(\.1)
  }
}
