internal import AnimationModel
internal import SwiftProgram

extension ProgramRun {
  var keyframes: KeyframeMaker { KeyframeMaker(run: self) }
}

/// Makes the tracks of keyframes that closures list, and the values that they move.
struct KeyframeMaker {
  let run: ProgramRun

  /// Returns the tracks of a keyframe animator.
  ///
  /// - Parameters:
  ///   - animator: The animator.
  ///   - value: The value at which the tracks begin; nil for the initial one.
  func tracks(
    of animator: KeyframedElement, from value: SwiftValue? = nil
  ) throws -> [KeyframeTrackValue] {
    let start = value ?? animator.initialValue
    return try tracks(in: animator.keyframes, [start], from: start)
  }

  /// Returns the tracks that a closure lists for a value.
  private func tracks(
    in keyframes: ClosureValue, _ arguments: [SwiftValue], from start: SwiftValue
  ) throws -> [KeyframeTrackValue] {
    let outer = run.collector
    defer { run.collector = outer }
    let collector = KeyframeCollector(start)
    run.collector = collector
    try list(run.functions.call(keyframes, arguments), at: run.lastPosition)
    collector.tracks += collector.own(path: [])
    return collector.tracks.filter {
      $0.unknown != nil || ($0.start.animatedNumbers != nil && !$0.keyframes.isEmpty)
    }
  }

  /// Lists the keyframes that a value stands for: a keyframe, a track, or the content of an app's own type of them.
  func list(_ value: SwiftValue, at position: SourcePosition) throws {
    switch value {
    case .part(.keyframes(.keyframe(let name, let arguments, let position))):
      try addKeyframe(name, arguments, at: position)
    case .part(.keyframes(.track(let path, let content, let position))):
      try addTrack(path, content, at: position)
    case .structure(let structure)
    where run.code.types[structure.type].roles.contains(.keyframes):
      try run.deeper(at: position) {
        try list(try run.properties.property("body", of: value, at: position), at: position)
      }
    case .unknown(let unknown): run.leaveOut("a keyframe", because: unknown, at: position)
    default: break
    }
  }

  /// Adds a track of keyframes.
  private func addTrack(_ path: [String], _ content: ClosureValue, at position: SourcePosition)
    throws
  {
    if let list = run.keyframeList {
      let content = try keyframes(in: content, [])
      return list.add(
        KeyframeList.Entry(name: "KeyframeTrack", position: position, content: content))
    }
    guard let outer = run.collector else { return }
    var subject = outer.subject
    for name in path { subject = try run.properties.property(name, of: subject, at: position) }
    if subject.animatedNumbers == nil, animatedParts(of: subject) == nil {
      if let unknown = subject.unknown {
        // The other tracks are known.
        run.collector = nil
        defer { run.collector = outer }
        run.leaveOut("the track of \(path.joined(separator: "."))", because: unknown, at: position)
      } else {
        run.note("what a track moves here has no numbers; it is left out", at: position)
      }
      return
    }
    let inner = KeyframeCollector(subject)
    run.collector = inner
    defer { run.collector = outer }
    try list(run.functions.call(content, []), at: position)
    outer.tracks += inner.own(path: path)
  }

  /// Returns the list of the tracks and keyframes of a closure, with their values.
  func keyframes(in closure: ClosureValue, _ arguments: [SwiftValue]) throws -> KeyframeList {
    let outer = run.keyframeList
    defer { run.keyframeList = outer }
    let list = KeyframeList(outer)
    run.keyframeList = list
    try self.list(run.functions.call(closure, arguments), at: run.lastPosition)
    return list
  }

  /// Returns the names of the numbers in a value of an animatable type of the app; nil for any other value.
  private func animatedParts(of value: SwiftValue) -> [String]? {
    guard case .structure(let structure) = value else { return nil }
    return run.code.types[structure.type].animatedData?.names
  }

