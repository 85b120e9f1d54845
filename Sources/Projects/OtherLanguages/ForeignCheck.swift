import Availability
import SystemCalls

/// An availability check in an Objective-C, C or C++ file.
struct ForeignCheck {
  /// Clang's forms (https://clang.llvm.org/docs/LanguageExtensions.html#objective-c-available), the macros of
  /// `AvailabilityMacros.h` and `NSObjCRuntime.h`, and what asks the system for its age in another way.
  static let words = [
    "@available", "__builtin_available", "API_AVAILABLE", "NS_AVAILABLE", "NS_CLASS_AVAILABLE",
    "__IPHONE_OS_VERSION_MIN_REQUIRED", "__MAC_OS_X_VERSION_MIN_REQUIRED", "__TV_OS_VERSION_MIN_REQUIRED",
    "__WATCH_OS_VERSION_MIN_REQUIRED", "NSFoundationVersionNumber", "NSClassFromString", "respondsToSelector",
  ]

  /// What a check or attribute of Clang says, in Swift's terms; `nil`: it is of another form.
  var condition: AvailabilityCondition?

  /// `nil`: the word is part of a longer one, of a comment or of a definition.
  init?(at hit: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    if hit.lowerBound > 0, bytes[hit.lowerBound - 1].isWordPart { return nil }
    let start = Self.startOfLine(at: hit.lowerBound, in: bytes)
    let line = UnsafeRawBufferPointer(rebasing: bytes[start..<hit.lowerBound])
    if Self.isComment(line) || line.holds("#define", at: 0) { return nil }
    let word = String(decoding: bytes[hit], as: UTF8.self)
    let isAttribute = word == "API_AVAILABLE"
    guard isAttribute || word.hasSuffix("available"),
      let arguments = Self.arguments(from: hit.upperBound, in: bytes)
    else { return }
    let clauses = arguments.compactMap { Self.clause($0, isAttribute: isAttribute) }
    condition = AvailabilityCondition(
      isUnavailable: false, arguments: isAttribute ? clauses + ["*"] : clauses)
  }

  private static func startOfLine(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Whether a line's beginning opens or continues a comment.
  private static func isComment(_ line: UnsafeRawBufferPointer) -> Bool {
    let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if first == UInt8(ascii: "*") { return true }
    let slash = UInt8(ascii: "/")
    return line.indices.dropLast().contains {
      line[$0] == slash && (line[$0 + 1] == slash || line[$0 + 1] == UInt8(ascii: "*"))
    }
  }

  /// The arguments in the parentheses that follow, split at commas outside of inner parentheses.
  private static func arguments(from place: Int, in bytes: UnsafeRawBufferPointer) -> [String]? {
    var index = place
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    var arguments = [[UInt8]()]
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        if depth == 1 { continue }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return arguments.map { String(decoding: $0, as: UTF8.self) } }
      case UInt8(ascii: ",") where depth == 1:
        arguments.append([])
        continue
      default: break
      }
      arguments[arguments.count - 1].append(byte)
    }
    return nil
  }

  /// `iOS 13.0` of `iOS 13.0` or `ios(13.0)`; `*`.
  private static func clause(_ text: String, isAttribute: Bool) -> String? {
    let words = text.split { " ()\t\n\r".contains($0) }.map(String.init)
    if words == ["*"] { return "*" }
    guard words.count == 2 else { return nil }
    let isExtension = words[0].lowercased().hasSuffix("_app_extension")
    let name = isExtension ? String(words[0].dropLast("_app_extension".count)) : words[0]
    guard let platform = Platform(informalName: name) else { return nil }
    return "\(platform.rawValue)\(isExtension ? "ApplicationExtension" : "") \(words[1])"
  }
}

extension UInt8 {
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
