package import MotionRecording

/// The values that were written and read, to know which views are others than before: most often a view whose own
/// state was written, and the views inside of it.
package struct ViewDependencies {
  /// Whether something was written since the views were made last.
  package private(set) var isChanged = false

  /// How often something was written since the beginning, or done that may have changed something.
  package private(set) var changeCount = 0

  /// The views whose states were written, and whether anything else was.
  private var writtenViews: Set<ViewIdentity> = []
  private var isWrittenElsewhere = false

  /// Whether something was written since then of which no view is told.
  private(set) var isChangedUntold = false

  /// The views that were others when changes were taken last; nil if any could be.
  private(set) var lastChanged: Set<ViewIdentity>?

  /// The views of the app's own whose bodies are being evaluated, from the outside in.
  package var bodies: [ViewIdentity] = []

  /// Whether what is evaluated is views, and not what they do.
  package private(set) var isMakingViews = false

  /// The views whose states were read by something other than their own bodies and what is inside.
  private var viewsReadOutside: Set<ViewIdentity> = []

  /// The values that the body that is being evaluated has read; nil where nothing asks for them.
  package var reads: BodyReads?

  /// Whether the views show the time, so that they are others whenever they are made.
  package private(set) var showsTime = false

  /// Notes that a state of a view was written, or something that any view may read.
  package mutating func noteChange(of view: ViewIdentity? = nil) {
    isChanged = true
    changeCount += 1
    if let view { writtenViews.insert(view) } else { isWrittenElsewhere = true }
  }

  /// Notes that something was done that may change what any view reads, without a write that is known.
  mutating func noteLostChange() {
    isWrittenElsewhere = true
    changeCount += 1
  }

  /// Notes that something was written of which no view is told; what bodies keep for themselves changes no view.
  mutating func noteUntold() {
    if !isMakingViews { isChangedUntold = true }
  }

  /// Notes that a state of a view is read; what actions read changes no view.
  mutating func noteRead(of view: ViewIdentity) {
    guard isMakingViews, bodies.last != view, !bodies.contains(view) else { return }
    viewsReadOutside.insert(view)
  }

  /// Notes that the time is read.
  mutating func noteTime() {
    if isMakingViews { showsTime = true }
    reads?.areKnown = false
  }

  /// Begins to make all views, which read everything anew.
  package mutating func beginAllViews() {
    viewsReadOutside = []
    beginViews(in: [])
  }

  /// Begins to make views in the bodies of others.
  package mutating func beginViews(in bodies: [ViewIdentity]) {
    self.bodies = bodies
    isMakingViews = true
  }

  /// Ends that.
  package mutating func endViews() {
    bodies = []
    isMakingViews = false
  }

  /// Forgets what was written.
  ///
  /// - Returns: The views that alone can be others because of it; nil if any can.
  @discardableResult
  package mutating func takeChanges() -> Set<ViewIdentity>? {
    defer {
      isChanged = false
      isWrittenElsewhere = false
      isChangedUntold = false
      writtenViews = []
    }
    lastChanged = nil
    guard !isWrittenElsewhere, !showsTime, writtenViews.isDisjoint(with: viewsReadOutside) else {
      return nil
    }
    lastChanged = writtenViews
    return writtenViews
  }
}
