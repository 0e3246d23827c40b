/// The version of the tool.
enum ToolVersion {
  /// The number, as `--version` prints it.
  static let number = "0.1.0"
}
