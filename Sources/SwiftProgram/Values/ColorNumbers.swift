/// The sRGB components of a color that is written as numbers.
package struct ColorNumbers: Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity = 1.0

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1.0) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
