// The common part of the oracles. An oracle reads paths from standard input, one on each line, and writes an answer
// for each file to standard output. Numbers are little-endian.
import Foundation

private var output: [UInt8] = []

func write(byte: UInt8) { output.append(byte) }

func write(_ number: Int) {
  withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { output.append(contentsOf: $0) }
}

func write(_ text: String) { output += text.utf8 }

/// Writes the names of kinds: a byte for their number; for each a byte for its length, and its UTF-8.
func write(names: [String]) {
  write(byte: UInt8(names.count))
  for name in names {
    write(byte: UInt8(name.utf8.count))
    write(name)
  }
}

/// Writes the number of elements, which `body` returns, before the elements that it writes.
func writeCounted(_ body: () -> Int) {
  let place = output.count
  write(0)
  withUnsafeBytes(of: UInt32(body()).littleEndian) { output.replaceSubrange(place..<place + 4, with: $0) }
}

/// Calls `body` with the bytes of each file, `nil` when it cannot be read, and sends what it writes.
func answerForEachFile(_ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
  var paths: [String] = []
  while let path = readLine() { paths.append(path) }
  for path in paths {
    if let data = FileManager.default.contents(atPath: path) {
      // SwiftSyntax requires a base address, which an empty buffer does not have.
      (Array(data) + [0]).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    } else {
      body(nil)
    }
    FileHandle.standardOutput.write(Data(output))
    output.removeAll(keepingCapacity: true)
  }
}
