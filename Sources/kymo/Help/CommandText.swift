internal import ArgumentParser

extension CommandConfiguration {
  /// The examples of a discussion: its indented lines that begin with the tool's name.
  var examples: [String] {
    discussion.split(separator: "\n").compactMap { line in
      line.hasPrefix("    kymo ") ? String(line.dropFirst(4)) : nil
    }
  }
}
