import Foundation
import TestSupport

/// Runs the built tool.
func kymo(
  _ arguments: String..., input: String = "", output: ToolRunner.Output = .captured,
  environment: [String: String?] = [:], in folder: String? = nil
) throws -> ToolRunner.Run {
  try kymo(
    arguments, input: Array(input.utf8), output: output, environment: environment, in: folder)
}

/// Runs the built tool with unchanged arguments and bytes.
func kymo(
  _ arguments: [String], input: [UInt8] = [], output: ToolRunner.Output = .captured,
  environment: [String: String?] = [:], in folder: String? = nil
) throws -> ToolRunner.Run {
  var runner = try ToolRunner.kymo()
  runner.environment = environment
  runner.workingDirectory = folder
  return try runner.run(arguments, input: input, output: output)
}

/// The fields of a CSV text without quotes, row by row, without the heading.
func rows(_ csv: String) -> [[String]] {
  csv.split(separator: "\n").dropFirst().map { line in
    line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}
