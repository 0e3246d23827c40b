package import MotionRecording

/// The values that were written and read, which determine the views that have changed: most often a view whose own
/// state was written, and the views inside it.
package struct ViewDependencies {
  /// Whether anything was written since the views were last made.
  package private(set) var isChanged = false

  /// The number of writes, and of actions with unknown effects, since the beginning.
  package private(set) var changeCount = 0

  /// The views whose states were written, and whether anything else was.
  private var writtenViews: Set<ViewIdentity> = []
  private var isWrittenElsewhere = false

  /// Whether anything was written since the last change of which no view is notified.
  private(set) var isChangedUntold = false

  /// The views that had changed when changes were last taken; nil if any could have.
  private(set) var lastChanged: Set<ViewIdentity>?

  /// The views of the app whose bodies are being evaluated, outermost first.
  package var bodies: [ViewIdentity] = []

  /// Whether views are being evaluated, and not their actions.
  package private(set) var isMakingViews = false

  /// The views whose states were read outside of their own bodies and of the views inside.
  private var viewsReadOutside: Set<ViewIdentity> = []

  /// The values that the current body has read; nil if they are not recorded.
  package var reads: BodyReads?

  /// Notes a write to a state of a view, or to a value that any view may read.
  package mutating func noteChange(of view: ViewIdentity? = nil) {
    isChanged = true
    changeCount += 1
    if let view { writtenViews.insert(view) } else { isWrittenElsewhere = true }
  }

  /// Notes an action that may change what any view reads, without a known write.
  mutating func noteLostChange() {
    isWrittenElsewhere = true
    changeCount += 1
  }

  /// Notes a write of which no view is notified; writes of bodies to their own values change no view.
  mutating func noteUntold() {
    if !isMakingViews { isChangedUntold = true }
  }

  /// Notes a read of a view's state; reads of actions change no view.
  mutating func noteRead(of view: ViewIdentity) {
    guard isMakingViews, bodies.last != view, !bodies.contains(view) else { return }
    viewsReadOutside.insert(view)
  }

  /// Begins to make all views, which read everything again.
  package mutating func beginAllViews() {
    viewsReadOutside = []
    beginViews(in: [])
  }

  /// Begins to make views in the bodies of others.
  package mutating func beginViews(in bodies: [ViewIdentity]) {
    self.bodies = bodies
    isMakingViews = true
  }

  /// Ends the making of views.
  package mutating func endViews() {
    bodies = []
    isMakingViews = false
  }

  /// Takes the changes since the last call.
  ///
  /// - Returns: The only views that can change because of the writes; nil if any view can.
  @discardableResult
  package mutating func takeChanges() -> Set<ViewIdentity>? {
    defer {
      isChanged = false
      isWrittenElsewhere = false
      isChangedUntold = false
      writtenViews = []
    }
    lastChanged = nil
    guard !isWrittenElsewhere, writtenViews.isDisjoint(with: viewsReadOutside) else {
      return nil
    }
    lastChanged = writtenViews
    return writtenViews
  }
}
