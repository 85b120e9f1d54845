import Foundation

/// What SwiftSyntax's tree holds of one file; see `Oracle/StructureOracle.swift`, which writes it.
struct StructureOracleAnswer {
  var hasErrors = false
  var facts: [StructureFact] = []

  /// One answer for each file that the program was asked about; `nil` where it could not read the file.
  static func answers(in data: Data) -> [StructureOracleAnswer?] {
    data.withUnsafeBytes { bytes in
      var offset = 0
      func byte() -> Int {
        defer { offset += 1 }
        return Int(bytes[offset])
      }
      func number() -> Int {
        defer { offset += 4 }
        // The largest number stands for none.
        return Int(
          Int32(
            bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))))
      }
      let kinds = (0..<byte()).map { _ in
        let length = byte()
        defer { offset += length }
        let name = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
        guard let kind = StructureFactKind(name: name[...]) else { preconditionFailure("no kind \(name)") }
        return kind
      }
      var answers: [StructureOracleAnswer?] = []
      while offset < bytes.count {
        let state = byte()
        guard state > 0 else {
          answers.append(nil)
          continue
        }
        let facts = (0..<number()).map { _ in
          StructureFact(kind: kinds[byte()], start: number(), end: number(), extra: number())
        }
        answers.append(StructureOracleAnswer(hasErrors: state == 2, facts: facts))
      }
      return answers
    }
  }
}
