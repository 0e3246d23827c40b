internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Creates tracks from the content of a keyframes closure: `KeyframeTrack(\.scale) { LinearKeyframe(…) … } …`.
///
///     let reader = KeyframesReader(code: code, run: run, semantics: semantics)
///     let tracks = try reader.tracks(of: try run.keyframes(in: closure, []), from: value)
///     let path = tracks.moving[0].path(from: current, velocity: velocity)
///
/// Every number is known once the text is read.
struct KeyframesReader {
  let code: AnimatorCode

  /// The run that listed the keyframes.
  let run: ProgramRun
  let semantics: Semantics

  /// Returns the tracks of a value, divided into those that can be played and the others.
  ///
  /// - Parameters:
  ///   - list: Tracks, or, for a value that moves as a whole, keyframes.
  ///   - value: The initial value of the keyframes.
  func tracks(of list: KeyframeList, from value: KeyframeValue) throws(Fault) -> KeyframeTracks {
    try checkIsKnown(list)
    var tracks = KeyframeTracks()
    // Keyframes outside of a track form a track of the whole value.
    var loose: [KeyframeList.Entry] = []
    for entry in list.entries {
      if let content = entry.content {
        try add(entry, content, of: value, to: &tracks)
      } else {
        loose.append(entry)
      }
    }
    guard let first = loose.first else { return tracks }
    if case .record = value {
      tracks.moving.append(try track(loose, ofAll: value))
    } else {
      let property = try value.property([], range: nameRange(of: first))
      tracks.moving.append(try track(loose, of: property))
    }
    return tracks
  }

  /// Returns the track of one property.
  func track(
    _ list: KeyframeList, of property: KeyframeProperty
  ) throws(Fault) -> KeyframeTrackText {
    try checkIsKnown(list)
    for entry in list.entries where entry.content != nil {
      throw Fault(.keyframes(.trackInsideTrack), nameRange(of: entry))
    }
    return try track(list.entries, of: property)
  }

  /// Returns the tracks of an animator, a timeline or a track.
  ///
  /// - Parameters:
  ///   - code: The code that contains it.
  ///   - initialValue: The range of the initial value of its keyframes.
  ///   - body: The range of the closure that lists them.
  ///   - isTrack: Whether it is a track by itself.
  ///   - semantics: The semantics of the system version.
  static func tracks(
    in code: AnimatorCode, from initialValue: Range<Int>, _ body: Range<Int>,
    isTrack: Bool = false, _ semantics: Semantics
  ) throws(Fault) -> KeyframeTracks {
    guard let written = code.node(at: initialValue, { $0.as(ExprSyntax.self) }),
      let closure = code.node(at: body, { $0.as(ClosureExprSyntax.self) })
    else { throw Fault(.notUnderstood("this"), initialValue) }
    try code.checkIsConstant(initialValue)
    code.noteConstants(in: [Syntax(written), Syntax(closure)], at: initialValue.lowerBound)
    let (shown, value) = try KeyframeValueReader(code: code).value(written)
    try KeyframeCallCheck(source: code.source, functions: code.keyframeNames)
      .check(closure.statements, isTrack: isTrack)
    try code.checkIsConstant(body)
    let (called, run) = try code.closure(at: body, as: .function([SwiftType(value)], .void))
    let list = try AnimatorCode.played {
      let list = try run.keyframes.keyframes(in: called, [value])
      if let error = run.trapped { throw error }
      return list
    }
    let reader = KeyframesReader(code: code, run: run, semantics: semantics)
    guard isTrack else { return try reader.tracks(of: list, from: shown) }
    var tracks = KeyframeTracks()
    tracks.moving = [try reader.track(list, of: try shown.property([], range: initialValue))]
    return tracks
  }

  // MARK: - Tracks

  private func add(
    _ entry: KeyframeList.Entry, _ content: KeyframeList, of value: KeyframeValue,
    to tracks: inout KeyframeTracks
  ) throws(Fault) {
    var path: [KeyPathName] = []
    var range = nameRange(of: entry)
    let call = code.node(at: entry.position.range) { $0.as(FunctionCallExprSyntax.self) }
    if let argument = call?.arguments.first, argument.label == nil,
      !argument.expression.is(ClosureExprSyntax.self)
    {
      range = code.source.range(of: argument.expression)
      path = try KeyPathReader(source: code.source).names(argument.expression)
    }
    do throws(Fault) {
      tracks.moving.append(try track(content, of: try value.property(path, range: range)))
    } catch {
      guard error.leavesOutTrack else { throw error }
      tracks.leftOut.append(
        LeftOutTrack(
          name: path.map(\.name).joined(separator: "."), reason: error,
          duration: duration(of: content)))
    }
  }

