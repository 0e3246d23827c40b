/// The proximity of files, by their folders.
enum FolderDepth {
  /// Returns the number of folders that a file has in common with the nearest shown file; a greater one means nearer.
  ///
  /// - Parameters:
  ///   - name: The name of a file, with its folders.
  ///   - shown: The names of the files with the shown views.
  static func depth(of name: String, _ shown: [String]) -> Int {
    let path = name.split(separator: "/")
    return shown.map { zip($0.split(separator: "/"), path).prefix { $0 == $1 }.count }.max() ?? 0
  }
}
