import LintCore

// The numbers of fixed, new and remaining findings since an earlier report, by rule.

extension EarlierReport {
  private struct Difference {
    var gone: [Entry] = []
    var new: [Finding] = []
    /// By rule.
    var counts: [String: (gone: Int, new: Int, left: Int)] = [:]

    var totals: (gone: Int, new: Int, left: Int) {
      counts.values.reduce((0, 0, 0)) { ($0.0 + $1.gone, $0.1 + $1.new, $0.2 + $1.left) }
    }
    var rules: [String] { counts.keys.sorted() }
  }

  private func difference(to result: RunResult) -> Difference {
    var difference = Difference()
    var known: [Key: Int] = [:]
    for entry in entries { known[entry.key, default: 0] += 1 }
    for finding in result.findings {
      let key = Key(finding)
      if let count = known[key], count > 0 {
        known[key] = count - 1
        difference.counts[finding.rule, default: (0, 0, 0)].left += 1
      } else {
        difference.new.append(finding)
        difference.counts[finding.rule, default: (0, 0, 0)].new += 1
      }
    }
    // Of equal findings the last ones count as fixed.
    for entry in entries.reversed() {
      guard let count = known[entry.key], count > 0 else { continue }
      known[entry.key] = count - 1
      difference.gone.append(entry)
      difference.counts[entry.key.rule, default: (0, 0, 0)].gone += 1
    }
    difference.gone.reverse()
    return difference
  }

  /// - Parameter listsAll: whether to also list the fixed and new findings.
  public func writeText(_ result: RunResult, listsAll: Bool, to out: ByteWriter) {
    let difference = difference(to: result)
    if listsAll {
      for entry in difference.gone {
        out.write(
          "\(entry.key.path.printable):\(entry.line): gone: \(entry.message.printable) [\(entry.key.rule)]\n")
      }
      for finding in difference.new {
        out.write("\(finding.path.printable):\(finding.start.line): new: \(finding.message.printable)")
        out.write(" [\(finding.rule)]\n")
      }
      if !difference.gone.isEmpty || !difference.new.isEmpty { out.write("\n") }
    }
    if !difference.counts.isEmpty {
      var table = TextTable(["rule", "gone", "new", "left"], numbers: 1..<4)
      for rule in difference.rules {
        let counts = difference.counts[rule]!
        table.add([rule, "\(counts.gone)", "\(counts.new)", "\(counts.left)"])
      }
      table.write(to: out)
      out.write("\n")
    }
    let (gone, new, left) = difference.totals
    out.write(
      "Since \(path.printable): \(counted(gone, "finding")) gone, \(new) new, \(left) left.\n")
  }

  public func writeJSON(
    _ result: RunResult, toolName: String, toolVersion: String, to out: ByteWriter
  ) {
    let difference = difference(to: result)
    out.report(toolName: toolName, toolVersion: toolVersion) { json in
      json.array("comparison", .lines, of: difference.rules) { json, rule in
        let counts = difference.counts[rule]!
        json.members(["rule": rule, "gone": counts.gone, "new": counts.new, "left": counts.left])
      }
      json.array("gone", .lines, of: difference.gone) { json, entry in
        json.members([
          "rule": entry.key.rule, "message": entry.message, "path": entry.key.path, "line": entry.line,
        ])
      }
      json.array("new", .lines, of: difference.new) { JSONReport.write($1, to: &$0) }
      let (gone, new, left) = difference.totals
      json.object("summary", ["gone": gone, "new": new, "left": left])
    }
  }
}