  /// Adds a keyframe of a whole value: one for each of its properties, which move separately.
  private func addKeyframe(
    _ name: String, _ arguments: [CallArgument], ofParts names: [String],
    _ outer: KeyframeCollector, at position: SourcePosition
  ) throws {
    defer { run.collector = outer }
    let isTimed = name != "SpringKeyframe" || arguments.contains { $0.label == "duration" }
    guard isTimed || names.count == 1 else {
      // The duration depends on all of them together.
      let reason = "give a spring of several properties a duration"
      run.collector = nil
      return run.leaveOut(
        "a keyframe", because: UnknownValue(name, at: position, reason: reason), at: position)
    }
    for part in names {
      let subject = try run.properties.property(part, of: outer.subject, at: position)
      guard subject.animatedNumbers != nil else { continue }
      let inner =
        outer.parts.first { $0.name == part }?.collector ?? KeyframeCollector(subject)
      if !outer.parts.contains(where: { $0.name == part }) { outer.parts.append((part, inner)) }
      run.collector = inner
      let own = try arguments.map { argument in
        var argument = argument
        if case .structure = argument.value {
          argument.value = try run.properties.property(part, of: argument.value, at: position)
        }
        return argument
      }
      try addKeyframe(name, own, at: position)
    }
  }

  /// Adds a keyframe to the track.
  private func addKeyframe(_ name: String, _ arguments: [CallArgument], at position: SourcePosition)
    throws
  {
    if let list = run.keyframeList {
      guard list.total.count < KeyframeList.mostEntries else {
        let problem = KeyframeProblem.tooMany(limit: KeyframeList.mostEntries)
        throw run.error(Fault(problem: problem, range: position.range), in: position.file)
      }
      return list.add(KeyframeList.Entry(name: name, position: position, arguments: arguments))
    }
    guard let collector = run.collector,
      let signature = Catalog.keyframes.first(where: { $0.name == name })
    else {
      return
    }
    if let parts = animatedParts(of: collector.subject) {
      return try addKeyframe(name, arguments, ofParts: parts, collector, at: position)
    }
    var values: [ArgumentValue] = []
    for parameter in signature.parameters {
      guard let argument = arguments.first(where: { $0.label == parameter.label }) else {
        guard let value = parameter.defaultValue else {
          let missing = "it needs the argument '\(parameter.label ?? "a value")'"
          let unknown = UnknownValue(name, at: position, reason: missing)
          return run.leaveOut("a keyframe", because: unknown, at: position)
        }
        values.append(value)
        continue
      }
      guard let value = self.argument(argument.value, parameter.type, collector.subject) else {
        let unknown = argument.value.unknown ?? UnknownValue(argument.value.text, at: position)
        return run.leaveOut("a keyframe", because: unknown, at: position)
      }
      values.append(value)
    }
    guard case .keyframe(let keyframe) = signature.build(nil, values, run.setting.semantics) else {
      return
    }
    collector.keyframes.append(keyframe)
  }

  private func argument(_ value: SwiftValue, _ type: ParameterType, _ subject: SwiftValue)
    -> ArgumentValue?
  {
    if case .nothing = value { return .nothing }
    switch type {
    case .value, .optionalValue:
      // `.zero` is that of the type that the track moves.
      let numbers =
        switch subject {
        case .geometry(let kind, _): run.types.coerce(value, to: .geometry(kind))
        case .number, .integer: run.types.coerce(value, to: .number)
        case .float: run.types.coerce(value, to: .float)
        default: value
        }
      return numbers.animatedNumbers.map { .vector($0) }
    case .seconds, .optionalSeconds, .number: return value.double.map { .number($0) }
    case .spring:
      if case .spring(let spring, _) = run.types.coerce(value, to: .spring) {
        return .spring(spring)
      }
      return nil
    case .unitCurve:
      if case .curve(let curve, _) = run.types.coerce(value, to: .unitCurve) {
        return .unitCurve(curve)
      }
      return nil
    default: return nil
    }
  }

