import Availability
import SwiftSource

/// `MinimumOSVersion` and `LSMinimumSystemVersion` in an `Info.plist` in XML.
extension MinimumDeclarations {
  mutating func addPropertyList(_ text: [UInt8], at path: String) {
    guard text.count < 1 << 20, text.firstRange(of: Array("<plist".utf8)) != nil else { return }
    let isWatch = ["WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"].contains {
      text.firstRange(of: Array("<key>\($0)</key>".utf8)) != nil
    }
    let source = SourceText(text)
    let keys: [(String, Platform)] = [
      ("MinimumOSVersion", isWatch ? .watchOS : .iOS), ("LSMinimumSystemVersion", .macOS),
    ]
    for (key, platform) in keys {
      guard let key = text.firstRange(of: Array("<key>\(key)</key>".utf8)) else { continue }
      let start = text[key.upperBound...].firstIndex { !($0 <= 0x20) } ?? text.endIndex
      let opening = Array("<string>".utf8)
      guard text[start...].starts(with: opening) else { continue }
      let range =
        start + opening.count..<(text[start...].firstRange(of: Array("</string>".utf8))?.lowerBound ?? start)
      guard let value = range.isEmpty ? nil : String(decoding: text[range], as: UTF8.self) else { continue }
      if let version = Version(value) {
        add(
          MinimumDeclaration(
            path: path, platform: platform, version: version, range: range,
            line: source.position(of: range.lowerBound).line), in: text)
      } else if !value.hasPrefix("$") {
        // Most contain a build setting, which is read where it is defined.
        add(
          UnreadMinimum(platform, place: "\(path):\(source.position(of: range.lowerBound).line)", text: value)
        )
      }
    }
  }
}
