internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram

// The content of phase and keyframe animators, which is evaluated where it is shown.
extension ViewTreeBuilder {
  /// Returns the view that a phase animator shows in the phase it is in.
  func shown(by animator: PhasedElement, _ setting: ViewSurroundings) throws -> ShownAnimator {
    let key = ViewIdentity(identity(setting.path, setting.step(to: animator.position)))
    phased[key] = animator
    known.animators[key] = run.dependencies.bodies.last
    let phases = ViewPhases(
      key, count: animator.phases.count,
      trigger: animator.trigger.map { trigger($0, animator.position) })
    return ShownAnimator(
      key: key, modifier: .phases(phases),
      content: try run.elementMaker.content(of: animator, in: run.phases[key] ?? 0))
  }

  /// Returns the view that a keyframe animator shows with the values of this frame.
  func shown(by animator: KeyframedElement, _ setting: ViewSurroundings) throws -> ShownAnimator {
    let key = ViewIdentity(identity(setting.path, setting.step(to: animator.position)))
    let tracks = try self.tracks(of: animator, key)
    keyframed[key] = animator
    if run.setting.context != .app {
      run.note(
        run.isDimmed
          ? "keyframes do not move on a dimmed display"
          : "how widgets and Live Activities limit keyframes is not known; they are played as in an app",
        at: animator.position)
    }
    known.animators[key] = run.dependencies.bodies.last
    let keyframes = ViewKeyframes(
      key, tracks: tracks.filter { $0.unknown == nil }.map(\.track),
      trigger: animator.trigger.map { trigger($0, animator.position) },
      repeats: animator.repeats)
    return ShownAnimator(
      key: key, modifier: .keyframes(keyframes),
      content: try run.keyframes.content(of: animator, tracks, run.driven[key]))
  }

  /// Returns the tracks of a keyframe animator, which are listed once in an update and kept for its frames.
  private func tracks(of animator: KeyframedElement, _ key: ViewIdentity) throws
    -> [KeyframeTrackValue]
  {
    if isFrame, let known = tracks[key] { return known }
    let listed = try run.keyframes.tracks(of: animator)
    tracks[key] = listed
    return listed
  }

  /// Returns the tracks that a keyframe animator lists for a run that begins with some numbers.
  func keyframes(
    of key: ViewIdentity, from numbers: [DynamicVector]
  ) throws -> [KeyframedNumbers] {
    guard let animator = keyframed[key], let known = tracks[key] else { return [] }
    let listed = try run.keyframes.tracks(
      of: animator, from: run.keyframes.value(of: animator, known, numbers))
    tracks[key] = listed
    return listed.filter { $0.unknown == nil }.map(\.track)
  }
}
