import Foundation

/// Reads the binary output of an oracle; see `Oracle/OracleOutput.swift`, which writes it.
struct AnswerReader {
  let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func byte() -> Int {
    defer { offset += 1 }
    return Int(bytes[offset])
  }

  /// A number; the largest one stands for -1.
  mutating func number() -> Int {
    defer { offset += 4 }
    return Int(Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)))
  }

  mutating func range() -> Range<Int> {
    let start = number()
    return start..<number()
  }

  mutating func list<Element>(_ element: (inout Self) -> Element) -> [Element] {
    let count = number()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(element(&self)) }
    return elements
  }

  mutating func names() -> [String] {
    (0..<byte()).map { _ in
      let length = byte()
      defer { offset += length }
      return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }
  }

  /// One answer for each file; `nil` when the oracle could not read it.
  mutating func answers<Answer>(_ answer: (inout Self, _ hasErrors: Bool) -> Answer) -> [Answer?] {
    var answers: [Answer?] = []
    while !isAtEnd {
      let state = byte()
      answers.append(state == 0 ? nil : answer(&self, state == 2))
    }
    return answers
  }
}