  /// Returns the total duration of the keyframes of a track in seconds, whatever their values are; nil if one of them
  /// has no known duration.
  private func duration(of list: KeyframeList) -> Double? {
    guard list.skipped == nil else { return nil }
    var sum = 0.0
    for entry in list.entries {
      guard let signature = Catalog.keyframes.first(where: { $0.name == entry.name }) else {
        return nil
      }
      // A jump takes no time.
      guard signature.parameters.contains(where: { $0.label == "duration" }) else { continue }
      guard let seconds = entry.argument("duration")?.value.double else { return nil }
      sum += seconds
    }
    return sum
  }

  private func track(
    _ entries: [KeyframeList.Entry], of property: KeyframeProperty
  ) throws(Fault) -> KeyframeTrackText {
    let type = property.type ?? inferredType(entries)
    let count = max(type.components.count, 1)
    var keyframes: [Keyframe<DynamicVector>] = []
    for entry in entries {
      keyframes.append(
        try keyframe(entry) { (argument, parameter) throws(Fault) in
          let numbers = try numbers(argument, as: type, for: parameter)
          return DynamicVector((0..<count).map { numbers[$0] })
        })
    }
    return KeyframeTrackText(property: property, type: type, keyframes: keyframes)
  }

  /// Returns the track of a value with several properties, which move together.
  private func track(
    _ entries: [KeyframeList.Entry], ofAll value: KeyframeValue
  ) throws(Fault) -> KeyframeTrackText {
    let properties = value.properties()
    let values = KeyframeValueReader(code: code)
    var keyframes: [Keyframe<DynamicVector>] = []
    for entry in entries {
      let keyframe = try keyframe(entry) { (argument, _) throws(Fault) -> DynamicVector in
        let range = argument.position.range
        guard let given = try? values.keyframeValue(argument.value, at: range),
          case .record = given
        else { throw Fault(.keyframes(.outsideTrack(entry.name)), nameRange(of: entry)) }
        let parts = given.properties()
        var numbers: [Double] = []
        for property in properties {
          guard let part = parts.first(where: { $0.name == property.name }) else {
            throw Fault(.missingArgument(function: "the value", parameter: property.name), range)
          }
          numbers += part.numbers(as: property.type ?? part.type ?? .number)
        }
        return DynamicVector(numbers)
      }
      keyframes.append(keyframe)
    }
    return KeyframeTrackText(properties: properties, keyframes: keyframes)
  }

  /// Returns the type of the first keyframe whose value has one; a number if none has.
  private func inferredType(_ entries: [KeyframeList.Entry]) -> BasicType {
    let types = entries.lazy.compactMap { $0.argument(nil).flatMap { Self.type(of: $0.value) } }
    return types.first.map { $0.isShown && $0 != .integer ? $0 : .number } ?? .number
  }

  /// Returns the type of a value; for a member, the only type that has it, or nil.
  private static func type(of value: SwiftValue) -> BasicType? {
    guard case .member(let member) = value else { return BasicType(value) }
    return member.links.first.flatMap { BasicType.ofMember($0.name) }
  }

  /// Throws a fault if the list depends on something unknown.
  private func checkIsKnown(_ list: KeyframeList) throws(Fault) {
    guard let (unknown, choice) = list.skipped else { return }
    let fault = code.fault(unknown, at: choice.range)
    guard fault.dependsOnApp else { throw fault }
    let text = code.text(in: choice.range)
    let statement = code.node(at: choice.range) { $0.parent?.as(CodeBlockItemSyntax.self) }
    if statement != nil {
      throw Fault(
        .unknownName(text, expected: ValueType.keyframe.words, suggestion: nil), choice.range)
    }
    let loop = code.node(at: choice.range) { $0.parent?.as(ForStmtSyntax.self) }
    throw loop == nil
      ? Fault(.choiceDependsOnApp(condition: text), fault.range)
      : Fault(.dependsOnApp(name: text, expected: LoopRange.words), choice.range)
  }

  // MARK: - Keyframes

  private func nameRange(of entry: KeyframeList.Entry) -> Range<Int> {
    let call = code.node(at: entry.position.range) { $0.as(FunctionCallExprSyntax.self) }
    return call?.keyframeCallee.map { code.source.range(of: $0) } ?? entry.position.range
  }

