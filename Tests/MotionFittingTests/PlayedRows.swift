import AnimationModel
import MotionFitting

/// The rows that a device shows of an animation that begins between two frames: the animation is asked once per frame,
/// as SwiftUI does, and its values are rounded.
struct PlayedRows {
  var animation: Animation
  var start: Double
  var rate = 60.0
  var way = 300.0
  var rounding = 0.5
  var rest = 0.8

  /// The times, and the shown values before and after rounding.
  var rows: (times: [Double], shown: [Double], rounded: [Double]) {
    var context = AnimationContext<Double>()
    var times: [Double] = []
    var shown: [Double] = []
    var end: Double?
    for index in 0..<2000 {
      let time = Double(index) / rate
      if let end, time > end + rest { break }
      times.append(time)
      var covered = 0.0
      if time > start {
        let answer =
          end == nil
          ? animation.animate(value: way, time: time - start, context: &context) : nil
        covered = answer ?? way
        if answer == nil, end == nil { end = time }
      }
      shown.append(covered)
    }
    let rounded = rounding > 0 ? shown.map { ($0 / rounding).rounded() * rounding } : shown
    return (times, shown, rounded)
  }

  func observations() throws -> MotionObservations {
    let rows = rows
    return try MotionObservations(times: rows.times, values: rows.rounded)
  }
}
