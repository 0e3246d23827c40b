internal import RecordingFormats

extension ScanDocument {
  /// The largest number of results of a run that GitHub shows.
  private static let mostResults = 5_000

  /// The findings as SARIF 2.1.0, as GitHub's code scanning and others read it.
  ///
  /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", section 3.
  public var sarif: String {
    var json = JSONWriter()
    json.document { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in run(&json) }
      }
    }
    return json.text
  }

  private func run(_ json: inout JSONWriter) {
    let ranked = findings.enumerated().sorted {
      ($1.element.level, $0.offset) < ($0.element.level, $1.offset)
    }.map(\.element)
    let shown = ranked.prefix(Self.mostResults)
    json.object("tool") { json in
      json.object("driver") { json in driver(&json) }
    }
    json.member("columnKind", "unicodeCodePoints")
    json.object("originalUriBaseIds") { json in
      json.object("%SRCROOT%") { json in
        json.object("description", .inline) {
          $0.member("text", "The folder from which kymo was run.")
        }
      }
    }
    json.array("invocations") { json in
      json.object { json in
        json.member("executionSuccessful", true)
        var notes = failures.map { "\($0.path): \($0.reason)" }
        if ranked.count > shown.count {
          notes.append(
            "\(ranked.count - shown.count) of \(ranked.count) findings are left out; GitHub shows \(Self.mostResults)"
          )
        }
        json.array("toolExecutionNotifications") { json in
          for note in notes {
            json.object { json in
              json.member("level", "warning")
              json.object("message", .inline) { $0.member("text", note) }
            }
          }
        }
      }
    }
    json.array("results") { json in
      for finding in shown { json.object { json in result(finding, &json) } }
    }
  }

  private func driver(_ json: inout JSONWriter) {
    json.member("name", "kymo")
    json.member("semanticVersion", version)
    json.array("rules") { json in
      for rule in ScanRules.all {
        json.object { json in
          json.member("id", rule.id)
          json.object("shortDescription", .inline) { $0.member("text", rule.summary) }
          json.object("fullDescription", .inline) {
            $0.member("text", "\(rule.summary) \(rule.help)")
          }
          json.object("help") { json in
            json.member("text", "\(rule.help) Source: \(rule.source)")
            json.member(
              "markdown",
              "\(rule.help)\n\nHit:\n\n```swift\n\(rule.bad)\n```\n\nNot hit:\n\n```swift\n\(rule.good)\n```\n\n"
                + "Source: \(rule.source)")
          }
          json.object("defaultConfiguration", .inline) { json in
            json.member("enabled", rule.level != nil)
            json.member("level", (rule.level ?? .note).rawValue)
          }
        }
      }
    }
  }

  private func result(_ finding: ScanFinding, _ json: inout JSONWriter) {
    json.member("ruleId", finding.rule)
    json.member("ruleIndex", ScanRules.all.firstIndex { $0.id == finding.rule } ?? 0)
    json.member("level", finding.level.rawValue)
    json.object("message", .inline) { $0.member("text", finding.message) }
    json.array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { json in
          Self.artifact(finding.file, &json)
          json.object("region") { json in
            Self.region(finding, &json)
            json.object("snippet", .inline) { $0.member("text", finding.snippet) }
          }
        }
      }
    }
    json.object("partialFingerprints") { json in
      json.member("kymoMotion/v1", finding.fingerprint)
      json.member("primaryLocationLineHash", finding.lineHash)
    }
    if hasBaseline { json.member("baselineState", finding.isNew ? "new" : "unchanged") }
    if let fix = finding.fix {
      json.array("fixes") { json in
        json.object { json in
          json.object("description", .inline) { $0.member("text", "Write '\(fix)'.") }
          json.array("artifactChanges") { json in
            json.object { json in
              Self.artifact(finding.file, &json)
              json.array("replacements") { json in
                json.object { json in
                  json.object("deletedRegion") { json in Self.region(finding, &json) }
                  json.object("insertedContent", .inline) { $0.member("text", fix) }
                }
              }
            }
          }
        }
      }
    }
    let isKnown = hasBaseline && !finding.isNew
    guard finding.isIgnored || isKnown else { return }
    json.array("suppressions") { json in
      if finding.isIgnored { json.object(.inline) { $0.member("kind", "inSource") } }
      if isKnown { json.object(.inline) { $0.member("kind", "external") } }
    }
  }

  private static func artifact(_ path: String, _ json: inout JSONWriter) {
    json.object("artifactLocation", .inline) { json in
      json.member("uri", URIText.reference(path))
      if !path.hasPrefix("/") { json.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private static func region(_ finding: ScanFinding, _ json: inout JSONWriter) {
    json.member("startLine", finding.start.line)
    json.member("startColumn", finding.start.column)
    json.member("endLine", finding.end.line)
    json.member("endColumn", finding.end.column)
  }
}

/// The encoding of paths as URI references (RFC 3986).
enum URIText {
  /// Returns a path with percent-encoding for characters that a reference cannot contain, and `file://` before an
  /// absolute one.
  static func reference(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80, isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%"
        text.unicodeScalars.append(digits[Int(byte >> 4)])
        text.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    return text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "-._~/+@,=()".unicodeScalars.contains(scalar)
  }
}
