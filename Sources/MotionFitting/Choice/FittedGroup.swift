/// Families that were fitted to the same rows with the same facts known, among other such groups.
struct FittedGroup {
  /// A family's best motion, and the rows that were left out for it.
  struct Entry {
    var fitted: FittedRows
    var left: Set<Int>
  }

  var fitter: RowFitter
  var entries: [Entry]

  /// The time of the change, where motions that begin later have a delay.
  var delayFrom: Double?

  /// How often rows show the same: cycles that begin at frames are rounded alike, so that a later one tells nothing new.
  var copies = 1.0

  /// Whether the start is taken to be the first row because the recording begins in motion.
  var startIsFirstRow = false

  init(
    _ fitter: RowFitter, _ entries: [Entry], delayFrom: Double? = nil,
    startIsFirstRow: Bool = false
  ) {
    self.fitter = fitter
    self.entries = entries
    self.delayFrom = delayFrom
    self.startIsFirstRow = startIsFirstRow
  }

  /// The numbers of a family that were free, start and ends included.
  func freeCount(_ family: MotionFamily) -> Int {
    var known = fitter.known
    if !family.isSpring { known.velocity = 0 }
    return family.figureCount + known.freeCount + (fitter.start == nil ? 1 : 0)
  }
}
