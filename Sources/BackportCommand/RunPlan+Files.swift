import LintCore
import Projects
import SystemCalls

extension RunPlan {
  /// Consecutive files with the same context.
  typealias JudgedRow = (row: TargetResolver.Row, context: LintContext)

  /// The files of consecutive rows. Several threads create them, because there can be many, and because the
  /// first access to their memory is slow.
  /// - Parameter contents: the text of standard input, which stands for a file.
  static func files(
    of rows: [JudgedRow], among sources: [SourceFile], contents: [UInt8]?, workers: Int
  ) -> [LintFile] {
    precondition(rows.reduce(0) { $0 + $1.row.files.count } == sources.count, "each file is in one row")
    return [LintFile](unsafeUninitializedCapacity: sources.count) { buffer, count in
      nonisolated(unsafe) let files = buffer
      // Several batches for each worker, because threads may start late.
      let shares = max(1, workers) * 4
      let size = sources.count / shares + 1
      Workers.forEach(0..<shares, workers: sources.count < 1_000 ? 1 : workers) { share in
        let places = share * size..<(share + 1) * size
        for index in rows.indices where places.contains(rows[index].row.files.lowerBound) {
          let context = rows[index].context
          // Screening ran before the configurations were known. Their libraries can make more files relevant.
          let mayBeScreenedOut = rows[index].row.configuration.libraries.isEmpty
          for place in rows[index].row.files {
            let source = sources[place]
            var file = LintFile(
              path: source.path, shownPath: source.path, context: context,
              contents: source.isNamed ? contents ?? source.contents : source.contents,
              isScreenedOut: mayBeScreenedOut && source.isScreenedOut, isRegular: source.isRegular,
              project: rows[index].row.repository)
            file.isNamed = source.isNamed
            if file.contents == nil { file.words = source.words }
            files.initializeElement(at: place, to: file)
          }
        }
      }
      count = sources.count
    }
  }
}
