/// A color that is written as numbers, as sRGB has it.
struct ColorNumbers: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0
}
