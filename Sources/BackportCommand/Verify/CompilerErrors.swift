/// The error locations in a compiler's output: lines of the form `PATH:LINE:COLUMN: error: MESSAGE`, as
/// printed by swiftc, SwiftPM and xcodebuild. The column is optional.
struct CompilerErrors {
  struct Error: Hashable {
    /// As printed.
    var path: String
    /// From 1.
    var line: Int
    /// The names quoted in the message: `foo` in "cannot find 'foo' in scope".
    var names: [String]
  }

  /// Without duplicates, in the order of the output.
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
