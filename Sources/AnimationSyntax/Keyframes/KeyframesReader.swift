internal import AnimationModel
internal import MotionRecording
internal import SwiftSyntax

/// Reads the statements of a keyframes closure: `KeyframeTrack(\.scale) { LinearKeyframe(…) … } …`.
///
///     let reader = KeyframesReader(source: source, scope: scope, semantics: semantics)
///     let tracks = try reader.tracks(closure.statements, of: .record([
///       ("scale", .numbers(.number, [1, 0, 0, 0])), ("angle", .numbers(.angle, .zero)),
///     ]))
///     let path = tracks.moving[0].path(from: current, velocity: velocity)
///
/// Every number is known when the text is read: names stand for constants of the scope, counters of loops
/// among them.
struct KeyframesReader {
  let source: SwiftText
  let scope: Scope
  /// What names mean beyond the scope.
  let app: AppScope
  let semantics: Semantics

  /// Reads the tracks of a value; those that cannot be played are left out.
  ///
  /// - Parameters:
  ///   - statements: What stands in the closure: tracks, or, for a value that moves as a whole, keyframes.
  ///   - value: Where the keyframes begin.
  func tracks(
    _ statements: CodeBlockItemListSyntax, of value: KeyframeValue
  ) throws(Fault) -> KeyframeTracks {
    let entries = try KeyframeStatements(
      statements, source: source, scope: scope, app: app
    ).entries
    var tracks = KeyframeTracks()
    // Keyframes without a track around them are a track of the whole value.
    var loose: [KeyframeStatements.Entry] = []
    for entry in entries {
      if entry.name.text == "KeyframeTrack" {
        try add(entry, of: value, to: &tracks)
      } else if Self.isKeyframe(entry.name.text) {
        loose.append(entry)
      } else {
        throw unknown(entry.name, known: ["KeyframeTrack"] + Self.keyframeNames)
      }
    }
    guard let first = loose.first else { return tracks }
    if case .record = value {
      tracks.moving.append(try track(loose, ofAll: value))
      return tracks
    }
    let property = try value.property([], range: source.range(of: first.name))
    tracks.moving.append(try track(loose, of: property))
    return tracks
  }

  /// The names of the keyframes.
  static let keyframeNames = Catalog.keyframes.map(\.name)

  private static func isKeyframe(_ name: String) -> Bool { keyframeNames.contains(name) }

  // MARK: - Tracks

  private func add(
    _ entry: KeyframeStatements.Entry, of value: KeyframeValue, to tracks: inout KeyframeTracks
  ) throws(Fault) {
    let call = CallSyntax(entry.call, named: entry.name, source: source)
    try call.check(positional: 1, closures: [call.closure() == nil ? "content" : nil])
    var path: [KeyPathName] = []
    var range = call.nameRange
    if let argument = call.positional.first {
      range = source.range(of: argument)
      path = try KeyPathReader(source: source).names(argument)
    }
    guard let body = call.closure() ?? call.closure("content") else {
      throw Fault(.expected("'{ … }'"), call.range.upperBound..<call.range.upperBound)
    }
    let statements = try body.plainStatements(source)
    do throws(Fault) {
      tracks.moving.append(
        try keyframes(
          statements, of: try value.property(path, range: range), scope: entry.scope,
          app: entry.app))
    } catch {
      guard error.leavesOutTrack else { throw error }
      tracks.leftOut.append(
        LeftOutTrack(
          name: path.map(\.name).joined(separator: "."), reason: error,
          duration: duration(statements, entry)))
    }
  }

  /// Seconds of all keyframes of a track, whatever their values are; nil if one of them does not say how long it
  /// takes.
  private func duration(
    _ statements: CodeBlockItemListSyntax, _ track: KeyframeStatements.Entry
  ) -> Double? {
    let entries = try? KeyframeStatements(
      statements, source: source, scope: track.scope, app: track.app
    ).entries
    var sum = 0.0
    for entry in entries ?? [] {
      guard let seconds = reader(entry).duration(entry.call, name: entry.name) else { return nil }
      sum += seconds
    }
    return entries == nil ? nil : sum
  }

  private func reader(_ entry: KeyframeStatements.Entry) -> KeyframeCallReader {
    KeyframeCallReader(source: source, scope: entry.scope, app: entry.app, semantics: semantics)
  }