  /// Returns a value with another part, by the path of the part.
  func replacing(
    _ path: ArraySlice<String>, of value: SwiftValue, with part: SwiftValue
  ) throws -> SwiftValue {
    guard let name = path.first else { return part }
    if case .structure(var structure) = value,
      let index = run.code.types[structure.type].propertyIndices[name],
      index < structure.fields.count
    {
      structure.fields[index] = try replacing(
        path.dropFirst(), of: structure.fields[index], with: part)
      return .structure(structure)
    }
    let inner = try run.properties.property(name, of: value, at: .none)
    var whole = value
    guard
      run.properties.setPart(
        name, of: &whole, to: try replacing(path.dropFirst(), of: inner, with: part))
    else { return value }
    return whole
  }

  /// Returns the value of a keyframe animator for some numbers of its tracks; nil for their initial ones.
  func value(
    of animator: KeyframedElement, _ tracks: [KeyframeTrackValue], _ numbers: [DynamicVector]?
  ) throws -> SwiftValue {
    try self.value(animator.initialValue, moved: tracks, to: numbers)
  }

  /// Returns a value with some numbers of its tracks; nil for its own ones.
  private func value(
    _ initial: SwiftValue, moved tracks: [KeyframeTrackValue], to numbers: [DynamicVector]?
  ) throws -> SwiftValue {
    var value = initial
    let known = tracks.filter { $0.unknown == nil }
    if let numbers, numbers.count == known.count {
      for (track, vector) in zip(known, numbers) {
        value = try replacing(track.path[...], of: value, with: track.start.with(vector))
      }
    }
    for track in tracks {
      guard let unknown = track.unknown else { continue }
      value = try replacing(track.path[...], of: value, with: .unknown(unknown))
    }
    return value
  }

  /// Returns the view that a keyframe animator shows.
  func content(
    of animator: KeyframedElement, _ tracks: [KeyframeTrackValue], _ numbers: [DynamicVector]?
  ) throws -> ViewElement {
    let value = try value(of: animator, tracks, numbers)
    let given = animator.base.map { [SwiftValue.view($0), value] } ?? [value]
    let content = try run.element(
      try run.functions.call(animator.content, given), at: animator.position)
    guard animator.base == nil else { return content }
    return .made(MadeView(kind: "KeyframeAnimator", position: animator.position, content: content))
  }
  // MARK: - Timelines

  /// Returns the timeline of `KeyframeTimeline(initialValue:content:)`.
  func timeline(from value: SwiftValue, _ content: ClosureValue) throws -> TimelineValue {
    TimelineValue(initialValue: value, tracks: try tracks(in: content, [], from: value))
  }

  /// Returns a property of a timeline; nil for one that it does not have.
  func property(_ name: String, of timeline: TimelineValue) -> SwiftValue? {
    guard name == "duration" else { return nil }
    let unknown = timeline.tracks.lazy.compactMap(\.unknown).first
    return unknown.map { .unknown($0) } ?? .number(timeline.duration)
  }

  /// Calls a function of a timeline; nil for one that it does not have.
  func method(_ name: String, of timeline: TimelineValue, _ arguments: [CallArgument]) throws
    -> SwiftValue?
  {
    guard let last = arguments.last, let number = last.value.double else { return nil }
    let time: Double
    switch last.label {
    case "time": time = number
    // Any part of an infinite duration except zero is infinite, too.
    case "progress": time = number == 0 ? 0 : number * timeline.duration
    default: return nil
    }
    let numbers = timeline.paths.map { $0.value(time: time) }
    switch (name, arguments.map(\.label).dropLast()) {
    case ("value", []):
      return try value(timeline.initialValue, moved: timeline.tracks, to: numbers)
    case ("update", ["value"]):
      guard case .reference(let location) = arguments[0].value else { return nil }
      let changed = try value(
        try run.locations.read(location), moved: timeline.tracks, to: numbers)
      try run.locations.write(changed, to: location)
      return .void
    default: return nil
    }
  }
}
