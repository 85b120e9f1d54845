import Availability

// The compact form: a letter for each platform, then versions without trailing zeros.
//
//   i13m10.15t13w6      introduced on iOS 13, macOS 10.15, tvOS 13, watchOS 6
//   i13~16.1m!          deprecated on iOS from 16.1 on; not on macOS
//   i14x15              obsoleted on iOS from 15 on
//   i13~a26*~e!         `~` without a version: from the beginning; `*`: everywhere; `a`: anyAppleOS;
//                       `e!`: not in application extensions

extension NativeAvailability {
  private static let letters: [(Platform, UInt8)] = [
    (.iOS, UInt8(ascii: "i")), (.macOS, UInt8(ascii: "m")), (.tvOS, UInt8(ascii: "t")),
    (.watchOS, UInt8(ascii: "w")), (.visionOS, UInt8(ascii: "v")), (.macCatalyst, UInt8(ascii: "c")),
    (.driverKit, UInt8(ascii: "d")),
  ]

  /// Equal values have the same text. `renamed` is not part of it.
  public var compactText: String {
    var text = ""
    for (platform, letter) in Self.letters {
      guard let span = platforms[platform] else { continue }
      text.unicodeScalars.append(Unicode.Scalar(letter))
      text += span.compactText
    }
    if let anyAppleOS { text += "a" + anyAppleOS.compactText }
    if everywhere != Span() { text += "*" + everywhere.compactText }
    if isUnavailableInExtensions { text += "e!" }
    return text
  }

  /// Parses the compact form. Returns `nil` when the form is wrong.
  public init?(compactText text: some Sequence<UInt8>) {
    let bytes = Array(text)
    var index = 0
    while index < bytes.count {
      let letter = bytes[index]
      index += 1
      let span = Span(compactText: bytes, &index)
      switch letter {
      case UInt8(ascii: "a"): anyAppleOS = span
      case UInt8(ascii: "*"): everywhere = span
      case UInt8(ascii: "e"): isUnavailableInExtensions = true
      default:
        guard let platform = Self.letters.first(where: { $0.1 == letter })?.0 else { return nil }
        platforms[platform] = span
      }
    }
  }
}

extension NativeAvailability.Span {
  fileprivate var compactText: String {
    var text = introduced.map(Self.text) ?? ""
    if let deprecated { text += "~" + Self.text(deprecated) }
    if isDeprecated { text += "~" }
    if let obsoleted { text += "x" + Self.text(obsoleted) }
    if isUnavailable { text += "!" }
    return text
  }

  private static func text(_ version: Version) -> String {
    if version.patch != 0 { return "\(version.major).\(version.minor).\(version.patch)" }
    return version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
  }

  fileprivate init(compactText bytes: [UInt8], _ index: inout Int) {
    self.init(introduced: Self.version(bytes, &index))
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "~"):
        index += 1
        if let version = Self.version(bytes, &index) { deprecated = version } else { isDeprecated = true }
      case UInt8(ascii: "x"):
        index += 1
        obsoleted = Self.version(bytes, &index)
      case UInt8(ascii: "!"):
        index += 1
        isUnavailable = true
      default: return
      }
    }
  }

  private static func version(_ bytes: [UInt8], _ index: inout Int) -> Version? {
    var numbers = [0]
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "."): numbers.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      default: return index == start ? nil : version(numbers)
      }
      index += 1
    }
    return index == start ? nil : version(numbers)
  }

  private static func version(_ numbers: [Int]) -> Version {
    Version(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }
}
