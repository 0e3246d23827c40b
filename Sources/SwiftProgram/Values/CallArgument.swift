/// An argument of a call, with its label.
package struct CallArgument {
  package var label: String?
  package var value: SwiftValue
  package var position: SourcePosition

  package init(_ label: String? = nil, _ value: SwiftValue, at position: SourcePosition = .none) {
    self.label = label
    self.value = value
    self.position = position
  }
}
