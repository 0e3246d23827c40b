internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

extension ProgramRun {
  var scrolling: ScrollReader { ScrollReader(run: self) }
}

/// Calls closures that observe scrolling.
struct ScrollReader {
  let run: ProgramRun

  /// Calls the closures for a change of the value that another closure makes of the geometry.
  ///
  /// - Parameters:
  ///   - closures: The closures to call.
  ///   - transform: The closure that makes the value of the geometry.
  ///   - state: The scroll state of the view.
  ///   - position: The position of the modifier in the source.
  func perform(
    _ closures: [ClosureValue], of transform: ClosureValue, _ state: ScrollState,
    at position: SourcePosition
  ) throws {
    let old = try run.functions.call(transform, [geometry(at: state.previous, position)])
    let new = try run.functions.call(transform, [geometry(at: state.offset, position)])
    if let unknown = new.unknownPart ?? old.unknownPart {
      run.leaveOut("what 'onScrollGeometryChange' does", because: unknown, at: position)
      return
    }
    guard old.key != new.key else { return }
    for closure in closures { _ = try run.functions.call(closure, [old, new]) }
  }

  /// Calls the closures for a change of the phase.
  ///
  /// - Parameters:
  ///   - closures: The closures to call.
  ///   - type: The number of the type of phases.
  ///   - scrolls: Whether scrolling begins.
  ///   - offset: The distance that the view has been scrolled, in points.
  func perform(
    _ closures: [ClosureValue], ofPhase type: Int, scrolls: Bool, at offset: ViewSize
  ) throws {
    let phases: [ScrollPhase] = scrolls ? [.idle, .interacting] : [.interacting, .idle]
    for closure in closures {
      var given = phases.map { $0.value(type: type) }
      if closure.code.parameterCount > 2 {
        given.append(
          .tuple([
            ("geometry", geometry(at: offset, run.lastPosition)),
            ("velocity", notComputed("velocity", run.lastPosition)),
          ]))
      }
      _ = try run.functions.call(closure, given)
    }
  }

  /// Returns the geometry of a scroll view: there is no layout, so that only the scroll distance is known.
  private func geometry(at offset: ViewSize, _ position: SourcePosition) -> SwiftValue {
    let origin = SIMD4(offset.width, offset.height, 0, 0)
    let parts = [("minX", offset.width), ("minY", offset.height)].map {
      ($0.0, SwiftValue.number($0.1))
    }
    let others = ["midX", "maxX", "width", "midY", "maxY", "height", "size"]
    func rectangle(_ name: String) -> SwiftValue {
      .tuple(
        parts + [("origin", .geometry(.point, origin))]
          + others.map { ($0, notComputed("\(name).\($0)", position)) })
    }
    return .tuple([
      ("contentOffset", .geometry(.point, origin)), ("contentInsets", .geometry(.insets, .zero)),
      ("contentSize", notComputed("contentSize", position)),
      ("containerSize", notComputed("containerSize", position)),
      ("visibleRect", rectangle("visibleRect")), ("bounds", rectangle("bounds")),
    ])
  }

  private func notComputed(_ name: String, _ position: SourcePosition) -> SwiftValue {
    var unknown = UnknownValue(name, at: position)
    unknown.predicate = "of what is scrolled is not computed"
    return .unknown(unknown)
  }
}
