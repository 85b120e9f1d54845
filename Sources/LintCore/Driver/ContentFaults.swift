import SwiftSource
import SystemCalls

/// Problems with a file's bytes, each with its remedy: a sentence without the file's name.
package enum ContentFaults {
  /// Why a file cannot be judged, by its first bytes and its size.
  package static func reasonNotToRead(_ bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.count >= 2, (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF) {
      return "is UTF-16: save it as UTF-8"
    }
    // Offsets are 32 bits wide.
    if bytes.count >= 1 << 31 { return "is larger than 2 GB: exclude it" }
    return nil
  }

  /// Problems that make the findings of a file doubtful. The file is still judged.
  static func doubts(about tree: SyntaxTree) -> [String] {
    var doubts: [String] = []
    let bytes = tree.text.bytes
    bytes.withUnsafeBufferPointer { buffer in
      if let offset = Bytes.firstOffset(of: 0, in: UnsafeRawBufferPointer(buffer)) {
        doubts.append("line \(tree.line(of: offset)): has a NUL byte: remove it")
      }
      if let offset = UTF8Check.firstFault(in: buffer) {
        doubts.append(
          "line \(tree.line(of: offset)): is not UTF-8, and was judged as if the bytes were fine: save it as UTF-8"
        )
      }
    }
    if bytes.withUnsafeBytes(conflictMarkers.occur), let line = conflictMarker(in: tree.text) {
      doubts.append("line \(line): has a merge conflict marker: resolve the conflict")
    }
    if let node = tree.nodes.first(where: { $0.isUnclosedBlock && Int($0.endToken) >= tree.tokens.count - 1 })
    {
      let line = tree.line(of: Int(tree.tokens[Int(node.firstToken)].start))
      doubts.append("line \(line): the brace is never closed: see whether the file is cut off")
    }
    return doubts
  }

  private static let conflictMarkers = WordSet(["<<<<<<< "])

  /// The first line that begins with `<<<<<<< `, if a later one begins with `>>>>>>> `.
  private static func conflictMarker(in text: SourceText) -> Int? {
    func first(_ mark: String, from line: Int) -> Int? {
      (line...text.lineCount).first { text.bytes[text.rangeOfLine($0)].starts(with: mark.utf8) }
    }
    return first("<<<<<<< ", from: 1).flatMap { first(">>>>>>> ", from: $0) == nil ? nil : $0 }
  }
}

/// Validates UTF-8 by Unicode's table 3-7.
package enum UTF8Check {
  /// The offset of the first byte of a malformed sequence.
  package static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index < bytes.count {
      // Most bytes are ASCII: checks eight at a time.
      while index + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      { index += 8 }
      guard index < bytes.count else { return nil }
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch first {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
      for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
      index += length
    }
    return nil
  }
}

extension SyntaxTree {
  fileprivate func line(of offset: Int) -> Int { text.position(of: offset).line }
}

extension Node {
  fileprivate var isUnclosedBlock: Bool {
    flags.contains(.incomplete) && (kind == .codeBlock || kind == .memberBlock || kind == .closure)
  }
}
