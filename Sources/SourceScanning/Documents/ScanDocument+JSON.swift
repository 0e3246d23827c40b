internal import RecordingFormats

extension ScanDocument {
  /// The report as JSON: `kymograph/scan`, version 1.
  public var json: String {
    var json = JSONWriter()
    json.document { json in
      json.schema("kymograph/scan", version: 1)
      json.object("files") { json in
        json.member("read", scan.fileCount)
        json.member("skipped", scan.fileCount - scan.parsedCount)
        json.array("failed") { json in
          for failure in failures {
            json.object(.inline) { json in
              json.member("file", failure.path)
              json.member("reason", failure.reason)
            }
          }
        }
        json.array("withErrors", .inline) { json in
          for path in scan.filesWithErrors { json.element(path) }
        }
      }
      let shown = parts ?? Set(Part.allCases)
      if shown.contains(.uses) { animations("uses", scan.uses, &json) }
      if shown.contains(.definitions) { animations("definitions", scan.definitions, &json) }
      if shown.contains(.clusters) { clusters(&json) }
      if shown.contains(.findings) { findings(&json) }
      if shown.contains(.unread) { unread(&json) }
    }
    return json.text
  }

  private func animations(
    _ name: String, _ animations: [ScannedAnimation], _ json: inout JSONWriter
  ) {
    json.array(name) { json in
      for animation in animations {
        json.object { json in
          Self.location(animation.file, animation.start, animation.end, &json)
          json.member("context", animation.context)
          json.member("name", animation.name)
          json.member("declaration", animation.declaration)
          json.member("written", animation.written)
          json.member("expression", animation.expression)
          json.member("base", animation.base)
          if let branch = animation.branch { json.member("branch", branch) }
          json.member("condition", animation.condition)
          json.member("setting", animation.setting.rawValue)
          json.member("reduceMotion", animation.reduceMotion)
          json.member("trigger", animation.trigger)
          json.member("resolved", animation.resolution.rawValue)
          if !animation.reason.isEmpty { json.member("reason", animation.reason) }
          let reason = animation.isKnown ? "it never does" : "it is not known"
          json.member("duration", animation.duration, orNullBecause: reason)
          json.member("settle", animation.settle, orNullBecause: reason)
          json.member("overshoot", animation.overshoot, orNullBecause: reason)
          if let cluster = animation.cluster { json.member("cluster", cluster) }
          json.array("findings", .inline) { json in
            for rule in animation.findings { json.element(rule) }
          }
        }
      }
    }
  }

  private static func location(
    _ file: String, _ start: SourcePlace, _ end: SourcePlace, _ json: inout JSONWriter
  ) {
    json.member("file", file)
    json.member("line", start.line)
    json.member("column", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }

  private func clusters(_ json: inout JSONWriter) {
    json.array("clusters") { json in
      for cluster in scan.clusters {
        json.object { json in
          json.member("number", cluster.number)
          json.member("representative", cluster.representative)
          json.member("radius", cluster.radius)
          json.array("expressions") { json in
            for base in cluster.bases { json.element(base) }
          }
          json.array("members") { json in
            for index in cluster.members {
              let animation = scan.animations[index]
              json.object(.inline) { json in
                json.member("file", animation.file)
                json.member("line", animation.start.line)
                json.member("column", animation.start.column)
                json.member("kind", animation.kind.rawValue)
                json.member("expression", animation.expression)
              }
            }
          }
          if let proposal = cluster.proposal {
            json.object("proposal") { json in
              json.member("name", proposal.name)
              json.member("expression", proposal.expression)
              json.member("exists", proposal.exists)
              json.array("changes") { json in
                for change in changes(of: cluster) {
                  json.object(.inline) { json in
                    json.member("file", change.animation.file)
                    json.member("line", change.animation.start.line)
                    json.member("amount", change.amount)
                    json.member("time", change.time)
                  }
                }
              }
            }
          }
        }
      }
    }
    json.array("families") { json in
      for family in scan.families {
        json.object(.inline) { json in
          json.member("name", family.name)
          json.member("count", family.count)
          json.array("durations") { json in
            for duration in family.durations { json.element(duration) }
          }
        }
      }
    }
  }

  private func findings(_ json: inout JSONWriter) {
    json.array("findings") { json in
      for finding in findings {
        json.object { json in
          json.member("rule", finding.rule)
          json.member("level", finding.level.rawValue)
          json.member("message", finding.message)
          Self.location(finding.file, finding.start, finding.end, &json)
          json.member("expression", finding.expression)
          if let fix = finding.fix { json.member("fix", fix) }
          json.member("fingerprint", finding.fingerprint)
          json.member("isNew", finding.isNew)
          json.member("isIgnored", finding.isIgnored)
        }
      }
    }
    json.member("gone", goneCount)
  }

  private func unread(_ json: inout JSONWriter) {
    json.array("unread") { json in
      for animation in scan.unread {
        json.object { json in
          Self.location(animation.file, animation.start, animation.end, &json)
          json.member("context", animation.context)
          json.member("known", animation.expression)
          json.member("written", animation.written)
          json.member("reason", animation.reason)
        }
      }
    }
  }
}
