/// What a compiler's output says of where it failed: lines of the form `PATH:LINE:COLUMN: error: MESSAGE`, as swiftc,
/// SwiftPM and xcodebuild print them; the column may be missing.
struct CompilerErrors {
  struct Error: Hashable {
    /// As it was printed.
    var path: String
    /// From 1.
    var line: Int
    /// What the message names in quotes: `foo` of "cannot find 'foo' in scope".
    var names: [String]
  }

  /// Each once, in the order of the output.
  let errors: [Error]

  init(in output: [UInt8]) {
    var known: Set<Error> = []
    errors = output.split { $0 == 0x0A || $0 == 0x0D }.compactMap { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      guard let match = line.prefixMatch(of: /(.+?):(\d+):(?:\d+:)? (?:fatal )?error: (.*)/),
        let number = Int(match.2)
      else { return nil }
      let names = match.3.matches(of: /'([A-Za-z_]\w*)/).map { String($0.1) }
      let error = Error(path: String(match.1), line: number, names: names)
      return known.insert(error).inserted ? error : nil
    }
  }
}
