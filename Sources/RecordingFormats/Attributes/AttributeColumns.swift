internal import MotionRecording

/// The columns that tables of attributes have in common.
enum AttributeColumns {
  /// The columns of the table of one attribute.
  static let ofOne = ["time", "value", "velocity", "target", "animation", "event"]

  /// The columns of the table of several attributes.
  static let ofSeveral = ["time", "attribute", "value", "velocity", "target", "animation", "event"]
}

extension CSVWriter {
  /// Appends the row of an attribute.
  ///
  /// - Parameters:
  ///   - row: The row. Missing figures are empty fields.
  ///   - namesAttribute: Whether the table has a column for the attribute's name.
  mutating func row(_ row: AttributeRow, namesAttribute: Bool) {
    field(row.time)
    if namesAttribute { field(row.attribute) }
    for number in [row.value, row.velocity, row.target] {
      if let number { field(number) } else { field("") }
    }
    field(row.animation)
    field(EventText.text(of: row.events))
    endRow()
  }
}

extension JSONWriter {
  /// Writes an element with the members of an attribute's row.
  mutating func row(_ row: AttributeRow, namesAttribute: Bool) {
    object(.inline) { object in
      object.member("time", row.time)
      if namesAttribute { object.member("attribute", row.attribute) }
      if let value = row.value { object.member("value", value) }
      if let velocity = row.velocity { object.member("velocity", velocity) }
      if let target = row.target { object.member("target", target) }
      object.member("animation", row.animation)
      object.member("event", EventText.text(of: row.events))
    }
  }
}