  /// Returns a keyframe.
  ///
  /// - Parameters:
  ///   - entry: The call of the keyframe.
  ///   - vector: A closure that returns the target value and the velocities.
  private func keyframe(
    _ entry: KeyframeList.Entry,
    vector: (CallArgument, ParameterSignature) throws(Fault) -> DynamicVector
  ) throws(Fault) -> Keyframe<DynamicVector> {
    guard let signature = Catalog.keyframes.first(where: { $0.name == entry.name }) else {
      throw Fault(.unknownFunction(entry.name), entry.position.range)
    }
    var values: [ArgumentValue] = []
    for parameter in signature.parameters {
      if let argument = entry.argument(parameter.label) {
        values.append(try value(argument, for: parameter, vector))
      } else if let value = parameter.defaultValue {
        values.append(value)
      } else {
        let missing = parameter.label ?? "a value"
        throw Fault(
          .missingArgument(function: entry.name, parameter: missing), nameRange(of: entry))
      }
    }
    guard case .keyframe(let keyframe) = signature.build(nil, values, semantics) else {
      throw Fault(.unknownFunction(entry.name), entry.position.range)
    }
    if case .spring(_, nil, let spring, _) = keyframe, !(spring.dampingRatio > 0) {
      throw Fault(.keyframes(.neverSettles), entry.position.range)
    }
    return keyframe
  }

  private func value(
    _ argument: CallArgument, for parameter: ParameterSignature,
    _ vector: (CallArgument, ParameterSignature) throws(Fault) -> DynamicVector
  ) throws(Fault) -> ArgumentValue {
    let isNil = if case .nothing = argument.value { true } else { false }
    let range = argument.position.range
    switch parameter.type {
    case .optionalSeconds where isNil, .optionalValue where isNil: return .nothing
    case .value, .optionalValue: return .vector(try vector(argument, parameter))
    case .seconds, .optionalSeconds, .number:
      let value = try numbers(argument, as: .number, for: parameter)[0]
      try ExpressionResolver.check(value, for: parameter, range: range)
      return .number(value)
    case .spring:
      if case .spring(let spring, _) = run.types.coerce(argument.value, to: .spring) {
        return .spring(spring)
      }
      return try explained(argument, as: .spring, for: parameter)
    case .unitCurve:
      if case .curve(let curve, _) = run.types.coerce(argument.value, to: .unitCurve) {
        return .unitCurve(curve)
      }
      return try explained(argument, as: .unitCurve, for: parameter)
    default: throw Fault(.notUnderstood("this"), range)
    }
  }

  /// Returns the numbers of a value, in the order of its type's components.
  private func numbers(
    _ argument: CallArgument, as type: BasicType, for parameter: ParameterSignature
  ) throws(Fault) -> SIMD4<Double> {
    let range = argument.position.range
    let value = run.types.coerce(argument.value, to: type.swiftType)
    if let found = BasicType(value), found == type || (type == .number && found == .integer) {
      let shown = value.attributeValue
      if let fault = shown.fault(at: range) { throw fault }
      return shown.keyframeNumbers
    }
    let found = (BasicType(value) ?? Self.type(of: argument.value))?.article
    if found == nil, let unknown = value.unknown { throw code.fault(unknown, at: range) }
    throw Fault(
      .wrongType(
        parameter: parameter.name, expected: type.article,
        found: found ?? "'\(SentenceParts.short(code.text(in: range)))'"), range)
  }

  /// Throws the fault of a spring or a curve with the catalog's wording for the text.
  private func explained(
    _ argument: CallArgument, as type: ValueType, for parameter: ParameterSignature
  ) throws(Fault) -> ArgumentValue {
    let range = argument.position.range
    if let node = code.node(at: range, { $0.as(ExprSyntax.self) }) {
      let term = try TermReader(
        source: code.source, grammar: ExpressionGrammar(hasChoices: true)
      ).term(of: node)
      var resolver = ExpressionResolver(semantics: semantics, scope: code.scope.names)
      do throws(Fault) {
        _ = try resolver.value(of: term, expected: type)
      } catch {
        guard case .wrongType(nil, let expected, let found) = error.problem as? ArgumentProblem
        else { throw error }
        throw Fault(
          .wrongType(parameter: parameter.name, expected: expected, found: found), error.range)
      }
    }
    if let unknown = argument.value.unknown { throw code.fault(unknown, at: range) }
    throw Fault(
      .wrongType(parameter: parameter.name, expected: type.words, found: "this"), range)
  }
}
