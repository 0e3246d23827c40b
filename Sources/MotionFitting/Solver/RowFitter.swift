/// The best motion of a family for the rows of a recording, without the rows that belong to no motion.
struct FittedRows: Hashable, Sendable {
  var solution: FamilySolution

  /// The residual at each row of the window.
  var residuals: [Double]

  /// Whether the rows from the recording's rest on show the target, because the motion was ended from outside.
  var isEnded: Bool

  /// The indices, in the window, of the rows that were fitted.
  var used: [Int]

  /// The sum of squares over the rows that were fitted.
  var squares: Double { solution.squares }
}

/// Fits families to the rows of a recording's window.
struct RowFitter {
  let observed: ObservedMotion
  let options: FittingOptions

  /// The known ends.
  var known: KnownEnds

  /// The start, where it is known.
  var start: Double?

  /// The largest distance of a spring from its target when it is ended from outside, as a part of the travel.
  private static let arrival = 0.02

  /// The multiple of the noise above which residuals do not belong to a motion.
  static let outlier = 5.0

  private var window: Range<Int> { observed.window }

  /// Returns the fitting problem for some rows of the window.
  func problem(_ rows: [Int]) -> FittingProblem {
    FittingProblem(
      times: rows.map { observed.times[window.lowerBound + $0] },
      values: rows.map { observed.values[window.lowerBound + $0] },
      known: known, start: start, step: observed.step, noise: observed.noise)
  }

  /// All rows of the window but those left out.
  func rows(without left: Set<Int>) -> [Int] {
    window.indices.map { $0 - window.lowerBound }.filter { !left.contains($0) }
  }

  /// Returns a solution with its residuals at every row.
  func fitted(_ solution: FamilySolution, used: [Int], isEnded: Bool = false) -> FittedRows {
    let times = Array(observed.times[window])
    let values = Array(observed.values[window])
    return FittedRows(
      solution: solution,
      residuals: FittingProblem.residuals(of: solution, at: times, values), isEnded: isEnded,
      used: used)
  }

  // MARK: Springs

  /// Returns the best springs of some players.
  func springs(_ players: [FittedPlayer], rows: [Int]) -> [FittedRows] {
    let before = rows.filter { $0 + window.lowerBound < observed.rest }
    let first = before.count >= FittingError.needed ? before : rows
    let search = SpringSearch(problem: problem(first))
    let closed = search.closed()
    return players.map { player in
      let found = player == .exact ? closed : search.stepped(from: closed)
      return ended(found, first, rows)
    }
  }

  /// Fits a spring, which was fitted to the rows before the rest, to those at rest as well, unless these are an end
  /// from outside.
  private func ended(_ solution: FamilySolution, _ first: [Int], _ rows: [Int]) -> FittedRows {
    guard first.count < rows.count else { return fitted(solution, used: rows) }
    let fittedFirst = fitted(solution, used: first)
    let mean = (solution.squares / Double(first.count)).squareRoot()
    let limit = Self.outlier * max(observed.noise, mean)
    let tail = rows.filter { $0 + window.lowerBound >= observed.rest }
    let isOff = tail.contains { fittedFirst.residuals[$0].magnitude > limit }
    let isNear =
      (observed.values[observed.rest] - solution.ends.to).magnitude
      <= Self.arrival * solution.ends.delta.magnitude
    if isOff, isNear {
      return fitted(solution, used: first, isEnded: true)
    }
    return refined(solution, rows: rows)
  }

  // MARK: All families

  /// Returns the best fit of every family in the options.
  func all(rows: [Int]) -> [FittedRows] {
    var found: [FittedRows] = []
    if options.groups.contains(.spring) {
      found += springs(observed.players(options.player), rows: rows)
    }
    let curves = options.curves
    if !curves.isEmpty {
      let search = CurveSearch(problem: problem(rows))
      let named = search.named(curves)
      if options.groups.contains(.curve), options.triesBeziers,
        let bezier = search.bezier(from: named)
      {
        found.append(fitted(bezier, used: rows))
      }
      found += named.filter { options.takes($0.family) }.map { fitted($0, used: rows) }
    }
    return found
  }

  /// Returns the best fit of a family near a known one.
  func refined(_ solution: FamilySolution, rows: [Int], isEnded: Bool = false) -> FittedRows {
    let rows = isEnded ? rows.filter { $0 + window.lowerBound < observed.rest } : rows
    let problem = problem(rows)
    let found =
      solution.family == .spring(.swiftui)
      ? SpringSearch(problem: problem).refined(solution)
      : CurveSearch(problem: problem).refined(solution)
    return fitted(found, used: rows, isEnded: isEnded)
  }
}

extension FittingOptions {
  /// The named curves with which a search begins.
  fileprivate var curves: [NamedCurve] {
    if groups.contains(.curve) { return NamedCurve.all }
    return groups.contains(.linear) ? NamedCurve.all.filter(\.isLinear) : []
  }

  /// Whether a named curve is a candidate, and not only a beginning of the search for a Bézier.
  fileprivate func takes(_ family: MotionFamily) -> Bool {
    guard case .curve(let named) = family else { return true }
    return named.isLinear ? groups.contains(.linear) : snaps
  }
}
