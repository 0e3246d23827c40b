/// Searches for the minimum of a function of several numbers, without derivatives.
///
/// A simplex of one corner more than there are numbers is reflected, stretched and shrunk towards lower
/// values. The same input gives the same answer.
///
/// Source: J. A. Nelder and R. Mead, "A simplex method for function minimization", 1965, with their
/// coefficients 1, 2, ½ and ½.
struct NelderMead {
  /// The largest number of steps.
  var steps: Int

  /// The spread of the heights, as a part of the lowest, at which the search ends.
  var tolerance = 1e-9

  /// The minimum found and its value.
  func minimum(
    from start: [Double], scale: [Double], of height: ([Double]) -> Double
  ) -> (point: [Double], height: Double) {
    var corners = [(point: start, height: height(start))]
    for index in start.indices {
      var point = start
      point[index] += scale[index]
      corners.append((point, height(point)))
    }
    let count = Double(start.count)
    for _ in 0..<steps {
      corners.sort { $0.height < $1.height }
      let best = corners[0]
      let worst = corners[corners.count - 1]
      if worst.height - best.height <= tolerance * best.height.magnitude + 1e-15 { break }
      var centre = [Double](repeating: 0, count: start.count)
      for corner in corners.dropLast() {
        for index in centre.indices { centre[index] += corner.point[index] / count }
      }
      func moved(_ factor: Double) -> (point: [Double], height: Double) {
        let point = centre.indices.map { centre[$0] + factor * (centre[$0] - worst.point[$0]) }
        return (point, height(point))
      }
      let last = corners.count - 1
      let reflected = moved(1)
      if reflected.height < best.height {
        let stretched = moved(2)
        corners[last] = stretched.height < reflected.height ? stretched : reflected
      } else if reflected.height < corners[last - 1].height {
        corners[last] = reflected
      } else {
        let drawn = reflected.height < worst.height ? moved(0.5) : moved(-0.5)
        if drawn.height < min(reflected.height, worst.height) {
          corners[last] = drawn
        } else {
          for index in corners.indices.dropFirst() {
            let point = start.indices.map { (corners[index].point[$0] + best.point[$0]) / 2 }
            corners[index] = (point, height(point))
          }
        }
      }
    }
    return corners.min { $0.height < $1.height } ?? corners[0]
  }
}
