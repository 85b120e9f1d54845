/// A Unicode scalar in the file.
struct SourceScalar {
  /// `nil` where the bytes are not valid UTF-8.
  var value: UInt32?
  /// Its number of bytes; for malformed UTF-8, the number of bytes that belong together.
  var length: Int
}

extension SourceBytes {
  /// The scalar at an offset before the end. Malformed are: a run of bytes that start no scalar; a truncated,
  /// overlong or surrogate sequence, up to its last continuation byte.
  func scalar(at offset: Int) -> SourceScalar {
    let lead = self[offset]
    if lead < 0x80 { return SourceScalar(value: UInt32(lead), length: 1) }
    var end = offset + 1
    guard Self.startsScalar(lead) else {
      while end < count, !Self.startsScalar(self[end]) { end += 1 }
      return SourceScalar(value: nil, length: end - offset)
    }
    let length = (~lead).leadingZeroBitCount
    var value = UInt32(lead & (0xFF >> (UInt8(length) + 1)))
    while end < offset + length {
      guard end < count, self[end] & 0xC0 == 0x80 else {
        return SourceScalar(value: nil, length: end - offset)
      }
      value = value << 6 | UInt32(self[end] & 0x3F)
      end += 1
    }
    let needed = value < 0x800 ? 2 : value < 0x10000 ? 3 : 4
    let isScalar = needed == length && Unicode.Scalar(value) != nil
    return SourceScalar(value: isScalar ? value : nil, length: length)
  }

  private static func startsScalar(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }

  /// The end of the run of identifier characters from an offset on.
  func endOfNameContinuation(_ offset: Int) -> Int {
    var at = offset
    while at < count {
      if self[at] < 0x80 {
        guard has(ByteTrait.nameContinuation, at) else { break }
        at += 1
      } else {
        let scalar = scalar(at: at)
        guard let value = scalar.value, ScalarClass.continuesName(value) else { break }
        at += scalar.length
      }
    }
    return at
  }
}

/// The scalars that are valid in identifiers and operators. ASCII is handled elsewhere.
///
/// Source: "The Swift Programming Language", grammar of identifiers and of operators (after WG14 N1518).
enum ScalarClass {
  static func continuesName(_ scalar: UInt32) -> Bool {
    if scalar >= 0x10000 { return scalar < 0xF0000 && scalar & 0xFFFF <= 0xFFFD }
    return contains(scalar, nameContinuations)
  }

  static func startsName(_ scalar: UInt32) -> Bool {
    continuesName(scalar) && !contains(scalar, combiningMarks)
  }

  static func startsOperator(_ scalar: UInt32) -> Bool { contains(scalar, operatorStarts) }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    startsOperator(scalar) || contains(scalar, combiningMarks) || (0xFE00...0xFE0F).contains(scalar)
      || (0xE0100...0xE01EF).contains(scalar)
  }

  private static func contains(_ scalar: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }

  private static let nameContinuations: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]
  private static let combiningMarks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
  private static let operatorStarts: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
    0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
    0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030,
  ]
}
