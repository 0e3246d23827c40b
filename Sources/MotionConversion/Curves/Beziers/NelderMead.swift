/// Looks for the lowest place of a function of some numbers, without derivatives.
///
/// A simplex of one corner more than there are numbers is reflected, stretched and shrunk towards lower
/// ground. The same input gives the same answer.
///
/// Source: J. A. Nelder and R. Mead, "A simplex method for function minimization", 1965, with their
/// coefficients 1, 2, ½ and ½.
struct NelderMead {
  /// The most steps.
  var steps: Int

  /// The spread of the heights, as a part of the lowest, at which the search ends.
  var tolerance = 1e-9

  /// The lowest place found and its height.
  func minimum(
    from start: [Double], scale: [Double], of height: ([Double]) -> Double
  ) -> (place: [Double], height: Double) {
    var corners = [(place: start, height: height(start))]
    for index in start.indices {
      var place = start
      place[index] += scale[index]
      corners.append((place, height(place)))
    }
    let count = Double(start.count)
    for _ in 0..<steps {
      corners.sort { $0.height < $1.height }
      let best = corners[0]
      let worst = corners[corners.count - 1]
      if worst.height - best.height <= tolerance * best.height.magnitude + 1e-15 { break }
      var centre = [Double](repeating: 0, count: start.count)
      for corner in corners.dropLast() {
        for index in centre.indices { centre[index] += corner.place[index] / count }
      }
      func moved(_ factor: Double) -> (place: [Double], height: Double) {
        let place = centre.indices.map { centre[$0] + factor * (centre[$0] - worst.place[$0]) }
        return (place, height(place))
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
            let place = start.indices.map { (corners[index].place[$0] + best.place[$0]) / 2 }
            corners[index] = (place, height(place))
          }
        }
      }
    }
    return corners.min { $0.height < $1.height } ?? corners[0]
  }
}
