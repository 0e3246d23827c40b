internal import MotionRecording
internal import SwiftProgram

// The acts that can be performed on views.
extension ProgramRun {
  /// Returns whether an act can change a state, a binding or an object.
  func changesState(_ act: ActValue) -> Bool {
    switch act.event {
    case .value(_, let other): other != nil
    case .hold: false
    case .scrolled: true
    case .gesture(let gesture):
      !gesture.updating.isEmpty || gesture.closures.contains { changesState($0) }
    default: act.closures.contains { changesState($0) }
    }
  }

  /// Notes a view that can be tapped with unknown effects.
  func noteTarget(_ act: ActValue, at source: SourceOffset) {
    guard case .tap(count: 1) = act.event else { return }
    foreignTargets[source] = act.closures.lazy.compactMap(\.code.calls?.undeclared).first
  }
}
