import SystemCalls

extension ProjectAnalysis {
  /// The contexts of files, without duplicates.
  static func contexts(of files: [LintFile]) -> [LintContext] {
    var contexts: [LintContext] = []
    var seen: Set<ObjectIdentifier> = []
    var last: LintContext?
    // Adjacent files mostly share it.
    for index in files.indices where files[index].context !== last {
      let context = files[index].context
      last = context
      if seen.insert(ObjectIdentifier(context)).inserted { contexts.append(context) }
    }
    return contexts
  }

  /// Sorted for reports.
  public var findings: [Finding] { judgement.findings }

  /// The findings sorted for reports, and those that are withheld.
  package var judgement: (findings: [Finding], withheld: WithheldFindings) {
    var findings = orderedFindings
    let withheld = linter.protectedFiles?.withhold(from: &findings) ?? WithheldFindings()
    return (findings, withheld)
  }

  /// Sorted for reports, without those that no fix in the given files can have to do with: in files that are as they
  /// were, and that no finding of the whole project touches.
  package var nearFindings: [Finding] {
    guard given != nil else { return findings }
    let touched = inquiries.values.reduce(into: Set<String>()) { paths, inquiry in
      for finding in inquiry.findings {
        paths.insert(finding.path)
        paths.formUnion((finding.fix?.edits ?? []).lazy.map(\.path))
      }
    }
    var findings = orderedFindings { file in
      file.isNamed || file.contents != nil || touched.contains(file.shownPath)
    }
    _ = linter.protectedFiles?.withhold(from: &findings)
    return findings
  }

  private var orderedFindings: [Finding] { orderedFindings { _ in true } }

  /// - Parameter isWanted: of which files to take what was found in one alone.
  private func orderedFindings(where isWanted: (LintFile) -> Bool) -> [Finding] {
    // Files are mostly sorted already, so sorting is cheap. Findings are large, and are copied once.
    let lists =
      visits.keys.filter { isWanted(files[$0]) }.sorted().map { visits[$0]!.findings }
      + inquiries.keys.sorted().map { inquiries[$0]!.findings }
    var places: [(path: String, offset: Int, list: Int, number: Int)] = []
    for list in lists.indices {
      for number in lists[list].indices {
        places.append((lists[list][number].path, lists[list][number].start.offset, list, number))
      }
    }
    return places.sorted { left, right in
      if left.path != right.path { return String.bytesPrecede(left.path, right.path) }
      if left.offset != right.offset { return left.offset < right.offset }
      return Finding.precedes(lists[left.list][left.number], lists[right.list][right.number])
    }.map { lists[$0.list][$0.number] }.withEvidenceKept
  }

  /// The findings of one file, by its index, sorted.
  public func findings(inFile index: Int) -> [Finding] {
    let path = files[index].shownPath
    let own = visits[index]?.findings ?? []
    var findings = inquiries.values.reduce(into: own) {
      $0 += $1.findings(in: path)
    }
    .sorted(by: Finding.precedes).withEvidenceKept
    _ = linter.protectedFiles?.withhold(from: &findings)
    return findings
  }
}
