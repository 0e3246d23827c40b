/// The value of a parameter, as written.
enum DialectValue: Equatable {
  case number(Double)
  case flag(Bool)
  case string(String)
  /// A name, such as the name of a constant.
  case name(String)
  /// A time in seconds, from a call such as `Duration(milliseconds: 500)`.
  case seconds(Double)
}