  /// Reads the keyframes of one property.
  ///
  /// - Parameters:
  ///   - scope: The names that mean something; nil for those of the reader.
  ///   - app: What names mean beyond the scope; nil for what they mean to the reader.
  func keyframes(
    _ statements: CodeBlockItemListSyntax, of property: KeyframeProperty,
    scope: Scope? = nil, app: AppScope? = nil
  ) throws(Fault) -> KeyframeTrackText {
    let entries = try KeyframeStatements(
      statements, source: source, scope: scope ?? self.scope, app: app ?? self.app
    ).entries
    return try track(entries, of: property)
  }

  private func track(
    _ entries: [KeyframeStatements.Entry], of property: KeyframeProperty
  ) throws(Fault) -> KeyframeTrackText {
    for entry in entries where !Self.isKeyframe(entry.name.text) {
      guard entry.name.text != "KeyframeTrack" else {
        throw Fault(.keyframes(.trackInsideTrack), source.range(of: entry.name))
      }
      throw unknown(entry.name, known: Self.keyframeNames)
    }
    let type = property.type ?? inferredType(entries)
    var keyframes: [Keyframe<DynamicVector>] = []
    for entry in entries {
      keyframes.append(try reader(entry).keyframe(entry.call, name: entry.name, type: type))
    }
    return KeyframeTrackText(property: property, type: type, keyframes: keyframes)
  }

  /// Reads keyframes of a value with several properties, which move together.
  private func track(
    _ entries: [KeyframeStatements.Entry], ofAll value: KeyframeValue
  ) throws(Fault) -> KeyframeTrackText {
    let properties = value.properties()
    var keyframes: [Keyframe<DynamicVector>] = []
    for entry in entries {
      let values = KeyframeValueReader(source: source, scope: entry.scope, app: entry.app)
      let keyframe = try reader(entry).keyframe(entry.call, name: entry.name) {
        (expression, _) throws(Fault) -> DynamicVector in
        guard case .record? = try? values.value(expression) else {
          throw Fault(.keyframes(.outsideTrack(entry.name.text)), source.range(of: entry.name))
        }
        let given = try values.value(expression).properties()
        var numbers: [Double] = []
        for property in properties {
          guard let part = given.first(where: { $0.name == property.name }) else {
            throw Fault(
              .missingArgument(function: "the value", parameter: property.name),
              source.range(of: expression))
          }
          numbers += part.numbers(as: property.type ?? part.type ?? .number)
        }
        return DynamicVector(numbers)
      }
      keyframes.append(keyframe)
    }
    return KeyframeTrackText(properties: properties, keyframes: keyframes)
  }

  /// The type of the first keyframe whose value has one; a number if none does.
  private func inferredType(_ entries: [KeyframeStatements.Entry]) -> ScenarioType {
    for entry in entries {
      guard let argument = entry.call.arguments.first, argument.label == nil,
        let term = try? TermReader.values(in: source).term(of: argument.expression),
        case .known(let type) = try? FormulaCompiler(entry.scope).type(of: term)
      else { continue }
      return type.isShown ? type : .number
    }
    return .number
  }

  private func unknown(_ name: TokenSyntax, known: [String]) -> Fault {
    Fault(
      .unknownName(
        name.text, expected: ValueType.keyframe.words,
        suggestion: SpellingSuggestion.nearest(to: name.text, among: known)),
      source.range(of: name))
  }
}

/// Reads `\.offset.width` and `\AnimationValues.offset`.
struct KeyPathReader {
  let source: SwiftText

  /// The names from the outermost to the innermost.
  func names(_ expression: ExprSyntax) throws(Fault) -> [KeyPathName] {
    let range = source.range(of: expression)
    guard let keyPath = expression.as(KeyPathExprSyntax.self) else {
      throw Fault(
        .wrongType(parameter: nil, expected: "a key path such as '\\.scale'", found: "this"), range)
    }
    var names: [KeyPathName] = []
    for component in keyPath.components {
      guard case .property(let property) = component.component else {
        throw Fault(.notUnderstood("this key path"), range)
      }
      let token = property.declName.baseName
      // `\.self` is the value itself.
      if token.text == "self" { continue }
      names.append(KeyPathName(name: token.text, range: source.range(of: token)))
    }
    return names
  }
}
