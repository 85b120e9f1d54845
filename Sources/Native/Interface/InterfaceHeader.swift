import SwiftSource

/// The header of an interface: its module, and the system that the compiler wrote it for.
struct InterfaceHeader {
  var module = ""
  /// The name in `#if os(…)`. Empty when unknown.
  var system = ""
  var isCatalyst = false
  /// The name in `#if arch(…)`, such as `arm64`. Empty when unknown.
  var architecture = ""

  private static let marks = ["", "-ignorable"].map { Array("// swift-module-flags\($0): ".utf8) }

  init(_ text: SourceText) {
    for line in 1...min(text.lineCount, 8) {
      let bytes = text.bytes[text.rangeOfLine(line)]
      guard Self.marks.contains(where: bytes.starts(with:)) else { continue }
      let flags = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      for (flag, value) in zip(flags, flags.dropFirst()) {
        // `SwiftUICore` is a part of `SwiftUI`: nobody imports it by its own name.
        if flag == "-public-module-name" || flag == "-module-name" && module.isEmpty {
          module = String(value)
        }
        if flag == "-target" { readTarget(value) }
      }
    }
  }

  /// Parses a triple: `arm64-apple-ios17.4-simulator`.
  private mutating func readTarget(_ triple: Substring) {
    let parts = triple.split(separator: "-")
    guard parts.count > 2 else { return }
    architecture = parts[0] == "arm64e" ? "arm64" : String(parts[0])
    system = Self.name(ofSystem: parts[2].prefix { !$0.isNumber })
    isCatalyst = parts.last == "macabi"
  }

  private static func name(ofSystem name: Substring) -> String {
    switch name {
    case "ios": "iOS"
    case "macos", "macosx": "macOS"
    case "tvos": "tvOS"
    case "watchos": "watchOS"
    case "xros": "visionOS"
    case "linux": "Linux"
    default: ""
    }
  }
}
