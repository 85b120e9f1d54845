import Foundation

/// The facts that SwiftSyntax's tree states about one file; written by `Oracle/Structure`.
struct StructureOracleAnswer {
  var hasErrors = false
  var facts: [StructureFact] = []

  /// One answer for each file of the batch; `nil` when the oracle could not read it.
  static func answers(in data: Data) -> [StructureOracleAnswer?] {
    data.withUnsafeBytes { bytes in
      var reader = AnswerReader(bytes)
      let kinds = reader.names().map { name in
        guard let kind = StructureFactKind(name: name[...]) else { preconditionFailure("no kind \(name)") }
        return kind
      }
      return reader.answers { reader, hasErrors in
        let facts = reader.list { reader in
          StructureFact(
            kind: kinds[reader.byte()], start: reader.number(), end: reader.number(), extra: reader.number())
        }
        return StructureOracleAnswer(hasErrors: hasErrors, facts: facts)
      }
    }
  }
}
