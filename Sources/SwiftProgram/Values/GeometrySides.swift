/// The sides of its size that the closure of a `GeometryReader` reads.
package struct GeometrySides: OptionSet {
  package var rawValue: UInt8

  package static let width = GeometrySides(rawValue: 1)
  package static let height = GeometrySides(rawValue: 2)
  package static let all: GeometrySides = [.width, .height]

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}
