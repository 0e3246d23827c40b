internal import RecordingFormats
public import TextForms

/// The known findings of an app, which do not count.
public struct ScanBaseline: Hashable, Sendable {
  /// The number of findings with each fingerprint.
  private var counts: [String: Int] = [:]

  /// Makes a baseline of the findings of a scan, without those that comments suppress.
  public init(_ findings: [ScanFinding]) {
    for finding in findings where !finding.isIgnored {
      counts[finding.fingerprint, default: 0] += 1
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: The error in the baseline, with its line if there is one.
  public init(_ text: String) throws(DataError) {
    let json = try JSONText(text)
    guard json.member("schema")?.text == "kymograph/scan-baseline",
      let findings = json.member("findings")?.elements
    else { throw DataError("this is not a baseline; 'kymo scan --write-baseline FILE' writes one") }
    guard json.member("version")?.number == 1 else {
      throw DataError("the baseline has a version that is not known; write it anew")
    }
    for finding in findings {
      guard let fingerprint = finding.member("fingerprint")?.text else {
        throw DataError("a finding of the baseline has no fingerprint")
      }
      counts[fingerprint, default: 0] += 1
    }
  }

  /// Marks the findings that are known, and returns the number of those that are gone.
  public func mark(_ findings: inout [ScanFinding]) -> Int {
    var left = counts
    for index in findings.indices where !findings[index].isIgnored {
      let fingerprint = findings[index].fingerprint
      guard let count = left[fingerprint], count > 0 else { continue }
      left[fingerprint] = count - 1
      findings[index].isNew = false
    }
    return left.values.reduce(0, +)
  }

  /// Returns the text of a baseline with findings, in their order.
  public static func text(of findings: [ScanFinding]) -> String {
    var json = JSONWriter()
    json.document { json in
      json.schema("kymograph/scan-baseline", version: 1)
      json.array("findings") { json in
        for finding in findings where !finding.isIgnored {
          json.object(.inline) { json in
            json.member("rule", finding.rule)
            json.member("file", finding.file)
            json.member("expression", finding.expression)
            json.member("fingerprint", finding.fingerprint)
          }
        }
      }
    }
    return json.text
  }
}
