extension Drawing {
  /// Joins several pictures to one, from top to bottom; title, ground and facts are the first
  /// one's.
  ///
  /// - Parameter drawings: The pictures, at least one.
  public static func stacked(_ drawings: [Drawing]) -> Drawing {
    precondition(!drawings.isEmpty, "a picture is made of at least one")
    var result = drawings[0]
    for drawing in drawings.dropFirst() {
      let offset = Point(x: 0, y: result.size.height)
      result.commands += drawing.commands.map { $0.transformed(by: .moved(by: offset)) }
      result.size.width = max(result.size.width, drawing.size.width)
      result.size.height += drawing.size.height
      if !drawing.description.isEmpty { result.description += " " + drawing.description }
    }
    return result
  }
}
