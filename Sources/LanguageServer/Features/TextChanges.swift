import LintCore
import Reporting
import SwiftSource

/// The changes of a file as a minimal list of line edits.
enum TextChanges {
  static func edits(from original: [UInt8], to new: [UInt8]) -> [Edit] {
    let (old, oldStarts) = lines(of: original)
    let (fresh, newStarts) = lines(of: new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let diff = LineDiff(old: old.map(number), new: fresh.map(number))
    var edits: [Edit] = []
    var (left, right) = (0, 0)
    while left < old.count || right < fresh.count {
      let (start, newStart) = (left, right)
      while left < old.count, diff.isRemoved[left] { left += 1 }
      while right < fresh.count, diff.isInserted[right] { right += 1 }
      if left > start || right > newStart {
        let replacement = String(decoding: new[newStarts[newStart]..<newStarts[right]], as: UTF8.self)
        edits.append(Edit(oldStarts[start]..<oldStarts[left], replacement: replacement))
      } else {
        left += 1
        right += 1
      }
    }
    return edits
  }

  /// The lines with their endings and start offsets; the last entry is the end of the text.
  private static func lines(of bytes: [UInt8]) -> (lines: [ArraySlice<UInt8>], starts: [Int]) {
    var lines: [ArraySlice<UInt8>] = []
    var starts = [0]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      starts.append(end)
      start = end
    }
    return (lines, starts)
  }
}
