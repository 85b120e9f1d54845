import LintCore
import Projects
import SystemCalls

extension RunPlan {
  /// Files in a row, and what they are judged by.
  struct JudgedRow {
    var row: TargetResolver.Row
    var context: LintContext
  }

  /// The files of rows that follow each other. Several threads make them: there may be many, and where they are to
  /// lie is memory that nobody has touched yet.
  /// - Parameter contents: of standard input, which stands for a file.
  static func files(
    of rows: [JudgedRow], among sources: [SourceFile], contents: [UInt8]?, workers: Int
  ) -> [LintFile] {
    precondition(rows.reduce(0) { $0 + $1.row.files.count } == sources.count, "each file is in one row")
    return [LintFile](unsafeUninitializedCapacity: sources.count) { buffer, count in
      nonisolated(unsafe) let files = buffer
      // A few shares for each: not all threads begin at once.
      let shares = max(1, workers) * 4
      let size = sources.count / shares + 1
      Workers.forEach(0..<shares, workers: sources.count < 1_000 ? 1 : workers) { share in
        let places = share * size..<(share + 1) * size
        for index in rows.indices where places.contains(rows[index].row.files.lowerBound) {
          let context = rows[index].context
          // Files were screened before it was known which libraries configurations tell of.
          let mayBeScreenedOut = rows[index].row.configuration.libraries.isEmpty
          for place in rows[index].row.files {
            let source = sources[place]
            var file = LintFile(
              path: source.path, shownPath: source.path, context: context,
              contents: source.isNamed ? contents ?? source.contents : source.contents,
              isScreenedOut: mayBeScreenedOut && source.isScreenedOut, isRegular: source.isRegular,
              project: rows[index].row.repository)
            file.isNamed = source.isNamed
            files.initializeElement(at: place, to: file)
          }
        }
      }
      count = sources.count
    }
  }
}
